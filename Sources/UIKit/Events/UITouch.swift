/// One finger, from its coming down to its leaving.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }
  public nonisolated override init() { super.init() }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }
  /// The view that was hit. Kept while the finger is down, also when it leaves the window.
  open internal(set) var view: UIView?
  open internal(set) weak var window: UIWindow?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// In points of the screen.
  var screenLocation = CGPoint.zero
  var previousScreenLocation = CGPoint.zero
  /// Where the finger came down, in points of the screen.
  var initialScreenLocation = CGPoint.zero
  /// What the view was told so far.
  var route = TouchRoute()

  var isDown: Bool { phase != .ended && phase != .cancelled }

  open func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return view.layer.convert(point, from: nil)
  }
}

/// How far a touch's news have come to its view; recognizers may hold them back.
struct TouchRoute {
  /// Phases that wait for recognizers, in order.
  var waiting: [UITouch.Phase] = []
  /// The view was told that the touch began, and not yet that it is over.
  var isInView = false
  /// The view gets no more of this touch.
  var isClosed = false
}
