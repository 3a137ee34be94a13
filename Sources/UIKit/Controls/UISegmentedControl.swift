/// One of several, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  /// Stands for "no segment" in `selectedSegmentIndex`.
  public nonisolated static let noSegment = -1
  /// Points. Source: the height that storyboards hold (32, drawn at 31 before iOS 13).
  private static let height: CGFloat = 32
  private let pill = UIView()
  private(set) var segments: [SegmentView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// - Parameter items: strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(item, at: segments.count) }
    sizeToFit()
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  override func didInitialize() {
    super.didInitialize()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.isHidden = true
    addSubview(pill)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateLooks()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image ?? UIImage(), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image ?? action.title, at: segment)
    segments[min(segment, segments.count - 1)].action = action
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segmentsDidChange()
  }
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }
  private func insert(_ item: Any, at index: Int) {
    let segment = SegmentView()
    segment.owner = self
    segment.show(item)
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }
  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    updateLooks()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].show(title ?? "")
    segmentsDidChange()
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].show(image ?? UIImage())
    segmentsDidChange()
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].icon.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].action = action
    segments[segment].show(action.image ?? action.title)
  }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    updateLooks()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].statedWidth = width
    segmentsDidChange()
  }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].statedWidth }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }

  // MARK: Selection

  /// Setting it sends no action.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      guard selectedSegmentIndex != oldValue else { return }
      updateLooks()
      if window != nil, oldValue >= 0, selectedSegmentIndex >= 0 {
        UIView.animate(withDuration: 0.2) { self.placePill() }
      } else {
        placePill()
      }
    }
  }
  open var isMomentary = false
  open var isSpringLoaded = false
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  func choose(_ segment: SegmentView, _ event: UIEvent?) {
    guard isEnabled, segment.isEnabled, let index = segments.firstIndex(where: { $0 === segment }) else {
      return
    }
    guard isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], event)
    if let action = segment.action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Looks

  open var selectedSegmentTintColor: UIColor? { didSet { updateLooks() } }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    updateLooks()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  private var backgroundImages = ButtonContent<UIImage>()
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  private func updateLooks() {
    pill.isHidden = !segments.indices.contains(selectedSegmentIndex)
    pill.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor(components: {
        $0.userInterfaceStyle == .dark ? [0.388, 0.388, 0.4, 1] : [1, 1, 1, 1]
      })
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      segment.isSelected = isChosen
      var all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
        .foregroundColor: isEnabled && segment.isEnabled ? UIColor.label : UIColor.tertiaryLabel,
      ]
      all.merge(attributes[0] ?? [:]) { $1 }
      if isChosen { all.merge(attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
      if let font = all[.font] as? UIFont { segment.label.font = font }
      if let color = all[.foregroundColor] as? UIColor {
        segment.label.textColor = color
        segment.icon.tintColor = color
      }
    }
  }
  override func stateDidChange() {
    super.stateDidChange()
    updateLooks()
  }

  // MARK: Geometry

  private var widths: [CGFloat] {
    let natural = segments.map { $0.statedWidth > 0 ? $0.statedWidth : $0.naturalWidth }
    let widest = natural.max() ?? 0
    return apportionsSegmentWidthsByContent
      ? natural : segments.map { $0.statedWidth > 0 ? $0.statedWidth : widest }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: widths.reduce(0, +), height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = self.widths
    let stated = zip(segments, widths).filter { $0.0.statedWidth > 0 }.map(\.1).reduce(0, +)
    let free = widths.reduce(0, +) - stated
    var x: CGFloat = 0
    for (segment, width) in zip(
      isRightToLeft ? segments.reversed() : segments, isRightToLeft ? widths.reversed() : widths)
    {
      let given =
        segment.statedWidth > 0 ? width : free > 0 ? width / free * max(0, bounds.width - stated) : 0
      segment.frame = CGRect(x: x, y: 0, width: given, height: bounds.height)
      x += given
    }
    placePill()
  }
  private func placePill() {
    guard segments.indices.contains(selectedSegmentIndex) else { return }
    pill.frame = segments[selectedSegmentIndex].frame.insetBy(dx: 2, dy: 2)
  }

  // Each segment is a button; the whole is none.
  override var derivedIsAccessibilityElement: Bool { false }
  override var inspectedValue: String? {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].label.text : nil
  }
}

/// One segment.
final class SegmentView: UIControl {
  weak var owner: UISegmentedControl?
  let label = UILabel()
  let icon = UIImageView()
  var action: UIAction?
  /// Points; 0 shares what is free.
  var statedWidth: CGFloat = 0

  override func didInitialize() {
    super.didInitialize()
    label.textAlignment = .center
    icon.contentMode = .center
    for view in [label, icon] as [UIView] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
  }
  func show(_ item: Any) {
    label.text = item as? String
    icon.image = item as? UIImage
    accessibilityDidChange()
  }
  var naturalWidth: CGFloat { max(label.intrinsicContentSize.width, icon.image?.size.width ?? 0) + 22 }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    icon.frame = bounds
  }
  // The choice is made by the press, as on iOS 13 and later when the finger leaves inside.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { owner?.choose(self, event) }
  }
  override var keepsTaps: Bool { true }
  override var derivedAccessibilityLabel: String? { label.text ?? icon.image?.accessibilityName }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.button)
  }
  override var inspectedText: String? { label.text }
}
