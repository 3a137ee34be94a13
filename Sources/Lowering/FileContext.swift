import SwiftSyntax

/// What the rules share while a file is rewritten.
final class FileContext {
  let file: ParsedFile
  let module: ModuleContext
  var index: ModuleIndex { module.index }
  /// The types around the node that is being visited, outermost first.
  var enclosing: [TypeDeclaration] = []
  /// Modules that the lowered file needs besides what it imports itself.
  var imports: Set<String> = []
  /// Declarations to stand behind the user's text.
  var appended: [String] = []
  /// What is left out of the file altogether.
  var dropped: [Range<Int>] = []
  var swiftUIImports: [ImportDeclSyntax] = []
  /// Whether the file has a function that registers its classes.
  var registersClasses = false

  var currentType: TypeDeclaration? { enclosing.last }

  init(file: ParsedFile, module: ModuleContext) { (self.file, self.module) = (file, module) }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    module.edits[file.index].replace(node.range, with: text)
  }
  func insert(_ text: String, at offset: Int) { module.edits[file.index].insert(text, at: offset) }
  func blank(_ node: some SyntaxProtocol) { module.edits[file.index].blank(node.range) }
  func drop(_ node: some SyntaxProtocol) { module.edits[file.index].drop(node.range) }

  func report(_ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ text: String) {
    module.messages.append(file.diagnostic(at: node.range.lowerBound, severity, text))
  }
}

/// What the files of a module share while they are rewritten.
final class ModuleContext {
  let index: ModuleIndex
  let configuration: Configuration
  let conditions: BuildConditions
  /// By file. A rule may edit another file than the one it visits.
  var edits: [Edits]
  var messages: [Diagnostic] = []
  var imports: Set<String> = []
  /// Parts of Foundation that are modules of their own on Linux, where the module names what they hold.
  let foundationParts: Set<String>
  var delegateClassName: String?
  /// Delegate methods that a class got for its subclasses to override.
  var declaredWitnesses: Set<String> = []
  /// Protocols for which a class with nothing but the defaults is declared.
  var defaultConformers: Set<String> = []
  /// Methods that a `#selector` names although nothing else exposes them.
  var selectedMethods: Set<SyntaxIdentifier> = []

  init(index: ModuleIndex, configuration: Configuration, files: [ParsedFile]) {
    self.index = index
    foundationParts = Imports.foundationParts(named: files)
    self.configuration = configuration
    conditions = BuildConditions(configuration: configuration)
    edits = Array(repeating: Edits(), count: files.count)
  }
}
