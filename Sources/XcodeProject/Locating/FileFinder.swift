import Foundation

/// Finds files as a Mac's file system would: names match in any Unicode normalisation and in any case.
final class FileFinder {
  /// Nothing outside is given.
  let root: URL
  private let resolvedRoot: String
  private var listings: [String: [String]] = [:]

  init(root: URL) {
    self.root = root
    resolvedRoot = root.resolvingSymlinksInPath().path
  }

  /// The file's URL with the names that are on disk; nil when there is none.
  func existing(_ url: URL) -> URL? {
    let url = url.standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path) { return url }
    var path = "/"
    for component in url.pathComponents.dropFirst() {
      let plain = (path as NSString).appendingPathComponent(component)
      if FileManager.default.fileExists(atPath: plain) {
        path = plain
      } else if let name = match(component, in: path) {
        path = (path as NSString).appendingPathComponent(name)
      } else {
        return nil
      }
    }
    return URL(fileURLWithPath: path)
  }

  /// Whether the file, with all links followed, lies inside the root.
  func isInside(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    return path == resolvedRoot || path.hasPrefix(resolvedRoot == "/" ? "/" : resolvedRoot + "/")
  }

  /// Why a file of the target cannot be read, or nil. A pipe or a device could hold up a reader for ever.
  func obstacle(to url: URL) -> String? {
    guard isInside(url) else { return "lies outside \(root.path)" }
    var status = stat()
    guard stat(url.path, &status) == 0 else { return "leads nowhere" }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFDIR ? nil : "is neither a file nor a folder"
  }

  private func match(_ name: String, in folder: String) -> String? {
    let names = listing(folder)
    // Swift compares strings by canonical equivalence: this is where NFC and NFD meet.
    if let same = names.first(where: { $0 == name }) { return same }
    let folded = name.lowercased()
    return names.first { $0.lowercased() == folded }
  }

  private func listing(_ folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    listings[folder] = names
    return names
  }
}
