import InterfaceBuilder

extension ElementDecoder {
  static let label = view("label", UILabel.self, defaults: ["numberOfLines": "1"]) { label, element, nib in
    nib.resources.withFont("fontDescription", element) { label.font = $0 }
    nib.resources.withColor("textColor", element) { if let color = $0 { label.textColor = color } }
    nib.resources.withColor("highlightedColor", element) { label.highlightedTextColor = $0 }
    nib.resources.withColor("shadowColor", element) { label.shadowColor = $0 }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let alignment = TextElement.alignment(element["textAlignment"]) { label.textAlignment = alignment }
    if let mode = TextElement.lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
    if let lines = element.int("numberOfLines") { label.numberOfLines = lines }
    if let value = element.bool("enabled") { label.isEnabled = value }
    if let value = element.bool("highlighted") { label.isHighlighted = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = value
    }
    if let value = element.bool("adjustsLetterSpacingToFit") {
      label.allowsDefaultTighteningForTruncation = value
    }
    if let width = element.double("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    decodeShrinking(label, element)
    if let text = element.attributedText("attributedText") {
      label.attributedText = nib.resources.attributedString(text, base: label.font)
    } else if let text = element.string("text") {
      label.text = text
    }
  }

  /// Interface Builder writes `adjustsFontSizeToFit="NO"` for a fixed size; a scale or a size alone means
  /// that the text shrinks.
  private static func decodeShrinking(_ label: UILabel, _ element: DocumentElement) {
    let scale = element.double("minimumScaleFactor"), size = element.double("minimumFontSize")
    guard scale != nil || size != nil || element["adjustsFontSizeToFit"] != nil else { return }
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    if let scale {
      label.minimumScaleFactor = CGFloat(scale)
    } else if let size, label.font.pointSize > 0 {
      label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
    }
    switch element["baselineAdjustment"] {
    case "alignBaselines": label.baselineAdjustment = .alignBaselines
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
  }
}

/// Words that all text elements share.
@MainActor enum TextElement {
  static func alignment(_ name: String?) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}
