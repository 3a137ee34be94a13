import Surface
import TextLayout

/// One line of text that the user edits, in a native field of the host.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  open weak var delegate: UITextFieldDelegate?
  /// The search bar that the field is a part of.
  weak var owner: (any TextFieldOwner)?
  var edited = EditedText() { didSet { layer.setNeedsCommit() } }
  /// What the host reported, while it is entered.
  var hostChange: HostChange?
  /// The next letter replaces the secret that is there.
  var replacesSecret = false
  /// Whether there was text at the last look; the clear button and the width hang on it.
  var showedText = false

  // MARK: Text

  open var text: String? {
    get { edited.text }
    set {
      observed("text") { edited.set(newValue ?? "") }
      if showedText == edited.text.isEmpty {
        showedText = !edited.text.isEmpty
        setNeedsLayout()
      }
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: edited.text, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }
  open var placeholder: String? {
    didSet {
      placeholderAttributes = [:]
      layer.setNeedsCommit()
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0, attributes: placeholderAttributes) } }
    set {
      placeholder = newValue?.string
      if let newValue, newValue.length > 0 {
        placeholderAttributes = newValue.attributes(at: 0, effectiveRange: nil)
      }
      layer.setNeedsCommit()
    }
  }
  private var placeholderAttributes: [NSAttributedString.Key: Any] = [:]
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet {
      layer.setNeedsCommit()
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor? = .label { didSet { layer.setNeedsCommit() } }
  open var textAlignment = NSTextAlignment.natural { didSet { layer.setNeedsCommit() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: textColor ?? UIColor.label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  // MARK: Looks

  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == .none { (layer.borderWidth, layer.cornerRadius) = (0, 0) }
      showBorder()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false

  // MARK: Keyboard

  open var keyboardType = UIKeyboardType.default { didSet { layer.setNeedsCommit() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { layer.setNeedsCommit() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { layer.setNeedsCommit() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { layer.setNeedsCommit() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false { didSet { layer.setNeedsCommit() } }
  open var passwordRules: UITextInputPasswordRules?
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

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private lazy var clearButton = ClearButton(field: self)
  override func stateDidChange() {
    super.stateDidChange()
    showBorder()
  }

  private func showBorder() {
    switch borderStyle {
    // Without a border the layer is the app's.
    case .none: return
    case .line, .bezel:
      (layer.borderWidth, layer.cornerRadius) = (1, 0)
      layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    case .roundedRect:
      (layer.borderWidth, layer.cornerRadius) = (1 / UIScreen.main.scale, 5)
      layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
    }
    guard borderStyle == .roundedRect, backgroundColor == nil else { return }
    layer.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }
  open override var backgroundColor: UIColor? { didSet { showBorder() } }

  // MARK: Rectangles

  private var hasRoundedBorder: Bool { borderStyle == .roundedRect || borderStyle == .bezel }
  private var sideInset: CGFloat { hasRoundedBorder ? 7 : borderStyle == .line ? 2 : 0 }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: sideInset, dy: 0)
    if shows(leftViewMode), leftView != nil {
      let width = leftViewRect(forBounds: bounds).maxX - bounds.minX
      rect = CGRect(
        x: bounds.minX + width, y: rect.minY, width: rect.maxX - bounds.minX - width, height: rect.height)
    }
    if shows(rightViewMode), rightView != nil {
      rect.size.width = rightViewRect(forBounds: bounds).minX - rect.minX
    } else if showsClearButton {
      rect.size.width = clearButtonRect(forBounds: bounds).minX - rect.minX
    }
    rect.size.width = max(rect.width, 0)
    return rect
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
  private var showsClearButton: Bool { shows(clearButtonMode) && !edited.text.isEmpty }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewRect(forBounds: bounds), shows(leftViewMode))
    place(rightView, rightViewRect(forBounds: bounds), shows(rightViewMode))
    if showsClearButton || clearButton.superview != nil {
      place(clearButton, clearButtonRect(forBounds: bounds), showsClearButton)
    }
    layer.setNeedsCommit()
  }
  private func place(_ view: UIView?, _ frame: CGRect, _ isShown: Bool) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// 34 points with a border, as on iOS.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let shown = edited.text.isEmpty ? placeholder ?? "" : edited.text
    let text = shown.size(withAttributes: [.font: font])
    let scale = UIScreen.main.scale
    let width = (text.width * scale).rounded(.up) / scale + 2 * sideInset
    let line = (font.lineHeight * scale).rounded(.up) / scale
    return CGSize(
      width: max(width, 2 * sideInset + 2), height: hasRoundedBorder ? max(34, line + 13) : line + 1.67)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var firstBaselineOffset: CGFloat { baseline }
  override var lastBaselineOffset: CGFloat { intrinsicContentSize.height - baseline }
  private var baseline: CGFloat {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
  }

  // MARK: Picture

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    let font = font ?? UIFont.systemFont(ofSize: 17)
    var input = TextInput(
      text: edited.text, font: Surface.Font(font), color: (textColor ?? .label).surfaceColor)
    input.placeholder = placeholder ?? ""
    input.placeholderColor =
      (placeholderAttributes[.foregroundColor] as? UIColor ?? .placeholderText).surfaceColor
    input.tint = tintColor.surfaceColor
    input.alignment = InputTraitNames.name(textAlignment)
    input.isSecure = isSecureTextEntry
    input.isEnabled = isEnabled
    input.isFocused = isFirstResponder
    input.keyboardType = InputTraitNames.name(keyboardType)
    input.returnKey = InputTraitNames.name(returnKeyType)
    input.autocapitalization = InputTraitNames.name(autocapitalizationType)
    input.autocorrects = autocorrectionType != .no
    input.selection = [edited.selection.location, edited.selection.length]
    input.revision = edited.revision
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    input.insets = [
      rect.minY - bounds.minY, rect.minX - bounds.minX, bounds.maxY - rect.maxY, bounds.maxX - rect.maxX,
    ]
    node.input = input
  }

  // MARK: Traits

  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    followContentSize()
    showBorder()
  }
  private func followContentSize() {
    guard adjustsFontForContentSizeCategory, let category = traitCollection.statedContentSizeCategory,
      let adjusted = font?.adjusted(to: category), adjusted != font
    else { return }
    font = adjusted
  }

  // MARK: Editing (verbs in UITextField+Editing.swift)

  open internal(set) var isEditing = false
  /// A tap on a field edits it, whatever recognizer waits for taps behind it.
  override var keepsTaps: Bool { true }
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEnabled, !isFirstResponder { becomeFirstResponder() }
  }

  let ownUndoManager = UndoManager()
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: UITextInput (the rest in UITextField+Editing.swift)

  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteBefore() }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select(newValue.range) } }
  }
  open var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init) }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func caretRect(for position: UITextPosition) -> CGRect {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let rect = editingRect(forBounds: bounds)
    return CGRect(x: caretX(position.offset), y: rect.midY - line / 2, width: 2, height: line)
  }

  // MARK: Edit menu

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText(singleLine: true) }
  open override func delete(_ sender: Any?) { change(edited.selection, by: "") }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: edited.length)) }

  // MARK: Accessibility and inspection

  open override var isAccessibilityElement: Bool {
    get { statesAccessibilityElement ? super.isAccessibilityElement : true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { statedAccessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  override var inspectedText: String? {
    isSecureTextEntry ? String(repeating: "•", count: edited.text.count) : edited.text
  }
  override var inspectedValue: String? { inspectedText }
}

extension Surface.Font {
  /// As the engine would draw a letter with it.
  init(_ font: UIFont) {
    let letter = TextRequest(paragraphs: [TextParagraph(runs: [TextRun(text: "x", font: font.font)])])
    let run = TextEngines.shared?.layout(letter).lines.first?.runs.first
    self.init(
      family: run?.family ?? "system", size: font.pointSize, weight: font.font.weight,
      isItalic: font.font.isItalic, tracking: run?.tracking ?? 0)
  }
}

/// The round button that empties a field.
@MainActor final class ClearButton: UIControl {
  private weak var field: UITextField?
  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    accessibilityLabel = SystemStrings.text("Clear text")
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = isTouchInside
    super.touchesEnded(touches, with: event)
    if isInside { field?.clear() }
  }
  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    node.content = UIImage.symbol("xmark.circle.fill").content(
      in: CGRect(origin: .zero, size: bounds.size), mode: .scaleAspectFit, tint: .systemGray3)
  }
}
