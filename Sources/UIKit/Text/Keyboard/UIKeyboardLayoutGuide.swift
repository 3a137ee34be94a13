/// A guide whose owner's other edges matter when it moves. Espalier keeps the constraints and never swaps them:
/// a docked keyboard is near the bottom edge only.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [UInt: [NSLayoutConstraint]] = [:]
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    tracked[edge.rawValue] = trackedConstraints
    if edge.rawValue & NSDirectionalRectEdge.bottom.rawValue != 0 {
      NSLayoutConstraint.activate(trackedConstraints)
    }
  }
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    tracked[edge.rawValue << 8] = trackedConstraints
    if edge.rawValue & NSDirectionalRectEdge.bottom.rawValue == 0 {
      NSLayoutConstraint.activate(trackedConstraints)
    }
  }
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[edge.rawValue] ?? []
  }
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[edge.rawValue << 8] ?? []
  }
  open func removeAllTrackedConstraints() {
    for constraints in tracked.values { NSLayoutConstraint.deactivate(constraints) }
    tracked = [:]
  }
}

/// The part of a view that the keyboard covers; without a keyboard the bottom of the safe area.
/// Source: UIView, keyboardLayoutGuide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  /// Without a keyboard the guide ends at the safe area; false: at the view's edge.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintState.keyboardDidMove() } }
  open var keyboardDismissPadding: CGFloat = 0

  init(_ owner: UIView) {
    super.init()
    owningView = owner
    identifier = "UIKeyboardLayoutGuide"
    KeyboardLayoutGuides.add(self)
  }
  public required init?(coder: NSCoder) { nil }

  private func height(in owner: UIView) -> CGFloat {
    let safe = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    return min(owner.bounds.height, max(Keyboard.coveredHeight(of: owner), safe))
  }
  override func ownConstraints(_ owner: UIView) -> [GuideEdge] {
    [
      GuideEdge(axis: .horizontal, place: .start, ofOwner: .start, constant: 0),
      GuideEdge(axis: .horizontal, place: .end, ofOwner: .end, constant: 0),
      GuideEdge(axis: .vertical, place: .start, ofOwner: .end, constant: -height(in: owner)),
      GuideEdge(axis: .vertical, place: .end, ofOwner: .end, constant: 0),
    ]
  }
  open override var layoutFrame: CGRect {
    get {
      guard let owner = owningView else { return .zero }
      let height = height(in: owner)
      return CGRect(x: 0, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
    }
    set {}
  }
}

/// The guides that follow the keyboard.
@MainActor enum KeyboardLayoutGuides {
  private static var guides: [() -> UIKeyboardLayoutGuide?] = []

  static func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0() == nil }
    guides.append { [weak guide] in guide }
  }
  static func keyboardDidMove() {
    for guide in guides { guide()?.owningView?.constraintState.keyboardDidMove() }
  }
  static func areIn(_ window: UIWindow) -> Bool {
    guides.contains { $0()?.owningView?.window === window }
  }
}
