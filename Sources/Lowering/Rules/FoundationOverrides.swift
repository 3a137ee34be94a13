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
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
  ]

  /// What UIKit's classes declare, but NSObject does not.
  private static let declaredByUIKit: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Whether the method of a class overrides what Objective-C's NSObject has and Foundation's has not.
  static func applies(to method: Method, in index: ModuleIndex) -> Bool {
    guard method.isOverride else { return false }
    if selectors[method.fullName] != nil { return true }
    let external = index.classes[method.owner.name].flatMap { index.externalSuperclass(of: $0) }
    return external == "NSObject" && declaredByUIKit.contains(method.fullName)
  }

  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {
    guard let type = context.currentType,
      let method = type.methods.first(where: { $0.node.id == node.id }),
      Self.applies(to: method, in: context.index),
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
