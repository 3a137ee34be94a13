extension UIView: UITraitEnvironment {
  /// From the controller whose root view this is, the superview, or the screen.
  func inheritedTraits() -> UITraitCollection {
    let base =
      viewController?.traitsForView ?? superview?.traitCollection ?? (self as? UIWindow)?.screenTraits
      ?? UIScreen.main.traitCollection
    let limited = limitingContentSize(of: base)
    guard overrideUserInterfaceStyle != .unspecified else { return limited }
    return limited.overridden(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  private func limitingContentSize(of base: UITraitCollection) -> UITraitCollection {
    guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil else { return base }
    var category = base.preferredContentSizeCategory
    if let least = minimumContentSizeCategory { category = max(category, least) }
    if let most = maximumContentSizeCategory { category = min(category, most) }
    return base.overridden(by: UITraitCollection(preferredContentSizeCategory: category))
  }

  /// Looks at the traits again and tells this view and those below what changed.
  func updateTraits() {
    let old = knownTraits, new = inheritedTraits()
    if old != new {
      knownTraits = new
      new.performAsCurrent {
        resolveColors()
        layer.setNeedsCommit()
        sizeClassVariations?.apply(new)
        // Sizes are whole pixels, and pixels have another size now.
        if let old, old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
        traitsDidChange(from: old)
        if old != nil {
          viewController?.traitCollectionDidChange(old)
          traitCollectionDidChange(old)
          TraitRegistrations.notify(self, old: old, new: new)
        }
      }
    }
    for subview in subviews { subview.updateTraits() }
  }

  func resolveColors() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }
}
