/// An element of accessibility that is no view, placed in a container that is one.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In the container's coordinates; moves with it.
  open var accessibilityFrameInContainerSpace = CGRect.null

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  override var derivedIsAccessibilityElement: Bool { true }
  override var derivedAccessibilityFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView else {
      return .zero
    }
    return view.layer.convert(accessibilityFrameInContainerSpace, to: nil)
  }
  override func accessibilityDidChange() { (accessibilityContainer as? UIView)?.accessibilityDidChange() }
}
