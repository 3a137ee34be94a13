/// A way from one controller to another, made when it is taken.
@preconcurrency @MainActor open class UIStoryboardSegue: UIKitObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    performHandler = nil
    super.init(isolated: ())
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier, source, destination, performHandler)
  }
  init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    _ performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
    super.init(isolated: ())
  }

  /// Subclasses show the destination; the base class does what its kind says.
  open func perform() { performHandler?() }
}

/// The class that documents of Xcode 7 and later name for popovers.
@preconcurrency @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {}

/// Where an unwind segue starts.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: UIKitObject {
  open private(set) var source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?
  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init(isolated: ())
  }
}
