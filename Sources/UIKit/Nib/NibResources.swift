import InterfaceBuilder

/// Colours, fonts and pictures that a document names.
@MainActor struct NibResources {
  let document: Document
  let bundle: Bundle

  /// Calls `set` when the element says something of that colour; `nil` in the document is nil.
  func withColor(_ key: String, _ element: DocumentElement, _ set: (UIColor?) -> Void) {
    guard let child = element.child(key: key) else { return }
    set(child.color.flatMap { color($0) })
  }

  func color(_ color: DocumentColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      if let color = UIColor.system(named: name) { return color }
      // A system colour of a later iOS: the value that Xcode saw.
      return document.resources.systemColor(named: name + "Color").flatMap { self.color($0) }
    case .named(let name): return named(name)
    }
  }

  /// A colour asset; a set that says nothing for some traits, as Xcode's own empty AccentColor, is the tint
  /// colour there. Without any asset the document's own copy stands in.
  private func named(_ name: String) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    if name == "AccentColor" { return .tintColor }
    if let copy = document.resources.color(named: name) { return color(copy) }
    Log.write(.warning, "\(document.file): there is no colour named \(name).")
    return nil
  }

  func withFont(_ key: String, _ element: DocumentElement, _ set: (UIFont) -> Void) {
    if let font = element.font(key) { set(self.font(font)) }
  }

  func font(_ font: DocumentFont) -> UIFont {
    switch font {
    case .textStyle(let name):
      return .preferredFont(forTextStyle: UIFont.TextStyle(documentName: name))
    case .system(let size, let weight, let isItalic, _):
      let size = size == 0 ? UIFont.systemFontSize : CGFloat(size)
      if isItalic { return .italicSystemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
    case .named(let name, let family, let size):
      if let font = UIFont(name: name, size: size) { return font }
      if let family, let font = UIFont(name: family, size: size) { return font }
      Log.write(.warning, "\(document.file): there is no font named \(name); the system font stands in.")
      return .systemFont(ofSize: CGFloat(size))
    }
  }

  func withImage(
    _ key: String, _ element: DocumentElement, catalog: String = "catalog", _ set: (UIImage?) -> Void
  ) {
    guard let name = element[key] else { return }
    set(image(named: name, isSystem: element[catalog] == "system"))
  }

  func image(named name: String, isSystem: Bool = false) -> UIImage? {
    if isSystem { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    Log.write(.warning, "Could not load the \"\(name)\" image referenced from a nib in the bundle.")
    return nil
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIFont.TextStyle {
  /// From the last part of `UICTFontTextStyle…`.
  init(documentName name: String) {
    switch name {
    case "LargeTitle": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Subheadline": self = .subheadline
    case "Callout": self = .callout
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: self = .body
    }
  }
}

extension UIColor {
  /// A colour by UIColor's property name, as documents and colour sets write it.
  static func system(named name: String) -> UIColor? { systemColors[name] }

  private static let systemColors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText,
    "lightText": .lightText, "systemRed": .systemRed, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
    "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "tint": .tintColor,
    "groupTableViewBackground": .systemGroupedBackground,
  ]
}
