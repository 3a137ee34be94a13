import SwiftSyntax

/// `#selector(tap(_:))` becomes `ObjectiveC.Selector("tap:")`.
struct Selectors: Rule {
  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext) {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return }
    context.imports.insert("ObjectiveC")
    let reference = MemberReference(argument.expression)
    switch argument.label?.text {
    case "getter": replace(node, context, propertyKey(reference, context))
    case "setter": replace(node, context, ObjectiveCName.setter(propertyKey(reference, context)))
    default: replaceMethod(node, reference, context)
    }
  }

  private func replace(_ node: MacroExpansionExprSyntax, _ context: FileContext, _ selector: String) {
    context.replace(node, with: "ObjectiveC.Selector(\(selector.swiftLiteral))")
  }

  private func replaceMethod(
    _ node: MacroExpansionExprSyntax, _ reference: MemberReference, _ context: FileContext
  ) {
    let candidates = reference.methods(in: context)
    if let method = candidates.first(where: \.isExposed) ?? candidates.first {
      if !method.isExposed { expose(method, node, context) }
      return replace(node, context, method.selector)
    }
    if let known = KnownSelectors.selector(of: reference.name, labels: reference.labels) {
      return replace(node, context, known)
    }
    // Nobody knows it: the compiler says whether it exists.
    let selector = ObjectiveCName.selector(reference.name, labels: reference.labels ?? [])
    context.replace(
      node, with: "ObjectiveC.Selector(\(selector.swiftLiteral), of: \(reference.expression.lineText))")
  }

  /// A method without `@objc`: what it overrides or which protocol it fulfils may expose it.
  private func expose(_ method: Method, _ node: MacroExpansionExprSyntax, _ context: FileContext) {
    context.module.selectedMethods.insert(method.node.id)
    let protocols = context.index.conformances(of: method.owner.name).filter {
      context.index.protocols[$0] == nil && $0 != "NSObject" && !$0.isView && !$0.isViewController
    }
    guard protocols.isEmpty, context.index.classes[method.owner.name] != nil else { return }
    context.report(
      .error, at: node,
      "argument of '#selector' refers to instance method '\(method.fullName)' that is not exposed to Objective-C"
    )
  }

  private func propertyKey(_ reference: MemberReference, _ context: FileContext) -> String {
    let parts = reference.partsOfBase(in: context)
    let found =
      parts.lazy.compactMap { $0.properties.first { $0.name == reference.name } }.first
      ?? context.index.properties[reference.name]?.first
    return found?.key ?? reference.name
  }
}
