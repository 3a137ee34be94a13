import InterfaceBuilder

extension ElementDecoder {
  static let button = control("button", UIButton.self) { button, element, nib in
    if let type = element["buttonType"] { button.setButtonType(types[type] ?? .custom) }
    decodeTitleLabel(button, element, nib)
    for child in element.children where child.name == "state" { decodeState(child, of: button, nib) }
    for (key, set) in buttonInsets {
      if let insets = element.insets(key) { set(button, UIEdgeInsets(insets)) }
    }
    if let value = element.bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = value
    }
    if let value = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
    if let value = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
    if let value = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = value }
    if let value = element.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = value
    }
    if let configuration = element.child(key: "configuration") {
      button.configuration = ButtonConfigurationElement.decode(configuration, nib.resources)
    }
  }

  private static let types: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let buttonInsets: [(String, @MainActor (UIButton, UIEdgeInsets) -> Void)] = [
    ("contentEdgeInsets", { $0.contentEdgeInsets = $1 }), ("titleEdgeInsets", { $0.titleEdgeInsets = $1 }),
    ("imageEdgeInsets", { $0.imageEdgeInsets = $1 }),
  ]

  private static func decodeTitleLabel(_ button: UIButton, _ element: DocumentElement, _ nib: NibObjects) {
    guard let label = button.titleLabel else { return }
    nib.resources.withFont("fontDescription", element) { label.font = $0 }
    if let mode = TextElement.lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
    if let offset = element.size("titleShadowOffset") { label.shadowOffset = offset }
  }

  private static func decodeState(_ element: DocumentElement, of button: UIButton, _ nib: NibObjects) {
    let state: UIControl.State =
      switch element.key {
      case "highlighted": .highlighted
      case "disabled": .disabled
      case "selected": .selected
      case "focused": .focused
      default: .normal
      }
    if let text = element.attributedText("attributedTitle") {
      let base = button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
      button.setAttributedTitle(nib.resources.attributedString(text, base: base), for: state)
    } else if let title = element.string("title") {
      button.setTitle(title, for: state)
    }
    nib.resources.withImage("image", element) { image in
      button.setImage(ImageElement.configured(image, element), for: state)
    }
    nib.resources.withImage("backgroundImage", element) { button.setBackgroundImage($0, for: state) }
    nib.resources.withColor("titleColor", element) { button.setTitleColor($0, for: state) }
    nib.resources.withColor("titleShadowColor", element) { button.setTitleShadowColor($0, for: state) }
    if let symbol = element.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(ImageElement.symbolConfiguration(symbol), forImageIn: state)
    }
  }
}
