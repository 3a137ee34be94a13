/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: UIKitObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true { didSet { onChange?() } }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  let handler: ((UIAlertAction) -> Void)?
  /// Set through key-value coding by some apps.
  var titleTextColor: UIColor?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(isolated: ())
  }
}
