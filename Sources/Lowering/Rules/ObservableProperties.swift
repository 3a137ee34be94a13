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
    let will = "ObjectiveC.KeyValueObserving.willChange(self, \(key.swiftLiteral));"
    let did = { (old: String) in
      "ObjectiveC.KeyValueObserving.didChange(self, \(key.swiftLiteral), from: \(old))"
    }
    guard let block = binding.accessorBlock else {
      return context.insert(" { willSet { \(will) } didSet { \(did("oldValue")) } }", at: binding.valueEnd)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func body(of keyword: Keyword) -> (accessor: AccessorDeclSyntax, body: CodeBlockSyntax)? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }.flatMap { accessor in
        accessor.body.map { (accessor, $0) }
      }
    }
    if let (_, body) = body(of: .set) {
      return context.insert(
        " \(will) defer { \(did("nil")) };", at: body.leftBrace.range.upperBound)
    }
    let willSet = body(of: .willSet), didSet = body(of: .didSet)
    guard willSet != nil || didSet != nil else { return }
    if let didSet {
      let old = didSet.accessor.parameters?.name.text ?? "oldValue"
      context.insert(" defer { \(did(old)) };", at: didSet.body.leftBrace.range.upperBound)
    } else {
      context.insert(" didSet { \(did("oldValue")) }", at: block.leftBrace.range.upperBound)
    }
    if let willSet {
      context.insert(" \(will)", at: willSet.body.leftBrace.range.upperBound)
    } else {
      context.insert(" willSet { \(will) }", at: block.leftBrace.range.upperBound)
    }
  }
}

extension PatternBindingSyntax {
  /// Behind the name, the type and the initial value, in front of a comma.
  var valueEnd: Int {
    (initializer?.range ?? typeAnnotation?.range ?? pattern.range).upperBound
  }
}
