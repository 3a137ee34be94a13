import SwiftSyntax

/// `delegate?.changed?(to: x)`, a call of an `@objc optional` method.
///
/// Of the module's own protocols the member is a property that holds a function; of UIKit's it is a method
/// with a default, which is always there.
struct OptionalCalls: Rule {
  /// UIKit's optional methods whose calls carry no label: a call alone does not tell them from a closure.
  private static let unlabelled: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScrollToTop",
    "scrollViewShouldScrollToTop", "textFieldDidBeginEditing", "textFieldDidEndEditing",
    "textFieldShouldReturn", "textFieldShouldClear", "textFieldShouldBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidChangeSelection", "textViewDidChange",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChangeSelection",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "searchBarShouldBeginEditing", "gestureRecognizerShouldBegin", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidDisconnect",
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "presentationControllerDidDismiss",
    "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
    "presentationControllerDidAttemptToDismiss",
  ]

  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text }
    if let own = context.index.optionalMembers[name]?.first(where: { $0.accepts(labels) }) {
      context.replace(member.declName.baseName, with: own.property)
      for argument in node.arguments {
        if let label = argument.label, let colon = argument.colon {
          context.module.edits[context.file.index].blank(label.range.lowerBound..<colon.range.upperBound)
        }
      }
      return
    }
    guard context.index.properties[name] == nil, context.index.optionalMembers[name] == nil,
      labels.contains(where: { $0 != nil }) || Self.unlabelled.contains(name)
    else { return }
    context.drop(chained.questionMark)
    // Without another `?` in front the call is no optional any more; what looks at the result expects one.
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) ?? true
    if !isStatement, let base = member.base, !base.lineText.contains("?") {
      context.insert("Swift.Optional(", at: node.range.lowerBound)
      context.insert(")", at: node.range.upperBound)
    }
  }

  /// `if delegate.changed != nil`, `if let changed = delegate.changed`.
  func visit(_ node: MemberAccessExprSyntax, _ context: FileContext) {
    guard
      let own = context.index.optionalMembers[node.declName.baseName.text]?.first(where: {
        $0.accepts(node.declName)
      }),
      own.labels != nil, node.isValue
    else { return }
    context.replace(node.declName, with: own.property)
  }
}

extension OptionalMember {
  /// Whether a call with these labels, perhaps with closures behind it, may mean it.
  fileprivate func accepts(_ given: [String?]) -> Bool {
    guard let labels, given.count <= labels.count else { return false }
    return zip(labels, given).allSatisfy { $0 == $1 }
  }

  fileprivate func accepts(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let names = reference.argumentNames else { return true }
    return labels == names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is looked at (bound, compared with nil) rather than called.
  fileprivate var isValue: Bool {
    guard let parent else { return false }
    if let sequence = parent.as(ExprListSyntax.self) {
      return sequence.contains { $0.is(NilLiteralExprSyntax.self) }
    }
    return parent.is(InitializerClauseSyntax.self)
  }
}
