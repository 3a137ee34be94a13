import Foundation

/// The runtime's only way out: one end of the border between an app and its host.
///
/// Called on the main thread. An implementation must not block on a slow host.
public protocol Connection: AnyObject {
  func send(_ frame: Frame)
  func send(_ resource: Resource)
  func send(_ message: Message)
}
