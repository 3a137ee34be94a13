import InterfaceBuilder

/// `accessibilityConfiguration` of a view or an item.
@MainActor enum AccessibilityElement {
  static func decode(_ view: UIResponder, _ element: DocumentElement) {
    guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
    if let value = configuration["identifier"] { view.accessibilityIdentifier = value }
    if let value = configuration.string("label") { view.accessibilityLabel = value }
    if let value = configuration.string("hint") { view.accessibilityHint = value }
    if let value = configuration.string("value") { view.accessibilityValue = value }
    if let isElement = configuration.child(key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
    if let traits = configuration.child(key: "traits") { view.accessibilityTraits = self.traits(traits) }
  }

  static func decode(_ item: UIBarItem, _ element: DocumentElement) {
    guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
    if let value = configuration["identifier"] { item.accessibilityIdentifier = value }
    if let value = configuration.string("label") { item.accessibilityLabel = value }
    if let value = configuration.string("hint") { item.accessibilityHint = value }
    if let value = configuration.string("value") { item.accessibilityValue = value }
  }

  static func traits(_ element: DocumentElement) -> UIAccessibilityTraits {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("header", .header),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("tabBar", .tabBar),
    ]
    return names.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }
}
