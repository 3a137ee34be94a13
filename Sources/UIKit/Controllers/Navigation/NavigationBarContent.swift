/// The row of a navigation bar: back button, buttons, title.
@preconcurrency @MainActor final class NavigationBarContent: UIView {
  private unowned let bar: UINavigationBar
  let back = BackButton()
  let title = UILabel()
  let prompt = UILabel()
  private var leading: [(item: UIBarButtonItem, view: UIView)] = []
  private var trailing: [(item: UIBarButtonItem, view: UIView)] = []
  private var titleView: UIView?
  private var buttons: [ObjectIdentifier: BarButton] = [:]

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    title.textAlignment = .center
    title.isAccessibilityElement = true
    title.accessibilityTraits = [.header, .staticText]
    addSubview(title)
    addSubview(back)
    back.onTap = { [weak self] in self?.goBack() }
  }
  required init?(coder: NSCoder) { nil }

  private func goBack() {
    if let action = bar.topItem?.backAction { return action.performWithSender(bar, target: nil) }
    if let owner = bar.owner {
      if bar.delegate?.navigationBar(bar, shouldPop: bar.topItem ?? UINavigationItem(title: "")) ?? true {
        owner.popViewController(animated: true)
      }
    } else {
      bar.popItem(animated: true)
    }
  }

  // MARK: Content

  func show() {
    let item = bar.topItem, appearance = bar.currentAppearance
    bar.background.show(appearance)
    showTitle(of: item, appearance)
    showBack(of: item, appearance)
    let old = leading.map(\.view) + trailing.map(\.view)
    leading = views(for: item?.leftBarButtonItems, appearance)
    // The first right item is the outermost.
    trailing = views(for: item?.rightBarButtonItems, appearance)
    let new = leading.map(\.view) + trailing.map(\.view)
    for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in new where view.superview !== self { addSubview(view) }
    let shown = Set(
      ((item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])).map { ObjectIdentifier($0) })
    buttons = buttons.filter { shown.contains($0.key) }
    setNeedsLayout()
  }

  private func showTitle(of item: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
    let isLarge = bar.showsLargeTitle
    title.text = item?.title
    title.font =
      appearance.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    title.isHidden = item?.titleView != nil || (isLarge && bar.largeTitle.isExpanded)
    if titleView !== item?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    bar.largeTitle.isHidden = !isLarge
    bar.largeTitle.label.text = item?.title
    bar.largeTitle.label.font = bar.largeTitleFont
    bar.largeTitle.label.textColor =
      appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
  }

  private func showBack(of item: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
    let previous = bar.backItem
    let hasLeft = item?.leftBarButtonItems?.isEmpty == false
    back.isHidden =
      previous == nil || item?.hidesBackButton == true
      || (hasLeft && item?.leftItemsSupplementBackButton != true)
    back.look = appearance.backButtonAppearance.look
    guard let previous, !back.isHidden else { return }
    let stated = previous.backBarButtonItem
    back.titles =
      switch previous.backButtonDisplayMode {
      case .minimal: []
      case .generic: [BarStrings.text("Back")]
      case .default:
        [
          stated?.title ?? previous.backButtonTitle ?? previous.title ?? BarStrings.text("Back"),
          BarStrings.text("Back"),
        ]
      }
    back.tintColor = stated?.tintColor
    back.spokenTitle =
      stated?.accessibilityLabel ?? stated?.title ?? previous.backButtonTitle ?? previous.title
    back.showChevron(appearance.backIndicatorImage ?? bar.backIndicatorImage)
  }

  private func views(for items: [UIBarButtonItem]?, _ appearance: UINavigationBarAppearance) -> [(
    item: UIBarButtonItem, view: UIView
  )] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      if let custom = item.customView {
        item.shownView = custom
        return (item, custom)
      }
      if item.isSpace { return (item, UIView()) }
      let button = buttons[ObjectIdentifier(item)] ?? BarButton()
      buttons[ObjectIdentifier(item)] = button
      button.look = (item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance).look
      button.show(item)
      return (item, button)
    }
  }

  // MARK: Layout

  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bar.safeAreaInsets
    var left = safe.left + margin, right = bounds.width - safe.right - margin
    let titleWidth = titleView.map { measured($0).width } ?? title.intrinsicContentSize.width
    let trailingWidth = trailing.map { width(of: $0) + 8 }.reduce(0, +)
    if !back.isHidden {
      let room = right - trailingWidth - (safe.left + 8)
      // The title keeps its place in the middle as long as the back button's words can give way.
      let beside = max(0, (bounds.width - titleWidth) / 2 - (safe.left + 8) - 6)
      let width = back.choose(room: min(room, max(beside, 44)))
      back.frame = CGRect(x: safe.left + 8, y: 0, width: width, height: bounds.height)
      left = back.frame.maxX + 8
    }
    for entry in leading {
      place(entry, at: &left, direction: 1)
    }
    for entry in trailing {
      place(entry, at: &right, direction: -1)
    }
    let (low, high) = (left, right)
    placeTitle(between: low, and: high, width: titleWidth)
  }

  private func width(of entry: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    if entry.item.systemItem == .flexibleSpace { return 0 }
    if entry.item.systemItem == .fixedSpace { return entry.item.width - 8 }
    return entry.view is BarButton ? entry.view.sizeThatFits(bounds.size).width : measured(entry.view).width
  }
  private func measured(_ view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints || view.frame.size == .zero {
      var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(bounds.size) }
      return size
    }
    return view.frame.size
  }

  private func place(
    _ entry: (item: UIBarButtonItem, view: UIView), at edge: inout CGFloat, direction: CGFloat
  ) {
    let width = width(of: entry)
    let height = entry.view is BarButton ? bounds.height : min(measured(entry.view).height, bounds.height)
    let x = direction > 0 ? edge : edge - width
    entry.view.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    edge += (width + 8) * direction
  }

  /// In the middle of the bar, or as near to it as the buttons let.
  private func placeTitle(between low: CGFloat, and high: CGFloat, width: CGFloat) {
    let view: UIView = titleView ?? title
    let width = min(width.rounded(.up), max(0, high - low))
    let x = min(max((bounds.width - width) / 2, low), max(low, high - width))
    let height =
      titleView.map { min(measured($0).height, bounds.height) } ?? title.intrinsicContentSize.height
    view.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }
}

