import SwiftSyntax

/// `#available(iOS 26, *)`: on Linux every version is available, but we are iOS 18.
struct Availability: Rule {
  static let version = 18

  func visit(_ node: AvailabilityConditionSyntax, _ context: FileContext) {
    guard node.availabilityArguments.contains(where: \.isNewer) else { return }
    let keyword = node.availabilityKeyword.tokenKind == .poundAvailable ? "#unavailable" : "#available"
    // `#unavailable(iOS 26)` holds nowhere here, without a warning that the code is never reached.
    let versions = node.availabilityArguments.filter { !$0.lineText.hasPrefix("*") }
      .map { $0.argument.lineText }
    let wildcard = keyword == "#available" ? ", *" : ""
    context.replace(node, with: "\(keyword)(\(versions.joined(separator: ", "))\(wildcard))")
    if keyword == "#unavailable" { leaveOutBody(of: node, context) }
  }

  /// What stands behind `if #available(iOS 26, *)` names what we do not have.
  private func leaveOutBody(of node: AvailabilityConditionSyntax, _ context: FileContext) {
    guard let conditions = node.parent?.parent?.as(ConditionElementListSyntax.self),
      let statement = conditions.parent?.as(IfExprSyntax.self), !statement.body.statements.isEmpty
    else { return }
    context.replace(statement.body.statements, with: "Swift.fatalError()")
    context.dropped.append(statement.body.statements.range)
  }
}

extension AvailabilityArgumentSyntax {
  fileprivate var isNewer: Bool {
    guard case .availabilityVersionRestriction(let restriction) = argument,
      ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
      let major = restriction.version.flatMap({ Int($0.major.text) })
    else { return false }
    return major > Availability.version
  }
}
