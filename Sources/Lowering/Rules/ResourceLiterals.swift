import SwiftSyntax

/// `#imageLiteral`, `#colorLiteral` and `#fileLiteral` become the initialisers that they stand for.
struct ResourceLiterals: Rule {
  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext) {
    let arguments = node.arguments
    switch node.macroName.text {
    case "imageLiteral":
      guard let name = arguments.first?.expression.lineText else { return }
      context.replace(node, with: "UIKit.UIImage(imageLiteralResourceName: \(name))")
    case "colorLiteral":
      let values = arguments.map { $0.expression.lineText }
      guard values.count == 4 else { return }
      context.replace(
        node,
        with: "UIKit.UIColor(red: \(values[0]), green: \(values[1]), blue: \(values[2]), alpha: \(values[3]))"
      )
    case "fileLiteral":
      guard let name = arguments.first?.expression.lineText else { return }
      context.replace(
        node, with: "Foundation.Bundle.main.bundleURL.appendingPathComponent(\(name))")
    default: break
    }
  }
}
