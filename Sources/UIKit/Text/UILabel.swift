import Surface
import TextLayout

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Shows text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
  // MARK: Text

  private var plainText: String?
  private var richText: NSAttributedString?

  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      observed("text", "attributedText") {
        guard richText != nil || newValue != plainText else { return }
        (plainText, richText) = (newValue, nil)
        contentDidChange()
      }
    }
  }
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      observed("attributedText", "text") {
        richText = newValue.map { NSAttributedString(attributedString: $0) }
        plainText = nil
        contentDidChange()
      }
    }
  }
  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: paragraphStyle]
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      guard font != ownFont || richText != nil else { return }
      ownFont = font
      overwrite(.font, font)
      contentDidChange()
    }
  }
  private var ownTextColor = UIColor.label
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      overwrite(.foregroundColor, ownTextColor)
      layer.setNeedsCommit()
    }
  }
  /// The label's own properties replace what an attributed text says, as in UIKit.
  private func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let richText, richText.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: richText)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.richText = copy
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      overwriteParagraphs { $0.alignment = textAlignment }
      layer.setNeedsCommit()
    }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentDidChange() } }
  }
  private func overwriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let richText, richText.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: richText)
    let whole = NSRange(location: 0, length: copy.length)
    richText.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? paragraphStyle)
      change(style)
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.richText = copy
  }

  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  open var adjustsFontSizeToFitWidth = false { didSet { layer.setNeedsCommit() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { layer.setNeedsCommit() } }
  open var minimumFontSize: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { layer.setNeedsCommit() } }
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false

  // MARK: State

  open var isEnabled = true { didSet { layer.setNeedsCommit() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.setNeedsCommit() } } }
  open var highlightedTextColor: UIColor? { didSet { layer.setNeedsCommit() } }
  open var shadowColor: UIColor? { didSet { layer.setNeedsCommit() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { layer.setNeedsCommit() } }
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    // Labels hug a little more than other views.
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  private func contentDidChange() {
    natural = nil
    invalidateIntrinsicContentSize()
    layer.setNeedsCommit()
  }

  // MARK: Size

  /// The width that a multi-line label was last given: its height follows.
  private var givenWidth: CGFloat = 0
  /// Of the unwrapped text; nil after a change.
  private var natural: CGSize?

  open override var intrinsicContentSize: CGSize {
    let natural = naturalSize
    guard numberOfLines != 1 else { return natural }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth
    guard width > 0, width < natural.width else { return natural }
    let wrapped = size(limitedTo: width)
    // Auto Layout must see what the text would like to have, or it could never grow back.
    return preferredMaxLayoutWidth > 0 ? wrapped : CGSize(width: natural.width, height: wrapped.height)
  }
  private var naturalSize: CGSize {
    if let natural { return natural }
    let size = size(limitedTo: nil)
    natural = size
    return size
  }
  private func size(limitedTo width: CGFloat?) -> CGSize {
    guard !isEmpty else { return .zero }
    return roundedUp(layout(width: width).size)
  }
  private var isEmpty: Bool { (text ?? "").isEmpty }

  /// Up to whole pixels, as UIKit does.
  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isEmpty else { return .zero }
    let isBounded = numberOfLines != 1 && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    return self.size(limitedTo: isBounded ? size.width : nil)
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = bounds.width < CGFloat.greatestFiniteMagnitude ? bounds.width : nil
    var size = roundedUp(layout(width: width, lines: numberOfLines).size)
    size.width = min(size.width, bounds.width)
    let height = bounds.height < CGFloat.greatestFiniteMagnitude ? bounds.height : size.height
    size.height = min(size.height, height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + max((height - size.height) / 2, 0), width: size.width,
      height: size.height)
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    layer.setNeedsCommit()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, bounds.width != givenWidth else { return }
    givenWidth = bounds.width
  }

  override func wrappedContentSize(width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return width > 0 ? size(limitedTo: width) : .zero
  }

  // MARK: Baselines

  override var firstBaselineOffset: CGFloat {
    layout(width: numberOfLines == 1 ? nil : layoutWidth).lines.first?.baseline ?? ownFont.ascender
  }
  override var lastBaselineOffset: CGFloat {
    let result = layout(width: numberOfLines == 1 ? nil : layoutWidth)
    guard let line = result.lines.last else { return -ownFont.descender }
    return roundedUp(result.size).height - line.baseline
  }
  private var layoutWidth: CGFloat? {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth
    return width > 0 ? width : nil
  }

  // MARK: Layout

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakStrategy = lineBreakStrategy
    style.lineBreakMode = lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    return style
  }

  /// - Parameters:
  ///   - fontScale: below 1 when the text shrinks to fit.
  ///   - height: lines that do not fit are left out.
  func layout(width: CGFloat?, lines: Int? = nil, fontScale: CGFloat = 1, height: CGFloat? = nil)
    -> TextLayoutResult
  {
    guard let engine = TextEngines.shared else {
      return TextLayoutResult(size: .zero, lines: [], isTruncated: false)
    }
    var request = TextRequest(
      paragraphs: composition(fontScale: fontScale).paragraphs(shownText), width: width.map { Double($0) },
      maximumLines: lines ?? numberOfLines,
      truncation: ParagraphAttributes.LineBreak(rawValue: lineBreakMode.rawValue),
      pixel: 1 / Double(UIScreen.main.scale))
    // The label's mode holds for the whole text; a paragraph's own truncation would end each of them.
    for index in request.paragraphs.indices {
      let isCharWrap = request.paragraphs[index].attributes.lineBreak == .charWrap
      request.paragraphs[index].attributes.lineBreak = isCharWrap ? .charWrap : .wordWrap
    }
    request.height = height.map { Double($0) }
    request.leading = .betweenLines
    return engine.layout(request)
  }

  private var shownText: NSAttributedString { richText ?? NSAttributedString(string: plainText ?? "") }

  private func composition(fontScale: CGFloat) -> TextComposition {
    var composition = TextComposition()
    composition.defaults = .init(font: ownFont, color: ownTextColor, paragraph: paragraphStyle)
    composition.traits = traitCollection
    composition.fontScale = fontScale
    composition.isRightToLeft = isRightToLeft
    if isHighlighted, let highlightedTextColor { composition.overridingColor = highlightedTextColor }
    if !isEnabled { composition.overridingColor = ownTextColor.withAlphaComponent(0.35) }
    return composition
  }

  /// The layout in the label's bounds, shrunken where that is asked for, and where it begins.
  func placedLayout() -> (layout: TextLayoutResult, origin: CGPoint) {
    let scale = fittingScale()
    let result = layout(width: bounds.width, fontScale: scale, height: max(bounds.height, 1))
    var y = (bounds.height - result.size.height) / 2
    if scale < 1, numberOfLines == 1 {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: y = 0
      case .alignBaselines:
        let whole = layout(width: nil)
        if let before = whole.lines.first?.baseline, let after = result.lines.first?.baseline {
          y = (bounds.height - whole.size.height) / 2 + before - after
        }
      }
    }
    let pixel = 1 / UIScreen.main.scale
    return (result, CGPoint(x: 0, y: (max(y, min(y, 0)) / pixel).rounded() * pixel))
  }

  /// The largest share of the font's size at which nothing is cut, not below `minimumScaleFactor`.
  private func fittingScale() -> CGFloat {
    guard adjustsFontSizeToFitWidth, bounds.width > 0 else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      numberOfLines == 1
        ? layout(width: nil, fontScale: scale).size.width <= bounds.width + 0.001
        : !layout(width: bounds.width, fontScale: scale, height: bounds.height).isTruncated
    }
    if fits(1) { return 1 }
    // Without a stated factor UIKit shrinks as far as it must; a tenth is out of sight.
    var low = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    guard fits(low) else { return low }
    var high: CGFloat = 1
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Picture

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard !isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    node.content = .text(shownContent())
  }

  private func shownContent() -> TextContent {
    let (layout, origin) = placedLayout()
    let content = TextContent(layout, at: origin)
    guard let shadowColor else { return content }
    let color = shadowColor.resolvedColor(with: traitCollection).surfaceColor
    let offset = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
    var shade = TextContent(layout, at: offset)
    for line in shade.lines.indices {
      for run in shade.lines[line].runs.indices { shade.lines[line].runs[run].color = color }
    }
    return TextContent(lines: shade.lines + content.lines)
  }

  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    let result = layout(width: rect.width, height: rect.height)
    let origin = CGPoint(x: rect.minX, y: rect.minY + max((rect.height - result.size.height) / 2, 0))
    context.record(.text(TextContent(result, at: origin)))
  }

  // MARK: Traits

  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if let old, old.displayScale != traitCollection.displayScale { contentDidChange() }
    followContentSize()
  }
  /// Fonts made from a text style or UIFontMetrics follow the text size; others never do.
  private func followContentSize() {
    guard adjustsFontForContentSizeCategory, let category = traitCollection.statedContentSizeCategory else {
      return
    }
    let adjusted = ownFont.adjusted(to: category)
    if adjusted != ownFont || adjusted.pointSize != ownFont.pointSize {
      ownFont = adjusted
      adjustRichText(to: category)
      contentDidChange()
    } else if richText != nil {
      adjustRichText(to: category)
      contentDidChange()
    }
  }
  private func adjustRichText(to category: UIContentSizeCategory) {
    guard let richText else { return }
    let copy = NSMutableAttributedString(attributedString: richText)
    let whole = NSRange(location: 0, length: copy.length)
    richText.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    self.richText = copy
  }

  // MARK: Accessibility and inspection

  open override var isAccessibilityElement: Bool {
    get { statesAccessibilityElement ? super.isAccessibilityElement : true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { statedAccessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { statedAccessibilityTraits ?? (isEnabled ? .staticText : [.staticText, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
  override var inspectedText: String? { text }
  override var inspectedIsTruncated: Bool {
    bounds.width > 0 && !isEmpty && placedLayout().layout.isTruncated
  }
  override var inspectedIsEnabled: Bool { isEnabled }
}
