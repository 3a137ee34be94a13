import SwiftIfConfig
import SwiftSyntax

/// `#if os(iOS)` and the other conditions are decided here, as for the iOS simulator, so that the compiler
/// takes the branches that the index took.
struct ConditionalCompilation: Rule {
  func visit(_ node: IfConfigDeclSyntax, _ context: FileContext) {
    let active = node.activeClause(in: context.module.conditions).clause
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let text = condition.lineText
      // The compiler decides these alike, and they alone may guard what it cannot parse.
      if ["true", "false"].contains(text) || text.hasPrefix("swift(") || text.hasPrefix("compiler(") {
        continue
      }
      context.replace(condition, with: clause == active ? "true" : "false")
    }
  }
}
