import InterfaceBuilder

/// `buttonConfiguration`.
@MainActor enum ButtonConfigurationElement {
  static func decode(
    _ element: DocumentElement, _ resources: NibResources
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    decodeText(&configuration, element, resources)
    resources.withImage("image", element) { configuration.image = ImageElement.configured($0, element) }
    if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = ImageElement.symbolConfiguration(symbol)
    }
    if let value = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = value }
    decodeLayout(&configuration, element)
    resources.withColor("baseForegroundColor", element) { configuration.baseForegroundColor = $0 }
    resources.withColor("baseBackgroundColor", element) { configuration.baseBackgroundColor = $0 }
    if let background = element.child(key: "background") {
      decodeBackground(&configuration, background, resources)
    }
    return configuration
  }

  private static func decodeText(
    _ configuration: inout UIButton.Configuration, _ element: DocumentElement, _ resources: NibResources
  ) {
    if let title = element.string("title") { configuration.title = title }
    if let subtitle = element.string("subtitle") { configuration.subtitle = subtitle }
    if let font = element.font("titleFontDescription") {
      let font = resources.font(font)
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var attributes = incoming
        attributes.font = font
        return attributes
      }
    }
    if let text = element.attributedText("attributedTitle") {
      let base = UIFont.preferredFont(forTextStyle: .body)
      configuration.attributedTitle = AttributedString(resources.attributedString(text, base: base))
    }
    if let mode = TextElement.lineBreakMode(element["titleLineBreakMode"]) {
      configuration.titleLineBreakMode = mode
    }
  }

  private static func decodeLayout(_ configuration: inout UIButton.Configuration, _ element: DocumentElement)
  {
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "leading": configuration.imagePlacement = .leading
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch element["titleAlignment"] {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element["buttonSize"] ?? element["size"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    if let value = element.double("imagePadding") { configuration.imagePadding = CGFloat(value) }
    if let value = element.double("titlePadding") { configuration.titlePadding = CGFloat(value) }
    if let insets = element.insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  private static func decodeBackground(
    _ configuration: inout UIButton.Configuration, _ element: DocumentElement, _ resources: NibResources
  ) {
    resources.withColor("backgroundColor", element) { configuration.background.backgroundColor = $0 }
    resources.withColor("strokeColor", element) { configuration.background.strokeColor = $0 ?? .clear }
    if let value = element.double("strokeWidth") { configuration.background.strokeWidth = CGFloat(value) }
    if let value = element.double("cornerRadius") { configuration.background.cornerRadius = CGFloat(value) }
    resources.withImage("image", element) { configuration.background.image = $0 }
  }
}
