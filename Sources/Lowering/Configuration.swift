/// What decides which branches of `#if` are compiled.
public struct Configuration: Sendable {
  /// SWIFT_VERSION: the language mode, such as `5` or `5.0`.
  public var swiftVersion: String
  /// SWIFT_ACTIVE_COMPILATION_CONDITIONS, such as `DEBUG`.
  public var activeConditions: Set<String>
  /// Modules for which `canImport` holds besides those that come with Espalier.
  public var importableModules: Set<String>

  public init(
    swiftVersion: String = "5", activeConditions: Set<String> = ["DEBUG"],
    importableModules: Set<String> = []
  ) {
    self.swiftVersion = swiftVersion
    self.activeConditions = activeConditions
    self.importableModules = importableModules
  }
}
