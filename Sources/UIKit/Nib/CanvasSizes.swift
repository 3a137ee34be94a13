import InterfaceBuilder

/// The sizes that Interface Builder's canvas gives to views whose content gives them none.
///
/// On the canvas an image view without a picture, an empty label or an empty stack view does not shrink to nothing:
/// it keeps a size, and what stands around it is laid out with that. The documents note it either as an author's
/// placeholder (`placeholderIntrinsicWidth`) or in the view's frame alone.
@MainActor struct CanvasSizes {
  private let document: Document
  private var taken: Set<ObjectIdentifier> = []

  init(_ document: Document) { self.document = document }

  /// Takes the placeholders that authors stated.
  func takeStated(_ view: UIView) {
    if let element = element(of: view) {
      let width = stated(element["placeholderIntrinsicWidth"])
      let height = stated(element["placeholderIntrinsicHeight"])
      if width != nil || height != nil {
        let own = view.intrinsicContentSize
        view.constraintState.canvasSize = CGSize(width: width ?? own.width, height: height ?? own.height)
      }
    }
    view.subviews.forEach(takeStated)
  }

  /// A placeholder's length in points; "infinite" is none.
  private func stated(_ value: String?) -> CGFloat? {
    value.map { Double($0).map { CGFloat($0) } ?? UIView.noIntrinsicMetric }
  }

  /// Takes the frame's size for the views that have no size of their own and came out in another.
  /// - Returns: whether there was one.
  mutating func takeMissing(_ view: UIView) -> Bool {
    var found = false
    if let size = element(of: view)?.rect("frame")?.size, !view.translatesAutoresizingMaskIntoConstraints,
      lacksSize(view), !FrameComparison.agree(size, view.frame.size)
    {
      view.constraintState.canvasSize = size
      taken.insert(ObjectIdentifier(view))
      found = true
    }
    for subview in view.subviews where takeMissing(subview) { found = true }
    return found
  }

  func isTaken(_ view: UIView) -> Bool { taken.contains(ObjectIdentifier(view)) }

  private func element(of view: UIView) -> Element? { view.interfaceBuilderID.flatMap { document[$0] } }

  /// Whether neither its content nor what it holds gives a view its size.
  private func lacksSize(_ view: UIView) -> Bool {
    guard view.constraintState.canvasSize == nil else { return false }
    if let stack = view as? UIStackView { return stack.arrangedSubviews.isEmpty }
    let size = view.intrinsicContentSize
    guard size.width <= 0 || size.height <= 0 else { return false }
    return view is UIScrollView || view.subviews.isEmpty
  }
}
