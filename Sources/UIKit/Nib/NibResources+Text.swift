import InterfaceBuilder

extension NibResources {
  /// - Parameter base: the font where a fragment says none.
  func attributedString(_ text: DocumentText, base: UIFont) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      var attributes: [NSAttributedString.Key: Any] = [.font: base]
      if let font = fragment.font { attributes[.font] = self.font(font) }
      for (key, color) in fragment.colors {
        attributes[Self.attribute(key)] = self.color(color)
      }
      for (key, number) in fragment.numbers {
        attributes[Self.attribute(key)] = NSNumber(value: number)
      }
      if let paragraph = fragment.paragraph { attributes[.paragraphStyle] = paragraphStyle(paragraph) }
      if let link = fragment.link.flatMap({ URL(string: $0) }) { attributes[.link] = link }
      result.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    return result
  }

  /// Attributes of a bar's title.
  func textAttributes(_ element: DocumentElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    withFont("fontDescription", element) { attributes[.font] = $0 }
    withColor("textColor", element) { attributes[.foregroundColor] = $0 }
    return attributes
  }

  private func paragraphStyle(_ paragraph: DocumentParagraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = TextElement.alignment(paragraph.alignment) { style.alignment = alignment }
    if let mode = TextElement.lineBreakMode(paragraph.lineBreakMode) { style.lineBreakMode = mode }
    for (name, value) in paragraph.numbers {
      let value = CGFloat(value)
      switch name {
      case "lineSpacing": style.lineSpacing = value
      case "paragraphSpacing": style.paragraphSpacing = value
      case "paragraphSpacingBefore": style.paragraphSpacingBefore = value
      case "firstLineHeadIndent": style.firstLineHeadIndent = value
      case "headIndent": style.headIndent = value
      case "tailIndent": style.tailIndent = value
      case "minimumLineHeight": style.minimumLineHeight = value
      case "maximumLineHeight": style.maximumLineHeight = value
      case "lineHeightMultiple": style.lineHeightMultiple = value
      default: break
      }
    }
    return style
  }

  private static func attribute(_ name: String) -> NSAttributedString.Key {
    switch name {
    case "NSColor": .foregroundColor
    case "NSBackgroundColor": .backgroundColor
    case "NSUnderline": .underlineStyle
    case "NSUnderlineColor": .underlineColor
    case "NSStrikethrough": .strikethroughStyle
    case "NSStrikethroughColor": .strikethroughColor
    case "NSStrokeColor": .strokeColor
    case "NSStrokeWidth": .strokeWidth
    case "NSKern": .kern
    case "NSBaselineOffset": .baselineOffset
    default: NSAttributedString.Key(rawValue: name)
    }
  }
}
