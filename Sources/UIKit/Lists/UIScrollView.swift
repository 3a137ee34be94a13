@preconcurrency @MainActor open class UIScrollView: UIView {
  func hostDidScroll(to offset: CGPoint, phase: String) {}
}
