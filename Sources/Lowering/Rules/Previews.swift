import SwiftSyntax

/// Leaves out what only Xcode's canvas runs: `#Preview`, preview providers and what wraps a view for them.
struct Previews: Rule {
  private static let wrappers: Set<String> = [
    "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]
  /// What an app that really uses SwiftUI cannot do without.
  private static let remains = [
    ": View", "some View", "UIHostingController", "@State", "ObservableObject", ": App",
  ]

  func visit(_ node: MacroExpansionDeclSyntax, _ context: FileContext) {
    if node.macroName.text == "Preview" { drop(node, context) }
  }

  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext) {
    if node.macroName.text == "Preview" { drop(node, context) }
  }

  func visit(_ node: any DeclGroupSyntax, _ context: FileContext) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lineText.lastName) ?? []
    if !Self.wrappers.isDisjoint(with: inherited) { drop(node, context) }
  }

  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    if node.signature.returnClause?.type.lineText == "some View", context.isExtensionOfUIKit {
      drop(node, context)
    }
  }

  func visit(_ node: VariableDeclSyntax, _ context: FileContext) {
    if node.bindings.first?.typeAnnotation?.type.lineText == "some View", context.isExtensionOfUIKit {
      drop(node, context)
    }
  }

  private func drop(_ node: some SyntaxProtocol, _ context: FileContext) {
    context.drop(node)
    context.dropped.append(node.range)
  }

  /// `import SwiftUI` goes when nothing but previews needed it; UIKit, which it brings, stays.
  func finish(_ context: FileContext) {
    guard !context.swiftUIImports.isEmpty else { return }
    var edits = Edits()
    context.dropped.forEach { edits.drop($0) }
    let rest = String(decoding: edits.applied(to: context.file.bytes), as: UTF8.self)
    guard !Self.remains.contains(where: { rest.contains($0) }) else {
      context.module.imports.insert("SwiftUI")
      return
    }
    context.swiftUIImports.forEach { context.replace($0, with: "import UIKit") }
    context.module.imports.insert("UIKit")
    context.imports.formUnion(["ObjectiveC", "CoreGraphics"])
    context.imports.formUnion(context.module.foundationParts)
  }
}

extension FileContext {
  fileprivate var isExtensionOfUIKit: Bool {
    currentType.map { $0.kind == .extension && $0.name.hasPrefix("UI") } ?? false
  }
}
