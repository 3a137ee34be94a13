import Foundation

/// Where Espalier keeps what it makes: build products in the cache, what apps store in the data folder.
/// Both can be deleted; only the second loses something.
public struct Folders: Sendable {
  public let cache: URL
  public let data: URL

  public init(cache: URL, data: URL) { (self.cache, self.data) = (cache, data) }

  /// From XDG_CACHE_HOME and XDG_DATA_HOME, or the places that stand in for them.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    func folder(_ variable: String, _ fallback: String) -> URL {
      // The specification says that a relative path is to be ignored.
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = path.map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(fallback)
      return base.appendingPathComponent("espalier", isDirectory: true)
    }
    self.init(cache: folder("XDG_CACHE_HOME", ".cache"), data: folder("XDG_DATA_HOME", ".local/share"))
  }

  /// The folder for clones of packages and the modules made of them, shared by all projects.
  var packages: URL { cache.appendingPathComponent("packages", isDirectory: true) }

  /// The folder for the products of one target of one project.
  public func build(project: URL, target: String) -> URL {
    cache.appendingPathComponent("builds/\(Folders.name(target, project))", isDirectory: true)
  }

  /// The folder that holds what an app stores. Copies of a project in other folders are other apps.
  public func container(bundleIdentifier: String, project: URL) -> URL {
    data.appendingPathComponent("apps/\(Folders.name(bundleIdentifier, project))", isDirectory: true)
  }

  private static func name(_ title: String, _ project: URL) -> String {
    let safe = title.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" }
    var print = Fingerprint()
    print.add(project.standardizedFileURL.path)
    return "\(String(safe).prefix(60))-\(print.text.prefix(12))"
  }
}
