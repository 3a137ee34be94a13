import TextLayout

/// Describes a font by its attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  let font: FontDescription
  let scaling: FontScaling?

  init(font: FontDescription, scaling: FontScaling?) { (self.font, self.scaling) = (font, scaling) }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(font: Self.font(FontDescription(size: 0), with: attributes), scaling: nil)
  }
  public convenience init(name fontName: String, size: CGFloat) {
    AppFonts.load()
    let found = TextEngines.shared?.font(named: fontName, size: size)
    self.init(font: found ?? FontDescription(size: size), scaling: nil)
  }
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { FontNames.postScriptName(of: font) }
  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == "systemMonospaced" { traits.insert(.traitMonoSpace) }
    return traits
  }
  open var fontAttributes: [AttributeName: Any] {
    var result: [AttributeName: Any] = [
      .name: postscriptName, .size: pointSize, .family: FontNames.familyName(of: font),
    ]
    if let scaling { result[.textStyle] = scaling.style.rawValue }
    return result
  }
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var other = font
    other.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= 600) { other.weight = isBold ? 700 : 400 }
    if symbolicTraits.contains(.traitMonoSpace) { other.family = "systemMonospaced" }
    return changed(other)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var other = font
    switch design {
    case .rounded: other.family = "systemRounded"
    case .serif: other.family = "systemSerif"
    case .monospaced: other.family = "systemMonospaced"
    default: other.family = "system"
    }
    return changed(other)
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.resized(to: newPointSize), scaling: nil)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var other = font
    (other.family, other.leading) = (newFamily, nil)
    return UIFontDescriptor(font: other, scaling: nil)
  }
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(font: Self.font(font, with: [.face: newFace]), scaling: scaling)
  }
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    changed(Self.font(font, with: attributes))
  }

  private func changed(_ other: FontDescription) -> UIFontDescriptor {
    guard let scaling, other.size == font.size else { return UIFontDescriptor(font: other, scaling: nil) }
    switch scaling {
    case .style(let style), .variant(let style, _):
      return UIFontDescriptor(font: other, scaling: .variant(style, other))
    case .metrics: return UIFontDescriptor(font: other, scaling: nil)
    }
  }

  private static func font(_ base: FontDescription, with attributes: [AttributeName: Any]) -> FontDescription
  {
    AppFonts.load()
    var font = base
    if let size = attributes[.size] as? NSNumber { font.size = size.doubleValue }
    if let size = attributes[.size] as? CGFloat { font.size = size }
    if let name = attributes[.name] as? String ?? attributes[.family] as? String,
      let found = TextEngines.shared?.font(named: name, size: font.size)
    {
      font = found
    }
    if let face = (attributes[.face] as? String)?.lowercased() {
      font.isItalic = face.contains("italic")
      if face.contains("bold") { font.weight = 700 }
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.cssWeight }
      if let weight = traits[.weight] as? CGFloat { font.weight = UIFont.Weight(weight).cssWeight }
      if let symbolic = traits[.symbolic] as? UInt32 {
        font.isItalic = SymbolicTraits(rawValue: symbolic).contains(.traitItalic)
        if SymbolicTraits(rawValue: symbolic).contains(.traitBold) { font.weight = 700 }
      }
    }
    return font
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.font == font && $0.scaling == scaling } ?? false
  }
  open override var hash: Int { font.hashValue }
}
