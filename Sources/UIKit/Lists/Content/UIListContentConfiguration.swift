/// Text, secondary text and an image, in the arrangements of lists.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false
    public init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
    public func resolvedColor() -> UIColor { color }
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public init() {}
    public static let standardDimension: CGFloat = -2
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: Int = 0
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  @MainActor private init(
    text: (UIFont.TextStyle, UIColor), secondary: (UIFont.TextStyle, UIColor), vertical: CGFloat = 11
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text.0), color: text.1)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary.0), color: secondary.1)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: (.body, .label), secondary: (.caption1, .label))
  }
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(text: (.body, .label), secondary: (.caption1, .secondaryLabel))
  }
  @MainActor public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(text: (.body, .label), secondary: (.body, .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  @MainActor public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: (.headline, .label), secondary: (.subheadline, .secondaryLabel), vertical: 4)
  }
  @MainActor public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: (.subheadline, .secondaryLabel), secondary: (.subheadline, .secondaryLabel), vertical: 4)
  }
  @MainActor public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      text: (.footnote, .secondaryLabel), secondary: (.footnote, .secondaryLabel), vertical: 7)
    result.textProperties.transform = .uppercase
    return result
  }
  @MainActor public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: (.footnote, .secondaryLabel), secondary: (.footnote, .secondaryLabel), vertical: 7)
  }
  @MainActor public static func header() -> UIListContentConfiguration { groupedHeader() }
  @MainActor public static func footer() -> UIListContentConfiguration { groupedFooter() }
  @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: (.headline, .label), secondary: (.subheadline, .secondaryLabel), vertical: 7)
  }
  @MainActor public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: (.title3, .label), secondary: (.subheadline, .secondaryLabel), vertical: 7)
  }
  @MainActor public static func sidebarCell() -> UIListContentConfiguration { cell() }
  @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  @MainActor public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  @MainActor public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// What the separator under a row needs to know.
@MainActor protocol ListContentView: AnyObject {
  /// Where the text begins, when an image stands before it.
  var textStart: CGFloat? { get }
}

/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView, ListContentView {
  private let label = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var current: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondary] { addSubview(view) }
    apply()
  }
  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      current = newValue
      apply()
    }
  }
  var textStart: CGFloat? { current.image == nil ? nil : label.frame.minX }

  private func apply() {
    show(current.text, current.attributedText, current.textProperties, in: label)
    show(
      current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties, in: secondary)
    picture.image = current.image
    picture.isHidden = current.image == nil
    picture.contentMode = .scaleAspectFit
    picture.tintColor = current.imageProperties.tintColor
    picture.layer.cornerRadius = current.imageProperties.cornerRadius
    picture.clipsToBounds = current.imageProperties.cornerRadius > 0
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
    label.isHidden = text == nil && attributed == nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.size, placing: true)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size, placing: false))
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  private var pictureSize: CGSize {
    guard let image = current.image else { return .zero }
    var size = image.size
    let limit = current.imageProperties.maximumSize
    if limit.width > 0, size.width > limit.width {
      size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
    }
    if limit.height > 0, size.height > limit.height {
      size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
    }
    return size
  }

  /// The height that `size.width` needs; places the parts in `size` when asked to.
  private func arrange(in size: CGSize, placing: Bool) -> CGFloat {
    let margins = current.directionalLayoutMargins
    let side = max(margins.leading, (superview as? UITableViewCell)?.sideMargin ?? margins.leading)
    var left = side
    let image = pictureSize
    if image.width > 0 {
      let reserved = max(image.width, current.imageProperties.reservedLayoutSize.width)
      if placing {
        picture.frame = CGRect(
          x: left + (reserved - image.width) / 2, y: (size.height - image.height) / 2, width: image.width,
          height: image.height)
      }
      left += reserved + current.imageToTextPadding
    }
    let room = max(0, size.width - left - margins.trailing)
    let open = CGSize(width: room, height: .greatestFiniteMagnitude)
    let first = label.isHidden ? .zero : label.sizeThatFits(open)
    let second = secondary.isHidden ? .zero : secondary.sizeThatFits(open)
    let isBeside =
      current.prefersSideBySideTextAndSecondaryText && second.width > 0
      && first.width + second.width + current.textToSecondaryTextHorizontalPadding <= room
    let gap =
      first.height > 0 && second.height > 0 && !isBeside ? current.textToSecondaryTextVerticalPadding : 0
    let text = isBeside ? max(first.height, second.height) : first.height + gap + second.height
    if placing {
      let top = (size.height - text) / 2
      let firstRoom = isBeside ? first.width : room
      label.frame = CGRect(
        x: left, y: isBeside ? (size.height - first.height) / 2 : top, width: firstRoom, height: first.height)
      secondary.frame =
        isBeside
        ? CGRect(
          x: left + room - second.width, y: (size.height - second.height) / 2, width: second.width,
          height: second.height)
        : CGRect(x: left, y: top + first.height + gap, width: room, height: second.height)
    }
    let least: CGFloat =
      superview?.superview is UITableViewCell || superview is UITableViewCell ? 44 - 1.0 / 3 : 0
    return max(least, max(text, image.height) + margins.top + margins.bottom)
  }
}
