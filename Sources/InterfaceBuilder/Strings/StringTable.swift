import Foundation

/// One table of translated strings in one language: `Localizable.strings`, with its `.stringsdict` mixed in.
public struct StringTable: Equatable, Sendable {
  public enum Entry: Equatable, Sendable {
    case text(String)
    case plural(PluralEntry)
  }
  public var entries: [String: Entry]
  public init(entries: [String: Entry] = [:]) { self.entries = entries }

  public subscript(key: String) -> Entry? { entries[key] }

  /// The text of a key; for a plural its format without variables replaced.
  public func text(_ key: String) -> String? {
    switch entries[key] {
    case .text(let text)?: return text
    case .plural(let plural)?: return plural.format
    case nil: return nil
    }
  }

  /// Entries of `other` win.
  public mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { _, new in new }
  }
}

extension StringTable {
  /// A `.strings` file: `"key" = "value";` or a property list, in UTF-8 or UTF-16.
  /// - Throws: `DocumentError` with the line of the fault where it is known.
  public init(strings data: Data, file: String) throws {
    let plist = try Self.propertyList(data, file: file)
    guard let dictionary = plist as? [String: Any] else {
      throw DocumentError(file: file, line: 1, cause: .malformed("a string table holds keys and values."))
    }
    entries = [:]
    for (key, value) in dictionary {
      if let text = value as? String {
        entries[key] = .text(text)
      } else if let rules = value as? [String: Any], let plural = PluralEntry(rules) {
        entries[key] = .plural(plural)
      }
    }
  }

  /// A `.stringsdict` file: a property list of rules by number, width and device.
  /// - Parameter device: `iphone`, `ipad` …
  /// - Throws: `DocumentError`.
  public init(stringsdict data: Data, file: String, device: String = "iphone") throws {
    guard let dictionary = try Self.propertyList(data, file: file) as? [String: Any] else {
      throw DocumentError(file: file, line: 1, cause: .malformed("a string table holds keys and values."))
    }
    entries = [:]
    for (key, value) in dictionary {
      guard let entry = Self.entry(value, device) else {
        throw DocumentError(
          file: file, cause: .malformed("the entry \"\(key)\" has no NSStringLocalizedFormatKey."))
      }
      entries[key] = entry
    }
  }

  private static func entry(_ value: Any, _ device: String) -> Entry? {
    if let text = value as? String { return .text(text) }
    guard let rules = value as? [String: Any] else { return nil }
    if let plural = PluralEntry(rules) {
      return plural.variables.isEmpty ? .text(plural.format) : .plural(plural)
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      // The widest wording: nobody here asks for a narrower one.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { entry($0.value, device) }
    }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices[device] ?? devices["other"]).flatMap { entry($0, device) }
    }
    return nil
  }

  private static func propertyList(_ data: Data, file: String) throws -> Any {
    if data.starts(with: Array("bplist".utf8)) {
      if let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) { return plist }
      throw DocumentError(file: file, cause: .malformed("the binary property list is damaged."))
    }
    guard let text = decoded(data) else {
      throw DocumentError(file: file, cause: .malformed("its encoding is neither UTF-8 nor UTF-16."))
    }
    if text.allSatisfy(\.isWhitespace) { return [String: Any]() }
    do { return try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) } catch {
      let reason = reason(error, isXML: text.hasPrefix("<"))
      throw DocumentError(file: file, line: line(in: reason), cause: .malformed(reason))
    }
  }

  /// What is wrong, in Foundation's words.
  ///
  /// The old syntax is tried last, and its error stands inside the one of the XML parser: as a Core
  /// Foundation error, which Swift sees only in the description.
  private static func reason(_ error: Error, isXML: Bool) -> String {
    let outer = "\((error as NSError).userInfo[NSDebugDescriptionErrorKey] ?? error)"
    guard !isXML else { return outer }
    let whole = "\((error as NSError).userInfo)"
    guard let start = whole.range(of: "NSDebugDescription=") else { return outer }
    return String(whole[start.upperBound...].prefix { $0 != "}" })
  }

  /// Foundation says "… at line 3".
  private static func line(in reason: String) -> Int {
    guard let range = reason.range(of: "line ") else { return 0 }
    return Int(reason[range.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // Without a mark, a zero in every second byte of the first characters tells UTF-16.
    let head = Array(data.prefix(4))
    if head.count >= 2, head.contains(0) {
      return String(data: data, encoding: head[0] == 0 ? .utf16BigEndian : .utf16LittleEndian)
    }
    return String(data: data, encoding: .utf8)
  }
}
