/// Wheels of rows, one chosen in each.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
  open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true
  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var needsReload = true
  /// Points. Source: observed on iOS.
  static let rowHeight: CGFloat = 32
  private static let natural = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 5

  override func didInitialize() {
    super.didInitialize()
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
    if bounds.size == .zero { bounds.size = Self.natural }
  }

  // MARK: Content

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].shown[row] : nil
  }

  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].reload()
  }

  private func loadIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    let count = dataSource.numberOfComponents(in: self)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      addSubview(wheel)
      wheels.append(wheel)
    }
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }

  // MARK: Choosing

  /// -1 where there is no row.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }
  /// Sends no call to the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    layoutIfNeeded()
    wheels[component].select(row, animated: animated)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.natural }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.natural }
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let stated = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let open = stated.filter { $0 <= 0 }.count
    let margin: CGFloat = 9
    let used = stated.reduce(0) { $0 + max(0, $1) } + Self.gap * CGFloat(max(0, wheels.count - 1))
    let share = open > 0 ? max(0, bounds.width - 2 * margin - used) / CGFloat(open) : 0
    let total = used + share * CGFloat(open)
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, stated) {
      let width = width > 0 ? width : share
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: margin, y: ((bounds.height - height) / 2).rounded(), width: bounds.width - 2 * margin, height: height
    )
    band.isHidden = wheels.isEmpty
    sendSubviewToBack(band)
  }
}

/// One component: its rows pass through the middle of the picker.
@MainActor final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  let component: Int
  private(set) var count = 0
  private(set) var selected = -1
  private(set) var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var rowHeight = UIPickerView.rowHeight

  init(picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    scrollDelegate = self
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    let tap = UITapGestureRecognizer()
    tap.handlers.append { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  func reload() {
    guard let picker, let source = picker.dataSource else { return }
    count = source.pickerView(picker, numberOfRowsInComponent: component)
    let stated = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
    rowHeight = stated > 0 ? stated : UIPickerView.rowHeight
    for view in shown.values { view.removeFromSuperview() }
    (shown, spare) = ([:], [])
    selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
    updateContent()
    setNeedsLayout()
    accessibilityDidChange()
  }

  private func updateContent() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    let side = max(0, (bounds.height - rowHeight) / 2)
    let inset = UIEdgeInsets(top: side, left: 0, bottom: side, right: 0)
    if contentInset != inset { contentInset = inset }
    if !isDragging, !isDecelerating, !isScrollAnimating { contentOffset = place(of: selected) }
  }
  private func place(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight - contentInset.top)
  }
  private var middleRow: Int {
    guard count > 0 else { return -1 }
    return min(max(Int(((contentOffset.y + contentInset.top) / rowHeight).rounded()), 0), count - 1)
  }

  func select(_ row: Int, animated: Bool) {
    guard (0..<count).contains(row) else { return }
    selected = row
    setContentOffset(place(of: row), animated: animated)
    accessibilityDidChange()
  }
  private func tapped(_ tap: UIGestureRecognizer) {
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    if (0..<count).contains(row), row != selected { choose(row) }
  }
  private func choose(_ row: Int) {
    setContentOffset(place(of: row), animated: true)
    selected = row
    tell()
  }
  private func tell() {
    guard let picker else { return }
    accessibilityDidChange()
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }

  // MARK: Scrolling

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((proposed.y + contentInset.top) / rowHeight).rounded()
    return inRange(CGPoint(x: 0, y: row * rowHeight - contentInset.top))
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate, !isScrollAnimating { rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
  private func rest() {
    guard middleRow != selected else { return }
    selected = middleRow
    tell()
  }

  // MARK: Rows

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    updateContent()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = scrollsNatively ? bounds.height : 0
    let first = max(0, Int(((bounds.minY - reach) / rowHeight).rounded(.down)))
    let last = min(count - 1, Int(((bounds.maxY + reach) / rowHeight).rounded(.down)))
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      shown[row] = nil
      spare.append(view)
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? makeRow(row)
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      // As on a drum: what is away from the middle turns away.
      let distance = abs(view.center.y - bounds.midY) / max(1, bounds.height / 2)
      view.alpha = max(0.15, 1 - distance * 0.75)
    }
  }
  private func makeRow(_ row: Int) -> UIView {
    guard let picker, let delegate = picker.delegate else { return UIView() }
    let own = delegate.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: spare.popLast())
    if let label = own as? PickerRowLabel {
      label.font = .systemFont(ofSize: 21)
      label.textAlignment = .center
      if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
        label.attributedText = text
      } else {
        label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
      }
      label.isAccessibilityElement = false
    }
    shown[row] = own
    addSubview(own)
    return own
  }

  // MARK: Accessibility

  override var derivedIsAccessibilityElement: Bool { true }
  override var derivedAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var derivedAccessibilityValue: String? {
    guard let picker, selected >= 0, let delegate = picker.delegate else { return nil }
    return delegate.pickerView(picker, titleForRow: selected, forComponent: component)
      ?? delegate.pickerView(picker, attributedTitleForRow: selected, forComponent: component)?.string
      ?? shown[selected]?.joinedTexts
  }
  override var inspectedValue: String? { accessibilityValue }
  override func accessibilityIncrement() { if selected + 1 < count { choose(selected + 1) } }
  override func accessibilityDecrement() { if selected > 0 { choose(selected - 1) } }
}
