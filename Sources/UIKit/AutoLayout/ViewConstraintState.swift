/// What Auto Layout keeps for one view, and the hooks that UIView calls.
@MainActor final class ViewConstraintState {
  private unowned let view: UIView
  init(view: UIView) { self.view = view }

  var needsUpdateConstraints = false
  private var huggings: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var resistances: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggings[axis.rawValue] }
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    huggings[axis.rawValue] = priority
  }
  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistances[axis.rawValue]
  }
  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    resistances[axis.rawValue] = priority
  }

  // Hooks, called by UIView.
  func frameDidChange() {}
  func superviewDidChange() {}
  func willLeaveSuperview() {}
  func windowDidChange() {}
  func translationDidChange() {}
  func didUpdateConstraints() {}
  func intrinsicSizeDidChange() { view.superview?.setNeedsLayout() }
  func safeAreaDidChange() {}
  func marginsDidChange() {}
  /// Called by `layoutSubviews`: gives the subviews their solved frames.
  func applyToSubviews() {}
  func sizeFitting(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    view.intrinsicContentSize
  }
  func makeSafeAreaGuide() -> UILayoutGuide { UILayoutGuide() }
  func makeMarginsGuide() -> UILayoutGuide { UILayoutGuide() }
  func makeReadableContentGuide() -> UILayoutGuide { UILayoutGuide() }
  func makeKeyboardGuide() -> UILayoutGuide { UILayoutGuide() }
}
