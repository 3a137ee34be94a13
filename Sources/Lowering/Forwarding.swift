import SwiftSyntax

/// The signature of a method with names of our own for its parameters, and a call with all of them.
struct Forwarding {
  let signature: String
  private let prefix: String
  private let arguments: String

  init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    let declared = parameters.enumerated().map { position, parameter in
      "\(parameter.firstName.text) p\(position): \(parameter.type.lineText)\(parameter.ellipsis?.text ?? "")"
    }
    let effects = node.signature.effectSpecifiers
    signature =
      "(\(declared.joined(separator: ", ")))" + (effects.map { " " + $0.lineText } ?? "")
      + (node.signature.returnClause.map { " " + $0.lineText } ?? "")
    prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    arguments = parameters.enumerated().map { position, parameter in
      let mark = parameter.type.lineText.hasPrefix("inout ") ? "&" : ""
      return (parameter.label.map { $0 + ": " } ?? "") + mark + "p\(position)"
    }.joined(separator: ", ")
  }

  func call(on function: String) -> String { "\(prefix)\(function)(\(arguments))" }
}
