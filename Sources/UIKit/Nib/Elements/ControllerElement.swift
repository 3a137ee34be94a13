import InterfaceBuilder

extension ElementDecoder {
  /// A controller. `properties` come after those that every controller has.
  static func controller<Controller: UIViewController>(
    _ name: String, _ type: Controller.Type,
    structure: @escaping @MainActor (Controller, DocumentElement, NibObjects) -> Void = { _, _, _ in },
    properties: @escaping @MainActor (Controller, DocumentElement, NibObjects) -> Void
  ) -> ElementDecoder {
    ElementDecoder(
      name: name, type: type, defaults: [:],
      properties: { object, element, nib in
        guard let controller = object as? UIViewController else { return }
        nib.scene?.adopt(controller)
        ControllerElement.decode(controller, element, nib)
        if let controller = object as? Controller { properties(controller, element, nib) }
      },
      structure: { object, element, nib in
        if let controller = object as? Controller { structure(controller, element, nib) }
      },
      make: { type, coder in (type as? UIViewController.Type)?.init(coder: coder) })
  }

  static let viewController = controller("viewController", UIViewController.self) { _, _, _ in }
}

/// What every controller has: titles, items, how it is presented.
@MainActor enum ControllerElement {
  static func decode(_ controller: UIViewController, _ element: DocumentElement, _ nib: NibObjects) {
    if let title = element.string("title") { controller.title = title }
    if let value = element["restorationIdentifier"] { controller.restorationIdentifier = value }
    if element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    decodePresentation(controller, element)
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = rectEdges(edges)
    }
    if let value = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = value
    }
    if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    for child in element.children {
      switch (child.name, child.key) {
      case ("navigationItem", _): _ = nib.decodeInPlace(child, into: controller.navigationItem)
      case ("tabBarItem", _):
        if let item = nib.make(child) as? UITabBarItem { controller.tabBarItem = item }
      case ("toolbarItems", _):
        let items = child.children.compactMap { nib.make($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
      case ("layoutGuides", _): nameLayoutGuides(child, controller, nib)
      default: break
      }
    }
  }

  private static func decodePresentation(_ controller: UIViewController, _ element: DocumentElement) {
    if let style = element["modalPresentationStyle"].flatMap({ SegueKinds.presentationStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ SegueKinds.transitionStyles[$0] }) {
      controller.modalTransitionStyle = style
    }
    if let value = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = value
    }
    if let value = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = value
    }
    if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
  }

  static func rectEdges(_ element: DocumentElement) -> UIRectEdge {
    let bits: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return bits.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }

  /// Documents from before the safe area hang views on the controller's own guides. They exist with its
  /// view only, so they are named when the view is loaded.
  private static func nameLayoutGuides(
    _ element: DocumentElement, _ controller: UIViewController, _ nib: NibObjects
  ) {
    for guide in element.children {
      nib.nameLater(guide.id) { [weak controller] in
        guard let controller else { return nil }
        return guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      }
    }
  }
}
