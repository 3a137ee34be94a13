import Foundation

/// One run of expanding build settings.
struct SettingExpansion {
  /// A project can be written so that its settings grow without end.
  private static let maximumReferences = 20_000
  private static let maximumLength = 1 << 20

  let levels: [[String: String]]
  /// Names and the level below which they are being looked up, innermost last.
  private var stack: [String] = []
  private var references = 0
  private var length = 0

  init(levels: [[String: String]]) { self.levels = levels }

  mutating func value(of name: String) -> String? { value(of: name, below: levels.count) }

  mutating func expand(_ text: String) -> String { expand(text[...], in: nil) }

  /// A setting whose own name is met again while it is expanded: what lies below it is meant.
  private struct Place {
    let name: String
    let level: Int
  }

  private mutating func value(of name: String, below limit: Int) -> String? {
    guard let level = levels[..<limit].lastIndex(where: { $0[name] != nil }),
      let text = levels[level][name]
    else { return nil }
    let mark = "\(name)@\(level)"
    // A circle is empty, as in Xcode.
    guard !stack.contains(mark), stack.count < 64 else { return "" }
    stack.append(mark)
    defer { stack.removeLast() }
    return expand(text[...], in: Place(name: name, level: level))
  }

  private mutating func expand(_ text: Substring, in place: Place?) -> String {
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let reference = SettingReference(in: rest) else {
        result += "$"
        continue
      }
      rest = rest[reference.end...]
      result += resolve(reference, in: place)
      guard result.utf8.count < SettingExpansion.maximumLength else { return result }
    }
    return result + rest
  }

  private mutating func resolve(_ reference: SettingReference, in place: Place?) -> String {
    references += 1
    guard references < SettingExpansion.maximumReferences, length < SettingExpansion.maximumLength else {
      return ""
    }
    let expanded = expand(reference.content, in: place)
    let parts = expanded.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var value: String
    if let place, name == "inherited" || name == place.name {
      value = self.value(of: place.name, below: place.level) ?? ""
    } else {
      value = self.value(of: name) ?? ""
    }
    for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
    length += value.utf8.count
    return value
  }
}

/// `(NAME:modifier)` or `{NAME}` behind a dollar sign.
private struct SettingReference {
  let content: Substring
  let end: Substring.Index

  /// - Parameter text: begins behind the dollar sign.
  init?(in text: Substring) {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 {
          content = text[text.index(after: text.startIndex)..<index]
          end = text.index(after: index)
          return
        }
      }
    }
    return nil
  }
}
