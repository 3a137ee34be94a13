import Foundation
import XcodeProject

/// Finds packages and the targets that are needed of them. Nothing of a package is run but its manifest.
final class PackageGraph {
  /// A package on disk.
  struct Package {
    let identity: String
    let folder: URL
    let manifest: PackageManifest
    let isLocal: Bool
  }

  private let reader: ManifestReader
  private let folders: Folders
  private let environment: [String: String]
  private let pins: PackagePins
  /// Local copies by the names that a person gave.
  private var overrides: [String: URL]
  private var packages: [String: Package] = [:]
  private var modules: [PackageModule] = []
  private var owners: [String: String] = [:]
  private var open: [String] = []
  private(set) var messages: [BuildMessage] = []

  init(
    toolchain: Toolchain, folders: Folders, pins: PackagePins, overrides: [String: URL],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    reader = ManifestReader(toolchain: toolchain, folders: folders)
    (self.folders, self.environment) = (folders, environment)
    self.pins = pins
    var named: [String: URL] = [:]
    for (name, url) in overrides { named[name.lowercased()] = url }
    self.overrides = named
  }

  /// The modules of products of a project's packages with all that they need, those first that others need.
  func modules(for products: [PackageProduct], references: [PackageReference]) throws -> [PackageModule] {
    for product in products {
      let package: Package
      if let reference = product.package {
        package = try self.package(reference)
      } else {
        package = try self.package(having: product.name, references)
      }
      try addProduct(product.name, of: package)
    }
    try checkOverrides(references.map(\.identity) + packages.keys)
    return modules
  }

  /// The modules of a package's own targets of one kind, with all that they need.
  func modules(of folder: URL, where isWanted: (PackageManifest.Target) -> Bool) throws -> (
    PackageManifest, [PackageModule]
  ) {
    let package = try load(
      PackageIdentity.of(folder.standardizedFileURL.path), folder, isLocal: true)
    for target in package.manifest.targets where isWanted(target) {
      _ = try addTarget(target.name, of: package)
    }
    try checkOverrides(Array(packages.keys))
    return (package.manifest, modules)
  }

  private func checkOverrides(_ known: [String]) throws {
    let names = Set(known.map { $0.lowercased() } + packages.values.map { $0.manifest.name.lowercased() })
    if let unknown = overrides.keys.sorted().first(where: { !names.contains($0) }) {
      throw PackageError.unknownOverride(unknown, known: Array(Set(known)))
    }
  }

  // MARK: Packages

  private func package(_ reference: PackageReference) throws -> Package {
    switch reference.location {
    case .folder(let url): return try load(reference.identity, url, isLocal: true)
    case .repository(let address):
      return try repository(
        reference.identity, reference.name, address, VersionRequirement(project: reference.requirement))
    }
  }

  /// Xcode leaves out which package a product belongs to when it lies in the project's folder.
  private func package(having product: String, _ references: [PackageReference]) throws -> Package {
    let local = references.filter { if case .folder = $0.location { return true } else { return false } }
    for reference in local + references.filter({ !local.contains($0) }) {
      let package = try self.package(reference)
      if package.manifest.product(named: product) != nil { return package }
    }
    if let url = overrides[product.lowercased()] {
      return try load(product.lowercased(), url, isLocal: true)
    }
    throw PackageError.unknownPackage(product: product)
  }

  private func package(_ dependency: PackageManifest.PackageDependency) throws -> Package {
    let identity = dependency.identity.lowercased()
    if let known = packages[identity] { return known }
    switch dependency.place {
    case .folder(let url): return try load(identity, url, isLocal: true)
    case .repository(let address):
      return try repository(identity, dependency.identity, address, dependency.requirement)
    case .registry:
      if let url = overrides[identity] { return try load(identity, url, isLocal: true) }
      throw PackageError.registry(identity: dependency.identity)
    }
  }

  private func repository(
    _ identity: String, _ name: String, _ address: String, _ requirement: VersionRequirement
  ) throws -> Package {
    if let known = packages[identity] { return known }
    if overrides[identity] == nil { try adoptOverride(for: identity) }
    if let url = overrides[identity] { return try load(identity, url, isLocal: true) }
    let pin = pins.pin(for: identity)
    let repository = PackageRepository(
      name: name, address: address, folders: folders, environment: environment)
    if let revision = pin?.revision {
      return try load(identity, try repository.checkout(revision), isLocal: false)
    }
    let chosen = try repository.resolve(
      pin?.version.flatMap { PackageVersion($0) }.map { .exact($0) }
        ?? requirement)
    messages.append(
      BuildMessage(
        .warning,
        "Package.resolved has no pin for the package '\(name)': \(chosen.version?.description ?? chosen.revision) "
          + "is taken.", file: pins.file?.path))
    return try load(identity, try repository.checkout(chosen.revision), isLocal: false)
  }

  /// A person may name a package as its manifest or its folder does, not as its address.
  private func adoptOverride(for identity: String) throws {
    for (name, url) in overrides where packages[name] == nil {
      let isFolder = PackageIdentity.of(url.standardizedFileURL.path) == identity
      let isNamed = names(of: identity).contains(name)
      guard try isFolder || isNamed && reader.read(url).name.lowercased() == name else { continue }
      overrides[identity] = url
      return
    }
  }

