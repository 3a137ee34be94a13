/// A finger on a sheet: moves it between its detents, and down to dismiss it.
///
/// The dismissal begins as soon as the sheet leaves its smallest detent downwards: the presented controller
/// hears `viewWillDisappear` then, and `viewWillAppear` again when the finger takes it back. Source: observed
/// on iOS 13 and later.
@MainActor final class SheetDrag {
  private weak var sheet: UISheetPresentationController?
  private var start = CGRect.zero
  /// The dismissal that the finger has begun.
  private var dismissal: PresentationTransition?
  private var isBlocked = false

  func attach(to sheet: UISheetPresentationController) {
    self.sheet = sheet
    let pan = SheetPanGestureRecognizer()
    pan.sheet = sheet
    pan.handlers.append { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      let space = sheet.containerView
      switch pan.state {
      case .began: self.begin()
      case .changed: self.move(by: pan.translation(in: space).y)
      case .ended: self.end(by: pan.translation(in: space).y, velocity: pan.velocity(in: space).y)
      case .cancelled, .failed: self.end(by: 0, velocity: 0)
      default: break
      }
    }
    sheet.wrapper?.addGestureRecognizer(pan)
  }

  func begin() {
    guard let sheet, sheet.transition == nil else { return }
    start = sheet.sheetFrame
    isBlocked = false
  }

  /// - Parameter distance: points down from where the finger began.
  func move(by distance: CGFloat) {
    guard let sheet, let wrapper = sheet.wrapper, let container = sheet.containerView else { return }
    let all = sheet.resolvedDetents(in: container.bounds)
    let smallest = container.bounds.maxY - (sheet.floats ? start.height : all[0].height)
    let highest = container.bounds.maxY - (sheet.floats ? start.height : all[all.count - 1].height)
    let lowest = sheet.floats || sheet.sheetFrame == container.bounds ? start.minY : smallest
    let top = sheet.floats || sheet.sheetFrame == container.bounds ? start.minY : highest
    var y = start.minY + distance
    // Beyond the ends a sheet follows the finger only a little.
    if y < top { y = top - Self.rubber(top - y) }
    if y > lowest {
      if dismissal == nil, !isBlocked {
        if sheet.mayDismiss { beginDismissal() } else { isBlocked = true }
      }
      if isBlocked { y = lowest + Self.rubber(y - lowest) }
    }
    UIView.performWithoutAnimation {
      wrapper.frame = CGRect(
        x: start.minX, y: y, width: start.width,
        height: sheet.floats ? start.height : max(start.height, container.bounds.maxY - y))
      let below = max(0, y - lowest), way = max(1, container.bounds.maxY - lowest)
      if dismissal != nil { sheet.applySurroundings(1 - min(1, below / way)) }
    }
  }

  /// - Parameter velocity: points a second, down.
  func end(by distance: CGFloat, velocity: CGFloat) {
    guard let sheet, let wrapper = sheet.wrapper, let container = sheet.containerView else { return }
    let y = start.minY + distance
    if let dismissal {
      self.dismissal = nil
      let resting = container.bounds.maxY - sheet.sheetFrame.minY
      // As if the finger had gone on a little: half of the height has to be passed.
      let projected = y + velocity * 0.15
      let isGone = projected > sheet.sheetFrame.minY + resting / 2 || velocity > 1000
      dismissal.finishInteraction(cancelled: !isGone) {
        var frame = sheet.sheetFrame
        if isGone { frame.origin.y = container.bounds.maxY }
        wrapper.frame = frame
        sheet.applySurroundings(isGone ? 0 : 1)
      }
      return
    }
    if isBlocked { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    settle(sheet, at: container.bounds.maxY - (y + velocity * 0.15))
  }

  /// Goes to the detent nearest to `height`.
  private func settle(_ sheet: UISheetPresentationController, at height: CGFloat) {
    guard let container = sheet.containerView else { return }
    let all = sheet.resolvedDetents(in: container.bounds)
    let nearest = all.min { abs($0.height - height) < abs($1.height - height) }
    let before = sheet.currentDetent
    sheet.animateChanges {
      if let nearest, all.count > 1 { sheet.selectedDetentIdentifier = nearest.identifier }
      sheet.wrapper?.frame = sheet.sheetFrame
      sheet.applySurroundings(1)
    }
    if sheet.currentDetent != before {
      (sheet.delegate as? UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func beginDismissal() {
    guard let sheet, let presenter = sheet.presentedViewController.presentingViewControllerOfSelf else {
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let transition = PresentationTransition(
      sheet, presenter: presenter, isPresenting: false, isAnimated: true)
    transition.onEnd = { [weak sheet] completed in
      if completed, let sheet { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    }
    dismissal = transition
    transition.startInteractively()
  }

  /// Source: the rubber band of UIScrollView: 0.55 of the finger's way, less and less.
  private static func rubber(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * 0.55 / 400 + 1)) * 100 }
}

/// Begins for mostly downward drags, and leaves a scroll view alone that can still scroll up.
@preconcurrency @MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  override func shouldBeginByItself() -> Bool {
    guard let sheet, sheet.transition == nil, sheet.presentedViewController.presentedChild == nil else {
      return false
    }
    let way = direction
    guard abs(way.y) > abs(way.x) else { return false }
    if let scroll = touchedScrollView, !mayTake(scroll, isDown: way.y > 0) { return false }
    return way.y > 0 || sheet.detents.count > 1
  }

  /// A scroll view inside waits until it is clear that the sheet does not move.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer,
      let scroll = otherGestureRecognizer.view as? UIScrollView,
      let view
    else { return false }
    return scroll.isDescendant(of: view)
  }

  /// Down: only from the very top. Up: only as long as the sheet can grow.
  private func mayTake(_ scroll: UIScrollView, isDown: Bool) -> Bool {
    if isDown { return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5 }
    guard let sheet, sheet.prefersScrollingExpandsWhenScrolledToEdge, let container = sheet.containerView
    else {
      return false
    }
    let all = sheet.resolvedDetents(in: container.bounds)
    return sheet.currentDetent != all.last?.identifier
  }
  private var touchedScrollView: UIScrollView? {
    var view = trackedTouches.first?.view
    while let current = view, current !== self.view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { return scroll }
      view = current.superview
    }
    return nil
  }
}
