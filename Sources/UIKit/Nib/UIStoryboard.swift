import InterfaceBuilder

/// A document of scenes, each a view controller with its views.
///
/// Source: UIStoryboard. A storyboard that is missing or damaged ends the program at `init`, as on iOS, with
/// the file and line of the damage.
@preconcurrency @MainActor open class UIStoryboard: UIKitObject {
  let name: String
  let bundle: Bundle
  let document: Document

  /// - Parameters:
  ///   - name: without extension.
  ///   - storyboardBundleOrNil: nil is the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    self.name = name
    self.bundle = bundle
    document = Self.read(name, bundle)
    super.init(isolated: ())
  }

  /// A document that is in no bundle, or to be read without localisation.
  init(document: Document, bundle: Bundle) {
    KeyValueRegistration.register()
    name = URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
    (self.document, self.bundle) = (document, bundle)
    super.init(isolated: ())
  }

  private static func read(_ name: String, _ bundle: Bundle) -> Document {
    KeyValueRegistration.register()
    do {
      if let document = try DocumentCache.document(name, extensions: ["storyboard"], bundle: bundle) {
        return document
      }
    } catch { fatalError("\(error)") }
    terminate(
      "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
  }

  /// The controller that the document's arrow points at; nil when there is no arrow.
  open func instantiateInitialViewController() -> UIViewController? { initialViewController(creator: nil) }

  /// - Parameter creator: makes the controller with an initialiser of its own; nil makes it the usual way.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initialViewController(creator: creator) as? Controller
  }

  /// - Parameter identifier: the Storyboard ID. One that no scene has ends the program, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    viewController(identifier: identifier, creator: nil)
  }

  /// - Parameter creator: makes the controller with an initialiser of its own; nil makes it the usual way.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = viewController(identifier: identifier, creator: creator)
    guard let fitting = controller as? Controller else {
      terminate(
        "NSInvalidArgumentException",
        "Custom instantiated controller is of class \(String(reflecting: type(of: controller))) instead of "
          + "\(String(reflecting: Controller.self)).")
    }
    return fitting
  }

  private func initialViewController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = document.initialViewController else {
      Log.write(
        .warning,
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps "
          + "the designated entry point is not set?")
      return nil
    }
    return instantiate(id, creator: creator)
  }

  private func viewController(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let id = document.scene(identifier: identifier)?.controller?.id,
      let controller = instantiate(id, creator: creator)
    else {
      terminate(
        "NSInvalidArgumentException",
        "Storyboard (\(Log.name(self))) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// The controllers being made at the moment: a relationship that leads back to one of them has no end.
  private var inProgress: [String] = []

  /// Makes the controller with this object id.
  func instantiate(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = document[id] else {
      Log.write(.error, "\(document.file): there is no view controller with the id \(id).")
      return nil
    }
    guard !inProgress.contains(id) else {
      Log.write(
        .error,
        "\(document.file):\(element.line): \(element.summary): its relationships lead back to itself; the "
          + "inner one is left out.")
      return nil
    }
    inProgress.append(id)
    defer { inProgress.removeLast() }
    return SceneObjects.instantiate(element, storyboard: self, creator: creator)
  }
}

/// Ends the program as an uncaught exception of Objective-C does.
func terminate(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
