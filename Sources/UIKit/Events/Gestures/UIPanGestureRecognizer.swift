public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that drag.
///
/// The translation starts at zero where the movement was recognized, 10 points from where the finger came
/// down, so that what is dragged does not jump.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Points to move before it begins.
  static let hysteresis: CGFloat = 10

  private var samples: [(location: CGPoint, time: TimeInterval)] = []
  /// Where the translation is zero, on the screen.
  private var origin = CGPoint.zero
  /// The middle of the fingers, on the screen.
  private(set) var current = CGPoint.zero

  /// In the coordinates of `view`; nil is the window.
  open func translation(in view: UIView?) -> CGPoint { convert(current.minus(origin), to: view) }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = current.minus(convert(translation, to: view, inverted: true))
    samples = samples.suffix(1)
  }
  /// Points a second, over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint { convert(screenVelocity, to: view) }

  private var screenVelocity: CGPoint {
    guard let last = samples.last, let first = samples.first(where: { $0.time >= last.time - 0.1 }),
      last.time > first.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.location.x - first.location.x) / seconds, y: (last.location.y - first.location.y) / seconds)
  }

  private func convert(_ vector: CGPoint, to view: UIView?, inverted: Bool = false) -> CGPoint {
    guard let view = view ?? self.view?.window else { return vector }
    var turn = view.layer.transform(to: nil)
    (turn.tx, turn.ty) = (0, 0)
    return vector.applying(inverted ? turn : turn.inverted())
  }

  private var middle: CGPoint {
    let touches = locatingTouches
    guard !touches.isEmpty else { return current }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.screenLocation.x, y: $0.y + $1.screenLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// A finger came or left: the middle jumps, the translation does not.
  private func fingersDidChange() {
    let new = middle
    origin = CGPoint(x: origin.x + new.x - current.x, y: origin.y + new.y - current.y)
    current = new
    samples = []
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count(where: \.isDown) > maximumNumberOfTouches, !isInProgress {
      state = .failed
      return
    }
    if samples.isEmpty, !isInProgress {
      current = middle
      origin = current
    } else {
      fingersDidChange()
    }
    note(event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    current = middle
    note(event.timestamp)
    if isInProgress {
      state = .changed
    } else if heldState == nil {
      beginIfMoved()
    }
  }
  private func beginIfMoved() {
    let moved = current.minus(origin), distance = hypot(moved.x, moved.y)
    guard distance >= Self.hysteresis, trackedTouches.count(where: \.isDown) >= minimumNumberOfTouches else {
      return
    }
    let kept = origin
    origin = CGPoint(
      x: origin.x + moved.x / distance * Self.hysteresis, y: origin.y + moved.y / distance * Self.hysteresis)
    direction = moved
    state = .began
    if state == .failed { origin = kept }
  }
  /// The way the fingers went when the gesture asked to begin, on the screen.
  private(set) var direction = CGPoint.zero

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = trackedTouches.count(where: \.isDown)
    if down >= minimumNumberOfTouches, down > 0 { return fingersDidChange() }
    if let touch = touches.first, touch.screenLocation != touch.previousScreenLocation { current = middle }
    // A finger that rested before it left gives nothing a push.
    if let last = samples.last, event.timestamp - last.time > 0.1 { samples = [] }
    state = isInProgress || heldState != nil ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() { samples = [] }

  private func note(_ time: TimeInterval) {
    samples.append((current, time))
    if samples.count > 20 { samples.removeFirst(samples.count - 20) }
  }
}

extension CGPoint {
  func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}

/// A pan that starts at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  /// Points from the edge in which the finger comes down. Source: observed; not documented.
  private static let region: CGFloat = 20

  override func mayReceive(_ touch: UITouch) -> Bool {
    let point = touch.initialScreenLocation, screen = UIScreen.main.bounds
    return (edges.contains(.left) && point.x <= Self.region)
      || (edges.contains(.right) && point.x >= screen.maxX - Self.region)
      || (edges.contains(.top) && point.y <= Self.region)
      || (edges.contains(.bottom) && point.y >= screen.maxY - Self.region)
  }
  /// Away from the edge, not along it.
  override func shouldBeginByItself() -> Bool {
    let way = direction
    let isHorizontal = abs(way.x) >= abs(way.y)
    return (edges.contains(.left) && isHorizontal && way.x > 0)
      || (edges.contains(.right) && isHorizontal && way.x < 0)
      || (edges.contains(.top) && !isHorizontal && way.y > 0)
      || (edges.contains(.bottom) && !isHorizontal && way.y < 0)
  }
}
