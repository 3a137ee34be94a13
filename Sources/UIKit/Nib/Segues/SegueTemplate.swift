import InterfaceBuilder

/// A segue of a document as it waits in its scene.
///
/// Controls, items and recognizers have it as their target.
@MainActor final class SegueTemplate: NSObject {
  static let action: Selector = "perform:"
  let segue: DocumentSegue
  /// The scene that the segue starts in, which keeps this template.
  private unowned let scene: SceneObjects
  /// What starts the segue and what a popover points at.
  weak var anchor: AnyObject?

  init(_ segue: DocumentSegue, scene: SceneObjects) {
    (self.segue, self.scene) = (segue, scene)
  }

  /// What a control, an item, a recognizer or a row starts: the source may refuse.
  func trigger(sender: Any?) {
    guard let source = scene.controller,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  func perform(sender: Any?) {
    guard let source = scene.controller else { return }
    if segue.kind == .unwind { return Unwinding.perform(segue, from: source, sender: sender) }
    guard let destination = makeDestination(from: source, sender: sender) else { return }
    let segue = makeSegue(from: source, to: destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The child of a container view, before the parent's `viewDidLoad`.
  func embed(in container: UIView) {
    guard let source = scene.controller else { return }
    guard !liesInItself(source) else {
      Log.write(
        .error,
        "\(scene.storyboard.document.file):\(scene.element.line): \(scene.element.summary): its embed segue "
          + "\(segue.id) leads back to itself; the inner one is left out.")
      return
    }
    guard let destination = makeDestination(from: source, sender: container) else { return }
    let segue = UIStoryboardSegue(segue.identifier, source, destination) {
      source.addChild(destination)
      guard let view = destination.view else { return }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }

  /// Whether a controller around `source` comes from the same scene: then the next one would too, without end.
  private func liesInItself(_ source: UIViewController) -> Bool {
    var around = source.parent
    while let controller = around {
      if let other = controller.storyboardScene as? SceneObjects, other.element.id == scene.element.id,
        other.storyboard.document.file == scene.storyboard.document.file
      {
        return true
      }
      around = controller.parent
    }
    return false
  }

  // MARK: Making

  /// By the source's `@IBSegueAction`, else by `init?(coder:)`.
  private func makeDestination(from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let selector = segue.creationSelector.map({ Selector($0) }) else {
      return scene.storyboard.instantiate(segue.destination)
    }
    let identifier = segue.identifier
    return scene.storyboard.instantiate(segue.destination) { coder in
      do {
        return try ObjectRegistry.perform(selector, on: source, with: [coder, sender, identifier])
          as? UIViewController
      } catch { terminate(uncaught: error) }
    }
  }

  private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue
  {
    if segue.customClass != nil, let made = makeCustomSegue(from: source, to: destination) { return made }
    let (segue, anchor) = (segue, anchor)
    return UIStoryboardSegue(segue.identifier, source, destination) {
      SegueKinds.perform(segue, from: source, to: destination, anchor: anchor)
    }
  }

  private func makeCustomSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = segue.customClass else { return nil }
    let type: AnyClass? = NibClass.find(name, module: segue.customModule, isOfTarget: true)
    let make = type.flatMap {
      ObjectRegistry.record(of: $0)?.initializers["initWithIdentifier:source:destination:"]
    }
    let made = try? make?([segue.identifier, source, destination]) as? UIStoryboardSegue
    if made == nil { Log.write(.error, "Unknown class \(name) in Interface Builder file.") }
    return made
  }
}
