/// The row of commands over a selection or a place, above everything in its window. A touch beside it closes it.
@MainActor final class EditMenuPanel: UIView {
  private let place: CGRect
  private let panel = UIView()
  private var buttons: [UIButton] = []
  private let didClose: () -> Void
  private static let height: CGFloat = 40

  /// - Parameters:
  ///   - place: what the row points at, in the window's coordinates.
  ///   - choose: called when the row has gone.
  init(
    _ elements: [UIMenuElement], at place: CGRect, choose: @escaping (UIMenuElement) -> Void,
    didClose: @escaping () -> Void
  ) {
    (self.place, self.didClose) = (place, didClose)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 10
    panel.layer.shadowOpacity = 0.25
    panel.layer.shadowRadius = 12
    panel.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(panel)
    for element in elements {
      let button = UIButton(type: .custom)
      button.setTitle(element.title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
      button.addAction(
        UIAction { [weak self] _ in
          self?.close()
          choose(element)
        }, for: .touchUpInside)
      buttons.append(button)
      panel.addSubview(button)
    }
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }
  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    didClose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let natural = buttons.map { $0.intrinsicContentSize.width + 24 }
    let width = min(natural.reduce(0, +), safe.width)
    let scale = width / max(natural.reduce(0, +), 1)
    let above = place.minY - 8 - Self.height >= safe.minY
    panel.frame = CGRect(
      x: min(max(place.midX - width / 2, safe.minX), safe.maxX - width),
      y: above ? place.minY - 8 - Self.height : min(place.maxY + 8, safe.maxY - Self.height), width: width,
      height: Self.height)
    var x: CGFloat = 0
    for (button, natural) in zip(buttons, natural) {
      button.frame = CGRect(x: x, y: 0, width: natural * scale, height: Self.height)
      x += natural * scale
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    close()
  }
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

/// The commands that a responder can do at the moment.
@MainActor enum EditCommands {
  private static let standard: [(Selector, String)] = [
    ("cut:", "Cut"), ("copy:", "Copy"), ("paste:", "Paste"), ("delete:", "Delete"), ("select:", "Select"),
    ("selectAll:", "Select All"),
  ]
  static func possible(for responder: UIResponder) -> [UICommand] {
    standard.compactMap { action, title in
      guard responder.target(forAction: action, withSender: nil) != nil else { return nil }
      return UICommand(title: SystemStrings.text(title), action: action)
    }
  }
  /// What a menu shows in one row: its parts stand beside each other.
  static func flattened(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element in (element as? UIMenu).map { flattened($0.children) } ?? [element] }
  }
  static func perform(_ element: UIMenuElement, from responder: UIResponder) {
    switch element {
    case let action as UIAction: action.performWithSender(nil, target: nil)
    case let command as UICommand:
      if let standard = standardWork[command.action.name],
        let target = responder.target(forAction: command.action, withSender: nil) as? UIResponder
      {
        standard(target)
      } else {
        let target = responder.target(forAction: command.action, withSender: command)
        ActionDelivery.send(command.action, to: target, from: command, for: nil)
      }
    default: break
    }
  }
  private static let standardWork: [String: (UIResponder) -> Void] = [
    "cut:": { $0.cut(nil) }, "copy:": { $0.copy(nil) }, "paste:": { $0.paste(nil) },
    "delete:": { $0.delete(nil) }, "select:": { $0.select(nil) }, "selectAll:": { $0.selectAll(nil) },
  ]
}
