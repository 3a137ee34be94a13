import InterfaceBuilder

/// What lies inside a view: subviews, layout guides and constraints, and which of them are there at the
/// present size classes.
@MainActor enum ViewStructure {
  static func decode(
    _ view: UIView, _ element: DocumentElement, _ nib: NibObjects, addSubview: (UIView) -> Void
  ) {
    for guide in element.children(named: "viewLayoutGuide") {
      if let object = view.layoutGuide(named: guide.key ?? "") { nib.name(object, guide.id) }
    }
    let varies = element.hasVariedMask("subviews")
    let classes = SizeClasses(of: UIScreen.main.traitCollection)
    let uninstalled =
      varies ? element.uninstalled("subviews", width: classes.width, height: classes.height) : []
    var children: [(id: String, view: UIView)] = []
    for child in element.group("subviews") {
      guard let made = nib.makeView(child) else { continue }
      children.append((child.id ?? "", made))
      if !uninstalled.contains(child.id ?? "") { addSubview(made) }
    }
    if varies || element.hasVariedValues {
      view.sizeClassVariations = SizeClassVariations(view, element, nib, children: varies ? children : [])
    }
  }

  /// Called last: constraints of a view refer to what lies inside it.
  static func decodeConstraints(of view: UIView, _ element: DocumentElement, _ nib: NibObjects) {
    let all = element.group("constraints").filter { $0.name == "constraint" }
    guard !all.isEmpty else { return }
    let varies =
      element.hasVariedMask("constraints") || all.contains { $0.child(named: "variation") != nil }
    var made: [(element: DocumentElement, constraint: NSLayoutConstraint)] = []
    for child in all {
      guard let constraint = ConstraintElement.make(child, owner: element.id ?? "", nib) else { continue }
      nib.name(constraint, child.id)
      made.append((child, constraint))
    }
    guard varies else { return ConstraintElement.activate(made, nib) }
    let variations =
      view.sizeClassVariations ?? SizeClassVariations(view, element, nib, children: [])
    variations.constraints = made
    view.sizeClassVariations = variations
    variations.apply(UIScreen.main.traitCollection)
  }
}

/// A pair of size classes in the document's words.
struct SizeClasses: Equatable {
  var width: Variation.SizeClass?
  var height: Variation.SizeClass?

  init(of traits: UITraitCollection) {
    width = Self.word(traits.horizontalSizeClass)
    height = Self.word(traits.verticalSizeClass)
  }
  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> Variation.SizeClass? {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
