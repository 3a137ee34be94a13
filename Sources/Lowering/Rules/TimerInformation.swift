import SwiftSyntax

/// `timer.userInfo` in a method that a timer calls: Foundation's own property cannot be set on Linux.
struct TimerInformation: Rule {
  func visit(_ node: MemberAccessExprSyntax, _ context: FileContext) {
    guard node.declName.baseName.text == "userInfo",
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, node.isTimer(base)
    else { return }
    context.imports.insert("ObjectiveC")
    context.replace(node.declName, with: "selectorUserInfo")
  }
}

extension SyntaxProtocol {
  /// Whether a function around the node has a parameter of this name that is a Timer.
  fileprivate func isTimer(_ name: String) -> Bool {
    var ancestor = parent
    while let node = ancestor {
      if let function = node.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        if let parameter { return parameter.valueType.lastName == "Timer" }
      }
      ancestor = node.parent
    }
    return false
  }
}
