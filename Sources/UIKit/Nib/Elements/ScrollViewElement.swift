import InterfaceBuilder

extension ElementDecoder {
  static let scrollView = view("scrollView", UIScrollView.self) { view, element, _ in
    ScrollViewElement.decode(view, element)
  }
}

/// What scroll views and their subclasses have.
@MainActor enum ScrollViewElement {
  static func decode(_ view: UIScrollView, _ element: DocumentElement) {
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = value
    }
    if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = element.double("minimumZoomScale") { view.minimumZoomScale = CGFloat(value) }
    if let value = element.double("maximumZoomScale") { view.maximumZoomScale = CGFloat(value) }
    if let insets = element.insets("contentInset") { view.contentInset = UIEdgeInsets(insets) }
    if let insets = element.insets("scrollIndicatorInsets") {
      view.scrollIndicatorInsets = UIEdgeInsets(insets)
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "automatic": view.contentInsetAdjustmentBehavior = .automatic
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
  }
}
