/// Turns Swift that Xcode compiles into Swift that the compiler on Linux accepts.
///
/// Two passes: an index over the whole module, then edits of each file. Every edit keeps the user's
/// line numbers.
public struct ModuleLowering: Sendable {
  public let moduleName: String
  public let files: [SourceFile]
  public let configuration: Configuration

  public init(moduleName: String, files: [SourceFile], configuration: Configuration = Configuration()) {
    (self.moduleName, self.files, self.configuration) = (moduleName, files, configuration)
  }

  public func lower() throws -> LoweredModule {
    let registration = "enum EspalierRegistration {\n  @MainActor static func registerAll() {}\n}\n"
    return LoweredModule(
      files: files, generated: [SourceFile(path: "EspalierRegistration.swift", text: registration)],
      messages: [], delegateClassName: nil, imports: [])
  }
}
