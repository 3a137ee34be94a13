import Foundation

/// The version of a package that Xcode chose.
public struct PackagePin: Equatable, Sendable {
  /// The package's identity: the last part of its address, in small letters.
  public let identity: String
  /// The repository's address.
  public let location: String
  public let revision: String?
  public let version: String?
  public let branch: String?
}

/// The pins of a `Package.resolved`, in any of its three forms.
public struct PackagePins: Equatable, Sendable {
  public let file: URL?
  public let pins: [PackagePin]

  public static let none = PackagePins(file: nil, pins: [])

  init(file: URL?, pins: [PackagePin]) { (self.file, self.pins) = (file, pins) }

  /// - Throws: `ProjectError` for a file that is there and cannot be read.
  public init(file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectError.unreadable(file, reason: (error as NSError).localizedDescription)
    }
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ProjectError.malformed(file, line: nil, reason: "Package.resolved is no JSON object.")
    }
    let version = root["version"] as? Int ?? 0
    guard (1...3).contains(version) else {
      throw ProjectError.malformed(
        file, line: nil, reason: "Package.resolved has the version \(version); 1 to 3 are known.")
    }
    let list = version == 1 ? (root["object"] as? [String: Any])?["pins"] : root["pins"]
    guard let entries = list as? [[String: Any]] else {
      throw ProjectError.malformed(file, line: nil, reason: "Package.resolved has no pins.")
    }
    self.init(file: file, pins: entries.compactMap { PackagePin($0) })
  }

  /// The pins of a project. Those of the workspace that was opened come before the project's own.
  /// - Parameter workspace: the `.xcworkspace` that a person named.
  public init(project: URL, workspace: URL? = nil) throws {
    let own = project.appendingPathComponent("project.xcworkspace")
    let beside =
      (try? FileManager.default.contentsOfDirectory(
        at: project.deletingLastPathComponent(), includingPropertiesForKeys: nil))?
      .filter { $0.pathExtension == "xcworkspace" }.sorted { $0.path < $1.path }
    let files = ([workspace, own].compactMap { $0 } + (beside ?? [])).map {
      $0.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
    }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      self = .none
      return
    }
    self = try PackagePins(file: file)
  }

  public func pin(for identity: String) -> PackagePin? {
    pins.first { $0.identity == identity.lowercased() }
  }
}

extension PackagePin {
  /// nil for a pin without a place.
  fileprivate init?(_ entry: [String: Any]) {
    guard let location = (entry["location"] ?? entry["repositoryURL"]) as? String else { return nil }
    let state = entry["state"] as? [String: Any] ?? [:]
    self.init(
      identity: PackageIdentity.of(location), location: location, revision: state["revision"] as? String,
      version: state["version"] as? String, branch: state["branch"] as? String)
  }
}

/// What tells one package from another.
public enum PackageIdentity {
  /// The last part of an address or a path, without `.git`, in small letters.
  public static func of(_ location: String) -> String {
    var last = location.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? location
    if last.hasSuffix(".git") { last.removeLast(4) }
    return last.lowercased()
  }
}

extension PackageReference {
  public var identity: String {
    switch location {
    case .repository(let address): return PackageIdentity.of(address)
    case .folder(let url): return PackageIdentity.of(url.path)
    }
  }
}
