import Foundation

/// Keeps two builds of the same target apart; it goes with the process, however that ends.
struct BuildLock {
  private let descriptor: Int32

  init(_ folder: URL) throws {
    let path = folder.appendingPathComponent("lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw BuildError.cannotWrite(URL(fileURLWithPath: path), String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  func unlock() { close(descriptor) }
}
