import TextLayout

/// The names that UIFont reports.
enum FontNames {
  static func familyName(of font: FontDescription) -> String {
    switch font.family {
    case "system", "systemRounded", "systemSerif", "systemMonospaced": ".AppleSystemUIFont"
    default: font.family
    }
  }

  static func postScriptName(of font: FontDescription) -> String {
    let base: String
    switch font.family {
    case "system": base = ".SFUI"
    case "systemRounded": base = ".SFUIRounded"
    case "systemSerif": base = ".NewYork"
    case "systemMonospaced": base = ".AppleSystemUIFontMonospaced"
    default: base = font.family.replacingOccurrences(of: " ", with: "")
    }
    let style = styleName(font)
    // A registered font's PostScript name says its style already.
    return style.isEmpty || base.contains("-") ? base : base + "-" + style
  }

  private static func styleName(_ font: FontDescription) -> String {
    let weights = [
      100: "Ultralight", 200: "Thin", 300: "Light", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
      900: "Black",
    ]
    let isSystem = font.family.hasPrefix("system")
    let weight = weights[font.weight] ?? (isSystem && !font.isItalic ? "Regular" : "")
    return weight + (font.isItalic ? "Italic" : "")
  }
}
