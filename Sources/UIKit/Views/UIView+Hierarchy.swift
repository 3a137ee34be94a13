extension UIView {
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let low = min(index1, index2), high = max(index1, index2)
    let first = subviews[low], second = subviews[high]
    subviews.swapAt(low, high)
    for view in [first, second] { layer.addSublayer(view.layer) }
    for view in subviews { layer.addSublayer(view.layer) }
  }
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let current = FirstResponder.current as? UIView, current.isDescendant(of: self) else {
      return false
    }
    guard force else { return current.resignFirstResponder() }
    FirstResponder.forceOut(current)
    return true
  }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = gestureRecognizers?.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizers?.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }
}
