extension UIImage {
  /// What a picture is looked up or drawn for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var traitCollection: UITraitCollection? { nil }
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    var cssWeight: Int { self == .unspecified ? 400 : rawValue * 100 }
    public func fontWeight() -> UIFont.Weight { UIFont.Weight(cssWeight: cssWeight) }
  }

  /// Size, weight and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.unspecified
    /// The first colour of a palette or hierarchy.
    var color: UIColor?
    var prefersMulticolor = false

    public override init() {}
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      self.textStyle = textStyle
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
      weight = SymbolWeight(rawValue: font.font.weight / 100) ?? .unspecified
      textStyle = font.scaling?.style
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      color = hierarchicalColor
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      color = paletteColors.first
    }
    open class func preferringMulticolor() -> Self { self.init(multicolor: true) }
    open class func preferringMonochrome() -> Self { self.init(multicolor: false) }
    public required init(multicolor: Bool) { prefersMulticolor = multicolor }
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    var effectivePointSize: CGFloat {
      if let textStyle { return textStyle.pointSize(at: .system) }
      return pointSize ?? 17
    }

    /// What `other` states wins.
    func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let result = SymbolConfiguration()
      if other.pointSize != nil || other.textStyle != nil {
        (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
      } else {
        (result.pointSize, result.textStyle) = (pointSize, textStyle)
      }
      result.weight = other.weight == .unspecified ? weight : other.weight
      result.scale = other.scale == .unspecified ? scale : other.scale
      result.color = other.color ?? color
      result.prefersMulticolor = other.prefersMulticolor || prefersMulticolor
      return result
    }
  }
}
