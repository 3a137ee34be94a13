import UIKit
import XCTest

@testable import JuiceMaker

@MainActor
final class ScreenTests: XCTestCase {
  private var window: UIWindow!
  private var orderViewController: OrderViewController!
  private var store: FruitStore!

  override func setUp() async throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: OrderViewController.self))
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    orderViewController = try XCTUnwrap(navigation.topViewController as? OrderViewController)
    store = FruitStore(stockQuantity: 10)
    orderViewController.fruitStore = store
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() async throws {
    window.isHidden = true
    window = nil
  }

  private func view<View: UIView>(_ identifier: String, in root: UIView? = nil) throws -> View {
    let root: UIView = root ?? orderViewController.view
    return try XCTUnwrap(root.descendant(identifier) as? View, identifier)
  }

  func testTheStockIsShownAndSpoken() throws {
    let label: UILabel = try view("stock.strawberry")
    XCTAssertEqual(label.text, "10")
    let spoken = try XCTUnwrap(label.accessibilityLabel)
    XCTAssertTrue(spoken.contains(Fruit.strawberry.name))
    XCTAssertTrue(spoken.contains("10"))
  }

  func testEveryJuiceHasItsButton() throws {
    for juice in Juice.allCases {
      let button: JuiceButton = try view("order.\(juice.rawValue)")
      XCTAssertEqual(button.juice, juice)
    }
  }

  func testAnOrderChangesTheLabelAndSaysSo() throws {
    let button: JuiceButton = try view("order.banana")
    button.sendActions(for: .touchUpInside)
    let label: UILabel = try view("stock.banana")
    XCTAssertEqual(label.text, "8")
    let alert = try XCTUnwrap(orderViewController.presentedViewController as? UIAlertController)
    XCTAssertTrue(try XCTUnwrap(alert.message).contains(Juice.banana.name))
    XCTAssertEqual(alert.actions.count, 1)
  }

  func testAShortageOffersTwoWaysAndChangesNothing() throws {
    let button: JuiceButton = try view("order.strawberry")
    button.sendActions(for: .touchUpInside)
    let label: UILabel = try view("stock.strawberry")
    XCTAssertEqual(label.text, "10")
    let alert = try XCTUnwrap(orderViewController.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.count, 2)
  }

  func testTheStockScreenCommitsItsNumbersWhenItGoes() throws {
    orderViewController.performSegue(withIdentifier: "goToStockViewController", sender: nil)
    let navigation = try XCTUnwrap(orderViewController.presentedViewController as? UINavigationController)
    let stockViewController = try XCTUnwrap(navigation.topViewController as? StockViewController)
    stockViewController.loadViewIfNeeded()

    let stepper: UIStepper = try view("stepper.kiwi", in: stockViewController.view)
    XCTAssertEqual(stepper.value, 10)
    stepper.value = 12
    stepper.sendActions(for: .valueChanged)
    let number: UILabel = try view("stock.kiwi", in: stockViewController.view)
    XCTAssertEqual(number.text, "12")
    XCTAssertEqual(store.quantity(of: .kiwi), 10)

    stockViewController.viewWillDisappear(false)
    XCTAssertEqual(store.quantity(of: .kiwi), 12)
    let label: UILabel = try view("stock.kiwi")
    XCTAssertEqual(label.text, "12")
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
