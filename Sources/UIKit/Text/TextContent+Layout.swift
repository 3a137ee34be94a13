import Surface
import TextLayout

extension TextContent {
  /// What hosts draw for a layout whose box begins at `origin`.
  init(_ layout: TextLayoutResult, at origin: CGPoint = .zero) {
    self.init(
      lines: layout.lines.map { line in
        TextLine(
          x: origin.x + line.x, baseline: origin.y + line.baseline, width: line.width,
          top: origin.y + line.top,
          height: line.height, runs: line.runs.map(GlyphRun.init))
      })
  }
}

extension GlyphRun {
  init(_ run: TextLayoutResult.Run) {
    let source = run.source
    let font = Surface.Font(
      family: run.family, size: source.font.size, weight: source.font.weight, isItalic: source.font.isItalic,
      tracking: run.tracking)
    self.init(text: run.text, font: font, color: Surface.Color(source.color), x: run.x, width: run.width)
    self.font.usesTabularDigits = source.font.usesTabularDigits
    wordSpacing = run.wordSpacing == 0 ? nil : run.wordSpacing
    isRightToLeft = run.isRightToLeft
    baselineOffset = source.baselineOffset
    background = source.background.map(Surface.Color.init)
    underline = Decoration(source.underline, source.underlineColor)
    strikethrough = Decoration(source.strikethrough, source.strikethroughColor)
    link = source.link
    if let attachment = source.attachment { show(attachment, source.attachmentSize ?? .zero) }
  }

  private mutating func show(_ attachment: String, _ size: CGSize) {
    let prefix = TextComposition.symbolPrefix
    guard attachment.hasPrefix(prefix) else {
      self.attachment = attachment
      attachmentSize = size
      return
    }
    let symbol = SymbolImage(
      name: String(attachment.dropFirst(prefix.count)), configuration: UIImage.SymbolConfiguration())
    let text = symbol.text(in: CGRect(origin: .zero, size: size), color: color)
    guard let line = text.lines.first, let letter = line.runs.first else { return }
    self.text = letter.text
    font = letter.font
    // The icon's own baseline lies above the bottom of its square.
    baselineOffset += size.height - line.baseline
  }
}

extension Surface.Color {
  init(_ components: [Double]) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

extension Decoration {
  /// - Parameter style: NSUnderlineStyle's raw value; 0 is none.
  init?(_ style: Int, _ color: [Double]?) {
    guard style != 0 else { return nil }
    let style = NSUnderlineStyle(rawValue: style)
    let kind: Decoration.Style =
      style.contains(.double)
      ? .double
      : style.contains(.patternDash)
        ? .dashed : style.contains(.patternDot) ? .dotted : style.contains(.thick) ? .thick : .single
    self.init(style: kind, color: color.map(Surface.Color.init))
  }
}
