import SwiftSyntax

/// Imports that Linux splits, lacks or cannot read.
struct Imports: Rule {
  /// Apple's modules that have another name here.
  private static let renamed = ["Darwin": "Glibc", "Metal": "Metal"]
  /// Apple's modules that bring Foundation with them.
  private static let withFoundation: Set<String> = [
    "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "OSLog", "os", "Dispatch", "ObjectiveC",
    "XCTest",
  ]

  func visit(_ node: ImportDeclSyntax, _ context: FileContext) {
    guard let first = node.path.first else { return }
    let module = first.name.text
    if module == "SwiftUI" { return context.swiftUIImports.append(node) }
    context.module.imports.insert(module)
    if let name = Self.renamed[module], name != module {
      context.insert(name, at: first.name.range.lowerBound)
      context.module.edits[context.file.index].drop(first.name.range)
    }
    // `import UIKit.UIImage`: there are no submodules; `import class UIKit.UIImage` is fine.
    if node.path.count > 1, node.importKindSpecifier == nil || Self.renamed[module] != nil {
      context.module.edits[context.file.index].blank(first.name.range.upperBound..<node.path.range.upperBound)
      if let kind = node.importKindSpecifier { context.blank(kind) }
    }
    // On iOS XCTest shows all of UIKit, and tests are written with that import alone.
    if module == "XCTest" { context.imports.insert("UIKit") }
    guard Self.withFoundation.contains(module) else { return }
    context.imports.formUnion(["ObjectiveC", "CoreGraphics"])
    context.imports.formUnion(context.module.foundationParts)
  }

  /// The parts of Foundation that are modules of their own on Linux and that the files name.
  static func foundationParts(named files: [ParsedFile]) -> Set<String> {
    let parts = [
      "FoundationNetworking": [
        "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLProtocol", "URLCredential",
      ],
      "FoundationXML": ["XMLParser"],
    ]
    return Set(
      parts.filter { part in
        part.value.contains { name in files.contains { $0.mentions(name) } }
      }.keys)
  }
}
