import SwiftSyntax

/// What the rules know of the whole module before they change a file.
struct ModuleIndex {
  let moduleName: String
  private(set) var declarations: [TypeDeclaration] = []
  /// Classes by their name within the module, such as `Outer.Inner`.
  private(set) var classes: [String: TypeDeclaration] = [:]
  private(set) var protocols: [String: TypeDeclaration] = [:]
  private(set) var typeNames: Set<String> = []
  private(set) var extensions: [String: [TypeDeclaration]] = [:]
  private(set) var methods: [String: [Method]] = [:]
  private(set) var properties: [String: [Property]] = [:]
  private(set) var aliases: [String: String] = [:]
  /// Variables whose values have the type `AnyObject`, or are lists of them.
  let untyped: Set<String>
  private var byNode: [SyntaxIdentifier: TypeDeclaration] = [:]
  private(set) var optionalMembers: [String: [OptionalMember]] = [:]

  init(
    moduleName: String, declarations: [TypeDeclaration], aliases: [String: String], untyped: Set<String> = []
  ) {
    self.moduleName = moduleName
    self.untyped = untyped
    self.declarations = declarations
    self.aliases = aliases
    for declaration in declarations where declaration.kind != .extension {
      typeNames.insert(declaration.name)
      if declaration.kind == .class, !declaration.isLocal { classes[declaration.name] = declaration }
      if declaration.kind == .protocol { protocols[declaration.name] = declaration }
    }
    for declaration in declarations {
      byNode[declaration.node] = declaration
      if declaration.kind == .extension {
        declaration.name = resolve(declaration.name, from: "")
        extensions[declaration.name, default: []].append(declaration)
      }
    }
    for declaration in declarations where exposesMembers(declaration) { declaration.exposeMembers() }
    for declaration in declarations {
      for method in declaration.methods { methods[method.name, default: []].append(method) }
      for property in declaration.properties { properties[property.name, default: []].append(property) }
    }
    for declaration in declarations where declaration.kind == .protocol {
      for member in declaration.optionalMembers { optionalMembers[member.name, default: []].append(member) }
    }
  }

  func declaration(of node: some SyntaxProtocol) -> TypeDeclaration? { byNode[node.id] }

  /// The name within the module of a type that is written `name` inside `scope`; of a type that the
  /// module does not declare the name without its own module.
  func resolve(_ name: String, from scope: String) -> String {
    var name = name
    if typeNames.contains(name) && scope.isEmpty { return name }
    for prefix in [moduleName + ".", "UIKit.", "Foundation."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    var scope = scope
    while !scope.isEmpty {
      if typeNames.contains(scope + "." + name) { return scope + "." + name }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    if !typeNames.contains(name), let target = aliases[name], target != name {
      return resolve(target, from: "")
    }
    return name
  }

  /// The class's superclass, in the module or not. A protocol of the module is none.
  func superclassName(of declaration: TypeDeclaration) -> String? {
    guard let first = declaration.inheritedTypes.first else { return nil }
    let name = resolve(first, from: declaration.name)
    return protocols[name] == nil ? name : nil
  }

  /// `@objcMembers` counts for a class, its subclasses and the extensions of both; `@objc` on an extension
  /// for that extension.
  private func exposesMembers(_ declaration: TypeDeclaration) -> Bool {
    if declaration.kind == .extension, declaration.attributes.contains("objc") { return true }
    guard let type = classes[declaration.name] ?? (declaration.kind == .class ? declaration : nil) else {
      return false
    }
    return chain(from: type).contains { $0.attributes.contains("objcMembers") }
  }

  /// The class and those above it, as far as the module declares them.
  func chain(from declaration: TypeDeclaration) -> [TypeDeclaration] {
    var result = [declaration]
    while let name = superclassName(of: result[result.count - 1]), let next = classes[name],
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// The first class upwards that the module does not declare.
  func externalSuperclass(of declaration: TypeDeclaration) -> String? {
    chain(from: declaration).last.flatMap(superclassName)
  }

  /// The declarations that make up a type: itself and its extensions.
  func parts(of name: String) -> [TypeDeclaration] {
    (classes[name].map { [$0] } ?? []) + (extensions[name] ?? [])
  }

  /// All parts of the class called `name` and of those above it.
  func partsInChain(of name: String) -> [TypeDeclaration] {
    guard let declaration = classes[name] else { return extensions[name] ?? [] }
    let chain = chain(from: declaration)
    let external = externalSuperclass(of: declaration)
    return chain.flatMap { parts(of: $0.name) } + (external.flatMap { extensions[$0] } ?? [])
  }

  /// The protocols that a class conforms to by its own parts and those above, with what they inherit.
  func conformances(of name: String) -> Set<String> {
    var result: Set<String> = []
    for part in partsInChain(of: name) {
      for inherited in part.inheritedTypes {
        addProtocol(resolve(inherited, from: part.name), to: &result)
      }
    }
    return result
  }

  private func addProtocol(_ name: String, to result: inout Set<String>) {
    guard classes[name] == nil, result.insert(name).inserted else { return }
    for inherited in protocols[name]?.inheritedTypes ?? [] {
      addProtocol(resolve(inherited, from: ""), to: &result)
    }
  }
}
