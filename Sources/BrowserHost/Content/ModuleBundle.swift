import Foundation

/// The client's modules joined into one as they are served: a page is there after one request instead of fifty.
///
/// A module becomes a function that gives its exports. It reads the two forms that the client is written in,
/// `import { a, b as c } from "./file.js";` on one line and `export` before a declaration; for any other
/// there is no bundle, and the browser fetches the modules one by one.
struct ModuleBundle {
  private let read: (String) -> String?
  private var names: [String: String] = [:]
  private var open: Set<String> = []
  private var body: [String] = []

  /// - Parameter read: the text of the module at a path from the client's folder, nil if there is none.
  /// - Returns: nil when a module is absent, written in another form, or imports itself by way of others.
  static func text(from entry: String, read: @escaping (String) -> String?) -> String? {
    var bundle = ModuleBundle(read: read)
    guard bundle.add(entry) != nil else { return nil }
    return bundle.body.joined(separator: "\n") + "\n"
  }

  private init(read: @escaping (String) -> String?) { self.read = read }

  /// Adds a module after those that it imports.
  /// - Returns: the name that holds the module's exports in the bundle.
  private mutating func add(_ path: String) -> String? {
    if let name = names[path] { return open.contains(path) ? nil : name }
    let name = "module\(names.count)"
    names[path] = name
    guard var text = read(path) else { return nil }
    text.makeContiguousUTF8()
    open.insert(path)
    var lines: [Substring] = []
    var exports: [Substring] = []
    // By bytes: a page waits for this.
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if bytes.starts(with: "import".utf8) {
        guard let joined = joined(import: line, in: path) else { return nil }
        lines.append(Substring(joined))
      } else if bytes.starts(with: "export ".utf8) {
        let declaration = Substring(bytes.dropFirst("export ".utf8.count))
        guard let export = Self.name(declared: declaration) else { return nil }
        exports.append(export)
        lines.append(declaration)
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
    let middle = "} from \"", end = "\";"
    guard line.hasPrefix("import {"), line.hasSuffix(end), let from = line.range(of: middle) else {
      return nil
    }
    let imported = line[line.index(line.startIndex, offsetBy: 8)..<from.lowerBound]
    let file = line[from.upperBound...].dropLast(end.count)
    guard !imported.contains(where: { "{}".contains($0) }), !file.contains("\""),
      let name = add(Self.path(file, from: path))
    else { return nil }
    return "const {\(imported.replacing(" as ", with: ": "))} = \(name);"
  }

  /// `../a.js` as it is written in the module at a path.
  private static func path(_ file: Substring, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in file.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The name that a declaration of one of the client's kinds gives.
  private static func name(declared line: Substring) -> Substring? {
    for kind in ["function ", "class ", "const ", "async function "] where line.hasPrefix(kind) {
      let name = line.dropFirst(kind.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      return name.isEmpty ? nil : name
    }
    return nil
  }
}
