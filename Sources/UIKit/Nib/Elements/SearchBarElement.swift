import InterfaceBuilder

extension ElementDecoder {
  static let searchBar = view(
    "searchBar", UISearchBar.self,
    structure: { bar, element, _ in
      let titles = element.group("scopeButtonTitles").map(\.characters)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
    },
    properties: { bar, element, nib in
      switch element["searchBarStyle"] {
      case "minimal": bar.searchBarStyle = .minimal
      case "prominent": bar.searchBarStyle = .prominent
      case "default": bar.searchBarStyle = .default
      default: break
      }
      BarElement.decode(element) { style, translucent in
        if let style { bar.barStyle = style }
        if let translucent { bar.isTranslucent = translucent }
      }
      nib.resources.withColor("barTintColor", element) { bar.barTintColor = $0 }
      if let text = element.string("text") { bar.text = text }
      if let placeholder = element.string("placeholder") { bar.placeholder = placeholder }
      if let prompt = element.string("prompt") { bar.prompt = prompt }
      if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
      if let value = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
      if let value = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
      if let value = element.bool("showsScopeBar") { bar.showsScopeBar = value }
      if let traits = element.child(key: "textInputTraits") { TextInputElement.decode(bar, traits) }
    })
}
