import InterfaceBuilder

/// One scene that was instantiated: keeps its storyboard, segues and loose objects as long as the controller.
@MainActor final class SceneObjects {
  let storyboard: UIStoryboard
  let element: DocumentElement
  private(set) weak var controller: UIViewController?
  /// Until the view is loaded.
  fileprivate var nib: NibObjects?
  /// Segues that start in this scene: at the controller itself and at what lies in it, also where that is
  /// not made yet.
  private(set) var segues: [SegueTemplate] = []
  /// Views, recognizers and other objects in the scene's dock.
  private var looseObjects: [AnyObject] = []
  /// Container views, by the segue that fills them.
  var embeddings: [(template: SegueTemplate, container: UIView)] = []

  private init(_ element: DocumentElement, _ storyboard: UIStoryboard) {
    (self.element, self.storyboard) = (element, storyboard)
    let whole = element.id.flatMap { storyboard.document.scene(containing: $0)?.element } ?? element
    whole.forEachDescendant { part in
      for segue in part.segues {
        if case .relationship = segue.kind { continue }
        segues.append(SegueTemplate(segue, scene: self))
      }
    }
  }

  /// Makes a controller with its items, children and segues, and awakens it. Its view is not loaded.
  static func instantiate(
    _ element: DocumentElement, storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" {
      return StoryboardReference.instantiate(element, from: storyboard, creator: creator)
    }
    let scene = SceneObjects(element, storyboard)
    let nib = NibObjects(document: storyboard.document, bundle: storyboard.bundle, storyboard: storyboard)
    nib.scene = scene
    scene.nib = nib
    guard let controller = scene.make(nib, creator: creator) else { return nil }
    scene.makeLooseObjects(nib)
    nib.finish(isLast: false)
    return controller
  }

  private func make(_ nib: NibObjects, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let coder = NibCoder(element: element, nib: nib)
    if let made = creator?(coder) {
      adopt(made)
      return made
    }
    if ElementDecoders.decoder(for: element) == nil {
      nib.report(element, "is not supported; an empty view controller stands in its place")
      let made = UIViewController(nibName: nil, bundle: nil)
      nib.adopt(made, element)
      ControllerElement.decode(made, element, nib)
      adopt(made)
      return made
    }
    let made = nib.make(element) as? UIViewController
    if let made { adopt(made) }
    return made
  }

  /// Called while the controller's own `init?(coder:)` runs, and again after it.
  func adopt(_ controller: UIViewController) {
    self.controller = controller
    nib?.owner = controller
    controller.storyboard = storyboard
    controller.storyboardScene = self
    controller.interfaceBuilderID = element.id
  }

  private func makeLooseObjects(_ nib: NibObjects) {
    guard let id = element.id, let scene = storyboard.document.scene(containing: id) else { return }
    for loose in scene.looseObjects {
      if let object = ElementDecoders.decoder(for: loose) == nil ? nil : nib.make(loose) {
        looseObjects.append(object)
      } else {
        nib.report(loose, "is not supported and left out")
      }
    }
  }

  /// Makes the views and draws every line that was waiting for them.
  /// - Returns: false when the scene has no view of its own.
  func loadView() -> Bool {
    guard let nib, let controller, let viewElement = element.child(key: "view") else { return false }
    nib.resume(controller, element)
    guard let view = nib.makeView(viewElement) else { return false }
    controller.view = view
    nib.finish(isLast: true)
    self.nib = nil
    for (template, container) in embeddings { template.embed(in: container) }
    embeddings = []
    return true
  }
}

/// What the document says beside the controller's own scene.
@MainActor enum StoryboardReference {
  /// A reference to a scene of another storyboard, or to its first.
  static func instantiate(
    _ element: DocumentElement, from storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? storyboard.bundle
    let other = name == storyboard.name ? storyboard : UIStoryboard(name: name, bundle: bundle)
    if let identifier = element["referencedIdentifier"] {
      guard let id = other.document.scene(identifier: identifier)?.controller?.id else {
        terminate(
          "NSInvalidArgumentException",
          "Storyboard (\(Log.name(other))) doesn't contain a view controller with identifier '\(identifier)'")
      }
      return other.instantiate(id, creator: creator)
    }
    return other.document.initialViewController.flatMap { other.instantiate($0, creator: creator) }
  }
}
