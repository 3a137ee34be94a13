import InterfaceBuilder

extension ElementDecoder {
  static let splitViewController = controller(
    "splitViewController", UISplitViewController.self,
    structure: { split, element, nib in
      for (relationship, column) in SplitElement.columns {
        guard let child = Relationships.controllers(relationship, of: element, nib).first else { continue }
        split.setViewController(child, for: column)
      }
    },
    properties: { split, element, _ in
      switch element["style"] {
      case "doubleColumn": split.style = .doubleColumn
      case "tripleColumn": split.style = .tripleColumn
      default: break
      }
      if let mode = SplitElement.displayModes[element["preferredDisplayMode"] ?? element["displayMode"] ?? ""]
      {
        split.preferredDisplayMode = mode
      }
      if let value = element.bool("presentsWithGesture") { split.presentsWithGesture = value }
      if let width = element.double("preferredPrimaryColumnWidth"), width > 0 {
        split.preferredPrimaryColumnWidth = CGFloat(width)
      }
      if let part = element.double("preferredPrimaryColumnWidthFraction"), part > 0 {
        split.preferredPrimaryColumnWidthFraction = CGFloat(part)
      }
      if let width = element.double("minimumPrimaryColumnWidth"), width > 0 {
        split.minimumPrimaryColumnWidth = CGFloat(width)
      }
      if let width = element.double("maximumPrimaryColumnWidth"), width > 0 {
        split.maximumPrimaryColumnWidth = CGFloat(width)
      }
    })
}

@MainActor enum SplitElement {
  /// Interface Builder kept the names that relationships had before the columns of iOS 14.
  static let columns: [(relationship: String, column: UISplitViewController.Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
    "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}
