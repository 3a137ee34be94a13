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
    case document = "Storyboards, xibs and asset catalogs"
  }

  public struct Finding: Hashable, Sendable {
    public let kind: Kind
    /// What is missing.
    public let name: String
  }

  /// How often each was found.
  public private(set) var counts: [Finding: Int] = [:]
  /// Whether the app can be built all the same.
  public private(set) var builds = true

  /// Reads and compiles the app; nothing of it is run.
  public init(
    project: Project, target: Target, toolchain: Toolchain, folders: Folders,
    localPackages: [String: URL] = [:]
  ) {
    for script in target.scripts { add(.script, script.name) }
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

  private mutating func sort(_ message: BuildMessage) {
    let type = (message.file as NSString?)?.pathExtension ?? ""
    if message.file?.hasSuffix("/Package.swift") == true { return add(.package, message.text) }
    switch type {
    case "swift":
      if let name = Diagnostic.missingFramework(in: message.text) { return add(.module, "import \(name)") }
      guard message.severity == .error else { return }
      guard let symbol = MissingSymbols.symbol(in: message.text) else { return add(.error, message.text) }
      add(symbol.hasPrefix("import ") ? .module : .symbol, symbol)
    case "storyboard", "xib", "xcassets", "json": add(.document, message.text)
    case "pbxproj", "xcodeproj": add(.project, message.text)
    default: add(message.file == nil ? .error : .source, message.file == nil ? message.text : ".\(type)")
    }
  }

  private mutating func add(_ kind: Kind, _ name: String) {
    counts[Finding(kind: kind, name: name), default: 0] += 1
  }
}
