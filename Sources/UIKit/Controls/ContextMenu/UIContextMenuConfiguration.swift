/// What a long press on a view or a row shows. The preview is not shown: the menu opens beside what was pressed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: UIKitObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: NSCopying
  let actionProvider: ActionProvider?
  public init(
    identifier: NSCopying? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init(isolated: ())
  }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu after a long press on its view.
@preconcurrency @MainActor open class UIContextMenuInteraction: UIKitObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var recognizer: ContextMenuRecognizer?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(isolated: ())
  }

  open func willMove(to view: UIView?) {
    recognizer.map { self.view?.removeGestureRecognizer($0) }
    recognizer = nil
  }
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let made = ContextMenuRecognizer { [weak self, weak view] point in
      guard let self, let view,
        let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
      else { return nil }
      return (configuration, view)
    }
    view.addGestureRecognizer(made)
    recognizer = made
  }
  /// In the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }
  open func dismissMenu() {
    for case let overlay as MenuOverlay in view?.window?.subviews ?? [] { overlay.removeFromSuperview() }
  }
}

/// A long press that begins only where there is a menu.
@MainActor final class ContextMenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  typealias Source = (CGPoint) -> (UIContextMenuConfiguration, UIView)?
  private let source: Source
  private var found: (UIContextMenuConfiguration, UIView)?

  /// - Parameter source: what to show for a point of the view, and beside which view.
  init(_ source: @escaping Source) {
    self.source = source
    super.init(target: nil, action: nil)
    delegate = self
    handlers.append { [weak self] _ in self?.open() }
  }
  required convenience init?(coder: NSCoder) { nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = source(location(in: view))
    return found != nil
  }

  private func open() {
    guard state == .began, let (configuration, view) = found,
      let menu = configuration.actionProvider?([])
    else { return }
    found = nil
    MenuPresentation.open(menu, from: view)
  }
}
