import SwiftSyntax

/// A type or an extension as one place in one file declares it.
final class TypeDeclaration {
  enum Kind { case `class`, other, `protocol`, `extension` }

  let node: SyntaxIdentifier
  let file: Int
  let kind: Kind
  /// Within the module: `Outer.Inner`.
  var name: String
  let inheritedTypes: [String]
  let attributes: Set<String>
  /// `@objc(Name)`.
  let objectiveCName: String?
  /// Declared inside a function.
  let isLocal: Bool
  /// It, or a type around it, has generic parameters.
  let isGeneric: Bool
  /// It, or a type around it, is private to another type: no extension can name it.
  let isHidden: Bool
  /// Where `extension`, `class` or `protocol` begins.
  let start: Int
  /// Behind the name and the generic parameters.
  let nameEnd: Int
  let inheritanceClause: InheritanceClauseSyntax?
  let closingBrace: Int
  /// Whether the last member ends on the closing brace's line.
  let endsOnMemberLine: Bool
  var methods: [Method] = []
  var properties: [Property] = []
  var initializers: [Initializer] = []
  var optionalMembers: [OptionalMember] = []

  /// Whether what it holds is shown to Objective-C without attributes of its own.
  private(set) var exposesMembers = false
  /// Whether registration has to stand in the class's body.
  var registersInBody: Bool { kind == .class && (isLocal || isGeneric || isHidden) }

  init(
    node: SyntaxIdentifier, file: Int, kind: Kind, name: String, inheritedTypes: [String],
    attributes: Set<String>, objectiveCName: String?, isLocal: Bool, isGeneric: Bool, isHidden: Bool,
    start: Int, nameEnd: Int, inheritanceClause: InheritanceClauseSyntax?, closingBrace: Int,
    endsOnMemberLine: Bool
  ) {
    (self.node, self.file, self.kind, self.name) = (node, file, kind, name)
    (self.inheritedTypes, self.attributes) = (inheritedTypes, attributes)
    self.objectiveCName = objectiveCName
    (self.isLocal, self.isGeneric, self.isHidden) = (isLocal, isGeneric, isHidden)
    (self.start, self.nameEnd, self.closingBrace) = (start, nameEnd, closingBrace)
    self.inheritanceClause = inheritanceClause
    self.endsOnMemberLine = endsOnMemberLine
  }

  func exposeMembers() {
    exposesMembers = true
    for index in methods.indices where !methods[index].isHidden { methods[index].isMarked = true }
    for index in properties.indices where !properties[index].isHidden { properties[index].isExposed = true }
  }

  /// A member as it can be inserted at the closing brace, on its line.
  func closing(_ member: String) -> String { endsOnMemberLine ? "; \(member) " : "\(member); " }
}

/// A method of a type.
struct Method {
  unowned let owner: TypeDeclaration
  let node: FunctionDeclSyntax
  let name: String
  /// nil stands for `_`.
  let labels: [String?]
  let selector: String
  let modifiers: Set<String>
  /// Whether an attribute, its own or its owner's, shows it to Objective-C.
  var isMarked: Bool
  /// `private` or `@nonobjc`: what exposes the owner's members leaves it out.
  let isHidden: Bool

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  /// Whether Objective-C sees it, as far as its own declaration says: what is overridden may be marked.
  var isExposed: Bool { isMarked || isOverride }
  /// `tap(_:for:)`.
  var fullName: String {
    labels.isEmpty ? name + "()" : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}

/// A stored or computed property of a type.
struct Property {
  unowned let owner: TypeDeclaration
  let name: String
  /// In Objective-C.
  let key: String
  let modifiers: Set<String>
  var isExposed: Bool
  /// `private` or `@nonobjc`: what exposes the owner's members leaves it out.
  let isHidden: Bool
  let isSettable: Bool

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// An initialiser of a type.
struct Initializer {
  let selector: String
  let isConvenience: Bool
  /// `@available(*, unavailable)`: naming it is an error.
  let isUnavailable: Bool
}

/// An `@objc optional` requirement of a protocol.
struct OptionalMember {
  unowned let owner: TypeDeclaration
  let name: String
  /// nil stands for `_`; no array for a property.
  let labels: [String?]?
  /// `(Int, String) -> Int`, or the type of a property.
  let type: String
  let parameterTypes: [String]
  let node: DeclSyntax

  /// By which the registry knows it.
  var key: String {
    owner.name + "." + name + (labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
  }
  /// The property that holds the method, or nothing, in the lowered module.
  var property: String {
    guard let labels else { return name }
    return "_espalierOptional_" + name + labels.map { "_" + ($0 ?? "") }.joined()
  }
}
