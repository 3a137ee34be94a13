import Surface

/// Items in sections, placed by a layout, made as they come into view.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// What a delegate that leaves out `sizeForItemAt` returns.
  nonisolated static let notImplemented = CGSize(width: -987_654, height: -987_654)

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    installSwipe()
    installContextMenu()
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    installContextMenu()
  }

  open weak var dataSource: UICollectionViewDataSource? { didSet { setNeedsReload() } }
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      scrollDelegate = delegate
      collectionViewLayout.invalidateLayout()
    }
  }
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true
  /// Keeps a data source that a controller made.
  var dataSourceOwner: AnyObject?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
      installSwipe()
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    guard animated else {
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: completion)
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = true
  /// Sizes are asked for again when their content changes, whatever this says.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipe?.close(animated: false)
      for path in selection { deselectItem(at: path, animated: false) }
      for cell in cells.values { cell.editingDidChange() }
    }
  }
  /// Whether several items may be chosen now.
  var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var choosesAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: State

  /// Items a section, as the data source last said.
  private(set) var counts: [Int] = []
  var movement: InteractiveMovement<UICollectionViewCell>?
  /// What the prefetching data source was told of and has no cell yet.
  var prefetched: Set<IndexPath> = []
  /// Where the content stood when it was last moved, and how far that was.
  var prefetchedFrom = CGPoint.zero
  var prefetchDirection = CGPoint.zero
  var swipe: RowSwipe?
  /// Made in this layout and not laid out yet.
  var awaitingFirstLayout: [UICollectionReusableView] = []
  var needsReload = true
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [ElementKey: UICollectionReusableView] = [:]
  var orthogonal: [Int: OrthogonalScrollView] = [:]
  var cellFactories: [String: () -> UICollectionViewCell] = [:]
  var viewFactories: [String: () -> UICollectionReusableView] = [:]
  var cellPool: [String: [UICollectionViewCell]] = [:]
  var viewPool: [String: [UICollectionReusableView]] = [:]
  var selection: [IndexPath] = []
  var highlighted: IndexPath?
  var pinned: (identifier: String, cell: UICollectionViewCell)?
  var batchDepth = 0
  var pendingUpdates = TableUpdates()
  private var laidOutSize = CGSize.zero

  // MARK: Registering and dequeuing

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      cellFactories[identifier] = nil
      return
    }
    cellFactories[identifier] = {
      ReusableViewMaking.item(cellClass, CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }
  /// Cells come from a xib whose only top-level object is one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellFactories[identifier] = nib.map { nib in
      { ReusableViewMaking.first(UICollectionViewCell.self, in: nib) }
    }
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    viewFactories[kind + "/" + identifier] = nib.map { nib in
      { ReusableViewMaking.first(UICollectionReusableView.self, in: nib) }
    }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return }
    viewFactories[elementKind + "/" + identifier] = { ReusableViewMaking.item(viewClass) }
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let pinned, pinned.identifier == identifier { return pinned.cell }
    if let cell = cellPool[identifier]?.popLast() {
      cell.prepareForReuse()
      return sized(cell, indexPath)
    }
    guard let cell = cellFactories[identifier]?() else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.reuseIdentifier = identifier
    return sized(cell, indexPath)
  }
  /// A cell has the size it will get before the data source fills it, as in UIKit.
  private func sized(_ cell: UICollectionViewCell, _ path: IndexPath) -> UICollectionViewCell {
    if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
      cell.bounds.size = attributes.size
    }
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "/" + identifier
    if let view = viewPool[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = viewFactories[key]?() else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Data

  open func reloadData() {
    selection = []
    highlighted = nil
    movement = nil
    prefetched = []
    setNeedsReload()
  }
  func setNeedsReload() {
    needsReload = true
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }
  func layoutDidInvalidate() { setNeedsLayout() }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    recycleAll()
    readCounts()
  }
  /// While an item is carried, its section has one less and the one below the finger one more.
  func moveCount(from section: Int, to other: Int) {
    counts[section] -= 1
    counts[other] += 1
    collectionViewLayout.needsPrepare = true
  }
  func readCounts() {
    guard let source = dataSource else {
      counts = []
      return
    }
    counts = (0..<source.numberOfSections(in: self)).map {
      source.collectionView(self, numberOfItemsInSection: $0)
    }
    collectionViewLayout.needsPrepare = true
  }
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      collectionViewLayout.invalidateLayout()
    }
  }
  override func offsetDidChange() {
    super.offsetDidChange()
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout()
    }
    setNeedsLayout()
  }
  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }
  override var readInOrder: [UIView] { elementsInOrder(in: self) }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if old != nil { collectionViewLayout.invalidateLayout() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    pressBegan(touch)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let highlighted else { return }
    if item(under: touch) != highlighted { pressCancelled() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = highlighted else { return }
    pressCancelled()
    choose(path)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }
}
