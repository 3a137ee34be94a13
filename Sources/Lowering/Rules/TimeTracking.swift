import SwiftSyntax

/// Tells the run time of every timer that is made and of every delay of Dispatch or a task, so that a driver
/// knows what to wait for: `Timer.scheduledTimer(…)` → `ObjectiveC.tracked(Timer.scheduledTimer(…))`.
struct TimeTracking: Rule {
  private static let timerLabels: Set<String> = ["timeInterval", "fire", "fireAt", "withTimeInterval"]

  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    if makesTimer(node), !context.index.typeNames.contains("Timer") {
      wrap(node, in: "ObjectiveC.tracked(", context)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let argument = node.arguments.first
    {
      switch (member.declName.baseName.text, argument.label?.text) {
      case ("asyncAfter", "deadline"): wrap(argument.expression, in: "ObjectiveC.tracked(", context)
      case ("sleep", "for") where member.base?.lineText == "Task":
        wrap(argument.expression, in: "ObjectiveC.tracked(", context)
      case ("sleep", "nanoseconds") where member.base?.lineText == "Task":
        wrap(argument.expression, in: "ObjectiveC.tracked(nanoseconds: ", context)
      default: break
      }
    }
  }

  private func makesTimer(_ node: FunctionCallExprSyntax) -> Bool {
    guard let label = node.arguments.first?.label?.text, Self.timerLabels.contains(label) else {
      return false
    }
    let names = ["Timer", "Foundation.Timer"]
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return node.calledExpression.lineText == "Timer"
    }
    if ["scheduledTimer", "init"].contains(member.declName.baseName.text) {
      return member.base.map { names.contains($0.lineText) } ?? false
    }
    return member.lineText == "Foundation.Timer"
  }

  private func wrap(_ node: some SyntaxProtocol, in call: String, _ context: FileContext) {
    context.imports.insert("ObjectiveC")
    context.insert(call, at: node.range.lowerBound)
    context.insert(")", at: node.range.upperBound)
  }
}
