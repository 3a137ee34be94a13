import Foundation

/// A target with what belongs to it.
public struct Target {
  public enum Kind: Equatable, Sendable {
    case application, unitTests, uiTests, framework, staticLibrary, applicationExtension, aggregate
    /// A product type that Espalier has no name for.
    case other(String)
  }

  public let name: String
  public let kind: Kind
  public let settings: BuildSettings
  /// What the compiler gets, in the project's order.
  public let sources: [URL]
  /// What is copied into the product.
  public let resources: [Resource]
  public let scripts: [ScriptPhase]
  /// System frameworks and libraries that are linked by name, such as `MapKit.framework`.
  public let frameworks: [String]
  public let packageProducts: [PackageProduct]
  /// Other targets of the project that are built first.
  public let dependencies: [String]
  /// The Info.plist as the product gets it; empty where the target has none.
  public let info: [String: Any]
  /// What is wrong with the target: missing files, for example. A build must not begin.
  public let problems: [ProjectError]

  public var moduleName: String {
    SettingModifier.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
  }
  public var productName: String { settings["PRODUCT_NAME"] ?? name }
  public var bundleIdentifier: String {
    (info["CFBundleIdentifier"] as? String) ?? settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name
  }
  /// SWIFT_VERSION, such as `5.0`.
  public var swiftVersion: String { settings["SWIFT_VERSION"] ?? "5.0" }
  /// SWIFT_ACTIVE_COMPILATION_CONDITIONS and the -D of OTHER_SWIFT_FLAGS.
  public var compilationConditions: [String] {
    var result = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      result.append(flag.count > 2 ? String(flag.dropFirst(2)) : flags[safe: index + 1] ?? "")
    }
    return result.filter { !$0.isEmpty }
  }

  /// Whether the target is built for iPhone or iPad.
  public var isForIOS: Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? ""]
    return platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
      || platforms.allSatisfy(\.isEmpty)
  }

  /// The orientations that Info.plist names, in its order, by UIKit's names without their prefix: `portrait`,
  /// `landscapeLeft` ….
  public var orientations: [String] {
    let names = info["UISupportedInterfaceOrientations"] as? [String] ?? []
    return names.compactMap { name in
      guard name.hasPrefix("UIInterfaceOrientation") else { return nil }
      let rest = name.dropFirst("UIInterfaceOrientation".count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
  }

  /// The app that hosts a unit-test target, from TEST_HOST or TEST_TARGET_NAME.
  public var testHostName: String? {
    if let host = settings["TEST_HOST"], !host.isEmpty { return (host as NSString).lastPathComponent }
    return settings["TEST_TARGET_NAME"]
  }
}

/// One file or folder that is copied into the product.
public struct Resource: Equatable, Sendable {
  public let url: URL
  /// The region of a localized resource, such as `ko` or `Base`.
  public let region: String?
  /// Where it lies in the product: `Base.lproj/Main.storyboard`, `data.json`.
  public let destination: String

  public init(url: URL, region: String?, destination: String) {
    (self.url, self.region, self.destination) = (url, region, destination)
  }
}

/// A Run Script phase. It is never executed; it is named.
public struct ScriptPhase: Equatable, Sendable {
  public let name: String
  public let script: String
}

/// A product of a Swift package that a target uses.
public struct PackageProduct: Equatable, Sendable {
  public let name: String
  /// The package, where the project says which.
  public let package: PackageReference?
}

/// A Swift package that a project names.
public struct PackageReference: Equatable, Sendable {
  public enum Location: Equatable, Sendable {
    case repository(String)
    case folder(URL)
  }
  public let location: Location
  /// As Xcode writes it: `kind` (upToNextMajorVersion, exactVersion, branch, revision …) and the versions.
  public let requirement: [String: String]

  /// The package's name: the last part of its place, without `.git`.
  public var name: String {
    switch location {
    case .repository(let address):
      let last = address.split(separator: "/").last.map(String.init) ?? address
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    case .folder(let url): return url.lastPathComponent
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
