import Foundation

/// The folder that holds all that one app may keep, laid out as on iOS: Documents, Library, tmp.
public struct Container: Equatable, Sendable {
  public var folder: URL
  public init(folder: URL) { self.folder = folder }

  /// Makes the folders that iOS makes.
  public func create() throws {
    for name in ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name, isDirectory: true), withIntermediateDirectories: true)
    }
  }

  /// The variables by which Foundation on Linux finds its folders.
  ///
  /// Foundation asks CFFIXED_USER_HOME for the user's defaults and HOME for the rest; without both, an app
  /// would write into the developer's own home.
  var variables: [String: String] {
    let library = folder.appendingPathComponent("Library", isDirectory: true).path
    return [
      "HOME": folder.path,
      "CFFIXED_USER_HOME": folder.path,
      "XDG_DATA_HOME": library + "/Application Support",
      "XDG_CACHE_HOME": library + "/Caches",
      "XDG_CONFIG_HOME": library + "/Preferences",
      "TMPDIR": folder.appendingPathComponent("tmp", isDirectory: true).path,
    ]
  }
}
