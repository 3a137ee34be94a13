import Foundation

/// The client's modules joined into one as they are served: a page is there after one request instead of fifty.
///
/// A module becomes a function that gives its exports. It reads the two forms that the client is written in,
/// `import { a, b as c } from "./file.js";` on one line and `export` before a declaration; for any other
/// there is no bundle, and the browser fetches the modules one by one.
struct ModuleBundle {
  private let read: (String) -> String?
  private let apart: Set<String>
  private var names: [String: String] = [:]
  private var open: Set<String> = []
  private var head: [String] = []
  private var body: [String] = []

  /// - Parameters:
  ///   - apart: modules that the page loads on their own; the bundle imports them.
  ///   - read: the text of the module at a path from the client's folder, nil if there is none.
  /// - Returns: nil when a module is absent, written in another form, or imports itself by way of others.
  static func text(from entry: String, apart: Set<String>, read: @escaping (String) -> String?) -> String? {
    var bundle = ModuleBundle(apart: apart, read: read)
    guard bundle.add(entry) != nil else { return nil }
    return (bundle.head + bundle.body).joined(separator: "\n") + "\n"
  }

  private init(apart: Set<String>, read: @escaping (String) -> String?) {
    (self.apart, self.read) = (apart, read)
  }

  /// Adds a module after those that it imports.
  /// - Returns: the name that holds the module's exports in the bundle.
  private mutating func add(_ path: String) -> String? {
    if let name = names[path] { return open.contains(path) ? nil : name }
    let name = "module\(names.count)"
    names[path] = name
    if apart.contains(path) {
      head.append("import * as \(name) from \"./\(path)\";")
      return name
    }
    guard let text = read(path) else { return nil }
    open.insert(path)
    var lines: [Substring] = []
    var exports: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import") {
        guard let joined = joined(import: line, in: path) else { return nil }
        lines.append(Substring(joined))
      } else if line.hasPrefix("export") {
        guard let export = Self.export(line) else { return nil }
        exports.append(export)
        lines.append(line.dropFirst("export ".count))
      } else {
        lines.append(line)
      }
    }
    open.remove(path)
    body.append("// \(path)\nconst \(name) = (() => {")
    body.append(lines.joined(separator: "\n"))
    body.append("return { \(exports.joined(separator: ", ")) };\n})();")
    return name
  }

  /// `import { a, b as c } from "./file.js";` → `const { a, b: c } = module1;`
  private mutating func joined(import line: Substring, in path: String) -> String? {
    guard let found = line.wholeMatch(of: #/import (\{[^{}]*\}) from "([^"]+)";/#) else { return nil }
    let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
    let target = folder.appendingPathComponent(String(found.2)).standardizedFileURL.path.dropFirst()
    guard let name = add(String(target)) else { return nil }
    return "const \(found.1.replacing(" as ", with: ": ")) = \(name);"
  }

  /// The name that a declaration exports.
  private static func export(_ line: Substring) -> Substring? {
    line.prefixMatch(of: #/export (?:async )?(?:class|function|const) (\w+)/#)?.1
  }
}
