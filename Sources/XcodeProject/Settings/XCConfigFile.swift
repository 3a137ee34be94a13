import Foundation

/// The settings of an `.xcconfig` file with what it includes.
struct XCConfigFile {
  let settings: [String: String]

  /// - Throws: `ProjectError` for a missing file, a circle, a line that is no setting.
  init(url: URL, finder: FileFinder) throws {
    var reader = XCConfigReader(finder: finder)
    try reader.read(url)
    settings = reader.settings
  }
}

private struct XCConfigReader {
  let finder: FileFinder
  private(set) var settings: [String: String] = [:]
  private var open: [URL] = []

  init(finder: FileFinder) { self.finder = finder }

  mutating func read(_ url: URL) throws {
    guard let url = finder.existing(url), let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw ProjectError.unreadable(url, reason: "no such file, or it is not UTF-8")
    }
    open.append(url)
    defer { open.removeLast() }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() { try read(String(line), index + 1, url) }
  }

  private mutating func read(_ line: String, _ number: Int, _ url: URL) throws {
    let text = withoutComment(line).trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    if text.hasPrefix("#include") {
      try include(text, number, url)
      return
    }
    guard let equals = assignment(in: text) else {
      throw ProjectError.malformed(url, line: number, reason: "A setting (NAME = value) was expected.")
    }
    let name = text[..<equals].trimmingCharacters(in: .whitespaces)
    var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value = String(value.dropLast()) }
    settings[name] = value
  }

  /// The equals sign that is not inside a condition's brackets.
  private func assignment(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private mutating func include(_ text: String, _ number: Int, _ url: URL) throws {
    let isOptional = text.hasPrefix("#include?")
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      throw ProjectError.malformed(url, line: number, reason: "#include needs a path in quotes.")
    }
    let path = String(parts[1])
    let file =
      path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : url.deletingLastPathComponent().appendingPathComponent(path)
    guard let existing = finder.existing(file), finder.isInside(existing) else {
      if isOptional { return }
      throw ProjectError.missingInclude(file.standardizedFileURL, namedIn: url, line: number)
    }
    guard !open.contains(existing), open.count < 64 else {
      throw ProjectError.malformed(
        url, line: number,
        reason: "The includes go round in a circle: \(existing.lastPathComponent) is being read.")
    }
    try read(existing)
  }

  private func withoutComment(_ line: String) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
  }
}
