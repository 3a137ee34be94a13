@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open private(set) weak var view: UIView?
  func attach(to view: UIView?) { self.view = view }
}
