/// Takes events, or hands them to the next responder. Also carries what every view, controller and
/// application shares: accessibility and awakening from a nib.
@preconcurrency @MainActor open class UIResponder: UIKitObject {
  public init() { super.init(isolated: ()) }

  open var next: UIResponder? { nil }

  // MARK: First responder
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// A controller whose view takes the place of the keyboard, where `inputView` is nil.
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open func reloadInputViews() { if isFirstResponder { Keyboard.update() } }
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  open var textInputContextIdentifier: String? { nil }
  public private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
  open var keyCommands: [UIKeyCommand]? { nil }
  open var editingInteractionConfiguration: Int { 0 }
  /// The nearest up the chain; the window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Events
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    // What the edit menu does, only those that take part say yes to.
    !UIResponder.editActions.contains(action) && ObjectRegistry.responds(self, to: action)
  }
  nonisolated static let editActions: Set<Selector> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit menu
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Activities
  open var userActivity: NSUserActivity?
  /// Called before an activity is saved that needs it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Nib
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility
  open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }
  private var ownAccessibility = AccessibilityProperties()
  open var isAccessibilityElement: Bool {
    get { ownAccessibility.isElement ?? derivedIsAccessibilityElement }
    set {
      ownAccessibility.isElement = newValue
      accessibilityDidChange()
    }
  }
  open var accessibilityLabel: String? {
    get { ownAccessibility.label ?? derivedAccessibilityLabel }
    set {
      ownAccessibility.label = newValue
      accessibilityDidChange()
    }
  }
  open var accessibilityValue: String? {
    get { ownAccessibility.value ?? derivedAccessibilityValue }
    set {
      ownAccessibility.value = newValue
      accessibilityDidChange()
    }
  }
  open var accessibilityHint: String? {
    get { ownAccessibility.hint }
    set {
      ownAccessibility.hint = newValue
      accessibilityDidChange()
    }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility.traits ?? derivedAccessibilityTraits }
    set {
      ownAccessibility.traits = newValue
      accessibilityDidChange()
    }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  // What a class says of itself where the app says nothing.
  var derivedIsAccessibilityElement: Bool { false }
  var derivedAccessibilityLabel: String? { nil }
  var derivedAccessibilityValue: String? { nil }
  var derivedAccessibilityTraits: UIAccessibilityTraits { .none }
  /// Whether the app said itself if this is an element.
  var statesAccessibilityElement: Bool { ownAccessibility.isElement != nil }
  /// What the app set, without what UIKit derives.
  var statedAccessibilityLabel: String? { ownAccessibility.label }
  var statedAccessibilityTraits: UIAccessibilityTraits? { ownAccessibility.traits }

  /// In points of the screen.
  open var accessibilityFrame: CGRect {
    get { statedAccessibilityFrame ?? derivedAccessibilityFrame }
    set { statedAccessibilityFrame = newValue }
  }
  private var statedAccessibilityFrame: CGRect?
  var derivedAccessibilityFrame: CGRect { .zero }
  /// Where activating taps, in points of the screen.
  open var accessibilityActivationPoint: CGPoint {
    get {
      statedActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { statedActivationPoint = newValue }
  }
  private var statedActivationPoint: CGPoint?
  open var accessibilityElementsHidden = false { didSet { accessibilityDidChange() } }
  open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { accessibilityDidChange() } }
  open var accessibilityLanguage: String?
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityNavigationStyle = 0
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// A view makes its node again.
  func accessibilityDidChange() {}
}
