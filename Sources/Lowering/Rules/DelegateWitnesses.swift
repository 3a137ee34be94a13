import SwiftSyntax

/// A class names a delegate protocol of UIKit, and only its subclass implements one of the methods.
///
/// Objective-C finds the method by its name. In Swift the protocol's default is what the superclass
/// conforms with, so the superclass gets the method, calling the default, and the subclass overrides it.
struct DelegateWitnesses: Rule {
  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let declared = context.index.classes[type.name]
    else { return }
    let method = Method(node, of: type)
    guard !method.isOverride, !method.isStatic, method.isRepresentable,
      DelegateProtocols.mayName(method.fullName)
    else { return }
    let chain = context.index.chain(from: declared)
    guard let (base, name) = conforming(chain, method.fullName, context.index) else { return }
    // A class between them that declares it already would have made the user write `override`.
    let declares = chain.dropFirst().contains { ancestor in
      context.index.parts(of: ancestor.name).contains { part in
        part.methods.contains { $0.fullName == method.fullName && !$0.isStatic }
      }
    }
    guard !declares else { return }
    declare(method, in: base, of: name, context)
    if type.kind == .extension {
      ExtensionOverrides.move(node, in: type, to: declared, context)
    } else {
      context.insert("override ", at: node.funcKeyword.range.lowerBound)
    }
  }

  /// The ancestor that names a protocol with this method, when the class itself does not.
  private func conforming(
    _ chain: [TypeDeclaration], _ method: String, _ index: ModuleIndex
  ) -> (TypeDeclaration, String)? {
    for (position, type) in chain.enumerated() {
      let named = index.parts(of: type.name).flatMap(\.inheritedTypes).map { index.resolve($0, from: "") }
      if let name = DelegateProtocols.owner(of: method, among: named) {
        return position == 0 ? nil : (type, name)
      }
    }
    return nil
  }

  private func declare(
    _ method: Method, in base: TypeDeclaration, of name: String, _ context: FileContext
  ) {
    let key = "\(base.name) \(method.fullName)"
    guard context.module.declaredWitnesses.insert(key).inserted else { return }
    let forwarding = Forwarding(method.node)
    let defaults = "_EspalierDefaults_\(name)"
    if context.module.defaultConformers.insert(name).inserted {
      let required = DelegateProtocols.entries[name]?.required ?? ""
      context.imports.insert("UIKit")
      context.appended.append(
        "@MainActor final class \(defaults): Foundation.NSObject, UIKit.\(name) { \(required) }")
      context.imports.insert("Foundation")
    }
    let member =
      "func \(method.name)\(forwarding.signature) { \(forwarding.call(on: defaults + "()." + method.name)) }"
    context.module.edits[base.file].insert(base.closing(member), at: base.closingBrace)
  }
}
