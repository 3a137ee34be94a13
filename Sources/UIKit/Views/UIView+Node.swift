import Surface

extension UIView: LayerNodeProvider {
  nonisolated public func complete(_ node: inout Node) {
    MainActor.assumeIsolated {
      node.receivesTouches = isUserInteractionEnabled
      traitCollection.performAsCurrent { updateNode(&node) }
      node.accessibility = makeAccessibility()
      let ordered = Self.free(readInOrder).map(\.layer.nodeID)
      if ordered.count > 1 { node.children = Self.putting(ordered, in: node.children) { $0 } }
    }
  }

  /// Without those that must stay in front of or behind what they overlap.
  private static func free(_ views: [UIView]) -> [UIView] {
    views.filter { view in
      view.layer.zPosition == 0
        || !views.contains { $0 !== view && !$0.frame.intersection(view.frame).isEmpty }
    }
  }

  /// Elements in the places that they have, but in the given order; the others stay where they are.
  static func putting<Element, Key: Hashable>(_ ordered: [Element], in all: [Element], key: (Element) -> Key)
    -> [Element]
  {
    let known = Set(ordered.map(key))
    let places = all.indices.filter { known.contains(key(all[$0])) }
    guard places.count == ordered.count else { return all }
    var result = all
    for (place, element) in zip(places, ordered) { result[place] = element }
    return result
  }

  nonisolated public func layoutOwnedLayer() {
    MainActor.assumeIsolated {
      traitCollection.performAsCurrent {
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
      }
    }
  }

  nonisolated public func displayOwnedLayer() {
    MainActor.assumeIsolated {
      traitCollection.performAsCurrent {
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
        layer.draw(in: context)
        layer.recordedDrawing = context.drawing.operations.isEmpty ? nil : context.drawing
      }
    }
  }

  /// Identifier, label, value and traits as UIKit tells them to VoiceOver.
  func derivedAccessibility() -> Accessibility? {
    var result = Accessibility()
    result.isElement = isAccessibilityElement
    result.identifier = accessibilityIdentifier
    result.isModal = accessibilityViewIsModal
    result.hidesChildren = accessibilityElementsHidden
    if result.isElement {
      result.label = accessibilityLabel
      result.value = accessibilityValue
      result.hint = accessibilityHint
      result.traits = accessibilityTraits.names
      result.actions = accessibilityCustomActions?.map(\.name) ?? []
    }
    return result == Accessibility() ? nil : result
  }
}

extension UIColor {
  /// For the picture, with the traits that are current.
  var surfaceColor: Surface.Color {
    let c = components(for: .current)
    return Surface.Color(
      red: Double(c[0]), green: Double(c[1]), blue: Double(c[2]), alpha: Double(c[3]))
  }
}
