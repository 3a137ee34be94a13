import SwiftIfConfig
import SwiftSyntax

/// The second pass: shows the nodes of a file's active branches to the rules.
final class RewriteVisitor: SyntaxVisitor {
  private let context: FileContext
  private let rules: [any Rule]

  init(context: FileContext, rules: [any Rule]) {
    (self.context, self.rules) = (context, rules)
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    walk(context.file.tree)
    rules.forEach { $0.finish(context) }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    if let elements = node.activeClause(in: context.module.conditions).clause?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ClassDeclSyntax) { end(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: StructDeclSyntax) { end(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: EnumDeclSyntax) { end(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ActorDeclSyntax) { end(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { end(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { end(node) }

  private func begin(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    rules.forEach { $0.visit(node, context) }
    if let declaration = context.index.declaration(of: node) { context.enclosing.append(declaration) }
    return .visitChildren
  }

  private func end(_ node: some DeclGroupSyntax) {
    if context.currentType?.node == node.id { context.enclosing.removeLast() }
  }
}
