import SwiftSyntax

/// `NSAttributedString()` has no such initialiser in Foundation on Linux.
struct EmptyAttributedStrings: Rule {
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
      node.calledExpression.lineText.lastName == "NSAttributedString"
    else { return }
    context.insert("string: \"\"", at: parenthesis.range.lowerBound)
  }
}
