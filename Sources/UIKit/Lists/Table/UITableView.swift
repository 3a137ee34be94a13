import Surface

/// Rows in sections, made as they come into view. Heights are points.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// A height that follows from the content.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// What a delegate method that the app left out returns.
  nonisolated static let notImplemented: CGFloat = -987_654
  nonisolated public static let indexSearch = "{search}"

  public private(set) var style: Style = .plain

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    applyStyle()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func didInitialize() {
    super.didInitialize()
    alwaysBounceVertical = true
    applyStyle()
    _ = swipe
    installContextMenu()
  }
  func setStyle(_ style: Style) {
    self.style = style
    applyStyle()
  }
  private func applyStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  open weak var dataSource: UITableViewDataSource? { didSet { setNeedsReload() } }
  open weak var delegate: UITableViewDelegate? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true
  var dataSourceOwner: AnyObject?

  // MARK: Look

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  /// Above the headers of a plain table; 22 points where nothing else is said.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsReload() } }
  open var separatorColor: UIColor? = .separator { didSet { updateVisibleSeparators() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1) {
    didSet { updateVisibleSeparators() }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      tableHeaderHeight = tableHeaderView?.frame.height ?? 0
      if let tableHeaderView { addSubview(tableHeaderView) }
      rows.needsTops = true
      setNeedsLayout()
    }
  }
  /// As it was when the view was assigned: a later change shows only after assigning again, as on iOS.
  private(set) var tableHeaderHeight: CGFloat = 0
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      setNeedsLayout()
    }
  }
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The index is shown from so many rows on.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  /// Heights are measured again when rows are configured again, whatever this says.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    swipe.close(animated: animated)
    endMovement(isCancelled: true)
    for path in selection { deselectRow(at: path, animated: false) }
    let change = {
      for (path, cell) in self.visible { self.updateEditing(of: cell, at: path, animated: animated) }
      self.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  var selection: [IndexPath] = []
  var highlighted: IndexPath?
  private(set) lazy var swipe = RowSwipe(self)
  var movement: InteractiveMovement<UITableViewCell>?
  var indexView: TableIndexView?
  /// What the prefetching data source was told of and has no cell yet.
  var prefetched: Set<IndexPath> = []
  /// Where the content stood when it was last moved.
  var prefetchedFrom: CGFloat = 0
  var prefetchesUpwards = false

  // MARK: Cells

  var factories: [String: () -> UITableViewCell] = [:]
  var headerFactories: [String: () -> UITableViewHeaderFooterView] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  var headerPool: [String: [UITableViewHeaderFooterView]] = [:]
  /// Rows that have a cell now.
  var visible: [IndexPath: UITableViewCell] = [:]
  var visibleHeaders: [Int: UIView] = [:]
  var visibleFooters: [Int: UIView] = [:]
  /// While a cell is asked for: the path it is for, so that a self-made cell gets its place.
  var isAskingForCell = false
  /// The cell that the next dequeue gives back (reconfigureRows).
  var pinned: (identifier: String, cell: UITableViewCell)?
  /// Cells that a storyboard wrote out.
  var staticContent: StaticTableContent?
  private(set) lazy var rows = TableRows(table: self)
  var needsReload = true
  var batchDepth = 0
  var pendingUpdates = TableUpdates()

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      factories[identifier] = nil
      return
    }
    factories[identifier] = { ReusableViewMaking.cell(cellClass, identifier) }
  }
  /// Cells come from a xib whose only top-level object is one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    factories[identifier] = nib.map { nib in { ReusableViewMaking.first(UITableViewCell.self, in: nib) } }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFactories[identifier] = nib.map { nib in
      { ReusableViewMaking.first(UITableViewHeaderFooterView.self, in: nib) }
    }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      headerFactories[identifier] = nil
      return
    }
    headerFactories[identifier] = { ReusableViewMaking.headerFooter(viewClass, identifier) }
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let pinned, pinned.identifier == identifier { return pinned.cell }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = factories[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    if let view = headerPool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = headerFactories[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: Reloading

  open func reloadData() {
    setNeedsReload()
    selection = []
    highlighted = nil
    movement = nil
    prefetched = []
    swipe.close(animated: false)
  }
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil { LayoutOutsideWindow.warn() }
    layoutRows()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    rows.widthDidChange()
    setNeedsLayout()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if let old, old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      rows.forgetMeasuredHeights()
      setNeedsLayout()
    }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  override func offsetDidChange() {
    super.offsetDidChange()
    setNeedsLayout()
  }
  /// The rows, whatever order they came into view in.
  override var readInOrder: [UIView] {
    visible.filter { $0.value.superview === self }.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Touches: rows highlight on the press and are selected on the release

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    pressBegan(at: touch.location(in: self))
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let highlighted else { return }
    if indexPathForRow(at: touch.location(in: self)) != highlighted { pressCancelled() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }
}
