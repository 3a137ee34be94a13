import TextLayout

/// Links in a text view that is only read: their look, and what a tap on one does.
extension UITextView {
  struct Link {
    var url: URL
    var range: NSRange
  }

  /// The text with the look of links; where data detectors are asked for, with the links that they find.
  var stringWithLinks: NSAttributedString {
    let string = richText ?? NSAttributedString(string: edited.text)
    guard !isEditable, richText != nil || dataDetectorTypes.contains(.link), string.length > 0 else {
      return string
    }
    let copy = NSMutableAttributedString(attributedString: string)
    if richText == nil {
      copy.addAttributes(
        [.font: effectiveFont, .foregroundColor: textColor ?? UIColor.label],
        range: NSRange(location: 0, length: copy.length))
    }
    if dataDetectorTypes.contains(.link) { detectLinks(in: copy) }
    let look: [NSAttributedString.Key: Any] =
      linkTextAttributes.isEmpty ? [.foregroundColor: tintColor ?? UIColor.tintColor] : linkTextAttributes
    var ranges: [NSRange] = []
    copy.enumerateAttribute(.link, in: NSRange(location: 0, length: copy.length)) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    for range in ranges { copy.addAttributes(look, range: range) }
    return copy
  }

  private func detectLinks(in string: NSMutableAttributedString) {
    guard
      let expression = try? NSRegularExpression(pattern: #"(?:https?://|www\.)[^\s<>"']+[^\s<>"'.,;:!?)\]]"#)
    else { return }
    let whole = NSRange(location: 0, length: string.length)
    for match in expression.matches(in: string.string, range: whole) {
      let text = (string.string as NSString).substring(with: match.range)
      guard let url = URL(string: text.hasPrefix("www.") ? "http://" + text : text) else { continue }
      string.addAttribute(.link, value: url, range: match.range)
    }
  }

  /// - Parameter point: in the coordinates of the content.
  func link(at point: CGPoint) -> Link? {
    let x = Double(point.x - textContainerInset.left - textContainer.lineFragmentPadding)
    let y = Double(point.y - textContainerInset.top)
    let line = layout(width: bounds.width).lines.first { $0.top <= y && y < $0.top + $0.height }
    // Runs stand where their line begins.
    guard let line, let run = line.runs.first(where: { line.x + $0.x <= x && x < line.x + $0.x + $0.width }),
      let url = run.source.link.flatMap({ URL(string: $0) })
    else { return nil }
    let whole = line.runs.filter { $0.source.link == run.source.link }.map(\.range)
    let start = whole.map(\.lowerBound).min() ?? 0, end = whole.map(\.upperBound).max() ?? 0
    return Link(url: url, range: NSRange(location: start, length: end - start))
  }

  /// Opens it when the delegate has nothing against it.
  func follow(_ link: Link) {
    let mayFollow =
      textDelegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction) ?? true
    if mayFollow { UIApplication.shared.open(link.url) }
  }
}
