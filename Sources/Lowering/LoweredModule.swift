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

  /// Classes of XCTest with their test methods, in the order of the files: Linux finds none by itself.
  public var testCases: [TestCase]

  /// A subclass of XCTestCase.
  public struct TestCase: Equatable, Sendable {
    public var className: String
    public var methods: [Method]

    /// A method that XCTest runs.
    public struct Method: Equatable, Sendable {
      public var name: String
      public var isAsync: Bool
      public var isThrowing: Bool
    }
  }

  public init(
    files: [SourceFile], generated: [SourceFile], messages: [Diagnostic], delegateClassName: String?,
    imports: Set<String>, testCases: [TestCase] = []
  ) {
    (self.files, self.generated, self.messages) = (files, generated, messages)
    (self.delegateClassName, self.imports) = (delegateClassName, imports)
    self.testCases = testCases
  }
}
