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
    let name = node.attributeName.lineText
    // A block of Objective-C is a closure here.
    let isBlock = name == "convention" && node.arguments?.lineText == "block"
    if Self.names.contains(name) || isBlock { context.blank(node) }
  }

  func visit(_ node: DeclModifierSyntax, _ context: FileContext) {
    if node.name.tokenKind == .keyword(.dynamic) { context.blank(node) }
  }
}
