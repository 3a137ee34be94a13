/// Decides between recognizers: who may begin, who waits, who is put out.
///
/// The rules are those of "Coordinating multiple gesture recognizers" and of the UIGestureRecognizer
/// reference; where these are silent the comment names the reading.
@MainActor enum GestureEnvironment {
  /// Recognizers that have seen touches of sequences that are not over.
  private(set) static var active: [UIGestureRecognizer] = []
  /// Nested work settles once, at the outermost end.
  private static var depth = 0
  private static var isUnsettled = false

  /// Runs `work` and then brings views and finished recognizers in line with what changed.
  static func update(_ work: () -> Void) {
    isUnsettled = true
    depth += 1
    defer { depth -= 1 }
    work()
    guard depth == 1 else { return }
    while isUnsettled {
      isUnsettled = false
      TouchDelivery.routeWaiting()
      resetFinished()
    }
  }

  // MARK: Touches in

  /// The recognizers that get `touch`: of the view that was hit and of all above it.
  static func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where accepts(recognizer, touch) {
        found.append(recognizer)
      }
      view = current.superview
    }
    return found
  }

  private static func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, !recognizer.isFinished, recognizer.heldState == nil,
      recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
      recognizer.mayReceive(touch)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Hands a change of `touch` to the recognizers that track it.
  static func deliver(_ touch: UITouch, _ event: UIEvent) {
    for recognizer in touch.gestureRecognizers ?? [] {
      if touch.phase == .began {
        guard recognizer.isEnabled, !recognizer.isFinished else { continue }
        recognizer.trackedTouches.append(touch)
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
      }
      guard recognizer.trackedTouches.contains(where: { $0 === touch }) else { continue }
      recognizer.lastScreenLocation = touch.screenLocation
      guard !recognizer.isFinished else { continue }
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }

  // MARK: Transitions

  static func transition(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    update { change(recognizer, to: new) }
  }

  private static func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    switch (recognizer.currentState, new) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(recognizer, new)
    case (.began, .changed), (.changed, .changed): enter(recognizer, .changed)
    case (.began, .ended), (.changed, .ended): enter(recognizer, .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(recognizer, .cancelled)
    default: break
    }
  }

  private static func begin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    if recognizer.heldState != nil {
      // Already allowed; only what comes at the end of the wait changes.
      recognizer.heldState = new == .changed ? .began : new
      return
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    if isPrevented(recognizer) { return fail(recognizer) }
    let required = requirements(of: recognizer)
    if required.contains(where: { $0.isInProgress || $0.currentState == .ended }) { return fail(recognizer) }
    if required.contains(where: { $0.currentState == .possible }) {
      recognizer.heldState = new
      return
    }
    recognize(recognizer, new)
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.heldState = nil
    for other in active where other !== recognizer && other.currentState == .possible {
      if excludes(recognizer, other) { fail(other) }
    }
    if recognizer.isContinuous, new == .ended {
      enter(recognizer, .began)
      guard recognizer.isInProgress else { return }
    }
    enter(recognizer, new == .changed ? .began : new)
  }

  private static func enter(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.currentState = new
    if new != .changed { failWaiting(for: recognizer) }
    recognizer.sendActions()
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.heldState = nil
    recognizer.currentState = .failed
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    for waiting in active where waiting.heldState != nil {
      let required = requirements(of: waiting)
      guard !required.contains(where: { $0.currentState == .possible }), let held = waiting.heldState else {
        continue
      }
      if isPrevented(waiting) { fail(waiting) } else { recognize(waiting, held) }
    }
  }

  /// One that is recognized puts out those that wait for its failure.
  private static func failWaiting(for recognizer: UIGestureRecognizer) {
    guard recognizer.currentState != .cancelled else { return }
    for waiting in active where waiting.heldState != nil && waiting !== recognizer {
      if requirements(of: waiting).contains(where: { $0 === recognizer }) { fail(waiting) }
    }
  }

  /// Disabled, or taken off its view: a gesture in progress is cancelled.
  static func abort(_ recognizer: UIGestureRecognizer) {
    update {
      if recognizer.isInProgress {
        enter(recognizer, .cancelled)
      } else if active.contains(where: { $0 === recognizer }) {
        fail(recognizer)
      }
    }
  }

  static func didIgnore(_ recognizer: UIGestureRecognizer) { update {} }

  // MARK: Rules

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.shouldBeginByItself() else { return false }
    // The view that was hit and those up to the recognizer's own: a control keeps its own gestures.
    var view = recognizer.trackedTouches.first?.view ?? recognizer.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(recognizer) { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { other in
      other !== recognizer && (other.isInProgress || other.currentState == .ended)
        && excludes(other, recognizer)
    }
  }

  private static func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard areRelated(winner, other), winner.canPrevent(other), other.canBePrevented(by: winner) else {
      return false
    }
    return !areSimultaneous(winner, other)
  }

  /// Recognizers meet when they share a finger; gestures of different fingers on separate views run side by
  /// side.
  private static func areRelated(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    if a.trackedTouches.contains(where: { touch in b.trackedTouches.contains { $0 === touch } }) {
      return true
    }
    guard let first = a.view, let second = b.view else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }

  private static func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }

  /// Those among the active ones that must fail before `recognizer` begins.
  private static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      guard other !== recognizer else { return false }
      return recognizer.failureRequirements.contains { $0.recognizer === other }
        || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }
  }

  // MARK: Ends

  private static func resetFinished() {
    for recognizer in active {
      let isDown = recognizer.trackedTouches.contains(where: \.isDown)
      if isDown { continue }
      if recognizer.isFinished {
        recognizer.trackedTouches = []
        recognizer.currentState = .possible
        recognizer.heldState = nil
        recognizer.reset()
      } else if recognizer.currentState == .possible, recognizer.heldState == nil,
        !recognizer.awaitsMoreTouches
      {
        recognizer.trackedTouches = []
        isUnsettled = true
      } else {
        continue
      }
      active.removeAll { $0 === recognizer }
    }
  }
}
