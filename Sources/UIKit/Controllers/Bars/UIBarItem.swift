/// What bars show: a title or an image, enabled or not.
@preconcurrency @MainActor open class UIBarItem: UIKitObject {
  public init() { super.init(isolated: ()) }
  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    decode(from: coder)
  }
  /// Reads what a storyboard says; our subclasses add their own keys.
  func decode(from coder: NSCoder) { (coder as? NibCoder)?.decode(self) }
  public internal(set) var interfaceBuilderID: String?
  open func awakeFromNib() {}

  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  open var isAccessibilityElement = true
  /// The bar shows the item anew.
  var onChange: (() -> Void)?
  func itemDidChange() { onChange?() }
}
