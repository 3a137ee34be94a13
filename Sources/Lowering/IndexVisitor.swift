import SwiftIfConfig
import SwiftSyntax

/// The first pass: collects the types of a file with what the rules and the registration ask for.
final class IndexVisitor: SyntaxVisitor {
  private let file: Int
  private let conditions: BuildConditions
  private var open: [TypeDeclaration] = []
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var aliases: [String: String] = [:]
  /// Variables whose values have the type `AnyObject`, or are lists of them.
  private(set) var untyped: Set<String> = []

  init(file: Int, conditions: BuildConditions) {
    (self.file, self.conditions) = (file, conditions)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.activeClause(in: conditions).clause?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node, .class, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node, .other, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node, .other, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node, .other, node.name, node.genericParameterClause, node.genericWhereClause, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .protocol, node.name, nil, node.genericWhereClause, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType
    return begin(
      node, .extension, name: type.lineText, nameEnd: type.range.upperBound,
      generic: node.genericWhereClause != nil, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if open.isEmpty { aliases[node.name.text] = node.initializer.value.lineText }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = memberOwner(of: node) else { return .visitChildren }
    if type.kind == .protocol, node.modifiers.names.contains("optional") {
      type.optionalMembers.append(OptionalMember(node, of: type))
    } else {
      type.methods.append(Method(node, of: type))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let type = binding.typeAnnotation?.type.lineText, Self.untypedForms.contains(type),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        untyped.insert(name)
      }
    }
    guard let type = memberOwner(of: node) else { return .visitChildren }
    if type.kind == .protocol, node.modifiers.names.contains("optional") {
      if let member = OptionalMember(node, of: type) { type.optionalMembers.append(member) }
    } else {
      type.properties += Property.all(in: node, of: type)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    memberOwner(of: node)?.initializers.append(Initializer(node))
    return .visitChildren
  }

  private static let untypedForms: Set<String> = [
    "AnyObject", "AnyObject?", "AnyObject!", "[AnyObject]", "[AnyObject]?", "[AnyObject]!",
    "Array<AnyObject>",
  ]

  private func memberOwner(of node: some SyntaxProtocol) -> TypeDeclaration? {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? open.last : nil
  }

  private func begin(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    begin(
      node, kind, name: name.text, nameEnd: parameters?.range.upperBound ?? name.range.upperBound,
      generic: parameters != nil || requirements != nil, inheritance)
  }

  private func begin(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, name: String, nameEnd: Int, generic: Bool,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let local = node.isLocal
    let outer = local && !(node.parent?.is(MemberBlockItemSyntax.self) ?? false) ? nil : open.last
    let hidden =
      (outer?.isHidden ?? false)
      || (outer != nil && kind != .extension && node.modifiers.names.contains("private"))
    let declaration = TypeDeclaration(
      node: node.id, file: file, kind: kind, name: outer.map { $0.name + "." + name } ?? name,
      inheritedTypes: inheritance?.inheritedTypes.map { $0.type.withoutGenerics } ?? [],
      attributes: node.attributes.names, objectiveCName: node.attributes.objectiveCName, isLocal: local,
      isGeneric: generic || (outer?.isGeneric ?? false), isHidden: hidden,
      start: node.introducer.range.lowerBound, nameEnd: nameEnd, inheritanceClause: inheritance,
      closingBrace: node.memberBlock.rightBrace.range.lowerBound,
      endsOnMemberLine: node.memberBlock.endsOnMemberLine)
    open.append(declaration)
    declarations.append(declaration)
    return .visitChildren
  }
}

extension DeclGroupSyntax {
  /// Whether the type is declared inside a function, a closure or an accessor.
  fileprivate var isLocal: Bool {
    var ancestor = parent
    while let node = ancestor {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
      {
        return true
      }
      ancestor = node.parent
    }
    return false
  }
}

extension MemberBlockSyntax {
  fileprivate var endsOnMemberLine: Bool {
    guard let last = members.last else { return false }
    return last.semicolon == nil && !rightBrace.leadingTrivia.contains(where: \.isNewline)
  }
}

extension TypeSyntax {
  /// `Base<Int>` → `Base`; `@unchecked P` → `P`.
  fileprivate var withoutGenerics: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.withoutGenerics }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.withoutGenerics + "." + member.name.text
    }
    return lineText
  }
}
