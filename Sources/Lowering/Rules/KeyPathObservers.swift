import SwiftSyntax

/// `object.observe(\.name)` and `willChangeValue(for: \.name)` get the names of the path's properties: a key path
/// on Linux does not know them.
struct KeyPathObservers: Rule {
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard let first = node.arguments.first, node.takesKeyPath(labelled: first.label?.text),
      let keyPath = first.expression.as(KeyPathExprSyntax.self),
      node.arguments.dropFirst().first?.label?.text != "named",
      !(context.index.methods["observe"] ?? []).contains(where: { $0.labels.first == .some(nil) })
    else { return }
    let keys = keyPath.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      let name = property.declName.baseName.text.trimmingBackticks
      return context.index.properties[name]?.first { $0.key != $0.name }?.key ?? name
    }
    context.imports.insert("ObjectiveC")
    context.insert(
      ", named: \(keys.joined(separator: ".").swiftLiteral)", at: first.expression.range.upperBound)
  }
}

extension FunctionCallExprSyntax {
  /// `x.observe(`, `observe(`; not `x.rx.observe(`. `willChangeValue(for:`, `didChangeValue(for:`.
  fileprivate func takesKeyPath(labelled label: String?) -> Bool {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    if member?.base?.lineText.hasSuffix(".rx") == true { return false }
    let name = member?.declName ?? calledExpression.as(DeclReferenceExprSyntax.self)
    switch (name?.baseName.text, label) {
    case ("observe", nil), ("willChangeValue", "for"), ("didChangeValue", "for"): return true
    default: return false
    }
  }
}
