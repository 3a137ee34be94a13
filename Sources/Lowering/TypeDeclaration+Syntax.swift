import SwiftSyntax

extension AttributeListSyntax {
  /// `objc`, `IBOutlet` …
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.lineText })
  }

  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.lineText == name {
        return attribute
      }
    }
    return nil
  }

  /// What stands in the parentheses of `@objc(…)`.
  var objectiveCName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    let text = arguments.lineText.filter { $0 != " " }
    return text.isEmpty ? nil : text
  }
}

extension DeclModifierListSyntax {
  /// `private`, `static`, `private(set)` …
  var names: Set<String> { Set(map { $0.name.text + ($0.detail == nil ? "" : "(set)") }) }
}

/// What an attribute must be for a member to be seen by Objective-C.
private let exposingAttributes: Set<String> = [
  "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
]

extension Method {
  init(_ node: FunctionDeclSyntax, of owner: TypeDeclaration) {
    let attributes = node.attributes.names
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    self.owner = owner
    self.node = node
    name = node.name.text.trimmingBackticks
    labels = parameters.map(\.label)
    selector =
      node.attributes.objectiveCName
      ?? ObjectiveCName.selector(
        node.name.text.trimmingBackticks, labels: labels, throws: effects?.throwsClause != nil,
        async: effects?.asyncSpecifier != nil,
        lastParameterIsFunction: parameters.last?.type.isFunction ?? false)
    modifiers = node.modifiers.names
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    isHidden = isPrivate || attributes.contains("nonobjc")
    isMarked = !attributes.contains("nonobjc") && !attributes.isDisjoint(with: exposingAttributes)
  }

  /// Whether Objective-C could have it at all: no generics, nothing `inout`, no opaque types.
  var isRepresentable: Bool {
    guard node.genericParameterClause == nil, node.genericWhereClause == nil else { return false }
    return !node.signature.parameterClause.parameters.contains { parameter in
      parameter.ellipsis != nil || parameter.type.lineText.contains("inout ")
        || parameter.type.lineText.hasPrefix("some ") || parameter.type.lineText == "Self"
    }
  }
}

extension Property {
  static func all(in node: VariableDeclSyntax, of owner: TypeDeclaration) -> [Property] {
    let attributes = node.attributes.names
    let modifiers = node.modifiers.names
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    let exposed = !attributes.contains("nonobjc") && !attributes.isDisjoint(with: exposingAttributes)
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let name = pattern.identifier.text.trimmingBackticks
      return Property(
        owner: owner, name: name, key: node.attributes.objectiveCName ?? name, modifiers: modifiers,
        isExposed: exposed, isHidden: isPrivate || attributes.contains("nonobjc"),
        isSettable: node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it is stored, or computed with a setter.
  fileprivate var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let kinds = accessors.map(\.accessorSpecifier.tokenKind)
    let setters: [TokenKind] = [
      .keyword(.set), .keyword(.didSet), .keyword(.willSet), .keyword(._modify),
    ]
    return kinds.contains { setters.contains($0) }
  }
}

extension Initializer {
  init(_ node: InitializerDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    selector =
      node.attributes.objectiveCName
      ?? ObjectiveCName.selector("init", labels: parameters.map(\.label))
    isConvenience = node.modifiers.names.contains("convenience")
    isUnavailable = node.attributes.contains {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      return attribute.attributeName.lineText == "available" && attribute.lineText.contains("unavailable")
    }
  }
}

extension OptionalMember {
  init(_ node: FunctionDeclSyntax, of owner: TypeDeclaration) {
    let parameters = node.signature.parameterClause.parameters
    parameterTypes = parameters.map(\.type.lineText)
    self.owner = owner
    self.node = DeclSyntax(node)
    name = node.name.text.trimmingBackticks
    labels = parameters.map(\.label)
    let effects = node.signature.effectSpecifiers.map { $0.lineText + " " } ?? ""
    let result = node.signature.returnClause?.type.lineText ?? "Swift.Void"
    type = "(" + parameterTypes.joined(separator: ", ") + ") \(effects)-> \(result)"
  }

  init?(_ node: VariableDeclSyntax, of owner: TypeDeclaration) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type.lineText,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    (self.owner, self.node, self.type) = (owner, DeclSyntax(node), type)
    name = pattern.identifier.text.trimmingBackticks
    labels = nil
    parameterTypes = []
  }
}

extension FunctionParameterSyntax {
  /// The argument label; nil for `_`.
  var label: String? { firstName.text == "_" ? nil : firstName.text.trimmingBackticks }

  /// A type that can stand before `.self`: without `@escaping` and the like, `X!` as `X?`.
  var valueType: String { type.valueText }
}

extension TypeSyntax {
  var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isFunction ?? false
    }
    return self.is(FunctionTypeSyntax.self)
  }

  fileprivate var valueText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.valueText }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "(" + unwrapped.wrappedType.lineText + ")?"
    }
    return lineText
  }
}

extension String {
  var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
