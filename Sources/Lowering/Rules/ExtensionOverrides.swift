import SwiftSyntax

/// `override` in an extension.
///
/// The body stays where it is under another name, so that privacy, lines and `super` stay right; the
/// overriding member stands on the class's closing brace and calls it. A class of UIKit gets a dynamic
/// replacement.
struct ExtensionOverrides: Rule {
  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType, type.kind == .extension,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    if FoundationOverrides.applies(to: Method(node, of: type), in: context.index) { return }
    guard let target = context.index.classes[type.name] else {
      if context.index.typeNames.contains(type.name) { return }
      return replaceDynamically(
        Method(node, of: type).fullName, override, node.modifiers, node.name,
        Self.bodyName(node.name.text, type), context)
    }
    context.blank(override)
    Self.move(node, in: type, to: target, context)
  }

  /// Keeps the body where it is and declares the override in the class.
  static func move(
    _ node: FunctionDeclSyntax, in type: TypeDeclaration, to target: TypeDeclaration, _ context: FileContext
  ) {
    let name = bodyName(node.name.text, type)
    context.replace(node.name, with: name)
    let forwarding = Forwarding(node)
    forward(
      "\(carried(node.modifiers, node.attributes))override func \(node.name.text)\(forwarding.signature) "
        + "{ \(forwarding.call(on: name)) }",
      node.modifiers, to: target, context)
  }

  func visit(_ node: VariableDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType, type.kind == .extension,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let binding = node.bindings.first, let annotation = binding.typeAnnotation,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let property = pattern.identifier.text
    let name = Self.bodyName(property, type)
    guard let target = context.index.classes[type.name] else {
      if context.index.typeNames.contains(type.name) { return }
      return replaceDynamically(property, override, node.modifiers, pattern.identifier, name, context)
    }
    context.blank(override)
    context.replace(pattern.identifier, with: name)
    let settable = Property.all(in: node, of: type).first?.isSettable ?? false
    let body = settable ? "get { \(name) } set { \(name) = newValue }" : name
    Self.forward(
      "\(Self.carried(node.modifiers, node.attributes))override var \(property)\(annotation.lineText) { \(body) }",
      node.modifiers, to: target, context)
  }

  private static func bodyName(_ name: String, _ type: TypeDeclaration) -> String {
    "_espalier_\(type.name.replacing(".", with: "_"))_\(name.trimmingBackticks)"
  }

  /// What the overriding member needs of the modifiers and attributes of the member in the extension.
  private static func carried(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> String
  {
    let kept = ["public", "open", "class", "static", "nonisolated"]
    let attribute = attributes.attribute("MainActor").map { $0.lineText + " " } ?? ""
    let own = modifiers.map(\.lineText)
    // In a `public extension` the members need not say so.
    let isPublic = modifiers.isInPublicExtension && !own.contains { accessLevels.contains($0) }
    return attribute + (isPublic ? "public " : "")
      + own.filter(kept.contains).map { $0 + " " }.joined()
  }

  private static let accessLevels: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate",
  ]

  private static func forward(
    _ member: String, _ modifiers: DeclModifierListSyntax, to target: TypeDeclaration, _ context: FileContext
  ) {
    if target.file != context.file.index {
      // The class is in another file: the body must be visible there.
      for modifier in modifiers where ["private", "fileprivate"].contains(modifier.lineText) {
        context.blank(modifier)
      }
    }
    context.module.edits[target.file].insert(target.closing(member), at: target.closingBrace)
  }

  private func replaceDynamically(
    _ member: String, _ override: DeclModifierSyntax, _ modifiers: DeclModifierListSyntax,
    _ identifier: TokenSyntax, _ name: String, _ context: FileContext
  ) {
    // An attribute stands in front of all modifiers; `open` fits classes' own members only.
    context.insert(
      "@_dynamicReplacement(for: \(member)) ",
      at: modifiers.first?.range.lowerBound ?? override.range.lowerBound)
    context.blank(override)
    for modifier in modifiers where modifier.lineText == "open" { context.replace(modifier, with: "public") }
    context.replace(identifier, with: name)
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration stands right in a `public extension`.
  fileprivate var isInPublicExtension: Bool {
    var ancestor = parent
    while let node = ancestor {
      if let type = node.as(ExtensionDeclSyntax.self) { return type.modifiers.names.contains("public") }
      if node.isProtocol((any DeclGroupSyntax).self) { return false }
      ancestor = node.parent
    }
    return false
  }
}
