import SwiftSyntax

/// `type(of: object).description()` is a method of NSObject's class, which Foundation's has not:
/// → `Swift.String(reflecting: type(of: object))`.
struct ClassDescriptions: Rule {
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["description", "debugDescription"].contains(member.declName.baseName.text),
      let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.lineText == "type", base.arguments.first?.label?.text == "of"
    else { return }
    context.insert("Swift.String(reflecting: ", at: node.range.lowerBound)
    context.module.edits[context.file.index].replace(
      base.range.upperBound..<node.range.upperBound, with: ")")
  }
}
