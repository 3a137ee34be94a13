extension UIFont {
  /// -1…1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let css: [(Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    /// 100…900, the nearest of the nine.
    var cssWeight: Int {
      Self.css.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
    init(cssWeight: Int) {
      self = Self.css.min { abs($0.1 - cssWeight) < abs($1.1 - cssWeight) }?.0 ?? .regular
    }
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
  }
}

extension UIFont.TextStyle {
  /// In points, from extraSmall to accessibility 5.
  ///
  /// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    .extraLargeTitle: [36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36],
    .extraLargeTitle2: [28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  ]

  /// A style that Apple does not have is Body.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.sizes[.body] ?? [])[category.index]
  }

  /// From one baseline to the next in points, for each size in points that a style has.
  ///
  /// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes. Interface Builder's files show the same:
  /// eleven lines of Body in a label are ten times 22 and once 20.29 points tall, thirteen in a text view 13 times 22.
  private static let lineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29,
    24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44,
    38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62,
    55: 65, 56: 66, 58: 68, 60: 70,
  ]

  /// What a style's font of a size leaves free between the lines, in points.
  static func leading(size: CGFloat) -> Double? {
    lineDistances[size].map { max(Double($0 - size * UIFont.systemLineHeight), 0) }
  }

  var cssWeight: Int {
    switch self {
    case .headline: 600
    case .extraLargeTitle, .extraLargeTitle2: 700
    default: 400
    }
  }
}
