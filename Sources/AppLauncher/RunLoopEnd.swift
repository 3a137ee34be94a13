import Foundation

/// Calls when the main run loop has nothing more to do and begins to wait.
///
/// Foundation on Linux keeps Core Foundation's observers to itself; its library exports them.
@MainActor enum RunLoopEnd {
  private static var actions: [@MainActor () -> Void] = []
  private static let beforeWaiting: UInt = 1 << 5
  private static let exit: UInt = 1 << 7

  static func observe(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    guard actions.count == 1 else { return }
    let modes = dlsym(nil, "kCFRunLoopCommonModes")?.assumingMemoryBound(to: OpaquePointer?.self).pointee
    let observer = makeObserver(
      nil, beforeWaiting | exit, 1, 0,
      { _, _, _ in MainActor.assumeIsolated { for action in RunLoopEnd.actions { action() } } }, nil)
    if let observer, let modes { addObserver(mainRunLoop(), observer, modes) }
  }
}

private typealias Callout = @convention(c) (OpaquePointer?, UInt, UnsafeMutableRawPointer?) -> Void

@_silgen_name("CFRunLoopGetMain") private func mainRunLoop() -> OpaquePointer?
@_silgen_name("CFRunLoopObserverCreate") private func makeObserver(
  _ allocator: OpaquePointer?, _ activities: UInt, _ repeats: UInt8, _ order: Int, _ callout: Callout,
  _ context: UnsafeMutableRawPointer?
) -> OpaquePointer?
@_silgen_name("CFRunLoopAddObserver") private func addObserver(
  _ loop: OpaquePointer?, _ observer: OpaquePointer?, _ mode: OpaquePointer?)
