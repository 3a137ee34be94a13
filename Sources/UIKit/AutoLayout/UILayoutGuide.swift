/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public nonisolated override init() { super.init() }
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// In the owning view's coordinates.
  open internal(set) var layoutFrame = CGRect.zero
}
