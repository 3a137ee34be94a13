import SwiftSyntax

/// What the parentheses of `#selector` and `#keyPath` name: `Base.name(label:)`.
struct MemberReference {
  let expression: ExprSyntax
  /// `self`, `Type`, `object.property` or nothing.
  let base: String?
  let name: String
  /// nil where none are written; in it nil stands for `_`.
  let labels: [String?]?
  /// How many parameters the type behind `as` has.
  let parameterCount: Int?

  init(_ expression: ExprSyntax) {
    var expression = expression
    var parameterCount: Int?
    while true {
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        parameterCount = type?.innermostFunction?.parameters.count
        expression = first
      } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else {
        break
      }
    }
    self.expression = expression
    self.parameterCount = parameterCount
    let declared =
      expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    base = expression.as(MemberAccessExprSyntax.self)?.base?.lineText
    name = (declared?.baseName.text ?? expression.lineText).trimmingBackticks
    labels = declared?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }

  /// The parts of the type in which the name is looked up first.
  func partsOfBase(in context: FileContext) -> [TypeDeclaration] {
    let current = context.currentType?.name ?? ""
    switch base {
    case nil, "self", "Self", "super":
      // A nested type sees the members of the types around it, by their names only.
      return context.enclosing.reversed().flatMap { context.index.partsInChain(of: $0.name) }
    case let base?:
      let path = base.filter { $0 != "?" && $0 != "!" }
      return context.index.partsInChain(of: context.index.resolve(path, from: current))
    }
  }

  /// The methods of the module that it may mean: those of the base, else all with its name.
  func methods(in context: FileContext) -> [Method] {
    let own = partsOfBase(in: context).flatMap { $0.methods.filter(matches) }
    if !own.isEmpty { return own }
    // The base is a variable, or the module extends a class of UIKit from which the base inherits.
    let all = (context.index.methods[name] ?? []).filter(matches)
    return all.filter(\.isExposed)
  }

  private func matches(_ method: Method) -> Bool {
    guard method.name == name, method.owner.kind != .protocol || method.isExposed else { return false }
    if let labels { return labels == method.labels }
    return parameterCount == nil || parameterCount == method.labels.count
  }
}

extension TypeSyntax {
  /// `(View) -> (Button) -> Void` → `(Button) -> Void`.
  fileprivate var innermostFunction: FunctionTypeSyntax? {
    guard let function = self.as(FunctionTypeSyntax.self) else {
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first?.type.innermostFunction
      }
      return self.as(AttributedTypeSyntax.self)?.baseType.innermostFunction
        ?? self.as(OptionalTypeSyntax.self)?.wrappedType.innermostFunction
    }
    return function.returnClause.type.innermostFunction ?? function
  }
}
