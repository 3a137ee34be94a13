/// What a button shows by state: a state without an entry of its own shows that of `.normal`.
struct ButtonContent<Value> {
  private var values: [UInt: Value] = [:]
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }
  /// The entry of exactly this state.
  func stated(_ state: UIControl.State) -> Value? { values[state.rawValue] }
  var isEmpty: Bool { values.isEmpty }
}

/// The label of a button: what an app changes in it changes the button's size.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?
  /// A button's title has as many lines as it needs when it may wrap, else one.
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
      numberOfLines = wraps ? 0 : 1
    }
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentDidChange()
  }
}

/// Where the parts of a button lie.
struct ButtonLayout {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
}
