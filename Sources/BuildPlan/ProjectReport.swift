import Foundation
import InterfaceBuilder
import Lowering
import XcodeProject

/// What a project uses that Espalier lacks.
public struct ProjectReport {
  public enum Kind: String, CaseIterable, Sendable {
    case project = "Project"
    case module = "Modules"
    case package = "Packages"
    case symbol = "API"
    case error = "Other compiler errors"
    case source = "Sources that are not compiled"
    case script = "Scripts that are not run"
    case element = "Elements of storyboards and xibs"
    case document = "Storyboards, xibs and asset catalogs"
  }

  public struct Finding: Hashable, Sendable {
    public let kind: Kind
    /// What is missing.
    public let name: String
  }

  /// How often each was found.
  public private(set) var counts: [Finding: Int] = [:]
  /// Where, as `file:line`, relative to the project's folder; in the order in which they were met.
  public private(set) var places: [Finding: [String]] = [:]
  private let root: URL
  /// Whether the app can be built all the same.
  public private(set) var builds = true

  /// Reads and compiles the app; nothing of it is run.
  public init(
    project: Project, target: Target, toolchain: Toolchain, folders: Folders,
    localPackages: [String: URL] = [:]
  ) {
    root = project.folder
    for script in target.scripts { add(.script, script.name) }
    for resource in target.resources where ["storyboard", "xib"].contains(resource.url.pathExtension) {
      addUnsupportedElements(resource.url)
    }
    var messages: [BuildMessage]
    do {
      messages = try AppBuild(
        project: project, target: target, toolchain: toolchain, folders: folders, localPackages: localPackages
      ).run().messages
    } catch BuildError.failed(let failed) {
      (messages, builds) = (failed, false)
    } catch {
      (messages, builds) = ([BuildMessage(.error, "\(error)")], false)
    }
    for message in messages where message.severity != .note { sort(message) }
  }

  private mutating func addUnsupportedElements(_ url: URL) {
    // A document that cannot be read is a message of the build.
    guard let document = try? Document(contentsOf: url) else { return }
    for element in document.unsupportedElements {
      let place = "\(relative(url.path)):\(element.line) (object \(element.id ?? "?"))"
      add(.element, "<\(element.name)>", at: place)
    }
  }

  private mutating func sort(_ message: BuildMessage) {
    let type = (message.file as NSString?)?.pathExtension ?? ""
    if message.file?.hasSuffix("/Package.swift") == true { return add(.package, message.text) }
    switch type {
    case "swift":
      if let name = Diagnostic.missingFramework(in: message.text) {
        return add(.module, "import \(name)", message.file, message.line)
      }
      guard message.severity == .error else { return }
      guard let symbol = MissingSymbols.symbol(in: message.text) else {
        return add(.error, message.text, message.file, message.line)
      }
      add(symbol.hasPrefix("import ") ? .module : .symbol, symbol, message.file, message.line)
    case "storyboard", "xib", "xcassets", "json": add(.document, message.text, message.file, message.line)
    case "pbxproj", "xcodeproj": add(.project, message.text)
    default:
      guard let file = message.file else { return add(.error, message.text) }
      add(.source, ".\(type)", file, message.line)
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ file: String?, _ line: Int?) {
    add(kind, name, at: file.map { relative($0) + (line.map { ":\($0)" } ?? "") })
  }

  private mutating func add(_ kind: Kind, _ name: String, at place: String? = nil) {
    let finding = Finding(kind: kind, name: name)
    counts[finding, default: 0] += 1
    if let place { places[finding, default: []].append(place) }
  }

  private func relative(_ path: String) -> String {
    let folder = root.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
