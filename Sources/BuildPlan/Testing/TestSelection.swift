/// Which tests `--filter` means: `Class`, `Class/test` or `Class.test`, with the target or its module before it as
/// in Xcode's `-only-testing:Target/Class/test`.
public struct TestSelection: Equatable, Sendable {
  /// The class or suite, and the test where one is named.
  private let parts: [String]
  private let module: String

  public init(_ filter: String, target: String, module: String) {
    self.module = module
    var rest = Substring(filter)
    for owner in [target, module] {
      for mark in ["/", "."] where rest.hasPrefix(owner + mark) {
        rest = rest.dropFirst(owner.count + 1)
      }
    }
    let place = rest.firstIndex { $0 == "/" } ?? rest.firstIndex { $0 == "." }
    parts =
      place.map { [String(rest[..<$0]), String(rest[rest.index(after: $0)...])] } ?? [String(rest)]
  }

  /// The word that XCTest's program takes; several are joined by commas.
  public var forXCTest: String {
    let test = parts.dropFirst().first.map { "/" + ($0.hasSuffix("()") ? String($0.dropLast(2)) : $0) } ?? ""
    return "\(module).\(parts[0])\(test)"
  }

  /// The pattern that Swift Testing's `--filter` takes.
  public var forSwiftTesting: String { parts.joined(separator: "/") }
}
