import AppProcess
import BrowserHost
import BuildPlan
import Foundation
import HeadlessHost
import XcodeProject

/// The apps that the home screen opens: every project in a folder beside it.
struct InstalledApps {
  struct App {
    let arguments: ProjectArguments
    let project: Project
    let target: Target
  }

  static let option = Arguments.Option(
    name: "close-after", value: "SECONDS", help: "home screen: ends an app that was left for so long (300)")

  static func closesAfter(_ arguments: Arguments, command: String) throws -> Double {
    Double(try arguments.integer(option.name, in: 1...86400, command: command) ?? 300)
  }

  /// Espalier's own home screen.
  static let home = Installation.root.appendingPathComponent("Apps/Home")

  let apps: [App]

  /// The apps beside the home screen, when that is the project; none otherwise.
  init(for project: ProjectArguments) {
    let home = InstalledApps.home.standardizedFileURL
    guard project.path.standardizedFileURL.path == home.path else {
      apps = []
      return
    }
    let folder = home.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    apps = names.sorted().filter { $0 != home.lastPathComponent && !$0.hasPrefix(".") }.compactMap { name in
      let arguments = project.at(folder.appendingPathComponent(name))
      do {
        let project = try arguments.project()
        let target = try project.applicationTarget(named: nil)
        return target.urlSchemes.isEmpty ? nil : App(arguments: arguments, project: project, target: target)
      } catch {
        Console.note("warning: \(name) is left out: \(error)")
        return nil
      }
    }
  }

  var schemes: [String] { apps.flatMap(\.target.urlSchemes) }

  func hosted(device: DeviceArguments, watches: Bool) -> [HostedApp] {
    apps.map { app in
      let outcome = BuildForBrowser(project: app.arguments, device: device, installedSchemes: schemes)
      return HostedApp(
        title: app.target.displayName, schemes: Set(app.target.urlSchemes),
        watched: watches ? [app.project.folder] : [], build: { outcome.run() })
    }
  }

  func headless(device: DeviceArguments) -> [OtherApp] {
    apps.map { app in
      OtherApp(schemes: Set(app.target.urlSchemes)) {
        let built = try app.arguments.builtApp()
        try device.prepareContainer(of: built)
        var launch = device.launch(built, device.environment(orientations: built.orientations))
        launch.installedSchemes = schemes
        return HeadlessApp(launch: launch, log: { Console.note($0) })
      }
    }
  }

  /// Builds all of them, one after another, so that the first tap on an icon need not wait.
  func buildAhead() {
    let apps = apps
    DispatchQueue(label: "espalier.ahead", qos: .utility).async {
      for app in apps { _ = try? app.arguments.build().run() }
    }
  }
}

extension Target {
  /// CFBundleURLSchemes of Info.plist, in lower case.
  var urlSchemes: [String] {
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  var displayName: String { info["CFBundleDisplayName"] as? String ?? productName }
}
