import Surface

extension UIButton {
  /// Around the content. Without insets of its own a button leaves 6 points above and below its title.
  /// Source: the sizes that storyboards hold (30 for 15 points).
  var shownInsets: UIEdgeInsets {
    if let insets = configuration?.contentInsets {
      return UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing)
    }
    return contentEdgeInsets
  }

  // MARK: Measuring

  private var imageSize: CGSize {
    if let indicator, configuration?.showsActivityIndicator == true { return indicator.intrinsicContentSize }
    guard let view = ownImageView, !view.isHidden, view.image != nil else { return .zero }
    return view.intrinsicContentSize
  }
  private var isVertical: Bool {
    guard let placement = configuration?.imagePlacement else { return false }
    return placement.contains(.top) || placement.contains(.bottom)
  }
  private var imagePadding: CGFloat {
    imageSize == .zero || shownTitle == nil ? 0 : configuration?.imagePadding ?? 0
  }

  private func titleSize(limitedTo width: CGFloat?) -> CGSize {
    guard shownTitle != nil, let label = ownLabel else { return .zero }
    return label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }
  private func subtitleSize(limitedTo width: CGFloat?) -> CGSize {
    guard let label = ownSubtitle, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  func naturalSize(limitedTo width: CGFloat?) -> CGSize {
    if !isUpdating { updateConfigurationIfNeeded() }
    return configuration == nil ? plainNaturalSize : configuredSize(limitedTo: width)
  }

  private var plainNaturalSize: CGSize {
    let title = titleSize(limitedTo: nil), image = imageSize
    let hasTitle = shownTitle != nil
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if let background = backgroundImage(for: state)?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    if contentEdgeInsets == .zero {
      if !hasTitle, image == .zero {
        // An empty button is as tall as a line, and 30 points wide.
        let line = roundedUp((ownLabel?.font ?? defaultFont).lineHeight)
        return CGSize(width: max(size.width, 30), height: max(size.height, line + 12))
      }
      if hasTitle { size.height = max(size.height, title.height + 12) }
      if hasTitle, buttonType != .custom { size.width = max(size.width, 30) }
    }
    return CGSize(
      width: size.width + contentEdgeInsets.horizontal, height: size.height + contentEdgeInsets.vertical)
  }

  private func configuredSize(limitedTo width: CGFloat?) -> CGSize {
    let insets = shownInsets, image = imageSize
    let natural = titleBlock(limitedTo: nil)
    // Auto Layout must see the unwrapped width; the height follows the width that the button got.
    var block = natural
    if let width {
      let room = width - insets.horizontal - (isVertical ? 0 : image.width + imagePadding)
      if room > 0, room < natural.width - 0.01 { block = titleBlock(limitedTo: room) }
    }
    let width =
      (isVertical ? max(natural.width, image.width) : natural.width + image.width + imagePadding)
      + insets.horizontal
    let height =
      (isVertical ? block.height + image.height + imagePadding : max(block.height, image.height))
      + insets.vertical
    return CGSize(width: width, height: height)
  }

  private func titleBlock(limitedTo width: CGFloat?) -> CGSize {
    let title = titleSize(limitedTo: width), subtitle = subtitleSize(limitedTo: width)
    let padding = subtitle == .zero ? 0 : configuration?.titlePadding ?? 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale - 0.001).rounded(.up) / scale
  }
  private func rounded(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }

  // MARK: Placing

  func placeParts() {
    updateConfigurationIfNeeded()
    ownBackground?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if let label = ownLabel { label.frame = titleRect(forContentRect: content) }
    if let view = ownImageView { view.frame = imageRect(forContentRect: content) }
    let parts = configuration == nil ? nil : partRects(in: content)
    if let label = ownSubtitle, let parts { label.frame = parts.subtitle }
    if let indicator, let parts { indicator.frame = parts.image }
  }

  func partRects(in content: CGRect) -> ButtonLayout {
    configuration == nil ? plainParts(in: content) : configuredParts(in: content)
  }

  private func plainParts(in content: CGRect) -> ButtonLayout {
    let image = imageSize
    let titleArea = content.inset(by: titleEdgeInsets), imageArea = content.inset(by: imageEdgeInsets)
    let natural = titleSize(limitedTo: label(wrapsIn: titleArea.width - image.width))
    let width = max(0, min(natural.width, titleArea.width - image.width))
    let imageWidth = min(image.width, imageArea.width)
    let total = width + imageWidth
    let isFlipped = isRightToLeft != (semanticContentAttribute == .forceRightToLeft && !isRightToLeft)
    var parts = ButtonLayout()
    let titleStart = start(total, in: titleArea), imageStart = start(total, in: imageArea)
    parts.title.origin.x = isFlipped ? titleStart : titleStart + imageWidth
    parts.image.origin.x = isFlipped ? imageStart + width : imageStart
    parts.title.size = CGSize(
      width: contentHorizontalAlignment == .fill ? max(0, titleArea.width - imageWidth) : width,
      height: min(natural.height, max(titleArea.height, 0)))
    parts.image.size = CGSize(width: imageWidth, height: min(image.height, max(imageArea.height, 0)))
    if contentHorizontalAlignment == .fill, shownTitle == nil { parts.image.size.width = imageArea.width }
    place(&parts.title, in: titleArea)
    place(&parts.image, in: imageArea)
    return parts
  }

  /// A label of several lines wraps; of one line, it does not.
  private func label(wrapsIn width: CGFloat) -> CGFloat? {
    (ownLabel?.numberOfLines ?? 1) == 1 ? nil : max(width, 1)
  }

  private func start(_ width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: area.minX
    case .right: area.maxX - width
    default: rounded(area.midX - width / 2)
    }
  }
  private func place(_ rect: inout CGRect, in area: CGRect) {
    switch contentVerticalAlignment {
    case .top: rect.origin.y = area.minY
    case .bottom: rect.origin.y = area.maxY - rect.height
    case .fill:
      rect.origin.y = area.minY
      rect.size.height = max(0, area.height)
    case .center: rect.origin.y = rounded(area.midY - rect.height / 2)
    }
  }

  private func configuredParts(in content: CGRect) -> ButtonLayout {
    guard let configuration else { return ButtonLayout() }
    let image = imageSize, padding = imagePadding
    let room = max(content.width - (isVertical ? 0 : image.width + padding), 0)
    let title = titleSize(limitedTo: room), subtitle = subtitleSize(limitedTo: room)
    let blockWidth = min(max(title.width, subtitle.width), room)
    let titlePadding = subtitle == .zero ? 0 : configuration.titlePadding
    let blockHeight = title.height + titlePadding + subtitle.height
    var group = CGRect(
      x: 0, y: 0, width: isVertical ? max(blockWidth, image.width) : blockWidth + image.width + padding,
      height: isVertical ? blockHeight + image.height + padding : max(blockHeight, image.height))
    group.origin.x = start(group.width, in: content)
    place(&group, in: content)
    if contentHorizontalAlignment == .fill { group.size.width = content.width }

    var block = CGRect(x: group.minX, y: group.minY, width: blockWidth, height: blockHeight)
    var parts = ButtonLayout()
    parts.image.size = image
    if isVertical {
      let isAbove = configuration.imagePlacement.contains(.top)
      parts.image.origin = CGPoint(
        x: rounded(group.midX - image.width / 2),
        y: isAbove ? group.minY : group.minY + blockHeight + padding)
      block.origin = CGPoint(
        x: rounded(group.midX - blockWidth / 2), y: isAbove ? group.minY + image.height + padding : group.minY
      )
    } else {
      let isLeft = configuration.imagePlacement.contains(.leading) != isRightToLeft
      parts.image.origin = CGPoint(
        x: isLeft ? group.minX : group.maxX - image.width, y: rounded(group.midY - image.height / 2))
      block.origin = CGPoint(
        x: isLeft ? group.minX + image.width + padding : group.minX, y: rounded(group.midY - blockHeight / 2))
      if image == .zero { block.origin.x = group.minX }
    }
    parts.title = CGRect(x: block.minX, y: block.minY, width: block.width, height: title.height)
    parts.subtitle = CGRect(
      x: block.minX, y: block.minY + title.height + titlePadding, width: block.width, height: subtitle.height)
    return parts
  }

  /// From the top to the first baseline, and from the bottom up to the last.
  var baselines: (first: CGFloat, last: CGFloat) {
    guard let label = ownLabel, shownTitle != nil else { return (bounds.height, 0) }
    let height = bounds.height > 0 ? bounds.height : intrinsicContentSize.height
    let area = CGRect(x: 0, y: 0, width: max(bounds.width, intrinsicContentSize.width), height: height)
    let rect = partRects(in: area.inset(by: shownInsets)).title
    return (rect.minY + label.firstBaselineOffset, height - rect.maxY + label.lastBaselineOffset)
  }

  // MARK: Background

  /// The box of a configuration; an app's own background colour lies below it.
  func drawConfiguration(_ node: inout Node) {
    guard let configuration else { return }
    let looks = ButtonAppearance(configuration, self)
    let color = looks.background.resolvedColor(with: traitCollection).surfaceColor
    if color.alpha > 0 { node.background = color }
    if layer.cornerRadius == 0 {
      node.cornerRadius = ButtonAppearance.cornerRadius(configuration, bounds.size)
    }
    if configuration.background.strokeWidth > 0 {
      let stroke = configuration.background.resolvedStrokeColor(for: tintColor)
      node.border = Border(
        width: configuration.background.strokeWidth,
        color: stroke.resolvedColor(with: traitCollection).surfaceColor)
    }
  }
}
