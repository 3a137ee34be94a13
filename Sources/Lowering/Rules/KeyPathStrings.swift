import SwiftSyntax

/// `#keyPath(Person.address.street)` becomes `"address.street"`.
struct KeyPathStrings: Rule {
  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext) {
    guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else { return }
    var keys = path.lineText.filter { $0 != " " && $0 != "?" && $0 != "!" && $0 != "`" }
      .split(separator: ".").map(String.init)
    // Types come first; every property begins with a small letter.
    while keys.count > 1, keys[0] == "self" || keys[0] == "Self" || keys[0].first?.isUppercase == true {
      keys.removeFirst()
    }
    let names = keys.map { key in
      context.index.properties[key]?.first { $0.key != $0.name }?.key ?? key
    }
    context.replace(node, with: names.joined(separator: ".").swiftLiteral)
  }
}
