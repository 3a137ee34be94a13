import SwiftSyntax

/// Overrides of methods that Objective-C's NSObject has: here they are extensions, which cannot be
/// overridden, so `override` goes and the registry finds the method by its name.
struct FoundationOverrides: Rule {
  static let names: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "value(forKeyPath:)",
    "value(forUndefinedKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "setValue(_:forUndefinedKey:)",
    "setNilValueForKey(_:)", "setValuesForKeys(_:)", "responds(to:)",
  ]

  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType,
      let method = type.methods.first(where: { $0.node.id == node.id }), method.isOverride,
      Self.names.contains(method.fullName),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    // Where a class above declares it too, in the module, it is an override like any other.
    let above = context.index.classes[type.name].map { context.index.chain(from: $0).dropFirst() } ?? []
    let inherited = above.contains { ancestor in
      context.index.parts(of: ancestor.name).contains { part in
        part.methods.contains { $0.fullName == method.fullName }
      }
    }
    if !inherited { context.blank(modifier) }
  }
}
