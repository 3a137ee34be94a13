/// A view in the place of the keyboard, on the keyboard's ground.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public private(set) var inputViewStyle: Style
  /// The height comes from the view's own constraints.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is an input view, for `inputViewController` and `inputAccessoryViewController`.
/// Keyboards for other apps are not there.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
  open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
}
