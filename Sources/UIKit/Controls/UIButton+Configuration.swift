extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// All that a button of iOS 15's kind shows.
  public struct Configuration: @unchecked Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
    let style: Style

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { setDefaultContentInsetsIfUnset() } }
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    public var automaticallyUpdateForSelection = true
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    public var contentInsets: NSDirectionalEdgeInsets { didSet { hasOwnInsets = true } }
    private var hasOwnInsets = false
    /// The font that a storyboard gives the title; nil is the size's own.
    var titleFont: UIFont?

    init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(.medium)
    }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Points around the content. 7 above and below make the 34.33 points that storyboards hold for a
    /// button of body text; those of the other sizes are observed.
    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(buttonSize)
      hasOwnInsets = false
    }
    private mutating func setDefaultContentInsetsIfUnset() { if !hasOwnInsets { setDefaultContentInsets() } }

    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}
