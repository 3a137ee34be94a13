import SwiftSyntax

/// `object.observe(\.name)` gets the names of the path's properties: a key path on Linux does not know them.
struct KeyPathObservers: Rule {
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard let first = node.arguments.first, first.label == nil, node.isObserve,
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
  /// `x.observe(`, `observe(`; not `x.rx.observe(`.
  fileprivate var isObserve: Bool {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "observe" && member.base?.lineText.hasSuffix(".rx") != true
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "observe"
  }
}
