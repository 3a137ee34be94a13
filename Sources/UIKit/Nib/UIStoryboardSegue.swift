/// A way from one scene to another.
@preconcurrency @MainActor open class UIStoryboardSegue: UIKitObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(isolated: ())
  }
  open func perform() {}
}
