import Foundation

/// An attributed string of a document.
public struct DocumentText: Equatable, Sendable {
  public struct Fragment: Equatable, Sendable {
    public var text: String
    public var font: DocumentFont?
    /// By NSAttributedString.Key's raw value: NSColor, NSBackgroundColor, NSUnderlineColor …
    public var colors: [String: DocumentColor] = [:]
    /// NSKern, NSUnderline, NSStrikethrough, NSBaselineOffset …
    public var numbers: [String: Double] = [:]
    public var paragraph: DocumentParagraph?
    public var link: String?
  }
  public var fragments: [Fragment]
  public var string: String { fragments.map(\.text).joined() }
}

/// A paragraph style of a document; nil is NSParagraphStyle's default.
public struct DocumentParagraph: Equatable, Sendable {
  /// left, center, right, justified, natural
  public var alignment: String?
  /// wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  public var lineBreakMode: String?
  /// By NSParagraphStyle's property: lineSpacing, paragraphSpacing, firstLineHeadIndent, lineHeightMultiple …
  public var numbers: [String: Double]
}

extension Element {
  /// A child `attributedString` of that key.
  public func attributedText(_ key: String) -> DocumentText? {
    guard let child = child(key: key), child.name == "attributedString" else { return nil }
    if let plain = child.string("content"), child.child(named: "fragment") == nil {
      return DocumentText(fragments: [.init(text: plain)])
    }
    return DocumentText(fragments: child.children(named: "fragment").map(\.fragment))
  }

  private var fragment: DocumentText.Fragment {
    var fragment = DocumentText.Fragment(text: string("content") ?? "")
    for attribute in group("attributes") {
      guard let key = attribute.key else { continue }
      switch attribute.name {
      case "font" where key == "NSFont": fragment.font = attribute.font
      case "color": fragment.colors[key] = attribute.color
      case "integer", "real", "float": fragment.numbers[key] = attribute.double("value")
      case "paragraphStyle": fragment.paragraph = attribute.paragraph
      case "url": fragment.link = attribute["string"]
      case "string" where key == "NSLink": fragment.link = attribute.characters
      default: break
      }
    }
    return fragment
  }

  private var paragraph: DocumentParagraph {
    let names = ["alignment", "lineBreakMode", "key"]
    return DocumentParagraph(
      alignment: attributes["alignment"], lineBreakMode: attributes["lineBreakMode"],
      numbers: attributes.filter { !names.contains($0.key) }.compactMapValues(Double.init))
  }
}
