import Foundation

/// One element of a storyboard or xib, as it stands in the file.
///
/// A tree of elements is the whole document: readers of single values are extensions, so an element or an
/// attribute that nobody knows yet is still there to be found.
public final class Element: @unchecked Sendable {
  /// The tag, for example `label`.
  public let name: String
  public internal(set) var attributes: [String: String]
  public internal(set) var children: [Element] = []
  /// The characters between the tags; blanks around children are dropped.
  public internal(set) var text = ""
  /// Of the start tag, from 1.
  public let line: Int
  public internal(set) weak var parent: Element?

  public init(name: String, attributes: [String: String] = [:], line: Int = 0) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// Interface Builder's object id.
  public var id: String? { attributes["id"] }
  /// The property of the parent that this element is the value of.
  public var key: String? { attributes["key"] }
  /// The class of the project that stands in for the element's own, without its module.
  public var customClass: String? { attributes["customClass"] }
  public var customModule: String? { attributes["customModule"] }
  /// What Interface Builder shows in its outline, for messages.
  public var userLabel: String? { attributes["userLabel"] }

  public subscript(attribute: String) -> String? { attributes[attribute] }
}

extension Element {
  public func bool(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default: return nil
    }
  }

  /// A finite number, or nil.
  public func double(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number; Interface Builder writes some as `3.0`.
  public func int(_ attribute: String) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
  }

  /// Text that may stand in an attribute or in a child `string` or `mutableString` of that key.
  public func string(_ key: String) -> String? {
    if let value = attributes[key] { return value }
    guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    return child.characters
  }

  /// The text, decoded where Interface Builder wrote it in base 64 (control characters).
  public var characters: String {
    guard bool("base64-UTF8") == true else { return text }
    // Interface Builder leaves out the padding.
    let packed = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: packed + padding).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }

  public func child(key: String) -> Element? { children.first { $0.key == key } }
  public func child(named name: String) -> Element? { children.first { $0.name == name } }
  public func children(named name: String) -> [Element] { children.filter { $0.name == name } }

  /// The elements inside a child that only groups, for example `subviews`.
  public func group(_ name: String) -> [Element] { child(named: name)?.children ?? [] }

  /// This element and all below it, in document order.
  public func forEachDescendant(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }

  /// The nearest enclosing element for which `matches` holds.
  public func ancestor(where matches: (Element) -> Bool) -> Element? {
    var current = parent
    while let element = current {
      if matches(element) { return element }
      current = element.parent
    }
    return nil
  }

  /// `label "Title" (id abc-de-fgh)`, for messages.
  public var summary: String {
    let title = userLabel ?? attributes["text"] ?? attributes["title"] ?? customClass
    return name + (title.map { " \"\($0)\"" } ?? "") + (id.map { " (id \($0))" } ?? "")
  }
}
