/// Shows a control's menu over its window.
@MainActor enum MenuPresentation {
  static func show(_ menu: UIMenu, from control: UIControl) {
    open(menu, from: control)
    control.sendActions(for: .menuActionTriggered)
  }
  /// - Parameter view: the menu opens below it, or above.
  static func open(_ menu: UIMenu, from view: UIView) {
    guard let window = view.window else { return }
    let overlay = MenuOverlay(menu: menu, view: view)
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
  }
}

/// The whole window while a menu is open: a touch beside the menu closes it.
final class MenuOverlay: UIView {
  private weak var anchor: UIView?
  private var control: UIControl? { anchor as? UIControl }
  private let panel = UIView()
  private var rows: [UIView] = []
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44

  init(menu: UIMenu, view: UIView) {
    anchor = view
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 13
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 30
    panel.layer.shadowOffset = .zero
    addSubview(panel)
    if !menu.title.isEmpty { rows.append(makeTitle(menu.title)) }
    add(menu.children)
    for row in rows { panel.addSubview(row) }
  }
  required init?(coder: NSCoder) { nil }

  private func makeTitle(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  /// Inline parts stand in the list; other submenus open in its place.
  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        add(menu.children)
      } else if let deferred = element as? UIDeferredMenuElement {
        deferred.provider { [weak self] in self?.add($0) }
      } else if !isHidden(element) {
        rows.append(MenuRow(element) { [weak self] in self?.choose(element) })
      }
    }
  }
  private func isHidden(_ element: UIMenuElement) -> Bool {
    (element as? UIAction)?.attributes.contains(.hidden) ?? (element as? UICommand)?.attributes.contains(
      .hidden)
      ?? false
  }

  private func choose(_ element: UIMenuElement) {
    removeFromSuperview()
    switch element {
    case let menu as UIMenu: if let anchor { MenuPresentation.open(menu, from: anchor) }
    case let action as UIAction:
      if let control { control.didChoose(action) } else { action.performWithSender(nil, target: nil) }
    case let command as UICommand:
      ActionDelivery.send(command.action, to: nil, from: control, for: nil)
    default: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(rows.count) * Self.rowHeight
    let anchor = anchor.map { convert($0.bounds, from: $0) } ?? bounds
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let below = anchor.maxY + 8 + height <= safe.maxY
    let x = min(max(anchor.midX - Self.width / 2, safe.minX), safe.maxX - Self.width)
    let y = below ? anchor.maxY + 8 : max(safe.minY, anchor.minY - 8 - height)
    panel.frame = CGRect(x: x, y: y, width: Self.width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: Self.rowHeight)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    removeFromSuperview()
  }
  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    return true
  }
}

/// One line of an open menu.
final class MenuRow: UIControl {
  private let label = UILabel()
  private let icon = UIImageView()
  private let check = UIImageView()

  init(_ element: UIMenuElement, _ choose: @escaping () -> Void) {
    super.init(frame: .zero)
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    let state = (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.text = element.title
    label.textColor = color
    icon.image = element.image
    icon.tintColor = color
    icon.contentMode = .center
    if state == .on { check.image = UIImage(systemName: "checkmark") }
    check.tintColor = color
    check.contentMode = .center
    isSelected = state == .on
    for view in [label, icon, check] as [UIView] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    check.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
    label.frame = CGRect(x: 32, y: 0, width: bounds.width - 80, height: bounds.height)
    icon.frame = CGRect(x: bounds.width - 44, y: 0, width: 32, height: bounds.height)
  }
  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : .clear
  }
  override var keepsTaps: Bool { true }
  override var derivedAccessibilityLabel: String? { label.text }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.button)
  }
  override var inspectedText: String? { label.text }
}
