import Foundation

/// Tells when something below some folders changed, with inotify.
final class FileWatcher: @unchecked Sendable {
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF)
  /// Folders in which nothing of a project's sources lies.
  private static let ignoredFolders: Set<String> = [
    "xcuserdata", "DerivedData", "build", "Pods", "node_modules",
  ]
  /// An editor writes several files for one save; the change is told when this many milliseconds are quiet.
  private static let quiet: Int32 = 60

  private let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
  /// A byte in this pipe ends the watching.
  private let stopping: (reading: Int32, writing: Int32)
  /// Used on the watching thread, and before it starts.
  private var folders: [Int32: String] = [:]

  /// - Parameter changed: called on the watcher's thread, once for changes that come close together.
  init(_ roots: [URL], changed: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopping = (ends[0], ends[1])
    for root in roots { watch(root.path) }
    let thread = Thread { [self] in
      while waitForChange() { changed() }
      close(descriptor)
      close(stopping.reading)
    }
    thread.name = "espalier.watch"
    thread.start()
  }

  func stop() { close(stopping.writing) }

  private func watch(_ path: String) {
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    guard watch >= 0 else { return }
    folders[watch] = path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !Self.isIgnored(name) {
      var isFolder: ObjCBool = false
      let child = path + "/" + name
      if FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue {
        self.watch(child)
      }
    }
  }

  /// - Returns: false when the watcher was stopped.
  private func waitForChange() -> Bool {
    var isChanged = false
    while true {
      var sources = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopping.reading, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&sources, 2, isChanged ? Self.quiet : -1)
      if ready < 0 && errno == EINTR { continue }
      if ready < 0 || sources[1].revents != 0 { return false }
      if ready == 0 { return true }
      if readEvents() { isChanged = true }
    }
  }

  /// - Returns: whether one of the events matters.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(descriptor, &buffer, buffer.count)
    var matters = false
    var offset = 0
    let header = MemoryLayout<inotify_event>.size
    while offset + header <= count {
      let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
      let bytes = buffer[(offset + header)..<min(offset + header + Int(event.len), count)]
      let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      offset += header + Int(event.len)
      if Self.isIgnored(name) { continue }
      let isFolder = event.mask & UInt32(IN_ISDIR) != 0
      let isMade = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
      if isFolder, isMade, let parent = folders[event.wd] { watch(parent + "/" + name) }
      // A file that was made is told when it is written; an empty or linked one when it is moved in.
      if isFolder || event.mask & UInt32(IN_CREATE) == 0 { matters = true }
    }
    return matters
  }

  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp")
      || name.hasSuffix(".tmp") || name == "4913" || ignoredFolders.contains(name)
  }
}
