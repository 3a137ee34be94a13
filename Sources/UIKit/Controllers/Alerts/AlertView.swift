/// The panel of an alert or action sheet: words, text fields and buttons in one or two groups.
@preconcurrency @MainActor final class AlertView: UIView {
  private unowned let controller: UIAlertController
  /// Words, fields and buttons of the main group.
  private let panel = AlertPanel()
  /// An action sheet's cancel button stands alone below.
  private let cancelPanel = AlertPanel()
  private var needsContent = true
  var isInPopover = false { didSet { setNeedsContent() } }
  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
    addSubview(panel)
    addSubview(cancelPanel)
  }
  required init?(coder: NSCoder) { nil }

  func setNeedsContent() {
    needsContent = true
    setNeedsLayout()
    UpdatePass.enqueue { [weak self] in
      self?.updateContentIfNeeded()
      self?.superview?.setNeedsLayout()
    }
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { setNeedsContent() }
  }

  func updateContentIfNeeded() {
    guard needsContent else { return }
    needsContent = false
    let cancel = controller.actions.first { $0.style == .cancel }
    let separatesCancel = isSheet && cancel != nil
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    panel.isSheet = isSheet
    panel.show(
      title: controller.attributedTitle ?? styled(controller.title, isTitle: true),
      message: controller.attributedMessage ?? styled(controller.message, isTitle: false),
      fields: controller.textFields ?? [],
      buttons: ordered.filter { !(separatesCancel && $0.style == .cancel) }.map(button(for:)),
      isAccessible: isAccessible)
    cancelPanel.isHidden = !separatesCancel || isInPopover
    cancelPanel.isSheet = true
    cancelPanel.isSolid = true
    cancelPanel.show(
      title: nil, message: nil, fields: [],
      buttons: separatesCancel ? cancel.map { [button(for: $0)] } ?? [] : [], isAccessible: isAccessible)
    setNeedsLayout()
  }

  /// Of two, cancel is the left one; of more, it is the last.
  private var ordered: [UIAlertAction] {
    let actions = controller.actions
    guard !isSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return actions }
    let others = actions.filter { $0 !== cancel }
    return actions.count == 2 ? [cancel] + others : others + [cancel]
  }

  private func styled(_ text: String?, isTitle: Bool) -> NSAttributedString? {
    guard let text, !text.isEmpty else { return nil }
    let font: UIFont =
      isSheet
      ? .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).bold(isTitle)
      : .preferredFont(forTextStyle: isTitle ? .headline : .footnote, compatibleWith: traitCollection)
    return NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: isSheet ? UIColor.secondaryLabel : UIColor.label])
  }

  private func button(for action: UIAlertAction) -> AlertButton {
    let button = AlertButton()
    let style: UIFont.TextStyle = isSheet ? .title3 : .body
    button.label.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      .bold(action === controller.boldAction)
    button.color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : nil)
    button.label.text = action.title
    button.isEnabled = action.isEnabled
    button.accessibilityLabel = action.accessibilityLabel ?? action.title
    button.accessibilityIdentifier = action.accessibilityIdentifier
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.controller.choose(action) }
      }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  private let groupGap: CGFloat = 8
  func fittingSize(width: CGFloat) -> CGSize {
    updateContentIfNeeded()
    var height = panel.height(width: width)
    if !cancelPanel.isHidden { height += groupGap + cancelPanel.height(width: width) }
    return CGSize(width: width, height: height)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    updateContentIfNeeded()
    var height = bounds.height
    if !cancelPanel.isHidden {
      let own = cancelPanel.height(width: bounds.width)
      cancelPanel.frame = CGRect(x: 0, y: bounds.height - own, width: bounds.width, height: own)
      height -= own + groupGap
    }
    panel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height))
  }
}

extension UIFont {
  /// In semibold, as alerts and bars emphasise.
  func bold(_ isBold: Bool) -> UIFont { isBold ? .systemFont(ofSize: pointSize, weight: .semibold) : self }
}
