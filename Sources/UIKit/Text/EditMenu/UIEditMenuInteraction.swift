/// Something that a view can be given to be used with.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Where an edit menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: UIKitObject {
  public let identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init(isolated: ())
  }
}
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// Shows an edit menu over a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIKitObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var panel: EditMenuPanel?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(isolated: ())
  }
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let responder = FirstResponder.current ?? view
    let suggested: [UIMenuElement] = EditCommands.possible(for: responder)
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    let elements = EditCommands.flattened(menu?.children ?? suggested)
    guard !elements.isEmpty else { return }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let panel = EditMenuPanel(elements, at: view.convert(rect, to: window)) {
      EditCommands.perform($0, from: responder)
    } didClose: { [weak self] in
      self?.panel = nil
    }
    panel.show(in: window)
    self.panel = panel
  }
  open func dismissMenu() { panel?.close() }
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) { panel?.setNeedsLayout() }
  open func location(in view: UIView?) -> CGPoint { .zero }
}
