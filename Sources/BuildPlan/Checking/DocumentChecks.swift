import Foundation
import InterfaceBuilder
import Lowering
import XcodeProject

/// Reads storyboards, xibs and asset catalogs once at build, so that a mistake is a message at its line and
/// no surprise on the screen.
struct DocumentChecks {
  let target: Target
  let sources: [SourceFile]

  func run() -> [BuildMessage] {
    let classes = DeclaredClasses(sources: sources)
    return target.resources.flatMap { resource -> [BuildMessage] in
      switch resource.url.pathExtension {
      case "storyboard", "xib": return check(resource.url, classes)
      case "xcassets": return catalogProblems(resource.url)
      case "strings": return problem(of: resource.url) { _ = try StringTable(strings: $0, file: $1) }
      case "stringsdict": return problem(of: resource.url) { _ = try StringTable(stringsdict: $0, file: $1) }
      case "xcstrings": return problem(of: resource.url) { _ = try StringCatalog(data: $0, file: $1) }
      default: return []
      }
    }
  }

  private func check(_ url: URL, _ classes: DeclaredClasses) -> [BuildMessage] {
    do {
      return unknownClasses(try Document(contentsOf: url), classes)
    } catch {
      return [message(error, .error)]
    }
  }

  /// Xcode says nothing at build and falls back at run time; so do we, but with a word.
  private func unknownClasses(_ document: Document, _ classes: DeclaredClasses) -> [BuildMessage] {
    var messages: [BuildMessage] = []
    document.root.forEachDescendant { element in
      guard let name = element["customClass"] else { return }
      let module = element["customModule"]
      let isOurs = module == nil || module == target.moduleName || element["customModuleProvider"] == "target"
      // A class of UIKit's own can be named without a module.
      guard isOurs, !classes.contains(name), !(module == nil && name.hasPrefix("UI")) else { return }
      messages.append(
        BuildMessage(
          .warning,
          "Unknown class \(name) in Interface Builder file: the target '\(target.name)' declares none of that "
            + "name (object \(element["id"] ?? "?"), <\(element.name)>); its base class is used.",
          file: document.file, line: element.line))
    }
    return messages
  }

  private func catalogProblems(_ url: URL) -> [BuildMessage] {
    do {
      return try AssetCatalog(folder: url).problems().map { message($0, .warning) }
    } catch {
      return [message(error, .error)]
    }
  }

  private func problem(of url: URL, _ read: (Data, String) throws -> Void) -> [BuildMessage] {
    do {
      try read(try Data(contentsOf: url), url.path)
      return []
    } catch {
      return [message(error, .error)]
    }
  }

  private func message(_ error: any Error, _ severity: BuildMessage.Severity) -> BuildMessage {
    guard let error = error as? DocumentError else { return BuildMessage(severity, "\(error)") }
    return BuildMessage(severity, error.message, file: error.file, line: error.line > 0 ? error.line : nil)
  }
}

/// The names of the classes that the sources declare, found without parsing.
struct DeclaredClasses {
  private let names: Set<String>

  init(sources: [SourceFile]) {
    var names: Set<String> = []
    for source in sources {
      for match in source.text.matches(of: #/\bclass\s+`?([\p{L}_][\p{L}\p{N}_]*)/#) {
        names.insert(String(match.output.1))
      }
    }
    self.names = names
  }

  func contains(_ name: String) -> Bool {
    names.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
