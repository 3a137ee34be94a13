import Foundation

/// A font as a document writes it.
public enum DocumentFont: Equatable, Sendable {
  /// The last part of `UICTFontTextStyle…`, as UIFont.TextStyle has it: Body, Title1, LargeTitle …
  case textStyle(String)
  /// `weight` as UIFont.Weight's name; `size` 0 is the system's own size.
  case system(size: Double, weight: String, isItalic: Bool, width: String?)
  /// A PostScript name, and the family for when that face is missing.
  case named(String, family: String?, size: Double)
}

extension Element {
  /// A child `fontDescription` or `font` of that key.
  public func font(_ key: String) -> DocumentFont? {
    guard let child = child(key: key), child.name == "fontDescription" || child.name == "font" else {
      return nil
    }
    return child.font
  }

  /// The value of a `fontDescription` or, in attributed strings, `font` element.
  public var font: DocumentFont? {
    if let style = attributes["style"] { return .textStyle(Self.textStyleName(style)) }
    let size = double("pointSize") ?? double("size") ?? 0
    let type = attributes["type"] ?? attributes["metaFont"]
    if type == nil, let name = attributes["name"] {
      // Interface Builder writes the system font so into attributed strings.
      if name.hasPrefix(".") {
        let weight = name.contains("Bold") || name.contains("Emphasized") ? "bold" : "regular"
        return .system(size: size, weight: weight, isItalic: name.contains("Italic"), width: nil)
      }
      return .named(name, family: attributes["family"], size: size)
    }
    guard let type else { return nil }
    let isBold = type.hasPrefix("bold") || type == "systemBold"
    return .system(
      size: size == 0 ? Self.metaFontSize(type) : size,
      weight: attributes["weight"] ?? (isBold ? "bold" : "regular"),
      isItalic: type.lowercased().contains("italic"), width: attributes["width"])
  }

  /// The sizes of the type names that carry one.
  private static func metaFontSize(_ type: String) -> Double {
    switch type {
    case "smallSystem", "smallSystemBold": return 12
    case "label": return 17
    case "miniSystem": return 9
    default: return 0
    }
  }

  private static func textStyleName(_ style: String) -> String {
    let prefix = "UICTFontTextStyle"
    let name = style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style
    switch name {
    case "Title0": return "LargeTitle"
    case "Subhead": return "Subheadline"
    default: return name
    }
  }
}
