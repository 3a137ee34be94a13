import Surface

/// From a host's fingers to UITouch, recognizers and views.
@MainActor enum TouchDelivery {
  private static var touchesByFinger: [Int: UITouch] = [:]
  /// Touches whose news have not all reached their views.
  private static var unfinished: [UITouch] = []
  private static let event = UIEvent()
  /// Where the last finger came down, in points of the screen.
  private(set) static var lastBegan = CGPoint.zero
  private static var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Touches come from a driver, not from a host's screen: no native scrolling goes along with them.
  static var isSynthetic = false

  /// Taps count together when they come down within this time of the last, and this near.
  /// Source: observed; UIKit documents neither number.
  private static let multiTapInterval: TimeInterval = 0.35
  private static let multiTapDistance: CGFloat = 45

  /// The touches that are down.
  static var current: [UITouch] { touchesByFinger.keys.sorted().compactMap { touchesByFinger[$0] } }

  static func receive(_ report: Surface.TouchEvent) {
    guard let touch = touch(for: report) else { return }
    for other in touchesByFinger.values where other !== touch {
      other.phase = .stationary
      other.previousScreenLocation = other.screenLocation
    }
    event.timestamp = report.time
    event.allTouches = Set(touchesByFinger.values)
    UIApplication.shared.sendEvent(event)
    if touch.phase == .ended { StatusBarTap.touchDidEnd(touch) }
    if !touch.isDown {
      touchesByFinger[report.finger] = nil
      event.allTouches = Set(touchesByFinger.values)
    }
  }

  /// All fingers leave without a gesture: the app lost them (alerts of the system, another app, a crash of
  /// the page).
  static func cancelAll() {
    for (finger, touch) in touchesByFinger {
      receive(
        Surface.TouchEvent(
          finger: finger, phase: .cancelled, location: touch.screenLocation, time: touch.timestamp))
    }
  }

  /// A fresh start: no finger is down, none was.
  static func forgetAll() {
    cancelAll()
    lastTap = nil
  }

  /// The next tap is a first one.
  static func forgetLastTap() { lastTap = nil }

  private static func touch(for report: Surface.TouchEvent) -> UITouch? {
    guard report.phase == .began else {
      guard let touch = touchesByFinger[report.finger] else { return nil }
      touch.previousScreenLocation = touch.screenLocation
      touch.screenLocation = report.location
      touch.timestamp = report.time
      touch.phase =
        switch report.phase {
        case .moved: .moved
        case .ended: .ended
        default: .cancelled
        }
      if touch.phase == .ended,
        hypot(
          touch.screenLocation.x - touch.initialScreenLocation.x,
          touch.screenLocation.y - touch.initialScreenLocation.y) > multiTapDistance
      {
        lastTap = nil
      }
      return touch
    }
    if touchesByFinger[report.finger] != nil {
      receive(
        Surface.TouchEvent(
          finger: report.finger, phase: .cancelled, location: report.location, time: report.time))
    }
    lastBegan = report.location
    return makeTouch(report)
  }

  private static func makeTouch(_ report: Surface.TouchEvent) -> UITouch? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    let touch = UITouch()
    touch.screenLocation = report.location
    touch.previousScreenLocation = report.location
    touch.initialScreenLocation = report.location
    touch.timestamp = report.time
    event.timestamp = report.time
    guard let (window, view) = hit(report.location) else { return nil }
    if let owner = exclusiveOwner, owner !== view { return nil }
    if view.isExclusiveTouch, touchesByFinger.values.contains(where: { $0.view !== view }) { return nil }
    (touch.window, touch.view) = (window, view)
    touch.tapCount = tapCount(report)
    lastTap = (report.location, report.time, touch.tapCount)
    touchesByFinger[report.finger] = touch
    touch.gestureRecognizers = GestureEnvironment.recognizers(for: touch)
    return touch
  }

  private static var exclusiveOwner: UIView? {
    touchesByFinger.values.first { $0.view?.isExclusiveTouch == true }?.view
  }

  /// The front window that has something there, and what.
  static func hit(_ location: CGPoint) -> (UIWindow, UIView)? {
    for window in Windows.visible.reversed() {
      let point = window.layer.convert(location, from: nil)
      if let view = window.hitTest(point, with: event) { return (window, view) }
    }
    return nil
  }

  private static func tapCount(_ report: Surface.TouchEvent) -> Int {
    guard let last = lastTap, report.time - last.time < multiTapInterval,
      hypot(report.location.x - last.location.x, report.location.y - last.location.y) < multiTapDistance
    else { return 1 }
    return last.count + 1
  }

  // MARK: Views

  /// `UIWindow.sendEvent`: recognizers first, then views as far as recognizers let them.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    GestureEnvironment.update {
      for touch in changed {
        if !unfinished.contains(where: { $0 === touch }) { unfinished.append(touch) }
        if touch.phase == .began, isSurplus(touch) { touch.route.isClosed = true }
        if !touch.route.isClosed { touch.route.waiting.append(touch.phase) }
        GestureEnvironment.deliver(touch, event)
      }
    }
  }

  /// A view without multiple touch is told of its first finger only; recognizers see all.
  private static func isSurplus(_ touch: UITouch) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
    return touchesByFinger.values.contains { $0 !== touch && $0.view === view && !$0.route.isClosed }
  }

  /// Tells views what recognizers no longer hold back, and takes back what they claim.
  static func routeWaiting() {
    for touch in unfinished {
      route(touch)
      if !touch.isDown, touch.route.waiting.isEmpty { unfinished.removeAll { $0 === touch } }
    }
  }

  private static func route(_ touch: UITouch) {
    if touch.route.isClosed {
      touch.route.waiting = []
      return
    }
    let recognizers = (touch.gestureRecognizers ?? []).filter { recognizer in
      recognizer.trackedTouches.contains { $0 === touch }
    }
    if recognizers.contains(where: {
      $0.cancelsTouchesInView && ($0.isInProgress || $0.currentState == .ended)
    }) {
      return cancel(touch)
    }
    let holdsBegan = recognizers.contains { $0.delaysTouchesBegan && $0.currentState == .possible }
    let holdsEnded =
      holdsBegan || recognizers.contains { $0.delaysTouchesEnded && $0.currentState == .possible }
    while let phase = touch.route.waiting.first {
      if phase == .began, holdsBegan { return }
      if phase == .moved, holdsBegan, !touch.route.isInView { return }
      if phase == .ended, holdsEnded { return }
      touch.route.waiting.removeFirst()
      tell(touch, phase)
    }
  }

  /// A recognizer took the touch; nothing more of it reaches the view.
  static func cancel(_ touch: UITouch) {
    touch.route.waiting = []
    if touch.route.isInView { tell(touch, .cancelled) }
    touch.route.isClosed = true
  }

  private static func tell(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.view else { return }
    let kept = touch.phase
    touch.phase = phase
    switch phase {
    case .began:
      touch.route.isInView = true
      view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended, .cancelled:
      touch.route.isInView = false
      touch.route.isClosed = true
      if phase == .ended {
        view.touchesEnded([touch], with: event)
      } else {
        view.touchesCancelled([touch], with: event)
      }
    default: break
    }
    touch.phase = kept
  }
}
