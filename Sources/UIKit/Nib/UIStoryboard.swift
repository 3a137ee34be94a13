/// A document of scenes.
@preconcurrency @MainActor open class UIStoryboard: UIKitObject {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
    super.init(isolated: ())
  }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}
