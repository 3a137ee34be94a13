import Surface

/// One rounded group: words above, buttons below, hairlines between. It scrolls when there are more buttons or
/// words than room.
@preconcurrency @MainActor final class AlertPanel: UIScrollView {
  private let title = UILabel()
  private let message = UILabel()
  private let fieldBox = UIView()
  private var fields: [UIView] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  var isSheet = false
  /// White, not translucent: the cancel button of an action sheet.
  var isSolid = false

  override func didInitialize() {
    super.didInitialize()
    layer.cornerRadius = 14
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
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

  func show(
    title: NSAttributedString?, message: NSAttributedString?, fields: [UIView], buttons: [AlertButton]
  ) {
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
    for view in buttons as [UIView] + lines { addSubview(view) }
    setNeedsLayout()
    layer.setNeedsCommit()
  }

  // MARK: Measures

  private var side: CGFloat { 16 }
  private var rowHeight: CGFloat {
    let least: CGFloat = isSheet ? 57 : 44
    return max(least, buttons.map { $0.label.font.lineHeight + (isSheet ? 33 : 23) }.max() ?? 0).rounded(.up)
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
  /// Two short buttons of an alert stand side by side.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.label.intrinsicContentSize.width <= width / 2 - 16 }
  }
  func height(width: CGFloat) -> CGFloat {
    let rows = isSideBySide(width) ? 1 : buttons.count
    return headerHeight(width) + rowHeight * CGFloat(rows)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, header = headerHeight(width), row = rowHeight
    contentSize = CGSize(width: width, height: height(width: width))
    var y: CGFloat = isSheet ? 14 : 20
    for (label, gap) in [(title, isSheet ? 8.0 : 4.0), (message, 0)] where !label.isHidden {
      let height = size(label, width)
      label.frame = CGRect(x: side, y: y, width: width - 2 * side, height: height)
      y += height + (message.isHidden ? 0 : gap)
    }
    if !fields.isEmpty {
      fieldBox.frame = CGRect(
        x: side, y: y + 14, width: width - 2 * side, height: fieldHeight * CGFloat(fields.count))
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(
          x: 6, y: fieldHeight * CGFloat(index), width: fieldBox.bounds.width - 12, height: fieldHeight)
      }
    }
    let thickness = 1 / max(1, UIScreen.main.scale)
    if isSideBySide(width) {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: width / 2 * CGFloat(index), y: header, width: width / 2, height: row)
      }
      lines[0].frame = CGRect(x: 0, y: header, width: width, height: thickness)
      lines[1].frame = CGRect(x: width / 2, y: header, width: thickness, height: row)
      return
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: header + row * CGFloat(index), width: width, height: row)
      lines[index].frame = CGRect(x: 0, y: button.frame.minY, width: width, height: thickness)
      lines[index].isHidden = button.frame.minY == 0
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

/// A row of an alert that can be chosen.
@preconcurrency @MainActor final class AlertButton: UIControl {
  let label = UILabel()
  /// nil is the tint.
  var color: UIColor? { didSet { stateDidChange() } }

  override func didInitialize() {
    super.didInitialize()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }
  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isEnabled ? color ?? tintColor : .tertiaryLabel
    backgroundColor = isHighlighted ? UIColor.systemFill : nil
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
  override var inspectedText: String? { label.text }
}
