extension UIScrollView {
  func makePinch() -> UIPinchGestureRecognizer? {
    let pinch = UIPinchGestureRecognizer()
    pinch.handlers.append { [weak self] in self?.pinchDidChange($0 as? UIPinchGestureRecognizer) }
    addGestureRecognizer(pinch)
    return pinch
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer?) {
    guard let pinch, minimumZoomScale < maximumZoomScale, let view = scrollDelegate?.viewForZooming(in: self)
    else { return }
    switch pinch.state {
    case .began:
      isZooming = true
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      let middle = pinch.location(in: view)
      let before = view.convert(middle, to: self)
      applyZoom(currentZoomScale * pinch.scale)
      pinch.scale = 1
      let after = view.convert(middle, to: self)
      move(
        to: inRange(
          CGPoint(x: contentOffset.x + after.x - before.x, y: contentOffset.y + after.y - before.y)))
    case .ended, .cancelled:
      isZooming = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
    default: break
    }
  }

  /// The zoomed view gets the scale as its transform, with its origin kept; the content grows with it.
  func applyZoom(_ wanted: CGFloat) {
    let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
    guard scale != currentZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let origin = view.frame.origin
    currentZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: origin.x + view.frame.width / 2, y: origin.y + view.frame.height / 2)
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func applyZoom(to rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    applyZoom(min(bounds.width / rect.width, bounds.height / rect.height))
    let scale = currentZoomScale
    move(
      to: inRange(
        CGPoint(
          x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)))
  }
}
