import SwiftSyntax

/// Objective-C finds a property of an `AnyObject` by its name; here key-value coding does:
/// `views.first?.priority` → `ObjectiveC.dynamicMember(views.first, "priority")`, where the module declares
/// `views` as a list of `AnyObject`. Only reading is meant, as with Objective-C most of the time.
struct DynamicMembers: Rule {
  func visit(_ node: MemberAccessExprSyntax, _ context: FileContext) {
    guard !context.index.untyped.isEmpty, let object = node.base?.untypedObject(context.index.untyped),
      !isCalledOrSet(node), node.declName.argumentNames == nil, node.declName.baseName.text != "self"
    else { return }
    context.imports.insert("ObjectiveC")
    context.insert("ObjectiveC.dynamicMember(", at: node.range.lowerBound)
    // What lies behind the object, `?.` or `!.` and the name, makes room for the rest of the call.
    context.module.edits[context.file.index].replace(
      object.range.upperBound..<node.range.upperBound, with: ", \"\(node.declName.baseName.text)\")")
  }

  private func isCalledOrSet(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id { return true }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return false }
    guard let list = parent.as(ExprListSyntax.self), let index = list.index(of: ExprSyntax(node)) else {
      return false
    }
    let next = list.index(after: index)
    return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The expression for one object of type `AnyObject?`, where this is one: `list.first?`, `list.last!`,
  /// `list[0]`, with a list that was declared as one of `AnyObject`.
  fileprivate func untypedObject(_ names: Set<String>) -> ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.element(of: names) }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.element(of: names) }
    return self.is(SubscriptCallExprSyntax.self) ? element(of: names) : nil
  }

  private func element(of names: Set<String>) -> ExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard ["first", "last"].contains(member.declName.baseName.text) else { return nil }
      return member.base?.isNamed(in: names) == true ? self : nil
    }
    if let part = self.as(SubscriptCallExprSyntax.self) {
      return part.calledExpression.isNamed(in: names) ? self : nil
    }
    return nil
  }

  private func isNamed(in names: Set<String>) -> Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return names.contains(member.declName.baseName.text)
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return names.contains(name.baseName.text) }
    return false
  }
}
