import InterfaceBuilder

extension ElementDecoder {
  static let textField = control("textField", UITextField.self) { field, element, nib in
    nib.resources.withFont("fontDescription", element) { field.font = $0 }
    nib.resources.withColor("textColor", element) { if let color = $0 { field.textColor = color } }
    if let alignment = TextElement.alignment(element["textAlignment"]) { field.textAlignment = alignment }
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = value
    }
    if let value = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.double("minimumFontSize") { field.minimumFontSize = CGFloat(value) }
    if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    switch element["borderStyle"] {
    case "none": field.borderStyle = .none
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: break
    }
    switch element["clearButtonMode"] {
    case "never": field.clearButtonMode = .never
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    case "always": field.clearButtonMode = .always
    default: break
    }
    if let traits = element.child(key: "textInputTraits") { TextInputElement.decode(field, traits) }
    if let placeholder = element.string("placeholder") { field.placeholder = placeholder }
    if let text = element.attributedText("attributedText") {
      let base = field.font ?? .systemFont(ofSize: UIFont.systemFontSize)
      field.attributedText = nib.resources.attributedString(text, base: base)
    } else if let text = element.string("text") {
      field.text = text
    }
  }

  static let textView = view("textView", UITextView.self) { view, element, nib in
    ScrollViewElement.decode(view, element)
    nib.resources.withFont("fontDescription", element) { view.font = $0 }
    nib.resources.withColor("textColor", element) { if let color = $0 { view.textColor = color } }
    if let alignment = TextElement.alignment(element["textAlignment"]) { view.textAlignment = alignment }
    if let value = element.bool("editable") { view.isEditable = value }
    if let value = element.bool("selectable") { view.isSelectable = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = value
    }
    if let insets = element.insets("textContainerInset") { view.textContainerInset = UIEdgeInsets(insets) }
    if let traits = element.child(key: "textInputTraits") { TextInputElement.decode(view, traits) }
    if let text = element.attributedText("attributedText") {
      let base = view.font ?? .systemFont(ofSize: UIFont.systemFontSize)
      view.attributedText = nib.resources.attributedString(text, base: base)
    } else if let text = element.string("text") {
      view.text = text
    }
  }
}

/// `textInputTraits`: what keyboard a text input gets.
@MainActor enum TextInputElement {
  static func decode(_ input: UITextInputTraits, _ element: DocumentElement) {
    if let type = keyboards[element["keyboardType"] ?? ""] { input.keyboardType = type }
    if let type = returnKeys[element["returnKeyType"] ?? ""] { input.returnKeyType = type }
    if let value = element.bool("secureTextEntry") { input.isSecureTextEntry = value }
    switch element["autocapitalizationType"] {
    case "none": input.autocapitalizationType = .none
    case "words": input.autocapitalizationType = .words
    case "sentences": input.autocapitalizationType = .sentences
    case "allCharacters": input.autocapitalizationType = .allCharacters
    default: break
    }
    switch element["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .alphabet, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
