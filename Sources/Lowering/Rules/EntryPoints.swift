import SwiftSyntax

/// `@main`, `@UIApplicationMain` and the call in a main.swift: the generated entry point starts the app.
struct EntryPoints: Rule {
  private static let names: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  func visit(_ node: any DeclGroupSyntax, _ context: FileContext) {
    guard let attribute = Self.names.lazy.compactMap({ node.attributes.attribute($0) }).first,
      let declaration = context.index.declaration(of: node)
    else { return }
    let inherited = context.index.conformances(of: declaration.name)
      .union(declaration.inheritedTypes)
    if inherited.contains("App") {
      context.report(
        .error, at: attribute, "SwiftUI's life cycle is not supported; a UIApplicationDelegate is")
    } else if declaration.kind == .class {
      context.module.delegateClassName = declaration.name
    } else {
      context.report(
        .warning, at: attribute,
        "'main' of '\(declaration.name)' is not called; the app delegate is looked up")
    }
    context.blank(attribute)
  }

  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {
    guard node.calledExpression.lineText.lastName == "UIApplicationMain" else { return }
    // NSStringFromClass(AppDelegate.self) or "AppDelegate".
    if let last = node.arguments.last?.expression.lineText {
      let name = last.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        .map { $0.hasSuffix(".self") ? String($0.dropLast(5)) : String($0) }
        .last { $0 != "nil" }
      context.module.delegateClassName = name.map { context.index.resolve($0, from: "") }
    }
    guard context.file.isMain else { return }
    // With all that is around it: `_ =`, `exit(…)`, `autoreleasepool { … }`.
    var statement = Syntax(node)
    while let parent = statement.parent, !parent.is(CodeBlockItemListSyntax.self) || !parent.isTopLevel {
      statement = parent
    }
    context.drop(statement)
  }
}

extension SyntaxProtocol {
  /// Whether it is the list of the file's own statements.
  fileprivate var isTopLevel: Bool { parent?.is(SourceFileSyntax.self) == true }
}
