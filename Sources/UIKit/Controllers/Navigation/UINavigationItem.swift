/// What a controller contributes to the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: UIKitObject {
  open var title: String?
  public init(title: String) {
    super.init(isolated: ())
    self.title = title
  }
}
