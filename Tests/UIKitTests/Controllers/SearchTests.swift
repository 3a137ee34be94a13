import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SearchTests {
  /// A list of words that is searched.
  final class List: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    let table = UITableView(frame: .zero)
    let search: UISearchController
    var calls: [String] = []
    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "Words"
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      definesPresentationContext = true
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
  }

  private func shown(_ list: List, largeTitle: Bool = false) -> (Harness, UINavigationController) {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    return (Harness(navigation), navigation)
  }

  @Test("the search bar lies below the title and makes the bar 52 points higher")
  func place() {
    let list = List()
    let (_, navigation) = shown(list)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(list.view.safeAreaInsets.top == 155)
    let field = list.search.searchBar.searchTextField
    #expect(
      field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 104, width: 361, height: 36))
    #expect(field.accessibilityLabel == "Search")
  }

  @Test("below a large title, which scrolls away above a search bar that stays")
  func largeTitle() {
    let list = List()
    let (harness, navigation) = shown(list, largeTitle: true)
    #expect(navigation.navigationBar.frame.height == 148)
    list.table.contentSize.height = 3000
    list.table.contentOffset.y += 30
    harness.settle()
    #expect(navigation.navigationBar.frame.height == 118)
    list.table.contentOffset.y += 300
    harness.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.search.searchBar.frame.height == 52)
  }

  @Test("a search bar that hides goes before the large title")
  func hiding() {
    let list = List()
    list.navigationItem.hidesSearchBarWhenScrolling = true
    let (harness, navigation) = shown(list, largeTitle: true)
    list.table.contentSize.height = 3000
    list.table.contentOffset.y += 40
    harness.settle()
    #expect(navigation.navigationBar.frame.height == 108)
    #expect(navigation.navigationBar.searchPlace.frame.height == 12)
    #expect(navigation.navigationBar.largeTitle.frame.height == 52)
    list.table.contentSize.height = 3000
    list.table.contentOffset.y = -navigation.navigationBar.frame.maxY - 40 + 80
    harness.settle()
    #expect(navigation.navigationBar.searchPlace.frame.height == 0)
    #expect(navigation.navigationBar.frame.height == 68)
  }

  @Test("a search tells its delegates in UIKit's order")
  func order() {
    let list = List()
    let (harness, navigation) = shown(list)
    let field = list.search.searchBar.searchTextField
    field.hostDidFocus(true)
    harness.settle()
    #expect(list.take() == ["shouldBegin", "willPresent", "didBegin", "update  true", "didPresent"])
    #expect(list.search.isActive)
    #expect(list.presentedViewController === list.search)
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(list.search.searchBar.showsCancelButton)
    field.hostDidChange(text: "a", selection: [1, 0], marked: nil)
    #expect(list.take() == ["text a", "update a true"])
    field.hostDidPressReturn()
    #expect(list.take() == ["search", "didEnd"])
    #expect(list.search.isActive)
    list.search.searchBar.cancelButton.sendActions(for: .touchUpInside)
    harness.settle()
    #expect(list.take() == ["cancel", "willDismiss", "text ", "update  false", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.presentedViewController == nil)
    #expect(!list.search.searchBar.showsCancelButton)
    #expect(harness.log.isEmpty)
  }

  @Test("touches reach what is searched, unless the search obscures it; then a tap ends the search")
  func obscuring() {
    let list = List()
    let (harness, _) = shown(list)
    list.search.isActive = true
    harness.settle()
    let point = CGPoint(x: 200, y: 400)
    #expect(harness.window.hitTest(point, with: nil)?.isDescendant(of: list.table) == true)
    list.search.obscuresBackgroundDuringPresentation = true
    #expect(harness.window.hitTest(point, with: nil)?.isDescendant(of: list.search.view) == true)
  }

  @Test("results of their own show while there is text")
  func results() {
    let results = UIViewController()
    let list = List(results: results)
    let (harness, _) = shown(list)
    let field = list.search.searchBar.searchTextField
    field.hostDidFocus(true)
    harness.settle()
    #expect(results.parent == nil)
    field.hostDidChange(text: "a", selection: [1, 0], marked: nil)
    harness.settle()
    #expect(results.view.window != nil)
    #expect(results.view.safeAreaInsets.top == 111)
    field.hostDidChange(text: "", selection: [0, 0], marked: nil)
    #expect(results.view.isHidden)
  }

  @Test("a search is still on after a push and a pop")
  func pushing() {
    let list = List()
    let (harness, navigation) = shown(list)
    list.search.searchBar.searchTextField.hostDidFocus(true)
    harness.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    harness.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(list.search.isActive)
    #expect(!list.search.searchBar.isFirstResponder)
    navigation.popViewController(animated: true)
    harness.settle()
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(list.search.searchBar.window != nil)
  }

  @Test("a bar alone: 56 points, Cancel, scopes")
  func alone() {
    let list = List()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
    bar.delegate = list
    #expect(bar.intrinsicContentSize.height == 56)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    bar.setValue("취소", forKey: "cancelButtonText")
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.cancelButton.title(for: .normal) == "취소")
    #expect(bar.searchTextField.frame.maxX < bar.cancelButton.frame.minX)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.text = "in code"
    #expect(list.calls.isEmpty)
  }
}
