import Foundation

/// Reads one target.
final class TargetReader {
  private let project: ProjectReader
  private let target: PBXNativeTarget
  private let who: String
  private var problems: [ProjectError] = []
  private var sources: [URL] = []
  private var resources: [Resource] = []
  private var scripts: [ScriptPhase] = []
  private var frameworks: [String] = []
  private var packageProducts: [PackageProduct] = []

  init(project: ProjectReader, target: PBXNativeTarget) {
    (self.project, self.target) = (project, target)
    who = "the target '\(target.name)'"
  }

  func read() throws -> Target {
    for identifier in target.buildPhases {
      try read(try project.table.object(PBXBuildPhase.self, identifier, namedBy: who))
    }
    for identifier in target.fileSystemSynchronizedGroups { try readSynchronized(identifier) }
    for identifier in target.packageProductDependencies { try readProduct(identifier) }
    let settings = try readSettings()
    return Target(
      name: target.name, kind: kind, settings: settings, sources: withoutRepeats(sources),
      resources: resources, scripts: scripts, frameworks: frameworks, packageProducts: packageProducts,
      dependencies: try dependencies(), info: readInfo(settings), problems: problems)
  }

  private var kind: Target.Kind {
    switch target.productType {
    case nil: return .aggregate
    case "com.apple.product-type.application"?: return .application
    case "com.apple.product-type.bundle.unit-test"?: return .unitTests
    case "com.apple.product-type.bundle.ui-testing"?: return .uiTests
    case "com.apple.product-type.framework"?: return .framework
    case "com.apple.product-type.library.static"?: return .staticLibrary
    case let type? where type.hasPrefix("com.apple.product-type.app-extension"):
      return .applicationExtension
    case let type?: return .other(type)
    }
  }

  private func dependencies() throws -> [String] {
    try target.dependencies.compactMap { identifier in
      let dependency = try project.table.object(PBXTargetDependency.self, identifier, namedBy: who)
      guard let other = dependency.target else { return dependency.name }
      return try? project.table.object(PBXNativeTarget.self, other, namedBy: who).name
    }
  }

  // MARK: Build phases

  private func read(_ phase: PBXBuildPhase) throws {
    if phase.isa == "PBXShellScriptBuildPhase" {
      scripts.append(ScriptPhase(name: phase.name ?? "Run Script", script: phase.shellScript ?? ""))
    }
    for identifier in phase.files {
      // Xcode leaves such remains behind and ignores them.
      guard let file = try? project.table.object(PBXBuildFile.self, identifier, namedBy: who) else {
        continue
      }
      guard file.platformFilters.isEmpty || file.platformFilters.contains("ios") else { continue }
      if let product = file.productRef { try readProduct(product) }
      guard let reference = file.fileRef else { continue }
      switch phase.isa {
      case "PBXSourcesBuildPhase": try add(reference, isNeeded: true) { self.addSource($0) }
      case "PBXResourcesBuildPhase": try addResource(reference)
      case "PBXFrameworksBuildPhase": addFramework(reference)
      default: break
      }
    }
  }

  private func addSource(_ file: LocalFile) {
    if file.url.pathExtension != "h" { sources.append(file.url) }
  }

  private func addFramework(_ identifier: String) {
    guard let reader = try? project.table.reader(identifier, namedBy: who),
      let place = try? PBXPlace(reader), let name = place.path ?? place.name
    else { return }
    frameworks.append((name as NSString).lastPathComponent)
  }

  private func addResource(_ identifier: String) throws {
    try add(identifier, isNeeded: false) { file in
      let name = file.url.lastPathComponent
      let region = file.region
      self.resources.append(
        Resource(
          url: file.url, region: region, destination: region.map { "\($0).lproj/\(name)" } ?? name))
    }
  }

  private struct LocalFile {
    let url: URL
    let region: String?
  }

  /// Finds what a build file refers to: a file, or every language of a variant group.
  private func add(_ identifier: String, isNeeded: Bool, _ body: (LocalFile) -> Void) throws {
    let reader = try project.table.reader(identifier, namedBy: who)
    guard PBXVariantGroup.names.contains(reader.isa) else {
      try add(identifier, isVariant: false, isNeeded: isNeeded, body)
      return
    }
    for child in try PBXVariantGroup(reader).children {
      try add(child, isVariant: true, isNeeded: isNeeded, body)
    }
  }

  private func add(
    _ identifier: String, isVariant: Bool, isNeeded: Bool, _ body: (LocalFile) -> Void
  ) throws {
    let reader = try project.table.reader(identifier, namedBy: who)
    guard let url = project.tree.url(of: identifier) else { return }
    guard let file = project.tree.finder.existing(url) else {
      let line = project.table.line(of: identifier)
      let (url, list) = (url.standardizedFileURL, project.table.file)
      problems.append(
        isNeeded
          ? .missingFile(url, namedIn: list, line: line, target: target.name)
          : .missingResource(url, namedIn: list, line: line, target: target.name))
      return
    }
    guard project.tree.finder.isInside(file) else {
      problems.append(
        .outside(
          file, namedIn: project.table.file, line: project.table.line(of: identifier),
          root: project.tree.finder.root))
      return
    }
    if let obstacle = project.tree.finder.obstacle(to: file) {
      problems.append(.leftOut(file, reason: obstacle))
      return
    }
    let folder = file.deletingLastPathComponent()
    var region = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    if isVariant && region == nil { region = try reader.optionalString("name") }
    body(LocalFile(url: file, region: region))
  }

  // MARK: Synchronized folders

  private func readSynchronized(_ identifier: String) throws {
    let folder = try SynchronizedFolder(
      identifier, table: project.table, tree: project.tree, target: target)
    guard let contents = folder.contents() else {
      if let url = folder.url {
        problems.append(
          .missingFile(
            url, namedIn: project.table.file, line: project.table.line(of: identifier),
            target: target.name))
      }
      return
    }
    sources += contents.sources
    resources += contents.resources
    problems += contents.problems
  }

  // MARK: Packages, settings, Info.plist

  private func readProduct(_ identifier: String) throws {
    let product = try project.table.object(
      XCSwiftPackageProductDependency.self, identifier, namedBy: who)
    guard !packageProducts.contains(where: { $0.name == product.productName }) else { return }
    let package = try product.package.map { try project.package($0) }
    packageProducts.append(PackageProduct(name: product.productName, package: package))
  }

  private func readSettings() throws -> BuildSettings {
    let own = try project.configuration(list: target.buildConfigurationList, namedBy: who)
    let shared = try project.configuration(
      list: project.project.buildConfigurationList, namedBy: "the project")
    let name = own?.name ?? shared?.name ?? "Debug"
    let defaults = DefaultSettings(
      project: project.file, folder: project.folder, developmentRegion: project.project.developmentRegion,
      target: target.name, kind: kind, configuration: name)
    let levels = try [defaults.values] + project.levels(of: shared) + project.levels(of: own)
    return BuildSettings(levels: levels, conditions: SettingConditions(configuration: name))
  }

  private func readInfo(_ settings: BuildSettings) -> [String: Any] {
    guard kind == .application || kind == .unitTests || kind == .framework else { return [:] }
    do {
      return try InfoPlist(
        settings: settings, folder: project.folder, project: project.file, finder: project.tree.finder,
        target: target.name, isApplication: kind == .application
      ).values
    } catch let error as ProjectError {
      problems.append(error)
    } catch {
      problems.append(.unreadable(project.file, reason: "\(error)"))
    }
    return [:]
  }

  private func withoutRepeats(_ urls: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return urls.filter { seen.insert($0).inserted }
  }
}
