import InterfaceBuilder

/// What of a view depends on the size class, applied again whenever that changes.
@MainActor final class SizeClassVariations {
  private unowned let view: UIView
  private let element: DocumentElement
  /// Resources alone are needed later; the objects of the nib are not kept alive.
  private let resources: NibObjects
  private let children: [(id: String, view: UIView)]
  /// All constraints the document gives to this view, installed or not.
  var constraints: [(element: DocumentElement, constraint: NSLayoutConstraint)] = []
  private var applied: SizeClasses?

  init(
    _ view: UIView, _ element: DocumentElement, _ nib: NibObjects, children: [(id: String, view: UIView)]
  ) {
    (self.view, self.element, self.children) = (view, element, children)
    resources = NibObjects(document: nib.document, bundle: nib.resources.bundle)
  }

  func apply(_ traits: UITraitCollection) {
    let classes = SizeClasses(of: traits)
    guard classes != applied else { return }
    applied = classes
    let gone = element.uninstalled("constraints", width: classes.width, height: classes.height)
    // Constraints go before the views they hold, and come after them.
    NSLayoutConstraint.deactivate(
      constraints.filter { gone.contains($0.element.id ?? "") }.map(\.constraint))
    applySubviews(classes)
    for (element, constraint) in constraints where element.hasVariedValues {
      vary(constraint, element, classes)
    }
    ConstraintElement.activate(
      constraints.filter { !gone.contains($0.element.id ?? "") && !$0.constraint.isActive }, resources)
    guard element.hasVariedValues, let decoder = ElementDecoders.decoder(for: element) else { return }
    let varied = element.varied(
      width: classes.width, height: classes.height, defaults: decoder.defaults)
    decoder.properties(view, varied, resources)
  }

  private func applySubviews(_ classes: SizeClasses) {
    guard !children.isEmpty else { return }
    let gone = element.uninstalled("subviews", width: classes.width, height: classes.height)
    for (index, child) in children.enumerated() {
      let isInstalled = child.view.superview === view
      if gone.contains(child.id) {
        if isInstalled { child.view.removeFromSuperview() }
      } else if !isInstalled {
        // Between the nearest sibling that stands before it in the document and what follows.
        let before = children[..<index].last { $0.view.superview === view }
        if let before {
          view.insertSubview(child.view, aboveSubview: before.view)
        } else {
          view.insertSubview(child.view, at: 0)
        }
      }
    }
  }

  private func vary(_ constraint: NSLayoutConstraint, _ element: DocumentElement, _ classes: SizeClasses) {
    let varied = element.varied(
      width: classes.width, height: classes.height, defaults: ["constant": "0", "priority": "1000"])
    if let constant = varied.double("constant") { constraint.constant = CGFloat(constant) }
    guard let priority = varied.double("priority").map(ConstraintElement.priority) else { return }
    // Between required and optional an active constraint cannot change; it comes back with the others.
    if (priority >= .required) != (constraint.priority >= .required) { constraint.isActive = false }
    constraint.priority = priority
  }
}
