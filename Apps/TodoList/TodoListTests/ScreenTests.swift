import UIKit
import XCTest

@testable import TodoList

@MainActor
final class ScreenTests: XCTestCase {
  private var folder: URL!
  private var window: UIWindow!
  private var controller: TodoListViewController!
  private var viewModel: TodoListViewModel!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    viewModel = TodoListViewModel(manager: TodoManager(storage: Storage(folder: folder)))
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: TodoListViewController.self))
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    controller = try XCTUnwrap(navigation.topViewController as? TodoListViewController)
    controller.viewModel = viewModel
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() async throws {
    window.isHidden = true
    window = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private func view<View: UIView>(_ identifier: String) throws -> View {
    window.layoutIfNeeded()
    return try XCTUnwrap(controller.view.descendant(identifier) as? View, identifier)
  }

  private func add(_ text: String, today: Bool = false) throws {
    let field: UITextField = try view("input")
    let todayButton: UIButton = try view("today")
    let addButton: UIButton = try view("add")
    field.text = text
    if today { todayButton.sendActions(for: .touchUpInside) }
    addButton.sendActions(for: .touchUpInside)
  }

  func testAddingEmptiesTheBar() throws {
    try add("우유", today: true)
    let field: UITextField = try view("input")
    let todayButton: UIButton = try view("today")
    XCTAssertEqual(field.text, "")
    XCTAssertFalse(todayButton.isSelected)
    let label: UILabel = try view("todo.1.text")
    XCTAssertEqual(label.text, "우유")
    XCTAssertEqual(viewModel.todos(in: .today).count, 1)
  }

  func testBlankTextAddsNothingAndStays() throws {
    try add("  ", today: true)
    let field: UITextField = try view("input")
    let todayButton: UIButton = try view("today")
    XCTAssertEqual(field.text, "  ")
    XCTAssertTrue(todayButton.isSelected)
  }

  func testDoneIsPaleStruckThroughAndCanBeDeleted() throws {
    try add("빵")
    let check: UIButton = try view("check.1")
    let delete: UIButton = try view("delete.1")
    XCTAssertTrue(delete.isHidden)
    check.sendActions(for: .touchUpInside)
    let label: UILabel = try view("todo.1.text")
    XCTAssertEqual(label.alpha, 0.2, accuracy: 0.001)
    let style = label.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int
    XCTAssertEqual(style, NSUnderlineStyle.single.rawValue)
    XCTAssertTrue(check.isSelected)
    XCTAssertFalse(delete.isHidden)
    delete.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    XCTAssertNil(controller.view.descendant("todo.1"))
    XCTAssertTrue(viewModel.todos(in: .upcoming).isEmpty)
  }
}

extension UIView {
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.descendant(identifier) { return found }
    }
    return nil
  }
}
