import SwiftSyntax

/// `@objc protocol`: only classes conform, and `@objc optional` members may be absent.
///
/// An optional method becomes a property that holds a function or nil, filled by the registry. So a class
/// answers for what it implements itself and what its subclasses add.
struct ObjectiveCProtocols: Rule {
  func visit(_ node: any DeclGroupSyntax, _ context: FileContext) {
    guard let declaration = context.index.declaration(of: node), declaration.kind == .protocol,
      declaration.attributes.contains("objc")
    else { return }
    if let first = declaration.inheritanceClause?.inheritedTypes.first {
      let classBound = declaration.inheritedTypes.contains { ["AnyObject", "NSObjectProtocol"].contains($0) }
      if !classBound, first.type.lineText != "class" {
        context.insert("Swift.AnyObject, ", at: first.range.lowerBound)
      }
    } else {
      context.insert(": Swift.AnyObject", at: declaration.nameEnd)
    }
    guard !declaration.optionalMembers.isEmpty else { return }
    context.imports.insert("ObjectiveC")
    let properties = declaration.optionalMembers.map { member -> String in
      context.drop(member.node)
      let type = member.labels == nil && member.type.hasSuffix("?") ? member.type : "(\(member.type))?"
      let disfavored = member.labels == nil ? "@_disfavoredOverload " : ""
      return "  \(disfavored)var \(member.property): \(type) { "
        + "ObjectiveC.ObjectRegistry.optionalMember(\(member.key.swiftLiteral), of: self) }"
    }
    context.appended.append(
      "extension \(declaration.name) {\n\(properties.joined(separator: "\n"))\n}")
  }
}
