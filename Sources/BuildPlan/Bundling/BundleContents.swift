import Foundation
import XcodeProject

/// Brings the app's folder in step with the project's resources.
struct BundleContents {
  let bundle: URL
  /// Names in the bundle that are not resources: the program.
  let kept: Set<String>
  private let files = FileManager.default

  init(bundle: URL, kept: Set<String>) {
    (self.bundle, self.kept) = (bundle, kept)
  }

  /// Copies what is new or changed and removes what is gone.
  /// - Returns: messages about resources that lie in each other's place or cannot be converted.
  func update(info: [String: Any], resources: [Resource]) throws -> [BuildMessage] {
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    var messages: [BuildMessage] = []
    var wanted: Set<String> = ["Info.plist"]
    try writeInfo(info)
    for (destination, source) in places(resources, &messages) {
      try copy(source, to: bundle.appendingPathComponent(destination), path: destination, &wanted, &messages)
    }
    removeOthers(wanted)
    return messages
  }

  /// Where each resource goes. A second asset catalog of the same name gets a number: to the app all catalogs
  /// are one.
  private func places(_ resources: [Resource], _ messages: inout [BuildMessage]) -> [(String, URL)] {
    var taken: [String: URL] = [:]
    var result: [(String, URL)] = []
    for resource in resources {
      var destination = resource.destination
      if let message = collision(of: resource) {
        messages.append(message)
        continue
      }
      if taken[destination] == resource.url { continue }
      if let other = taken[destination] {
        guard resource.url.pathExtension == "xcassets" else {
          messages.append(
            BuildMessage(
              .error, "Multiple commands produce '\(destination)': \(other.path) and \(resource.url.path)",
              file: resource.url.path))
          continue
        }
        let stem = (destination as NSString).deletingPathExtension
        destination = "\(stem)-\(taken.count).xcassets"
      }
      taken[destination] = resource.url
      result.append((destination, resource.url))
    }
    return result
  }

  /// A resource in the place of what the build makes itself. Xcode warns of the target's own Info.plist among its
  /// resources and refuses the rest.
  private func collision(of resource: Resource) -> BuildMessage? {
    if resource.destination == "Info.plist" {
      return BuildMessage(
        .warning, "The resources contain an Info.plist; the target's own is used.", file: resource.url.path)
    }
    guard kept.contains(resource.destination) else { return nil }
    return BuildMessage(
      .error, "Multiple commands produce '\(resource.destination)': the program and this resource.",
      file: resource.url.path)
  }

  private func writeInfo(_ info: [String: Any]) throws {
    let url = bundle.appendingPathComponent("Info.plist")
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
  }

  private func copy(
    _ source: URL, to target: URL, path: String, _ wanted: inout Set<String>,
    _ messages: inout [BuildMessage]
  ) throws {
    wanted.insert(path)
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source.path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      try makeFolder(target)
      for name in try files.contentsOfDirectory(atPath: source.path) where name != ".DS_Store" {
        let inner = source.appendingPathComponent(name)
        if let obstacle = BundleContents.obstacle(to: inner, below: source) {
          messages.append(BuildMessage(.warning, "'\(name)' \(obstacle) and is left out.", file: inner.path))
          continue
        }
        try copy(
          inner, to: target.appendingPathComponent(name), path: "\(path)/\(name)", &wanted, &messages)
      }
      return
    }
    try makeFolder(target.deletingLastPathComponent())
    let isStale = FileStamp(source) != FileStamp(target)
    if isStale { try copyFile(source, to: target) }
    if source.pathExtension.lowercased() == "pdf" {
      wanted.insert(path + ".svg")
      let picture = target.appendingPathExtension("svg")
      if isStale || !files.fileExists(atPath: picture.path) {
        if let problem = VectorPicture.convert(pdf: source, to: picture) { messages.append(problem) }
      }
    }
  }

  /// Why an entry of a folder is not copied, or nil. A link could lead out of the project, or round in a circle; a
  /// pipe could hold up the copying for ever.
  private static func obstacle(to url: URL, below folder: URL) -> String? {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return "cannot be found under that name" }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFLNK:
      // To a file beside it or further below: this is what links in a folder of resources are for.
      let target = url.resolvingSymlinksInPath().path
      let beside = folder.resolvingSymlinksInPath().path + "/"
      guard stat(url.path, &status) == 0 else { return "is a link that leads nowhere" }
      guard status.st_mode & S_IFMT == S_IFREG else { return "is a link to something other than a file" }
      return target.hasPrefix(beside) ? nil : "is a link that leads out of its folder"
    default: return "is neither a file nor a folder"
    }
  }

  private func makeFolder(_ url: URL) throws {
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue {
      try files.removeItem(at: url)
    }
    try files.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Copies with the time of change, which tells the next build that nothing is to be done.
  private func copyFile(_ source: URL, to target: URL) throws {
    if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
    try files.copyItem(at: source.resolvingSymlinksInPath(), to: target)
    var status = stat()
    guard stat(source.path, &status) == 0 else { return }
    let times = [status.st_atim, status.st_mtim]
    utimensat(AT_FDCWD, target.path, times, 0)
    chmod(target.path, 0o644)
  }

  private func removeOthers(_ wanted: Set<String>) {
    var folders: Set<String> = []
    for path in wanted {
      var folder = (path as NSString).deletingLastPathComponent
      while !folder.isEmpty && folders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    guard let all = files.enumerator(atPath: bundle.path) else { return }
    let gone = all.compactMap { $0 as? String }.filter { path in
      !wanted.contains(path) && !folders.contains(path) && !kept.contains(path)
    }
    for path in gone { try? files.removeItem(at: bundle.appendingPathComponent(path)) }
  }
}
