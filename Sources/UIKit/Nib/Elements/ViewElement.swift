import InterfaceBuilder

extension ElementDecoder {
  static let view = view("view", UIView.self) { _, _, _ in }
}

/// What every view has.
@MainActor enum ViewElement {
  static let defaults = [
    "hidden": "NO", "alpha": "1", "userInteractionEnabled": "YES", "clipsSubviews": "NO",
    "contentMode": "scaleToFill", "preservesSuperviewLayoutMargins": "NO",
    "insetsLayoutMarginsFromSafeArea": "YES", "horizontalHuggingPriority": "250",
    "verticalHuggingPriority": "250", "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750",
  ]

  static func decode(_ view: UIView, _ element: DocumentElement, _ nib: NibObjects) {
    if let id = element.id, !id.isEmpty { view.interfaceBuilderID = id }
    decodeGeometry(view, element, nib.document)
    decodeBehaviour(view, element)
    decodeAppearance(view, element, nib.resources)
    decodePriorities(view, element)
    AccessibilityElement.decode(view, element)
  }

  private static func decodeGeometry(_ view: UIView, _ element: DocumentElement, _ document: Document) {
    if let frame = element.rect("frame") { view.frame = frame }
    if let mask = element.autoresizingMask { view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask) }
    if let translates = element.bool("translatesAutoresizingMaskIntoConstraints") {
      // A view without constraints keeps its frame: Xcode turns the translation on when it compiles.
      view.translatesAutoresizingMaskIntoConstraints =
        translates || element.bool("fixedFrame") == true || !document.usesAutoLayout
    }
    if let insets = element.insets("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(insets)
    }
    if let insets = element.insets("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    if let value = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
  }

  private static func decodeBehaviour(_ view: UIView, _ element: DocumentElement) {
    if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.bool("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = element.int("tag") { view.tag = value }
    if let value = element["restorationIdentifier"] { view.restorationIdentifier = value }
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
  }

  private static func decodeAppearance(
    _ view: UIView, _ element: DocumentElement, _ resources: NibResources
  ) {
    if let value = element.double("alpha") { view.alpha = CGFloat(value) }
    if let value = element.bool("hidden") { view.isHidden = value }
    if let value = element.bool("opaque") { view.isOpaque = value }
    if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let mode = element["contentMode"].flatMap({ contentModes[$0] }) { view.contentMode = mode }
    resources.withColor("backgroundColor", element) { view.backgroundColor = $0 }
    resources.withColor("tintColor", element) { view.tintColor = $0 }
  }

  private static func decodePriorities(_ view: UIView, _ element: DocumentElement) {
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      // Interface Builder leaves out the 250 of every view; a label's own 251, which it writes, is not meant then.
      if let value = element.double(name + "HuggingPriority") ?? (view is UILabel ? 250 : nil) {
        view.setContentHuggingPriority(ConstraintElement.priority(value), for: axis)
      }
      if let value = element.double(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(ConstraintElement.priority(value), for: axis)
      }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
