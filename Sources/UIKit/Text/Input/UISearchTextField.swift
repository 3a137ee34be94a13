/// The field of a search bar: a magnifying glass on a rounded ground.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let glass = UIImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func didInitialize() {
    super.didInitialize()
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .sentences
    accessibilityTraits = .searchField
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    showGlass(nil)
  }

  /// - Parameter image: nil is the magnifying glass.
  func showGlass(_ image: UIImage?) {
    let size = font?.pointSize ?? 17
    glass.image =
      image
      ?? UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: size - 1))
    glass.bounds.size = CGSize(
      width: max(20, (size * 1.2).rounded()), height: max(20, (size * 1.2).rounded()))
    setNeedsLayout()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if glass.image?.isSymbolImage ?? true { showGlass(nil) }
  }

  /// 36 points at the usual text size; taller for larger ones.
  static func height(for font: UIFont?) -> CGFloat {
    max(36, ((font ?? .systemFont(ofSize: 17)).lineHeight).rounded(.up) + 14)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height(for: font))
  }

  // Source: the frames in view debuggers of iOS 18: the glass is 6 points from the edge, the text 30.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0)
  }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    rect.origin.x += 4
    rect.size.width = max(0, rect.width - 8)
    return rect
  }
}
