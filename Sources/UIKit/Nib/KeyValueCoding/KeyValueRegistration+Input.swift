extension KeyValueRegistration {
  static func registerInputs() {
    keys(of: UIResponder.self) { keys in
      let actions: [(Selector, @MainActor (UIResponder) -> Void)] = [
        ("copy:", { $0.copy(nil) }), ("cut:", { $0.cut(nil) }), ("paste:", { $0.paste(nil) }),
        ("select:", { $0.select(nil) }), ("selectAll:", { $0.selectAll(nil) }),
        ("delete:", { $0.delete(nil) }),
      ]
      for (selector, act) in actions { keys.action(selector) { act($0) } }
    }
    keys(of: UISearchBar.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? any UISearchBarDelegate }
      keys.property("text", \.text)
      keys.property("placeholder", \.placeholder)
      keys.property("prompt", \.prompt)
      keys.property("showsCancelButton", \.showsCancelButton)
      keys.property("barTintColor", \.barTintColor)
      // Names of the implementation that apps have long used.
      keys.readOnly("searchField", \.searchTextField)
      keys.readOnly("cancelButton", \.cancelButton)
      keys.property("cancelButtonText", \.cancelButtonText)
    }
  }
}
