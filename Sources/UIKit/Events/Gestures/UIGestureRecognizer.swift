/// Recognizes a movement of fingers on a view and what lies below it.
///
/// Subclasses see touches before the view does and set `state`; delegates, failure requirements and
/// exclusion are decided by `GestureEnvironment`. Source: UIGestureRecognizer, "Subclassing notes".
@preconcurrency @MainActor open class UIGestureRecognizer: UIKitObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public init(target: Any?, action: Selector?) {
    super.init(isolated: ())
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience init() { self.init(target: nil, action: nil) }
  public convenience required init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Target and action

  private var targets: [ActionTarget] = []
  /// Reactions of UIKit's own classes.
  var handlers: [(UIGestureRecognizer) -> Void] = []
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(ActionTarget(target, action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }
  func sendActions() {
    for handler in handlers { handler(self) }
    for item in targets {
      guard let target = item.target else { continue }
      ActionDelivery.send(item.action, to: target, from: self, for: nil)
    }
  }

  // MARK: State

  /// Set by subclasses only.
  open var state: State {
    get { currentState }
    set { GestureEnvironment.transition(self, to: newValue) }
  }
  var currentState = State.possible
  /// Wanted, but a recognizer that has to fail first has not failed yet.
  var heldState: State?
  /// Touches given to this recognizer in the present sequence.
  var trackedTouches: [UITouch] = []
  /// No touch is down, and the recognizer waits for the next (double taps).
  var awaitsMoreTouches: Bool { false }
  /// Recognizes over time (began, changed, ended) or at once (ended).
  var isContinuous: Bool { true }
  var isInProgress: Bool { currentState == .began || currentState == .changed }
  var isFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

  open weak var delegate: UIGestureRecognizerDelegate?
  open var isEnabled = true {
    didSet { if !isEnabled { GestureEnvironment.abort(self) } }
  }
  open private(set) weak var view: UIView?
  func attach(to view: UIView?) {
    if view == nil { GestureEnvironment.abort(self) }
    self.view = view
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var name: String?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open var buttonMask: Int { 0 }

  private(set) var failureRequirements: [WeakRecognizer] = []
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Touches

  /// The middle of the touches, in the coordinates of `view` (nil: the window).
  open func location(in view: UIView?) -> CGPoint {
    let touches = locatingTouches
    guard !touches.isEmpty else {
      return view?.layer.convert(lastScreenLocation, from: nil) ?? lastScreenLocation
    }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }
  /// The touches that say where the gesture is: those that are down, or else those that left last.
  var locatingTouches: [UITouch] {
    let down = trackedTouches.filter(\.isDown)
    return down.isEmpty ? trackedTouches : down
  }
  /// Where the gesture was when its touches were forgotten.
  var lastScreenLocation = CGPoint.zero
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      trackedTouches.indices.contains(touchIndex),
      "-[UIGestureRecognizer locationOfTouch:inView:]: out of bounds")
    return trackedTouches[touchIndex].location(in: view)
  }
  open var numberOfTouches: Int { trackedTouches.count { $0.isDown || currentState == .ended } }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when all is over, whether recognized or not; subclasses forget what they noted.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    GestureEnvironment.didIgnore(self)
  }
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: Relations

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// What UIKit's own subclasses add to the delegate's answer.
  func shouldBeginByItself() -> Bool { true }
  func mayReceive(_ touch: UITouch) -> Bool { true }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
