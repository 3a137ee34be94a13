/// An app that the one in front can open by a URL.
public struct OtherApp {
  /// The URL schemes that the app is there for, in lower case.
  public var schemes: Set<String>
  /// Builds the app.
  /// - Throws: what is wrong with it, for a person.
  public var make: () throws -> HeadlessApp

  public init(schemes: Set<String>, make: @escaping () throws -> HeadlessApp) {
    (self.schemes, self.make) = (schemes, make)
  }
}
