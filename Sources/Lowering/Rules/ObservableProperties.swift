import SwiftSyntax

/// `@objc dynamic var`: a change is told to key-value observers.
struct ObservableProperties: Rule {
  func visit(_ node: VariableDeclSyntax, _ context: FileContext) {
    let names = node.modifiers.names
    guard names.contains("dynamic"), names.isDisjoint(with: ["static", "class"]),
      context.currentType != nil, node.bindingSpecifier.tokenKind == .keyword(.var),
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    let exposed =
      node.attributes.names.contains("objc") || context.currentType?.exposesMembers == true
    guard exposed else { return }
    context.imports.insert("ObjectiveC")
    if node.bindings.count > 1 { guard separate(node, context) else { return } }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let key = node.attributes.objectiveCName ?? pattern.identifier.text.trimmingBackticks
      observe(binding, pattern.identifier.text, key, context)
    }
  }

  /// `var a = 1, b = 2` as two declarations, because only the last of several may have observers.
  private func separate(_ node: VariableDeclSyntax, _ context: FileContext) -> Bool {
    guard node.bindings.allSatisfy({ $0.typeAnnotation != nil || $0.initializer != nil }) else {
      return false
    }
    let modifiers = node.modifiers.map(\.lineText).filter { $0 != "dynamic" }.map { $0 + " " }.joined()
    for binding in node.bindings {
      if let comma = binding.trailingComma { context.replace(comma, with: "; \(modifiers)var") }
    }
    return true
  }

  private func observe(
    _ binding: PatternBindingSyntax, _ name: String, _ key: String, _ context: FileContext
  ) {
    let tell = { (old: String) in
      "ObjectiveC.KeyValueObserving.didChange(self, \(key.swiftLiteral), from: \(old), to: self.\(name))"
    }
    guard let block = binding.accessorBlock else {
      return context.insert(" { didSet { \(tell("oldValue")) } }", at: binding.valueEnd)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let didSet = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }),
      let body = didSet.body
    {
      let old = didSet.parameters?.name.text ?? "oldValue"
      context.insert(" defer { \(tell(old)) };", at: body.leftBrace.range.upperBound)
    } else if let set = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }),
      let body = set.body
    {
      context.insert(
        " let _espalierOld = self.\(name); defer { \(tell("_espalierOld")) };",
        at: body.leftBrace.range.upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }) {
      context.insert(" didSet { \(tell("oldValue")) }", at: block.leftBrace.range.upperBound)
    }
  }
}

extension PatternBindingSyntax {
  /// Behind the name, the type and the initial value, in front of a comma.
  var valueEnd: Int {
    (initializer?.range ?? typeAnnotation?.range ?? pattern.range).upperBound
  }
}
