import Surface

/// One row. Its content lies in `contentView`; accessories and editing controls beside it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// First and last rows of a section have rounded corners in inset grouped tables, and full separators.
  struct Place: Equatable { var isFirst = false, isLast = false }

  public internal(set) var cellStyle: CellStyle
  open internal(set) var reuseIdentifier: String?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    installParts()
  }
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    installParts()
  }

  private func installParts() {
    if contentView.superview == nil { addSubview(contentView) }
    clipsToBounds = true
    addSubview(separator)
  }

  // MARK: Parts

  open private(set) lazy var contentView: UIView = UITableViewCellContentView(frame: bounds)
  /// Takes the place of the content view that an archive holds.
  func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
  }
  let separator = UITableViewSeparatorView(frame: .zero)
  weak var table: UITableView?
  /// What a storyboard hangs on the choice of this row (a segue), run before the delegate is told.
  var didChoose: (() -> Void)?
  var didTapAccessory: (() -> Void)?
  var indexPath: IndexPath?
  var place = Place() { didSet { if place != oldValue { setNeedsLayout() } } }

  private lazy var labels = TableCellLabels(cell: self)
  open var textLabel: UILabel? { contentConfiguration == nil ? labels.text : nil }
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil && cellStyle != .default ? labels.detail : nil
  }
  open var imageView: UIImageView? {
    contentConfiguration == nil && cellStyle != .value2 ? labels.image : nil
  }
  /// Labels and image of a prototype cell, made by the archive.
  func adoptLabels(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    labels.adopt(text: text, detail: detail, image: image)
  }
  var usesLabels: Bool { labels.isUsed }
  func removeLabels() { labels.remove() }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelectionLook()
    }
  }
  open var multipleSelectionBackgroundView: UIView?
  open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { updateAccessory() } }
  open var editingAccessoryView: UIView? { didSet { updateAccessory() } }
  private var builtAccessory: UIView?
  var shownAccessory: UIView? { (editing ? editingAccessoryView : accessoryView) ?? builtAccessory }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange(from: oldValue) }
  }
  var contentConfigurationView: (UIView & UIContentView)?
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { updateSelectionLook() } }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = editing
    return state
  }
  open func setNeedsUpdateConfiguration() {
    UpdatePass.enqueue { [weak self] in
      guard let self else { return }
      updateConfiguration(using: configurationState)
    }
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlightedState = false
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    if editing { table?.updateCircle(of: self) }
    updateSelectionLook(animated: animated)
    setNeedsUpdateConfiguration()
    accessibilityDidChange()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedState else { return }
    highlightedState = highlighted
    updateSelectionLook(animated: animated)
    setNeedsUpdateConfiguration()
  }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  var editControl: UIView?
  /// The handle by which the row is carried.
  var reorderControl: UIView?
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    updateAccessory()
    setNeedsLayout()
  }
  open var editingStyle: EditingStyle = .none
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { table?.swipe.path == indexPath && indexPath != nil }
  open var userInteractionEnabledWhileDragging = true
  open var focusStyle = FocusStyle.default
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1) {
    didSet { setNeedsLayout() }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open func prepareForReuse() {
    configurationUpdateHandler?(self, configurationState)
    setHighlighted(false, animated: false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let view = contentConfigurationView {
      return view.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let least = 44 - 1 / traitCollection.displayScale
    if labels.isUsed {
      return CGSize(width: targetSize.width, height: max(least, labels.fittingHeight(targetSize.width)))
    }
    let size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return size.height > 0 ? size : CGSize(width: targetSize.width, height: least)
  }
  func layoutLabels() { if labels.isUsed { labels.layout() } }

  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    updateSelectionLook()
  }
  override func makeAccessibility() -> Accessibility? { rowAccessibility(content: contentView) }
  override var derivedAccessibilityLabel: String? { contentView.joinedTexts }
  /// A checked row counts as selected, as VoiceOver says it.
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    rowTraits(isChoosable: isChoosable, isSelected: selected || accessoryType == .checkmark)
  }
  override var inspectedIsSelected: Bool { selected }

  private func updateAccessory() {
    builtAccessory?.removeFromSuperview()
    builtAccessory = nil
    if (editing ? editingAccessoryView : accessoryView) == nil {
      builtAccessory = TableAccessory.make(editing ? editingAccessoryType : accessoryType, cell: self)
    }
    if let shown = shownAccessory { addSubview(shown) }
    setNeedsLayout()
  }

  /// The content view hands touches on, as UIKit's does.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

/// Holds a cell's own views.
@preconcurrency @MainActor final class UITableViewCellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UITableViewCell)?.layoutLabels()
  }
}

/// The hairline under a row.
@preconcurrency @MainActor final class UITableViewSeparatorView: UIView {
  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    backgroundColor = .separator
  }
}