/// The row below, with the title in large letters.
@preconcurrency @MainActor final class LargeTitleView: UIView {
  let label = UILabel()
  /// High enough that the title is here and not in the row above.
  var isExpanded: Bool { bounds.height > 20 || superview?.bounds.height == 0 }
  override func didInitialize() {
    super.didInitialize()
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.isAccessibilityElement = true
    label.accessibilityTraits = [.header, .staticText]
    addSubview(label)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let left = max(margin, safeAreaInsets.left + margin)
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: left, y: bounds.height - height - 8, width: max(0, bounds.width - left - margin), height: height)
    (superview as? UINavigationBar)?.content.title.isHidden =
      (superview as? UINavigationBar)?.topItem?.titleView != nil || (!isHidden && isExpanded)
  }
}

/// Chevron and the previous title.
@preconcurrency @MainActor final class BackButton: BarButton {
  /// From the best to the shortest; none of them fits: the chevron alone.
  var titles: [String] = []
  var spokenTitle: String? { didSet { accessibilityLabel = spokenTitle ?? BarStrings.text("Back") } }
  private let chevronWidth: CGFloat = 12
  private let gap: CGFloat = 6

  func showChevron(_ image: UIImage?) {
    icon.image = image ?? BarButton.symbol("chevron.backward", weight: .semibold)
    icon.isHidden = false
    accessibilityLabel = spokenTitle ?? BarStrings.text("Back")
    stateDidChange()
  }
  /// Takes the first title that fits; returns the width.
  func choose(room: CGFloat) -> CGFloat {
    for (index, text) in titles.enumerated() {
      label.text = text
      let width = chevronWidth + gap + label.intrinsicContentSize.width.rounded(.up)
      if width <= room || (index == titles.count - 1 && titles.count == 1 && width <= room) {
        label.isHidden = false
        return width
      }
    }
    label.text = nil
    label.isHidden = true
    return chevronWidth + gap
  }
  override func layoutSubviews() {
    icon.frame = CGRect(x: 0, y: 0, width: chevronWidth, height: bounds.height)
    label.frame = CGRect(
      x: chevronWidth + gap, y: 0, width: max(0, bounds.width - chevronWidth - gap), height: bounds.height)
    label.textAlignment = .natural
  }
}
