/// A view that turns touches into actions.
@preconcurrency @MainActor open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A convenience, unlike UIKit's: a subclass with only `init(frame:)` and `init?(coder:)` keeps `init()`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  open var isEnabled = true {
    willSet { tellWillChange("enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellDidChange("enabled", from: oldValue)
    }
  }
  open var isSelected = false {
    willSet { tellWillChange("selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellDidChange("selected", from: oldValue)
    }
  }
  open var isHighlighted = false {
    willSet { tellWillChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellDidChange("highlighted", from: oldValue)
    }
  }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// The looks follow in our own subclasses.
  func stateDidChange() {
    if !isEnabled, isTracking { cancelTouch(nil) }
    layer.setNeedsCommit()
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  /// How far, in points, a finger may stray before it counts as outside. Source: observed on iOS.
  static let touchSlack: CGFloat = 70

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    if showsMenuAsPrimaryAction, let menu = presentedMenu { MenuPresentation.show(menu, from: self) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch, event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch, event)
    isTracking = false
    endTracking(touch, with: event)
    send(isTouchInside ? eventsOfTap : .touchUpOutside, event)
    // After the actions: in them the control is still highlighted, as on iOS.
    isHighlighted = false
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(event) }

  private func cancelTouch(_ event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    cancelTracking(with: event)
    send(.touchCancel, event)
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.touchSlack, dy: -Self.touchSlack).contains(point)
  }

  /// What a completed tap sends; buttons add their primary action.
  var eventsOfTap: Event { .touchUpInside }

  /// A single tap belongs to the control, not to recognizers of the views behind it.
  /// Source: UIGestureRecognizer, "Interacting with Other User Interface Controls".
  var keepsTaps: Bool { false }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, keepsTaps, let tap = gestureRecognizer as? UITapGestureRecognizer,
      let owner = tap.view, !owner.isDescendant(of: self)
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Target and action

  private struct Handler {
    enum Kind {
      case target(ActionTarget)
      case action(UIAction)
    }
    var kind: Kind
    var events: Event
  }
  private var handlers: [Handler] = []

  /// - Parameter target: held weakly; nil is looked for in the responder chain when the event comes.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    for index in handlers.indices {
      if case .target(let known) = handlers[index].kind, known.action == action,
        known.hasTarget == (target != nil), known.matches(target, action)
      {
        handlers[index].events.formUnion(controlEvents)
        return
      }
    }
    handlers.append(Handler(kind: .target(ActionTarget(target, action)), events: controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { kind in
      if case .target(let known) = kind { known.matches(target, action) } else { false }
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // A second action of the same identifier replaces the first for the same events.
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(kind: .action(action), events: controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { kind in
      if case .action(let known) = kind { known.identifier == actionIdentifier } else { false }
    }
  }
  private func removeHandlers(for events: Event, where matches: (Handler.Kind) -> Bool) {
    for index in handlers.indices where matches(handlers[index].kind) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for case .target(let known) in handlers.map(\.kind) {
      result.insert(known.target as? AnyHashable ?? AnyHashable(NSNull()))
    }
    return result
  }
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let known) = handler.kind, !handler.events.isDisjoint(with: controlEvent),
        known.matches(target, nil)
      else { return nil }
      return known.action.name
    }
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      switch handler.kind {
      case .target(let known): iterator(nil, (known.target, known.action), handler.events, &stops)
      case .action(let action): iterator(action, nil, handler.events, &stops)
      }
    }
  }

  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self, target: nil)
  }

  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .target(let known):
        if known.hasTarget, known.target == nil { continue }
        sendAction(known.action, to: known.target, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  // MARK: Menus

  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  /// What `showsMenuAsPrimaryAction` opens; buttons have one.
  var presentedMenu: UIMenu? { nil }
  /// A line of the menu was chosen; buttons that show the choice follow.
  func didChoose(_ action: UIAction) { sendAction(action) }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: Accessibility and inspection

  override var derivedIsAccessibilityElement: Bool { true }
  /// The state belongs to the traits, also to those that the app stated.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  override var inspectedIsEnabled: Bool { isEnabled }
  override var inspectedIsSelected: Bool { isSelected }

  /// What activating the control by keyboard or screen reader does.
  open override func accessibilityActivate() -> Bool { false }
}
