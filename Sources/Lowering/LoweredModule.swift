/// A module that the compiler on Linux accepts, with what the build has to know about it.
public struct LoweredModule: Sendable {
  /// In the order they were given. Each begins with a `#sourceLocation` that names the user's path.
  public var files: [SourceFile]
  /// Files that no user wrote: `EspalierRegistration.registerAll()` is declared in one of them.
  public var generated: [SourceFile]
  public var messages: [Diagnostic]
  /// The class marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`, or passed to
  /// `UIApplicationMain` by a main.swift.
  public var delegateClassName: String?
  /// The first module names of all imports that are compiled, without their submodules.
  public var imports: Set<String>

  public init(
    files: [SourceFile], generated: [SourceFile], messages: [Diagnostic], delegateClassName: String?,
    imports: Set<String>
  ) {
    (self.files, self.generated, self.messages) = (files, generated, messages)
    (self.delegateClassName, self.imports) = (delegateClassName, imports)
  }
}
