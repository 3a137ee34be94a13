import InterfaceBuilder

/// `navigationBarAppearance` and its kin: how bars look.
@MainActor enum BarAppearanceElement {
  static func navigationBar(
    _ element: DocumentElement, _ resources: NibResources
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    decode(appearance, element, resources)
    if let offset = element.child(key: "titlePositionAdjustment") {
      appearance.titlePositionAdjustment = UIOffset(
        horizontal: CGFloat(offset.double("horizontal") ?? 0),
        vertical: CGFloat(offset.double("vertical") ?? 0))
    }
    if let attributes = element.child(key: "titleTextAttributes") {
      appearance.titleTextAttributes = resources.textAttributes(attributes)
    }
    if let attributes = element.child(key: "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = resources.textAttributes(attributes)
    }
    return appearance
  }

  /// The background, in the order in which UIKit applies it: the configuration first, then what overrides it.
  private static func decode(
    _ appearance: UIBarAppearance, _ element: DocumentElement, _ resources: NibResources
  ) {
    switch element["backgroundConfiguration"] ?? element["style"] {
    case "opaque": appearance.configureWithOpaqueBackground()
    case "transparent": appearance.configureWithTransparentBackground()
    default: appearance.configureWithDefaultBackground()
    }
    resources.withColor("backgroundColor", element) { appearance.backgroundColor = $0 }
    resources.withColor("shadowColor", element) { appearance.shadowColor = $0 }
    resources.withImage("backgroundImage", element) { appearance.backgroundImage = $0 }
    resources.withImage("shadowImage", element) { appearance.shadowImage = $0 }
  }
}
