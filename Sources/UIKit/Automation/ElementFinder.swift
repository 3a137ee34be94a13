/// Finds what a driver names, and where a finger meets it.
@MainActor enum ElementFinder {
  /// All that match, front to back.
  static func matches(id: String?, label: String?) -> [InspectedElement] {
    var found: [InspectedElement] = []
    for window in Windows.visible.reversed() { collect(.view(window), id, label, &found) }
    return found
  }

  private static func collect(
    _ element: InspectedElement, _ id: String?, _ label: String?, _ found: inout [InspectedElement]
  ) {
    // Both: the label is looked for inside the element of the id, or on it.
    if let id, let label, element.identifier == id {
      collect(element, nil, label, &found)
      return
    }
    for child in element.children.reversed() { collect(child, id, label, &found) }
    let fits = id.map { element.identifier == $0 } ?? (element.label == label)
    if fits, id == nil || label == nil { found.append(element) }
  }

  static func describe(id: String?, label: String?) -> String {
    switch (id, label) {
    case (let id?, let label?): "label \"\(label)\" in id \"\(id)\""
    case (let id?, nil): "id \"\(id)\""
    default: "label \"\(label ?? "")\""
    }
  }

  /// The frontmost match that can be hit, and where; scrolled into view when it has to be.
  static func hittable(id: String?, label: String?) throws(AutomationError) -> (InspectedElement, CGPoint) {
    let found = matches(id: id, label: label)
    guard !found.isEmpty else {
      throw AutomationError("no element with \(describe(id: id, label: label))")
    }
    for element in found { if case .point(let point) = reach(element) { return (element, point) } }
    var reason: String?
    for element in found {
      scrollIntoView(element)
      FramePasses.runTurn()
      switch reach(element) {
      case .point(let point): return (element, point)
      case .obstacle(let text): reason = reason ?? text
      }
    }
    throw AutomationError("\(describe(id: id, label: label)) is not hittable: \(reason ?? "not visible")")
  }

  private enum Reach {
    case point(CGPoint)
    case obstacle(String)
  }

  private static func reach(_ element: InspectedElement) -> Reach {
    guard let view = element.view else { return .obstacle("it is in no view") }
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden { return .obstacle("hidden") }
      if ancestor.alpha < 0.01 { return .obstacle("transparent") }
      current = ancestor.superview
    }
    guard view.window != nil else { return .obstacle("in no window") }
    let point = activationPoint(of: element)
    guard Windows.rootLayer.bounds.contains(point) else { return .obstacle("outside of the screen") }
    guard !isClipped(point, view) else { return .obstacle("scrolled or clipped away") }
    guard let (_, hit) = TouchDelivery.hit(point) else { return .obstacle("nothing takes touches there") }
    guard hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      return .obstacle("covered by \(name(hit))")
    }
    return .point(point)
  }

  static func activationPoint(of element: InspectedElement) -> CGPoint {
    if case .element(let element) = element { return element.accessibilityActivationPoint }
    return element.responder.accessibilityActivationPoint
  }

  private static func isClipped(_ point: CGPoint, _ view: UIView) -> Bool {
    var current: UIView? = view.superview
    while let ancestor = current {
      if ancestor.clipsToBounds, !ancestor.bounds.contains(ancestor.layer.convert(point, from: nil)) {
        return true
      }
      current = ancestor.superview
    }
    return false
  }

  private static func name(_ view: UIView) -> String {
    let kind = String(describing: type(of: view))
    if let id = view.accessibilityIdentifier { return "\(kind) \"\(id)\"" }
    if let label = view.accessibilityLabel { return "\(kind) \"\(label)\"" }
    return kind
  }

  /// As XCUITest: every scroll view around the element moves just as far as it must.
  static func scrollIntoView(_ element: InspectedElement) {
    var current = element.view?.superview
    if case .element = element { current = element.view }
    while let view = current {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
        let rect = scroll.layer.convert(element.screenFrame, from: nil)
        let before = scroll.contentOffset
        let delta = scroll.distance(toShow: rect)
        if delta != .zero,
          before.minus(scroll.inRange(CGPoint(x: before.x + delta.x, y: before.y + delta.y))) != .zero
        {
          scroll.userScroll(by: delta)
          FramePasses.runTurn()
        }
      }
      current = view.superview
    }
  }
}

extension UIScrollView {
  /// How far the offset has to move until `rect`, in content coordinates, is in sight.
  func distance(toShow rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let way = { (low: CGFloat, high: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat in
      if high - low > to - from { return (low + high) / 2 - (from + to) / 2 }
      if low < from { return low - from }
      return high > to ? high - to : 0
    }
    return CGPoint(
      x: way(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: way(rect.minY, rect.maxY, visible.minY, visible.maxY))
  }
}
