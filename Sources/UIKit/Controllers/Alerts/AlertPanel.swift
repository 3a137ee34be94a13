import Surface

/// One rounded group: words above, buttons below, hairlines between. Where there is no room for both, each scrolls by
/// itself, so that long words leave the buttons in sight.
@preconcurrency @MainActor final class AlertPanel: UIView {
  private let title = UILabel()
  private let message = UILabel()
  private let fieldBox = UIView()
  private var fields: [UIView] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  /// Made when they are needed: most alerts have room.
  private var parts: (words: UIScrollView, rows: UIScrollView)?
  /// Buttons stand below each other and their titles wrap.
  private var isAccessible = false
  var isSheet = false
  /// White, not translucent: the cancel button of an action sheet.
  var isSolid = false

  override func didInitialize() {
    super.didInitialize()
    layer.cornerRadius = 14
    clipsToBounds = true
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.isAccessibilityElement = true
      label.accessibilityTraits = .staticText
    }
    title.accessibilityTraits = [.staticText, .header]
    fieldBox.layer.cornerRadius = 7
    fieldBox.layer.borderWidth = 0.5
    fieldBox.clipsToBounds = true
    fieldBox.backgroundColor = .systemBackground
    for view in [title, message, fieldBox] as [UIView] { addSubview(view) }
  }

  /// - Parameter isAccessible: the text has one of the accessibility sizes.
  func show(
    title: NSAttributedString?, message: NSAttributedString?, fields: [UIView], buttons: [AlertButton],
    isAccessible: Bool
  ) {
    self.isAccessible = isAccessible
    for button in buttons { button.wraps = isAccessible }
    self.title.attributedText = title
    self.message.attributedText = message
    (self.title.isHidden, self.message.isHidden) = (title == nil, message == nil)
    for label in [self.title, self.message] { label.textAlignment = .center }
    for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
    self.fields = fields
    for field in fields where field.superview !== fieldBox { fieldBox.addSubview(field) }
    fieldBox.isHidden = fields.isEmpty
    fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    for view in self.buttons as [UIView] + lines { view.removeFromSuperview() }
    self.buttons = buttons
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in buttons as [UIView] + lines { (parts?.rows ?? self).addSubview(view) }
    setNeedsLayout()
    layer.setNeedsCommit()
  }

  // MARK: Measures

  private var side: CGFloat { 16 }
  /// Of the rows from top to bottom; two buttons side by side are one.
  private func rowHeights(_ width: CGFloat) -> [CGFloat] {
    let heights = buttons.map { button in
      max(isSheet ? 57 : 44, button.titleHeight(width: width) + (isSheet ? 33 : 23)).rounded(.up)
    }
    return isSideBySide(width) ? [heights.max() ?? 0] : heights
  }
  private let fieldHeight: CGFloat = 30

  private func size(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.isHidden
      ? 0 : label.sizeThatFits(CGSize(width: width - 2 * side, height: .greatestFiniteMagnitude)).height
  }
  /// Words and fields, with the space around them; 0 without any.
  private func headerHeight(_ width: CGFloat) -> CGFloat {
    guard !title.isHidden || !message.isHidden || !fields.isEmpty else { return 0 }
    var height: CGFloat = isSheet ? 14 : 20
    height += size(title, width)
    if !title.isHidden, !message.isHidden { height += isSheet ? 8 : 4 }
    height += size(message, width)
    if !fields.isEmpty { height += 14 + fieldHeight * CGFloat(fields.count) }
    return (height + (isSheet ? 14 : 20)).rounded(.up)
  }
  /// Two short buttons of an alert stand side by side, unless the text has an accessibility size.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    guard !isSheet, !isAccessible, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.label.intrinsicContentSize.width <= width / 2 - 16 }
  }
  /// With everything in sight. Points.
  func height(width: CGFloat) -> CGFloat { headerHeight(width) + rowHeights(width).reduce(0, +) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, header = headerHeight(width), heights = rowHeights(width)
    let rows = heights.reduce(0, +)
    // Half a point: heights are rounded on their way here.
    let isWhole = header + rows <= bounds.height + 0.5
    divide(!isWhole)
    if let parts {
      // Buttons stay whole up to half of the room, or for as much as the words leave.
      let shown = min(rows, max(bounds.height - header, (bounds.height / 2).rounded()))
      let rest = max(0, bounds.height - shown)
      parts.words.frame = CGRect(x: 0, y: 0, width: width, height: rest)
      parts.words.contentSize = CGSize(width: width, height: header)
      parts.rows.frame = CGRect(x: 0, y: rest, width: width, height: shown)
      parts.rows.contentSize = CGSize(width: width, height: rows)
    }
    layoutWords(width)
    layoutButtons(width, heights, from: isWhole ? header : 0, hasWords: header > 0)
  }

  /// Puts words and buttons into parts that scroll, or takes them out again.
  private func divide(_ divides: Bool) {
    guard divides != (parts != nil) else { return }
    let old = parts
    parts = divides ? (UIScrollView(), UIScrollView()) : nil
    for part in [parts?.words, parts?.rows].compactMap(\.self) {
      part.contentInsetAdjustmentBehavior = .never
      part.scrollsToTop = false
      addSubview(part)
    }
    for view in [title, message, fieldBox] as [UIView] { (parts?.words ?? self).addSubview(view) }
    for view in buttons as [UIView] + lines { (parts?.rows ?? self).addSubview(view) }
    old?.words.removeFromSuperview()
    old?.rows.removeFromSuperview()
  }

  private func layoutWords(_ width: CGFloat) {
    var y: CGFloat = isSheet ? 14 : 20
    for (label, gap) in [(title, isSheet ? 8.0 : 4.0), (message, 0)] where !label.isHidden {
      let height = size(label, width)
      label.frame = CGRect(x: side, y: y, width: width - 2 * side, height: height)
      y += height + (message.isHidden ? 0 : gap)
    }
    guard !fields.isEmpty else { return }
    fieldBox.frame = CGRect(
      x: side, y: y + 14, width: width - 2 * side, height: fieldHeight * CGFloat(fields.count))
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 6, y: fieldHeight * CGFloat(index), width: fieldBox.bounds.width - 12, height: fieldHeight)
    }
  }

  private func layoutButtons(_ width: CGFloat, _ heights: [CGFloat], from top: CGFloat, hasWords: Bool) {
    let thickness = 1 / max(1, UIScreen.main.scale)
    if isSideBySide(width), let height = heights.first {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: width / 2 * CGFloat(index), y: top, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: 0, y: top, width: width, height: thickness)
      lines[0].isHidden = !hasWords
      lines[1].frame = CGRect(x: width / 2, y: top, width: thickness, height: height)
      return
    }
    var y = top
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: y, width: width, height: heights[index])
      lines[index].frame = CGRect(x: 0, y: y, width: width, height: thickness)
      lines[index].isHidden = index == 0 && !hasWords
      y += heights[index]
    }
  }

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    let isDark = traitCollection.userInterfaceStyle == .dark
    if isSolid {
      let shade = isDark ? 0.173 : 1
      node.background = Surface.Color(red: shade, green: shade, blue: shade, alpha: 1)
      return
    }
    // Source: Apple's design resources for iOS 18: the alert's material, light and dark. The system's blur takes
    // most of the colour behind it away; a browser's does not, so the tint is denser here.
    let shade = isDark ? 0.145 : 0.96
    node.material = Material(
      blurRadius: 25, tint: Surface.Color(red: shade, green: shade, blue: shade, alpha: 0.9))
  }
}
