import Foundation

/// Turns Swift that Xcode compiles into Swift that the compiler on Linux accepts.
///
/// Two passes: an index over the whole module, then edits of each file. Every edit keeps the user's
/// line numbers.
public struct ModuleLowering: Sendable {
  public let moduleName: String
  public let files: [SourceFile]
  public let configuration: Configuration

  public init(moduleName: String, files: [SourceFile], configuration: Configuration = Configuration()) {
    (self.moduleName, self.files, self.configuration) = (moduleName, files, configuration)
  }

  public func lower() throws -> LoweredModule {
    let parsed = parse()
    let module = ModuleContext(index: index(of: parsed), configuration: configuration, files: parsed)
    let contexts = parsed.map { FileContext(file: $0, module: module) }
    let rules = allRules.map { $0.init() }
    for context in contexts where !context.file.isLowered {
      RewriteVisitor(context: context, rules: rules).run()
    }
    let registration = Registration(module: module)
    for context in contexts where !context.file.isLowered { registration.register(context) }
    return LoweredModule(
      files: contexts.map(\.loweredFile), generated: [registration.entryPoint(files: contexts)],
      messages: module.messages.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) },
      delegateClassName: module.delegateClassName, imports: module.imports,
      testCases: module.index.testCases)
  }

  /// Parsing takes most of the time, and a file knows nothing of the others.
  private func parse() -> [ParsedFile] {
    let files = files
    return [ParsedFile](unsafeUninitializedCapacity: files.count) { buffer, count in
      nonisolated(unsafe) let target = buffer
      DispatchQueue.concurrentPerform(iterations: files.count) { number in
        let parsed = ParsedFile(index: number, source: files[number])
        target.baseAddress.map { ($0 + number).initialize(to: parsed) }
      }
      count = files.count
    }
  }

  private func index(of files: [ParsedFile]) -> ModuleIndex {
    let conditions = BuildConditions(configuration: configuration)
    var declarations: [TypeDeclaration] = []
    var aliases: [String: String] = [:]
    var untyped: Set<String> = []
    for file in files {
      let visitor = IndexVisitor(file: file.index, conditions: conditions)
      visitor.walk(file.tree)
      declarations += visitor.declarations
      aliases.merge(visitor.aliases) { first, _ in first }
      untyped.formUnion(visitor.untyped)
    }
    return ModuleIndex(
      moduleName: moduleName, declarations: declarations, aliases: aliases, untyped: untyped)
  }
}

extension ParsedFile {
  private static let mark = "// Added for Linux by Espalier."

  /// Whether the text comes from a lowering already.
  var isLowered: Bool {
    bytes.starts(with: "#sourceLocation(file: ".utf8)
      && String(decoding: bytes.suffix(64 * 1024), as: UTF8.self).contains(Self.mark)
  }

  /// The text in its lowered form: the user's lines under the user's name, then what was added.
  fileprivate func lowered(_ edits: Edits, imports: Set<String>, appended: [String]) -> String {
    var text = "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
    text += String(decoding: edits.applied(to: bytes), as: UTF8.self)
    // "\r\n" is one character, so the bytes are asked.
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    text += "#sourceLocation()\n\(Self.mark)\n"
    text += imports.sorted().map { "import \($0)\n" }.joined()
    return text + appended.map { $0 + "\n" }.joined()
  }
}

extension FileContext {
  fileprivate var loweredFile: SourceFile {
    let text =
      file.isLowered
      ? String(decoding: file.bytes, as: UTF8.self)
      : file.lowered(module.edits[file.index], imports: imports, appended: appended)
    return SourceFile(path: file.path, text: text)
  }
}

extension String {
  /// As a Swift string literal; control characters, which file names may hold, as escapes.
  var swiftLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
