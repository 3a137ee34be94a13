import Surface
import TextLayout

/// A system symbol: an icon of the symbol font at a size.
struct SymbolImage {
  let name: String
  let character: Unicode.Scalar
  let configuration: UIImage.SymbolConfiguration

  /// - Returns: a question mark in a box, with a message, for a name that has no icon.
  init(name: String, configuration: UIImage.SymbolConfiguration) {
    self.name = name
    self.configuration = configuration
    character = SymbolTable.character(name) ?? Self.placeholder(for: name)
  }
  private init(_ other: SymbolImage, _ configuration: UIImage.SymbolConfiguration) {
    (name, character, self.configuration) = (other.name, other.character, configuration)
  }

  func applying(_ other: UIImage.SymbolConfiguration) -> SymbolImage {
    SymbolImage(self, configuration.applying(other))
  }

  private static func placeholder(for name: String) -> Unicode.Scalar {
    SymbolReports.report(name)
    return SymbolTable.character("questionmark.square") ?? "?"
  }

  /// The side of the icon's square, in points: at 17 points a symbol is about 20 points tall.
  private var side: CGFloat { configuration.effectivePointSize * configuration.scale.factor * 1.17 }

  var size: CGSize {
    // Half points, as most symbols measure on devices.
    let height = (side * 2).rounded() / 2
    let isNarrow = name.hasPrefix("chevron.") && !name.contains("circle") && !name.contains("square")
    let isUpright = name.contains("left") || name.contains("right") || name.contains("ward")
    return CGSize(width: isNarrow && isUpright ? (height * 1.2).rounded() / 2 : height, height: height)
  }
  var baselineFromBottom: CGFloat { size.height * 0.2 }

  /// The icon centred in `rect`, scaled to its height.
  func text(in rect: CGRect, color: Surface.Color) -> TextContent {
    let isIcon = character.value >= 0xE000
    let fontSize = rect.height * (isIcon ? 1 : 0.85)
    let font = Surface.Font(
      family: isIcon ? "symbols" : "system", size: fontSize,
      weight: isIcon ? 400 : configuration.weight.cssWeight)
    // The icon font's em square reaches from 0.875 above the baseline to 0.125 below; capitals are centred
    // by their height.
    let baseline = rect.midY + fontSize * (isIcon ? 0.375 : 0.352)
    let width = isIcon ? fontSize : fontSize * 0.62
    let run = GlyphRun(text: String(Character(character)), font: font, color: color, x: 0, width: width)
    let line = TextLine(
      x: rect.midX - width / 2, baseline: baseline, width: width,
      top: baseline - fontSize * FontTable.boxAscent,
      height: fontSize * (FontTable.boxAscent + FontTable.boxDescent), runs: [run])
    return TextContent(lines: [line])
  }
}

/// Symbols that have no icon, each named once.
enum SymbolReports {
  nonisolated(unsafe) private static var reported: Set<String> = []
  private static let lock = NSLock()

  static func report(_ name: String) {
    guard lock.withLock({ reported.insert(name).inserted }) else { return }
    let text = "The symbol \"\(name)\" has no icon here: a question mark in a box stands in its place."
    DispatchQueue.main.async {
      MainActor.assumeIsolated { Log.write(.warning, text) }
    }
  }
}

extension UIImage {
  /// A system symbol. A name that is unknown here gives a visible placeholder and a message.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolImage(
      name: name, configuration: configuration as? SymbolConfiguration ?? SymbolConfiguration())
    self.init(Form(source: .symbol(symbol), scale: UIImage.screenScale))
  }
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public class var add: UIImage { symbol("plus.circle") }
  public class var remove: UIImage { symbol("minus.circle") }
  public class var actions: UIImage { symbol("ellipsis.circle") }
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  static func symbol(_ name: String, _ configuration: SymbolConfiguration = SymbolConfiguration()) -> UIImage
  {
    UIImage(Form(source: .symbol(SymbolImage(name: name, configuration: configuration)), scale: screenScale))
  }
}
