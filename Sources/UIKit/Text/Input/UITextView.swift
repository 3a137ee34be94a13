import Surface
import TextLayout

/// Is asked and told about editing. Every member is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The part of a text container that UIKit's text views expose.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  var didChange: () -> Void = {}
}

/// Text on many lines, scrolling; edited in a native field of the host.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  private var textDelegate: UITextViewDelegate? { delegate as? UITextViewDelegate }
  var edited = EditedText() { didSet { layer.setNeedsCommit() } }
  /// nil while the text has one look.
  private var richText: NSAttributedString?
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
      richText = nil
      edited.set(newValue ?? "")
      textLayoutDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: edited.text, attributes: plainAttributes) }
    set {
      richText = newValue.map { NSAttributedString(attributedString: $0) }
      edited.set(newValue?.string ?? "")
      textLayoutDidChange()
    }
  }
  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: effectiveFont, .foregroundColor: textColor ?? UIColor.label]
  }
  private var effectiveFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }
  open var font: UIFont? { didSet { lookDidChange(.font, font) } }
  open var textColor: UIColor? { didSet { lookDidChange(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { textLayoutDidChange() } }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textLayoutDidChange() }
  }
  open private(set) var textContainer = NSTextContainer()
  open var dataDetectorTypes: UInt = 0
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
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
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
    let string = richText ?? NSAttributedString(string: edited.text)
    var request = TextRequest(
      paragraphs: composition.paragraphs(string), width: width.map { max(Double($0 - horizontalPadding), 0) },
      maximumLines: textContainer.maximumNumberOfLines, pixel: 1 / Double(UIScreen.main.scale))
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
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, !isFirstResponder { becomeFirstResponder() }
  }
  open var selectedRange: NSRange {
    get { edited.selection }
    set { edited.set(edited.text, selection: newValue) }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  open var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init) }
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let line = layout(width: bounds.width).lines.last(where: { $0.range.lowerBound <= range.location })
    else { return }
    scrollRectToVisible(
      CGRect(x: 0, y: line.top + textContainerInset.top, width: 1, height: line.height), animated: false)
  }
  open func insertText(_ text: String) {
    let new = (edited.text as NSString).replacingCharacters(in: edited.selection, with: text)
    richText = nil
    edited.set(new, selection: NSRange(location: edited.selection.location + text.utf16.count, length: 0))
    textDidChange()
  }
  open var hasText: Bool { !edited.text.isEmpty }

  private func textDidChange() {
    textLayoutDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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

extension UITextView: NativeTextInput {
  var hostText: String { edited.text }

  func hostDidFocus(_ isFocused: Bool) {
    let isDone = isFocused ? becomeFirstResponder() : resignFirstResponder()
    if !isDone { edited.insist() }
  }
  func hostDidChange(text: String, selection: [Int], marked: [Int]?) {
    guard isEditable else { return edited.insist() }
    if !isFirstResponder { becomeFirstResponder() }
    if marked == nil, let change = edited.change(to: text, selection: selection) {
      let revision = edited.revision
      let isAllowed =
        textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        ?? true
      guard isAllowed else { return edited.revision == revision ? edited.refuse() : () }
    }
    let isNew = text != edited.text
    edited.accept(text, selection: selection, marked: marked)
    if isNew {
      richText = nil
      textDidChange()
    }
    textDelegate?.textViewDidChangeSelection(self)
  }
  /// Return is a line feed.
  func hostDidPressReturn() {
    let new = (edited.text as NSString).replacingCharacters(in: edited.selection, with: "\n")
    hostDidChange(text: new, selection: [edited.selection.location + 1, 0], marked: nil)
    edited.insist()
  }
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