  /// What a manifest may be called whose package has this identity: the same without signs.
  private func names(of identity: String) -> Set<String> {
    [identity, identity.filter { $0.isLetter || $0.isNumber }]
  }

  private func load(_ identity: String, _ folder: URL, isLocal: Bool) throws -> Package {
    if let known = packages[identity] { return known }
    let folder = overrides[identity] ?? folder
    let manifest = try reader.read(folder)
    let package = Package(identity: identity, folder: folder, manifest: manifest, isLocal: isLocal)
    packages[identity] = package
    return package
  }

  // MARK: Targets

  @discardableResult
  private func addProduct(_ name: String, of package: Package) throws -> [String] {
    guard let product = package.manifest.product(named: name) else {
      throw PackageError.noProduct(
        name, package: package.manifest.name, products: package.manifest.products.map(\.name))
    }
    guard product.kind == .library else {
      notRun(product.kind == .plugin ? "plugin" : "program", name, package)
      return []
    }
    return try product.targets.flatMap { try addTarget($0, of: package) }
  }

  /// - Returns: the module, or nothing for what is not built.
  private func addTarget(_ name: String, of package: Package) throws -> [String] {
    guard let target = package.manifest.target(named: name) else {
      throw PackageError.noTarget(name, package: package.manifest.name)
    }
    switch target.kind {
    case .regular, .test, .executable: break
    case .macro, .plugin:
      notRun(target.kind.rawValue, name, package)
      return []
    case .system, .binary, .snippet, .other:
      messages.append(
        BuildMessage(
          .warning,
          "The \(target.kind.rawValue) target '\(name)' of the package '\(package.manifest.name)' cannot be "
            + "used on Linux: it is left out.", file: manifestPath(package)))
      return []
    }
    let module = PackageModule.moduleName(of: name)
    if let owner = owners[module] {
      guard owner == package.identity else {
        throw PackageError.duplicateModule(name, packages: [owner, package.identity].sorted())
      }
      if open.contains(module) { throw PackageError.cycle(open + [module]) }
      return [module]
    }
    owners[module] = package.identity
    open.append(module)
    let dependencies = try target.dependencies.flatMap { try addDependency($0, of: package) }
    open.removeLast()
    for plugin in target.pluginUsages { notRun("plugin", plugin, package) }
    modules.append(try read(target, module, dependencies, package))
    return [module]
  }

  private func addDependency(_ dependency: PackageManifest.Dependency, of package: Package) throws -> [String]
  {
    switch dependency {
    case .target(let name): return try addTarget(name, of: package)
    case .product(let name, let other):
      return try addProduct(name, of: try find(other ?? name, from: package))
    case .name(let name):
      if package.manifest.target(named: name) != nil { return try addTarget(name, of: package) }
      return try addProduct(name, of: try find(name, from: package, product: name))
    }
  }

  /// A dependency of the package by its identity or its manifest's name, or the one that has a product.
  private func find(_ name: String, from package: Package, product: String? = nil) throws -> Package {
    let all = package.manifest.dependencies
    if let dependency = all.first(where: { $0.identity.lowercased() == name.lowercased() }) {
      return try self.package(dependency)
    }
    for dependency in all {
      let candidate = try self.package(dependency)
      if candidate.manifest.name == name { return candidate }
      if let product, candidate.manifest.product(named: product) != nil { return candidate }
    }
    throw PackageError.unknownPackage(product: product ?? name)
  }

  private func read(
    _ target: PackageManifest.Target, _ module: String, _ dependencies: [String], _ package: Package
  ) throws -> PackageModule {
    let files = PackageTargetFiles(package: package.folder, manifest: package.manifest, target: target)
    let contents = files.contents()
    guard !contents.sources.isEmpty else {
      throw PackageError.noSources(
        target: target.name, package: package.manifest.name, folder: files.folder)
    }
    for file in contents.foreign {
      messages.append(
        BuildMessage(
          .warning, "Only Swift is compiled of packages: this file is left out.", file: file.path))
    }
    return PackageModule(
      name: module, package: package.manifest.name, folder: package.folder,
      settings: ModuleSettings(
        moduleName: module, swiftVersion: target.languageMode ?? package.manifest.languageMode,
        conditions: ["DEBUG", "SWIFT_PACKAGE"] + target.conditions),
      features: target.features, sources: contents.sources, resources: contents.resources,
      defaultLocalization: package.manifest.defaultLocalization, dependencies: dependencies,
      isLocal: package.isLocal, isOptimized: !package.isLocal || overrides[package.identity] != nil)
  }

  private func notRun(_ kind: String, _ name: String, _ package: Package) {
    let message = BuildMessage(
      .warning,
      "The \(kind) '\(name)' of the package '\(package.manifest.name)' is not run: nothing of a package is "
        + "executed here but its manifest.", file: manifestPath(package))
    if !messages.contains(message) { messages.append(message) }
  }

  private func manifestPath(_ package: Package) -> String {
    package.folder.appendingPathComponent("Package.swift").path
  }
}
