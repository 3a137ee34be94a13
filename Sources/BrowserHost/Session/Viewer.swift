import CLibWebSockets
import Foundation
import Surface

/// One page that shows the app. Used on the server's thread only.
final class Viewer {
  /// A page that has this many bytes of frames before it is too slow to follow every frame.
  static let queueLimit = 4 << 20

  let socket: WebSocketConnection
  /// Deltas make no sense to this page until a whole frame came.
  private(set) var needsWhole = true
  /// Fingers that are down, under the app's numbers, and where they are.
  private(set) var fingers: [Int: TouchEvent] = [:]
  private var budget = RateBudget(perSecond: 600, burst: 3000)

  init(socket: WebSocketConnection) { self.socket = socket }

  /// Passes a frame on, or leaves it out when the page lags or has no base for it.
  func show(_ frame: Packet) {
    if socket.waitingBytes > Self.queueLimit {
      socket.dropWaiting()
      needsWhole = true
    }
    if frame.isWholeFrame {
      // The queue may hold little, but the frame itself may be long: it is the one thing that must come.
      needsWhole = false
    }
    if !needsWhole { socket.send(frame.payload, isDroppable: true) }
  }

  /// The touch under a number that no other page's finger has.
  func track(_ touch: TouchEvent) -> TouchEvent {
    var touch = touch
    touch.finger = socket.number * 32 + abs(touch.finger % 32)
    let isDown = touch.phase == .began || touch.phase == .moved
    fingers[touch.finger] = isDown ? touch : nil
    return touch
  }

  /// The areas that the page moves, and where they are. Nobody moves more than a few at once.
  private(set) var scrolls: [NodeID: CGPoint] = [:]

  func track(scrollOf node: NodeID, at offset: CGPoint, phase: String) {
    if phase == "settled" { scrolls[node] = nil } else if scrolls.count < 64 { scrolls[node] = offset }
  }

  /// Sends what is no frame. A page that takes none of it is given up.
  func send(_ message: Data) {
    guard socket.waitingBytes <= 2 * Self.queueLimit else {
      return socket.close(LWS_CLOSE_STATUS_POLICY_VIOLATION, "too slow")
    }
    socket.send(message)
  }

  /// The app started again: what the page shows is of another process.
  func forget() {
    needsWhole = true
    scrolls = [:]
  }

  /// Whether the page may send one more message now.
  func takesMessage(at time: Double) -> Bool { budget.take(at: time) }
}

/// So many a second, with a reserve for bursts.
struct RateBudget {
  let perSecond: Double
  let burst: Double
  private var left: Double
  private var last: Double?

  init(perSecond: Double, burst: Double) { (self.perSecond, self.burst, left) = (perSecond, burst, burst) }

  /// - Parameter time: seconds of a clock that only rises.
  mutating func take(at time: Double) -> Bool {
    left = min(burst, left + (time - (last ?? time)) * perSecond)
    last = time
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
