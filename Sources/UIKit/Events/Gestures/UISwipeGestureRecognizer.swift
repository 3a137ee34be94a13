/// A quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  override var isContinuous: Bool { false }

  /// Points along the direction and at most across it, and seconds. Source: observed; not documented.
  private static let length: CGFloat = 50
  private static let width: CGFloat = 50
  private static let duration = 0.5
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count(where: \.isDown) > numberOfTouchesRequired { state = .failed }
    start = start ?? event.timestamp
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - (start ?? event.timestamp) <= Self.duration else {
      state = .failed
      return
    }
    let down = trackedTouches.filter(\.isDown)
    guard down.count == numberOfTouchesRequired else { return }
    let moves = down.map { $0.screenLocation.minus($0.initialScreenLocation) }
    if moves.allSatisfy({ !Self.directions(of: $0).isDisjoint(with: direction) }) {
      state = .ended
    } else if moves.contains(where: { hopeless($0) }) {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { start = nil }

  private static func directions(of move: CGPoint) -> Direction {
    var result: Direction = []
    if abs(move.y) <= width, abs(move.x) >= length { result.insert(move.x > 0 ? .right : .left) }
    if abs(move.x) <= width, abs(move.y) >= length { result.insert(move.y > 0 ? .down : .up) }
    return result
  }
  /// Too far across every wanted direction.
  private func hopeless(_ move: CGPoint) -> Bool {
    let horizontal = !direction.isDisjoint(with: [.left, .right]),
      vertical = !direction.isDisjoint(with: [.up, .down])
    return !(horizontal && abs(move.y) <= Self.width) && !(vertical && abs(move.x) <= Self.width)
  }
}
