import SwiftSyntax

/// Overrides of methods that Objective-C's NSObject has: here they are extensions, which cannot be
/// overridden, so `override` goes and the registry finds the method by its name.
struct FoundationOverrides: Rule {
  /// By Swift's name, what Objective-C calls them.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "value(forKey:)": "valueForKey:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
    "responds(to:)": "respondsToSelector:",
  ]

  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType,
      let method = type.methods.first(where: { $0.node.id == node.id }), method.isOverride,
      Self.selectors[method.fullName] != nil,
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
