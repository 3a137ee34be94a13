import Surface

extension UITableViewCell {
  func contentConfigurationDidChange(from old: (any UIContentConfiguration)?) {
    guard let configuration = contentConfiguration else {
      contentConfigurationView?.removeFromSuperview()
      contentConfigurationView = nil
      return
    }
    // A configuration takes the place of the cell's own labels, also of those that a storyboard made.
    removeLabels()
    if let view = contentConfigurationView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      contentConfigurationView?.removeFromSuperview()
      let view = configuration.makeContentView()
      contentConfigurationView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  /// A tap chooses the row.
  var isChoosable: Bool {
    guard table?.allowsSelection ?? true else { return false }
    // A row that shows no choice may still answer to a tap.
    return selectionStyle != .none || didChoose != nil
      || table?.delegate.map { ObjectRegistry.implements($0, "tableView(_:didSelectRowAt:)") } ?? false
  }
}

extension UIView {
  /// A row reads as one element: its texts in order, a button when it can be chosen. One that holds controls
  /// leaves the reading to what it holds.
  func rowAccessibility(content: UIView) -> Accessibility? {
    var result = derivedAccessibility() ?? Accessibility()
    guard !statesAccessibilityElement, accessibilityElements == nil else { return result }
    if !content.containsControl {
      result.isElement = true
      result.label = accessibilityLabel
      result.traits = accessibilityTraits.names
    }
    return result
  }
  func rowTraits(isChoosable: Bool, isSelected: Bool) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isChoosable ? .button : []
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Texts of the labels below, in the order of reading, as one phrase.
  var joinedTexts: String? {
    var parts: [(text: String, frame: CGRect)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      if let label = view.accessibilityLabel ?? (view as? UILabel)?.text, !label.isEmpty {
        parts.append((label, view.layer.convert(view.bounds, to: layer)))
      } else {
        for subview in view.subviews { visit(subview) }
      }
    }
    for subview in subviews { visit(subview) }
    // Line by line, and in a line from the start; what has no place yet in the order it was added.
    let isMirrored = isRightToLeft
    let sorted = parts.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      if abs(a.midY - b.midY) >= min(a.height, b.height) / 2, a.midY != b.midY { return a.midY < b.midY }
      return a.minX == b.minX ? one.offset < other.offset : (a.minX < b.minX) != isMirrored
    }
    return parts.isEmpty ? nil : sorted.map(\.element.text).joined(separator: ", ")
  }
  var containsControl: Bool {
    subviews.contains { !$0.isHidden && ($0 is UIControl || $0.containsControl) }
  }
}
