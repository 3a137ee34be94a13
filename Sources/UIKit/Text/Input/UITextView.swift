import Surface
import TextLayout

/// The part of a text container that UIKit's text views expose.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  var didChange: () -> Void = {}
}

/// Text on many lines, scrolling; edited in a native field of the host.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  var textDelegate: UITextViewDelegate? { delegate as? UITextViewDelegate }
  var edited = EditedText() { didSet { layer.setNeedsCommit() } }
  /// What the host reported, while it is entered.
  var hostChange: HostChange?
  /// nil while the text has one look.
  var richText: NSAttributedString?
  private lazy var textPart = TextPart(of: self)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func didInitialize() {
    super.didInitialize()
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    addSubview(textPart)
    textContainer.didChange = { [weak self] in self?.textLayoutDidChange() }
  }

  // MARK: Text

  open var text: String! {
    get { edited.text }
    set {
      observed("text", "attributedText") {
        richText = nil
        edited.set(newValue ?? "")
      }
      textLayoutDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: edited.text, attributes: plainAttributes) }
    set {
      observed("attributedText", "text") {
        richText = newValue.map { NSAttributedString(attributedString: $0) }
        edited.set(newValue?.string ?? "")
      }
      textLayoutDidChange()
    }
  }
  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: effectiveFont, .foregroundColor: textColor ?? UIColor.label]
  }
  var effectiveFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }
  open var font: UIFont? { didSet { lookDidChange(.font, font) } }
  open var textColor: UIColor? { didSet { lookDidChange(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { textLayoutDidChange() } }
  /// Laid over the attributes of links; empty is the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { textLayoutDidChange() } }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textLayoutDidChange() }
  }
  open private(set) var textContainer = NSTextContainer()
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      let others = dataDetectorTypes.subtracting(.link)
      if !others.isEmpty, dataDetectorTypes != .all {
        Log.unsupported("UITextView.dataDetectorTypes beyond .link", "only addresses of the web are found")
      }
      textLayoutDidChange()
    }
  }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  private func lookDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
    if let rich = richText, rich.length > 0, let value {
      let copy = NSMutableAttributedString(attributedString: rich)
      copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
      richText = copy
    }
    textLayoutDidChange()
  }

  // MARK: Keyboard

  open var isEditable = true { didSet { textLayoutDidChange() } }
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default { didSet { layer.setNeedsCommit() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { layer.setNeedsCommit() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { layer.setNeedsCommit() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { layer.setNeedsCommit() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType?
  private var ownInputView: UIView? { didSet { reloadInputViews() } }
  private var ownInputAccessoryView: UIView? { didSet { reloadInputViews() } }
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Layout

  func textLayoutDidChange() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    layer.setNeedsCommit()
    textPart.layer.setNeedsCommit()
  }
  private var horizontalPadding: CGFloat {
    textContainerInset.horizontal + 2 * textContainer.lineFragmentPadding
  }

  func layout(width: CGFloat?) -> TextLayoutResult {
    guard let engine = TextEngines.shared else {
      return TextLayoutResult(size: .zero, lines: [], isTruncated: false)
    }
    var composition = TextComposition()
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    composition.defaults = .init(font: effectiveFont, color: textColor ?? .label, paragraph: style)
    composition.traits = traitCollection
    composition.isRightToLeft = isRightToLeft
    let string = stringWithLinks
    var request = TextRequest(
      paragraphs: composition.paragraphs(string), width: width.map { max(Double($0 - horizontalPadding), 0) },
      maximumLines: textContainer.maximumNumberOfLines, pixel: 1 / Double(UIScreen.main.scale))
    request.leading = .everyLine
    if textContainer.maximumNumberOfLines > 0 {
      request.truncation = ParagraphAttributes.LineBreak(rawValue: textContainer.lineBreakMode.rawValue)
    }
    return engine.layout(request)
  }
  private func size(_ layout: TextLayoutResult) -> CGSize {
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: up(layout.size.width) + horizontalPadding,
      height: up(layout.size.height) + textContainerInset.vertical)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = self.size(layout(width: size.width > 0 ? size.width : nil))
    return CGSize(width: size.width > 0 ? max(fitting.width, 0) : fitting.width, height: fitting.height)
  }
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let natural = size(layout(width: nil))
    guard bounds.width > 0, bounds.width < natural.width else { return natural }
    return CGSize(width: natural.width, height: size(layout(width: bounds.width)).height)
  }
  override func wrappedContentSize(width: CGFloat) -> CGSize? {
    guard !isScrollEnabled else { return nil }
    return width > 0 ? size(layout(width: width)) : .zero
  }
  private var laidOutWidth: CGFloat = -1
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    guard bounds.width != laidOutWidth else { return }
    laidOutWidth = bounds.width
    textLayoutDidChange()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    textPart.isHidden = isEditable
    let height = size(layout(width: bounds.width)).height
    let content = CGSize(width: bounds.width, height: height)
    if contentSize != content { contentSize = content }
    textPart.frame = CGRect(origin: .zero, size: content)
  }
  /// The lines in the coordinates of the whole content.
  var shownText: TextContent {
    TextContent(
      layout(width: bounds.width),
      at: CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
  }

  // MARK: Picture

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard isEditable else { return }
    var input = TextInput(
      text: edited.text, font: Surface.Font(effectiveFont), color: (textColor ?? .label).surfaceColor)
    input.isMultiline = true
    input.tint = tintColor.surfaceColor
    input.alignment = InputTraitNames.name(textAlignment)
    input.isFocused = isFirstResponder
    input.keyboardType = InputTraitNames.name(keyboardType)
    input.returnKey = InputTraitNames.name(returnKeyType)
    input.autocapitalization = InputTraitNames.name(autocapitalizationType)
    input.autocorrects = autocorrectionType != .no
    input.selection = [edited.selection.location, edited.selection.length]
    input.revision = edited.revision
    let side = textContainer.lineFragmentPadding
    input.insets = [
      textContainerInset.top, textContainerInset.left + side, textContainerInset.bottom,
      textContainerInset.right + side,
    ]
    node.input = input
    // The native field scrolls itself.
    node.scroll = nil
  }

  // MARK: Traits

  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    followContentSize()
    textPart.layer.setNeedsCommit()
  }
  private func followContentSize() {
    guard adjustsFontForContentSizeCategory, let category = traitCollection.statedContentSizeCategory else {
      return
    }
    if let adjusted = font?.adjusted(to: category), adjusted != font { font = adjusted }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }
  /// A tap on a view that can be edited edits it, whatever recognizer waits for taps behind it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEditable, let tap = gestureRecognizer as? UITapGestureRecognizer, let owner = tap.view,
      !owner.isDescendant(of: self)
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable {
      if !isFirstResponder { becomeFirstResponder() }
    } else if isSelectable, let touch = touches.first, let link = link(at: touch.location(in: self)) {
      follow(link)
    }
  }
  let ownUndoManager = UndoManager()
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: UITextInput (the rest in UITextView+Editing.swift)

  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteBefore() }
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue) }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select(newValue.range) } }
  }
  open var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init) }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }

  // MARK: Edit menu

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText(singleLine: false) }
  open override func delete(_ sender: Any?) { change(edited.selection, by: "") }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: edited.length)) }
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let line = layout(width: bounds.width).lines.last(where: { $0.range.lowerBound <= range.location })
    else { return }
    scrollRectToVisible(
      CGRect(x: 0, y: line.top + textContainerInset.top, width: 1, height: line.height), animated: false)
  }

  // MARK: Accessibility and inspection

  open override var isAccessibilityElement: Bool {
    get { statesAccessibilityElement ? super.isAccessibilityElement : true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? edited.text }
    set { super.accessibilityValue = newValue }
  }
  override var inspectedText: String? { edited.text }
}

/// Draws the text of a view that is only read.
@MainActor private final class TextPart: UIView {
  private weak var textView: UITextView?
  init(of textView: UITextView) {
    self.textView = textView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard let textView, !textView.isEditable, textView.hasText else { return }
    node.content = .text(textView.shownText)
  }
}
