import Surface

extension UIView: LayerNodeProvider {
  nonisolated public func complete(_ node: inout Node) {
    MainActor.assumeIsolated {
      node.receivesTouches = isUserInteractionEnabled
      traitCollection.performAsCurrent { updateNode(&node) }
      node.accessibility = makeAccessibility()
    }
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
