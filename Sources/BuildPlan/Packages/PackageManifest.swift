import Foundation

/// What `swift package dump-package` tells of a package.
struct PackageManifest: Equatable {
  struct Product: Equatable {
    enum Kind: Equatable { case library, executable, plugin, other(String) }
    let name: String
    let kind: Kind
    let targets: [String]
  }

  struct Target: Equatable {
    enum Kind: String { case regular, test, executable, macro, plugin, system, binary, snippet, other }
    let name: String
    let kind: Kind
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let resources: [ResourceRule]
    let dependencies: [Dependency]
    let pluginUsages: [String]
    let conditions: [String]
    let features: [String]
    let languageMode: String?
  }

  struct ResourceRule: Equatable {
    enum Kind: Equatable { case process, copy, embed }
    let path: String
    let kind: Kind
  }

  /// What a target needs, as it is written in the manifest.
  enum Dependency: Equatable {
    case target(String)
    case product(String, package: String?)
    /// A target of the package, or a product of another.
    case name(String)
  }

  struct PackageDependency: Equatable {
    enum Place: Equatable {
      case repository(String)
      case folder(URL)
      case registry
    }
    let identity: String
    let place: Place
    let requirement: VersionRequirement
  }

  let name: String
  let languageMode: String
  let defaultLocalization: String?
  let products: [Product]
  let targets: [Target]
  let dependencies: [PackageDependency]

  func target(named name: String) -> Target? { targets.first { $0.name == name } }
  func product(named name: String) -> Product? { products.first { $0.name == name } }

  /// - Throws: `PackageError.brokenManifest` for JSON that is no manifest.
  init(json: Data, file: URL) throws {
    guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let name = root["name"] as? String
    else { throw PackageError.brokenManifest(file, reason: "SwiftPM gave no description of it.") }
    self.name = name
    let tools = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.5.0"
    let modes = root["swiftLanguageVersions"] as? [String] ?? []
    languageMode = modes.max { PackageManifest.major($0) < PackageManifest.major($1) } ?? tools
    defaultLocalization =
      root["defaultLocalization"] as? String
      ?? (root["defaultLocalization"] as? [String: Any])?["tag"] as? String
    products = root.objects("products").compactMap { Product($0) }
    targets = root.objects("targets").compactMap { Target($0) }
    dependencies = root.objects("dependencies").flatMap { PackageDependency.read($0) }
  }

  private static func major(_ version: String) -> Int {
    version.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }
}

extension [String: Any] {
  fileprivate func objects(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
  fileprivate func strings(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  /// Enumerations are objects with one key; the associated values are a list.
  fileprivate var only: (name: String, values: [Any])? {
    guard let (name, value) = first else { return nil }
    return (name, value as? [Any] ?? [value])
  }
  /// Whether a condition (`platformNames`, `config`) holds for the simulator in Debug.
  fileprivate var holds: Bool {
    let platforms = strings("platformNames")
    let configuration = self["config"] as? String
    return (platforms.isEmpty || platforms.contains("ios"))
      && (configuration == nil || configuration == "debug")
  }
}

extension PackageManifest.Product {
  fileprivate init?(_ object: [String: Any]) {
    guard let name = object["name"] as? String else { return nil }
    let kind: Kind
    switch (object["type"] as? [String: Any])?.first?.key ?? "library" {
    case "library": kind = .library
    case "executable": kind = .executable
    case "plugin": kind = .plugin
    case let other: kind = .other(other)
    }
    self.init(name: name, kind: kind, targets: object.strings("targets"))
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ object: [String: Any]) {
    guard let name = object["name"] as? String else { return nil }
    let settings = object.objects("settings").filter { setting in
      setting["tool"] as? String == "swift" && ((setting["condition"] as? [String: Any])?.holds ?? true)
    }
    let kinds = settings.compactMap { ($0["kind"] as? [String: Any])?.first }
    let values = { (kind: String) in
      kinds.filter { $0.key == kind }.compactMap { ($0.value as? [String: Any])?["_0"] as? String }
    }
    self.init(
      name: name, kind: Kind(rawValue: object["type"] as? String ?? "regular") ?? .other,
      path: object["path"] as? String, exclude: object.strings("exclude"),
      sources: object["sources"] as? [String],
      resources: object.objects("resources").compactMap { PackageManifest.ResourceRule($0) },
      dependencies: object.objects("dependencies").compactMap { PackageManifest.Dependency($0) },
      pluginUsages: object.objects("pluginUsages").compactMap { $0.only?.values.first as? String },
      conditions: values("define").map { $0.split(separator: "=").first.map(String.init) ?? $0 },
      features: values("enableUpcomingFeature").flatMap { ["-enable-upcoming-feature", $0] }
        + values("enableExperimentalFeature").flatMap { ["-enable-experimental-feature", $0] },
      languageMode: values("swiftLanguageMode").last)
  }
}

extension PackageManifest.ResourceRule {
  fileprivate init?(_ object: [String: Any]) {
    guard let path = object["path"] as? String else { return nil }
    let rule = (object["rule"] as? [String: Any])?.first?.key
    self.init(path: path, kind: rule == "copy" ? .copy : rule == "embedInCode" ? .embed : .process)
  }
}

extension PackageManifest.Dependency {
  /// nil where its condition names other platforms only.
  fileprivate init?(_ object: [String: Any]) {
    guard let (kind, values) = object.only, let name = values.first as? String else { return nil }
    guard values.compactMap({ $0 as? [String: Any] }).allSatisfy({ $0["platformNames"] == nil || $0.holds })
    else { return nil }
    switch kind {
    case "target": self = .target(name)
    case "product": self = .product(name, package: values.dropFirst().first as? String)
    default: self = .name(name)
    }
  }
}

extension PackageManifest.PackageDependency {
  fileprivate static func read(_ object: [String: Any]) -> [Self] {
    guard let (kind, values) = object.only else { return [] }
    return values.compactMap { value in
      guard let value = value as? [String: Any], let identity = value["identity"] as? String else {
        return nil
      }
      let requirement = VersionRequirement(manifest: value["requirement"] as? [String: Any] ?? [:])
      switch kind {
      case "fileSystem":
        return (value["path"] as? String).map {
          Self(
            identity: identity, place: .folder(URL(fileURLWithPath: $0)), requirement: .any)
        }
      case "sourceControl":
        guard let (form, places) = (value["location"] as? [String: Any])?.only else { return nil }
        let address =
          form == "remote"
          ? (places.first as? [String: Any])?["urlString"] as? String : places.first as? String
        return address.map { Self(identity: identity, place: .repository($0), requirement: requirement) }
      default: return Self(identity: identity, place: .registry, requirement: requirement)
      }
    }
  }
}
