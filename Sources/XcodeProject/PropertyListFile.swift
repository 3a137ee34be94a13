import Foundation

/// A property list in any of its formats: OpenStep (`project.pbxproj`, old string tables), XML, binary.
public struct PropertyListFile {
  /// Deeper nesting is refused: the parsers recurse.
  private static let maximumDepth = 512
  private static let maximumSize = 64 << 20

  public let url: URL
  /// The file's text; empty for a binary one.
  public let text: String
  public let dictionary: [String: Any]

  /// - Throws: `ProjectError` with the line, where the parser knows it.
  public init(url: URL) throws {
    self.url = url
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ProjectError.unreadable(url, reason: (error as NSError).localizedDescription)
    }
    guard data.count <= PropertyListFile.maximumSize else {
      throw ProjectError.unreadable(url, reason: "it has \(data.count) bytes")
    }
    text = String(decoding: data, as: UTF8.self)
    try PropertyListFile.checkMergeConflict(text, url)
    try PropertyListFile.checkDepth(data, url)
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw PropertyListFile.malformed(error as NSError, url, data)
    }
    guard let dictionary = value as? [String: Any] else {
      throw ProjectError.malformed(url, line: 1, reason: "A dictionary was expected.")
    }
    self.dictionary = dictionary
  }

  private static func checkMergeConflict(_ text: String, _ url: URL) throws {
    guard text.contains("<<<<<<< ") || text.contains(">>>>>>> ") else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("<<<<<<< ") || line.hasPrefix(">>>>>>> ") {
      throw ProjectError.mergeConflict(url, line: index + 1)
    }
  }

  /// Counts brackets and tags roughly (also inside strings, which only makes the limit stricter).
  private static func checkDepth(_ data: Data, _ url: URL) throws {
    guard !data.starts(with: Data("bplist".utf8)) else { return }
    let isXML = data.first == UInt8(ascii: "<")
    var depth = 0
    var line = 1
    var previous = UInt8(0)
    for byte in data {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isXML {
        // Of tags only containers nest in earnest; any opening letter after "<" will do.
        if previous == UInt8(ascii: "<") {
          if byte == UInt8(ascii: "d") || byte == UInt8(ascii: "a") { depth += 1 }
          if byte == UInt8(ascii: "/") { depth = max(0, depth - 1) }
        }
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        depth = max(0, depth - 1)
      }
      previous = byte
      if depth > maximumDepth {
        throw ProjectError.malformed(url, line: line, reason: "The property list is nested too deeply.")
      }
    }
  }

  /// Foundation tries one format after the other: the error of the format that the file has is the one
  /// that helps.
  private static func malformed(_ error: NSError, _ url: URL, _ data: Data) -> ProjectError {
    let isXML = data.first == UInt8(ascii: "<")
    // The error of the old format is a Core Foundation object that Swift cannot cast: it is read as text.
    let openStep = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
      .flatMap { $0.firstMatch(of: #/NSDebugDescription=(.*)\}/#) }.map { String($0.output.1) }
    let xml = error.userInfo["NSDebugDescription"] as? String
    guard isText(data) || data.starts(with: Data("bplist".utf8)) else {
      return .malformed(url, line: nil, reason: "The property list cannot be read: it holds no text.")
    }
    let text = (isXML ? xml : openStep ?? xml) ?? error.localizedDescription
    let line = text.firstMatch(of: #/ (?:at|on) line (\d+)/#)
    let reason = line.map { text.replacingCharacters(in: $0.range, with: "") } ?? text
    return .malformed(
      url, line: line.flatMap { Int($0.output.1) },
      reason: "The property list cannot be read: \(sentence(reason)).")
  }

  private static func isText(_ data: Data) -> Bool {
    [String.Encoding.utf8, .utf16].contains { String(data: data, encoding: $0) != nil }
  }

  /// Without the full stop that some of Foundation's texts have. Of a damaged binary list it says only that it is
  /// no text.
  private static func sentence(_ reason: String) -> String {
    let text = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return text == "Conversion of string failed" ? "it is damaged" : text
  }
}
