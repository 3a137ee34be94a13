import Foundation
import XcodeProject

/// A new Xcode project that runs here and opens in Xcode 16 and later: an app in a synchronized folder, with a
/// unit-test target.
public struct ProjectTemplate {
  public enum Interface: Sendable { case storyboard, code }

  public enum Problem: Error, Equatable, CustomStringConvertible {
    case badName(String)
    case exists(URL)

    public var description: String {
      switch self {
      case .badName(let name):
        return "error: '\(name)' cannot be a project's name: it must hold a letter or a digit and no slash."
      case .exists(let url): return "error: \(url.path) is already there."
      }
    }
  }

  let name: String
  let interface: Interface

  public init(name: String, interface: Interface) throws {
    let isUsable =
      name.contains(where: { $0.isLetter || $0.isNumber })
      && !name.contains(where: { "/\\\"$\n\r\0".contains($0) })
      && !name.hasPrefix(".") && name.utf8.count <= 120
    guard isUsable else { throw Problem.badName(name) }
    (self.name, self.interface) = (name, interface)
  }

  /// Writes the project into a new folder of its name.
  /// - Returns: the project's folder.
  public func write(in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent(name, isDirectory: true)
    guard !FileManager.default.fileExists(atPath: folder.path) else { throw Problem.exists(folder) }
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      } catch {
        throw BuildError.cannotWrite(url, (error as NSError).localizedDescription)
      }
    }
    return folder
  }

  var moduleName: String { BuildSettings.identifier(name) }

  private var files: [(String, String)] {
    let sources = TemplateSources(moduleName: moduleName, title: name, interface: interface)
    var files = [
      ("\(name).xcodeproj/project.pbxproj", TemplateProjectFile(name: name, interface: interface).text),
      (".gitignore", "xcuserdata/\nDerivedData/\n.DS_Store\n"),
      ("\(name)/AppDelegate.swift", sources.appDelegate),
      ("\(name)/SceneDelegate.swift", sources.sceneDelegate),
      ("\(name)/ViewController.swift", sources.viewController),
      ("\(name)/Info.plist", sources.info),
      ("\(name)/Assets.xcassets/Contents.json", TemplateSources.catalog),
      ("\(name)/Assets.xcassets/AccentColor.colorset/Contents.json", TemplateSources.accentColor),
      ("\(name)/Assets.xcassets/AppIcon.appiconset/Contents.json", TemplateSources.appIcon),
      ("\(name)/Base.lproj/LaunchScreen.storyboard", TemplateStoryboards.launchScreen),
      ("\(name)Tests/\(moduleName)Tests.swift", sources.tests),
    ]
    if interface == .storyboard {
      files.append(("\(name)/Base.lproj/Main.storyboard", TemplateStoryboards.main(moduleName: moduleName)))
    }
    return files
  }
}
