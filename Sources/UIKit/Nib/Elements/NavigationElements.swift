import InterfaceBuilder

extension ElementDecoder {
  static let navigationController = controller(
    "navigationController", UINavigationController.self,
    structure: { navigation, element, nib in
      // The bar's own look comes before the controllers, whose items it shows.
      if let bar = element.child(key: "navigationBar") {
        _ = nib.decodeInPlace(bar, into: navigation.navigationBar)
        if bar.bool("hidden") == true { navigation.isNavigationBarHidden = true }
      }
      if let bar = element.child(key: "toolbar") { _ = nib.decodeInPlace(bar, into: navigation.toolbar) }
      let roots = Relationships.controllers("rootViewController", of: element, nib)
      if !roots.isEmpty { navigation.setViewControllers(roots, animated: false) }
    },
    properties: { navigation, element, _ in
      if let value = element.bool("navigationBarHidden") { navigation.isNavigationBarHidden = value }
      if let value = element.bool("toolbarHidden") { navigation.isToolbarHidden = value }
      if let value = element.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = value }
      if let value = element.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = value }
      if let value = element.bool("hidesBarsWhenKeyboardAppears") {
        navigation.hidesBarsWhenKeyboardAppears = value
      }
      if let value = element.bool("hidesBarsWhenVerticallyCompact") {
        navigation.hidesBarsWhenVerticallyCompact = value
      }
    })

  static let navigationBar = view(
    "navigationBar", UINavigationBar.self,
    structure: { bar, element, nib in
      let items = element.group("items").compactMap { nib.make($0) as? UINavigationItem }
      if !items.isEmpty { bar.setItems(items, animated: false) }
    },
    properties: { bar, element, nib in
      BarElement.decode(element) { style, translucent in
        if let style { bar.barStyle = style }
        if let translucent { bar.isTranslucent = translucent }
      }
      if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
      nib.resources.withColor("barTintColor", element) { bar.barTintColor = $0 }
      if let attributes = element.child(key: "titleTextAttributes") {
        bar.titleTextAttributes = nib.resources.textAttributes(attributes)
      }
      if let attributes = element.child(key: "largeTitleTextAttributes") {
        bar.largeTitleTextAttributes = nib.resources.textAttributes(attributes)
      }
      for (key, set) in navigationBarAppearances {
        guard let appearance = element.child(key: key) else { continue }
        set(bar, BarAppearanceElement.navigationBar(appearance, nib.resources))
      }
    })

  private static let navigationBarAppearances:
    [(String, @MainActor (UINavigationBar, UINavigationBarAppearance) -> Void)] = [
      ("standardAppearance", { $0.standardAppearance = $1 }),
      ("scrollEdgeAppearance", { $0.scrollEdgeAppearance = $1 }),
      ("compactAppearance", { $0.compactAppearance = $1 }),
      ("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance = $1 }),
    ]

  static let navigationItem = object(
    "navigationItem", UINavigationItem.self, make: { _, _ in UINavigationItem(title: "") },
    properties: { item, element, nib in
      if let title = element.string("title") { item.title = title }
      if let prompt = element.string("prompt") { item.prompt = prompt }
      if let value = element.bool("leftItemsSupplementBackButton") {
        item.leftItemsSupplementBackButton = value
      }
      switch element["largeTitleDisplayMode"] {
      case "always": item.largeTitleDisplayMode = .always
      case "never": item.largeTitleDisplayMode = .never
      default: break
      }
      if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
      for child in element.children {
        switch child.key {
        case "backBarButtonItem": item.backBarButtonItem = nib.make(child) as? UIBarButtonItem
        case "leftBarButtonItem": item.leftBarButtonItem = nib.make(child) as? UIBarButtonItem
        case "rightBarButtonItem": item.rightBarButtonItem = nib.make(child) as? UIBarButtonItem
        case "leftBarButtonItems":
          item.leftBarButtonItems = child.children.compactMap { nib.make($0) as? UIBarButtonItem }
        case "rightBarButtonItems":
          item.rightBarButtonItems = child.children.compactMap { nib.make($0) as? UIBarButtonItem }
        case "titleView": item.titleView = nib.makeView(child)
        default: break
        }
      }
    })
}

/// Controllers that a container shows from the start.
@MainActor enum Relationships {
  static func controllers(
    _ relationship: String, of element: DocumentElement, _ nib: NibObjects
  ) -> [UIViewController] {
    guard let storyboard = nib.storyboard else { return [] }
    return element.segues.filter { $0.kind == .relationship(relationship) }
      .compactMap { storyboard.instantiate($0.destination) }
  }
}
