import InterfaceBuilder

/// An element that is made again and again after its document was loaded: a prototype cell.
@MainActor final class NibPrototype {
  private let element: DocumentElement
  private let document: Document
  private let bundle: Bundle
  private let storyboard: UIStoryboard?
  private weak var scene: SceneObjects?
  private weak var owner: AnyObject?

  init(_ element: DocumentElement, _ nib: NibObjects) {
    self.element = element
    (document, bundle, storyboard) = (nib.document, nib.resources.bundle, nib.storyboard)
    (scene, owner) = (nib.scene, nib.owner)
  }

  /// A new object, connected and awakened.
  func make() -> AnyObject? {
    let nib = NibObjects(document: document, bundle: bundle, storyboard: storyboard)
    (nib.scene, nib.owner) = (scene, owner)
    // Buttons of a cell may send to the controller.
    if let controller = scene?.controller { nib.name(controller, scene?.element.id) }
    let object = nib.make(element)
    nib.finish(isLast: true)
    return object
  }
}
