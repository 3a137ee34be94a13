/// The tree that a driver sees: windows back to front, views and accessibility elements below them.
@MainActor enum InspectedTree {
  static func windows() -> [[String: Any]] { Windows.visible.map { node(.view($0)) } }

  static func node(_ element: InspectedElement) -> [String: Any] {
    var node: [String: Any] = [
      "class": element.className, "frame": numbers(element.frame), "window": numbers(element.screenFrame),
      "hidden": element.isHidden, "alpha": rounded(element.alpha), "enabled": element.isEnabled,
      "selected": element.isSelected, "traits": element.traits, "truncated": element.isTruncated,
      "children": element.children.map(Self.node),
    ]
    node["id"] = element.identifier
    node["label"] = element.label
    node["text"] = element.text
    node["value"] = element.value
    node["ib"] = element.interfaceBuilderID
    return node
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    rect.isNull || rect.isInfinite
      ? [0, 0, 0, 0] : [rect.minX, rect.minY, rect.width, rect.height].map(rounded)
  }
  /// Thousandths: enough to tell pixels apart, without the noise of sums.
  private static func rounded(_ number: CGFloat) -> Double {
    number.isFinite ? (Double(number) * 1000).rounded() / 1000 : 0
  }
}

/// A view, or an accessibility element that is none.
@MainActor enum InspectedElement {
  case view(UIView)
  case element(UIAccessibilityElement)

  var responder: UIResponder {
    switch self {
    case .view(let view): view
    case .element(let element): element
    }
  }
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .element(let element): element.accessibilityContainer as? UIView
    }
  }

  var className: String { String(describing: Swift.type(of: responder)) }
  var identifier: String? { responder.accessibilityIdentifier }
  var label: String? { responder.accessibilityLabel ?? text }
  var text: String? { if case .view(let view) = self { view.inspectedText } else { nil } }
  var value: String? {
    if case .view(let view) = self { view.inspectedValue } else { responder.accessibilityValue }
  }
  var traits: [String] { responder.accessibilityTraits.names }
  var isHidden: Bool { if case .view(let view) = self { view.isHidden } else { false } }
  var alpha: CGFloat { if case .view(let view) = self { view.alpha } else { 1 } }
  var isEnabled: Bool {
    // As XCUITest has it: a view that says so to VoiceOver is not enabled.
    if responder.accessibilityTraits.contains(.notEnabled) { return false }
    if case .view(let view) = self { return view.inspectedIsEnabled }
    return true
  }
  var isSelected: Bool {
    if case .view(let view) = self { return view.inspectedIsSelected }
    return responder.accessibilityTraits.contains(.selected)
  }
  var isTruncated: Bool { if case .view(let view) = self { view.inspectedIsTruncated } else { false } }
  var interfaceBuilderID: String? { if case .view(let view) = self { view.interfaceBuilderID } else { nil } }

  /// In the superview (an element: in its container).
  var frame: CGRect {
    switch self {
    case .view(let view): view.frame
    case .element(let element):
      view?.layer.convert(element.accessibilityFrame, from: nil) ?? element.accessibilityFrame
    }
  }
  /// In points of the screen.
  var screenFrame: CGRect {
    switch self {
    case .view(let view): view.layer.convert(view.bounds, to: nil)
    case .element(let element): element.accessibilityFrame
    }
  }

  /// Subviews, from back to front or as a list has them in order; then elements that are no views.
  var children: [InspectedElement] {
    guard case .view(let view) = self else { return [] }
    let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    let subviews = UIView.putting(view.readInOrder, in: view.subviews) { ObjectIdentifier($0) }
    return subviews.map(InspectedElement.view) + elements.map(InspectedElement.element)
  }
}
