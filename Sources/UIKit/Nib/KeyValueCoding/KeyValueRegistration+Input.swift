extension KeyValueRegistration {
  static func registerInputs() {
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
