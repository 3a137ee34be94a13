import InterfaceBuilder

extension ElementDecoder {
  static let toolbar = view(
    "toolbar", UIToolbar.self,
    structure: { bar, element, nib in
      let items = element.group("items").compactMap { nib.make($0) as? UIBarButtonItem }
      if !items.isEmpty { bar.setItems(items, animated: false) }
    },
    properties: { bar, element, nib in
      BarElement.decode(element) { style, translucent in
        if let style { bar.barStyle = style }
        if let translucent { bar.isTranslucent = translucent }
      }
      nib.resources.withColor("barTintColor", element) { bar.barTintColor = $0 }
    })

  static let barButtonItem = object(
    "barButtonItem", UIBarButtonItem.self,
    make: { type, coder in (type as? UIBarButtonItem.Type)?.init(coder: coder) },
    properties: { item, element, nib in
      if let name = element["systemItem"], let system = BarElement.systemItems[name] {
        item.systemItem = system
        if system == .done || system == .save { item.style = .done }
      }
      if let title = element.string("title") { item.title = title }
      if element["style"] == "done" { item.style = .done }
      nib.resources.withImage("image", element) { item.image = $0 }
      nib.resources.withImage("landscapeImage", element) { item.landscapeImagePhone = $0 }
      if let view = element.child(key: "customView") { item.customView = nib.makeView(view) }
      if let value = element.bool("enabled") { item.isEnabled = value }
      if let value = element.int("tag") { item.tag = value }
      if let width = element.double("width") { item.width = CGFloat(width) }
      nib.resources.withColor("tintColor", element) { item.tintColor = $0 }
      AccessibilityElement.decode(item, element)
    })
}

@MainActor enum BarElement {
  static func decode(_ element: DocumentElement, _ set: (UIBarStyle?, Bool?) -> Void) {
    let style: UIBarStyle? =
      switch element["barStyle"] {
      case "black", "blackOpaque", "blackTranslucent": .black
      case "default": .default
      default: nil
      }
    set(style, element.bool("translucent"))
  }

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}
