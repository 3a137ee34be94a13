import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Runs over a folder of real projects when the environment names one in ESPALIER_PROJECTS.
@Suite struct ProjectFolderTests {
  static let projects: [URL] = {
    guard let path = ProcessInfo.processInfo.environment["ESPALIER_PROJECTS"] else { return [] }
    let folder = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }()

  @Test(arguments: projects) func leavesNoConstructAndIsIdempotent(project: URL) throws {
    let files = Self.sources(in: project)
    let module = try ModuleLowering(moduleName: "App", files: files).lower()
    #expect(try ModuleLowering(moduleName: "App", files: module.files).lower().files == module.files)
    for (source, file) in zip(files, module.files) {
      let tree = Parser.parse(source: file.text)
      #expect(!tree.hasError || Parser.parse(source: source.text).hasError, "\(file.path)")
      let finder = ConstructFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      #expect(finder.found.isEmpty, "\(file.path): \(finder.found)")
      let user = file.text.components(separatedBy: "\n#sourceLocation()\n")[0]
      let expected = source.text.utf8.count { $0 == 10 } + (source.text.hasSuffix("\n") ? 0 : 1)
      #expect(user.utf8.count { $0 == 10 } == expected, "\(file.path)")
    }
    #expect(module.messages.isEmpty, "\(module.messages)")
  }

  private static func sources(in folder: URL) -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Tests") }.sorted().compactMap { path in
      let file = folder.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
    }
  }
}

/// What must not be left in lowered sources.
private final class ConstructFinder: SyntaxVisitor {
  var found: [String] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let names = [
      "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "main",
      "UIApplicationMain",
    ]
    if names.contains(node.attributeName.trimmedDescription) { found.append(node.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let names = ["selector", "keyPath", "imageLiteral", "colorLiteral", "fileLiteral", "Preview"]
    if names.contains(node.macroName.text) { found.append(node.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) == true {
        found.append("override in extension \(node.extendedType.trimmedDescription)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.count > 1, node.importKindSpecifier == nil { found.append(node.trimmedDescription) }
    return .visitChildren
  }
}
