/// Which methods belong to which of UIKit's delegate protocols.
enum DelegateProtocols {
  struct Entry {
    /// How the names of its methods begin.
    let prefixes: [String]
    /// Full names of those of its methods that need not be implemented, where prefixes do not tell.
    var names: Set<String> = []
    /// What a class has to declare to conform.
    var required = ""
  }

  static let entries: [String: Entry] = [
    "UIScrollViewDelegate": scroll,
    "UITableViewDelegate": Entry(prefixes: ["tableView("] + scroll.prefixes),
    "UITableViewDataSource": Entry(
      prefixes: [],
      names: [
        "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
        "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
      ],
      required: """
        func tableView(_ t: UIKit.UITableView, numberOfRowsInSection s: Swift.Int) -> Swift.Int { 0 }; \
        func tableView(_ t: UIKit.UITableView, cellForRowAt i: Foundation.IndexPath) -> UIKit.UITableViewCell \
        { fatalError() }
        """),
    "UICollectionViewDelegate": Entry(prefixes: ["collectionView("] + scroll.prefixes),
    "UICollectionViewDelegateFlowLayout": Entry(prefixes: ["collectionView("] + scroll.prefixes),
    "UICollectionViewDataSource": Entry(
      prefixes: [],
      names: [
        "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
      ],
      required: """
        func collectionView(_ c: UIKit.UICollectionView, numberOfItemsInSection s: Swift.Int) -> Swift.Int \
        { 0 }; func collectionView(_ c: UIKit.UICollectionView, cellForItemAt i: Foundation.IndexPath) \
        -> UIKit.UICollectionViewCell { fatalError() }
        """),
    "UITextFieldDelegate": Entry(prefixes: ["textField"]),
    "UITextViewDelegate": Entry(prefixes: ["textView"] + scroll.prefixes),
    "UISearchBarDelegate": Entry(prefixes: ["searchBar"]),
    "UISearchControllerDelegate": Entry(
      prefixes: [
        "willPresentSearchController(", "didPresentSearchController(", "willDismissSearchController(",
        "didDismissSearchController(", "presentSearchController(",
      ]),
    "UIGestureRecognizerDelegate": Entry(prefixes: ["gestureRecognizer"]),
    "UINavigationControllerDelegate": Entry(prefixes: ["navigationController"]),
    "UITabBarControllerDelegate": Entry(prefixes: ["tabBarController("]),
    "UIPickerViewDelegate": Entry(prefixes: ["pickerView("]),
    "UIAdaptivePresentationControllerDelegate": Entry(
      prefixes: ["presentationController", "adaptivePresentationStyle("]),
  ]

  private static let scroll = Entry(prefixes: ["scrollView", "viewForZooming("])

  /// Whether a method of this name may belong to one of the protocols.
  static func mayName(_ fullName: String) -> Bool {
    entries.values.contains { entry in
      entry.names.contains(fullName) || entry.prefixes.contains { fullName.hasPrefix($0) }
    }
  }

  /// The protocol of those given to which a method that need not be implemented belongs.
  static func owner(of fullName: String, among protocols: [String]) -> String? {
    // Data sources name their methods one by one, so they are asked first.
    let sorted = protocols.filter { entries[$0] != nil }.sorted {
      let (first, second) = (entries[$0]?.names.isEmpty == true, entries[$1]?.names.isEmpty == true)
      return first == second ? $0 < $1 : second
    }
    return sorted.first { name in
      guard let entry = entries[name] else { return false }
      return entry.names.contains(fullName) || entry.prefixes.contains { fullName.hasPrefix($0) }
    }
  }
}
