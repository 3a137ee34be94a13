import SwiftSyntax

/// Takes away the attributes that only Objective-C and Interface Builder read, and `dynamic`.
///
/// What they say is in the index; the registration says it at run time.
struct ExposureAttributes: Rule {
  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "NSManaged",
  ]

  func visit(_ node: AttributeSyntax, _ context: FileContext) {
    if Self.names.contains(node.attributeName.lineText) { context.blank(node) }
  }

  func visit(_ node: DeclModifierSyntax, _ context: FileContext) {
    if node.name.tokenKind == .keyword(.dynamic) { context.blank(node) }
  }
}
