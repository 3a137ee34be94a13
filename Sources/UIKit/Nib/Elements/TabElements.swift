import InterfaceBuilder

extension ElementDecoder {
  static let tabBarController = controller(
    "tabBarController", UITabBarController.self,
    structure: { tabs, element, nib in
      if let bar = element.child(key: "tabBar") { _ = nib.decodeInPlace(bar, into: tabs.tabBar) }
      let children = Relationships.controllers("viewControllers", of: element, nib)
      if !children.isEmpty { tabs.viewControllers = children }
      if let index = element.int("selectedIndex"), children.indices.contains(index) {
        tabs.selectedIndex = index
      }
    }, properties: { _, _, _ in })

  static let tabBar = view(
    "tabBar", UITabBar.self,
    structure: { bar, element, nib in
      let items = element.group("items").compactMap { nib.make($0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
    },
    properties: { bar, element, nib in
      BarElement.decode(element) { style, translucent in
        if let style { bar.barStyle = style }
        if let translucent { bar.isTranslucent = translucent }
      }
      nib.resources.withColor("barTintColor", element) { bar.barTintColor = $0 }
      nib.resources.withColor("unselectedItemTintColor", element) { bar.unselectedItemTintColor = $0 }
    })

  static let tabBarItem = object(
    "tabBarItem", UITabBarItem.self,
    make: { type, coder in (type as? UITabBarItem.Type)?.init(coder: coder) },
    properties: { item, element, nib in
      if let name = element["systemItem"], let system = TabElement.systemItems[name] { item.use(system) }
      if let title = element.string("title") { item.title = title }
      nib.resources.withImage("image", element) { item.image = $0 }
      nib.resources.withImage("selectedImage", element, catalog: "selectedImageCatalog") {
        item.selectedImage = $0
      }
      if let value = element.string("badgeValue") { item.badgeValue = value }
      if let value = element.bool("enabled") { item.isEnabled = value }
      if let value = element.int("tag") { item.tag = value }
      AccessibilityElement.decode(item, element)
    })
}

@MainActor enum TabElement {
  static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
