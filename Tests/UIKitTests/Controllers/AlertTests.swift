import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AlertTests {
  private func buttons(_ alert: UIAlertController) -> [AlertButton] {
    var found: [AlertButton] = []
    alert.view.forEachInTree { if let button = $0 as? AlertButton { found.append(button) } }
    return found
  }

  @Test("11b: a handler runs after the alert is gone and can present at once")
  func handler() throws {
    let root = UIViewController(), next = UIViewController()
    let harness = Harness(root)
    let alert = UIAlertController(title: "Out of stock", message: "Change it?", preferredStyle: .alert)
    var presentedInHandler = true
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        presentedInHandler = root.presentedViewController != nil
        root.present(next, animated: true)
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    root.present(alert, animated: true)
    harness.settle()
    #expect(alert.view.window === harness.window)
    let yes = try #require(buttons(alert).first { $0.label.text == "Yes" })
    yes.sendActions(for: .touchUpInside)
    #expect(root.presentedViewController === alert)
    harness.settle()
    #expect(!presentedInHandler)
    #expect(root.presentedViewController === next)
    #expect(!harness.log.contains { $0.hasPrefix("Attempt") })
  }

  @Test("an alert is 270 points wide, two short buttons stand side by side with cancel on the left")
  func twoButtons() throws {
    let root = UIViewController()
    let harness = Harness(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    harness.settle()
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.center.x - 196.5) < 0.5)
    #expect(abs(alert.view.center.y - 426) < 1)
    let found = buttons(alert)
    #expect(found.map { $0.label.text } == ["Cancel", "OK"])
    #expect(found.map { $0.frame.width } == [135, 135])
    #expect(found[0].frame.minY == found[1].frame.minY)
    #expect(found[0].frame.height == 44)
    #expect(alert.presentationController?.containerView?.accessibilityViewIsModal == true)
  }

  @Test("with more than two buttons cancel is the last, and the preferred one is bold")
  func manyButtons() {
    let root = UIViewController()
    let harness = Harness(root)
    let alert = UIAlertController(title: nil, message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "One", style: .default))
    alert.addAction(UIAlertAction(title: "Two", style: .destructive))
    alert.preferredAction = alert.actions[1]
    root.present(alert, animated: false)
    harness.settle()
    #expect(buttons(alert).map { $0.label.text } == ["One", "Two", "Cancel"])
    #expect(buttons(alert).map { $0.frame.minX } == [0, 0, 0])
    #expect(alert.boldAction === alert.actions[1])
    #expect(buttons(alert)[1].color == .systemRed)
  }

  @Test("the presenter hears nothing of an alert")
  func appearance() {
    let calls = Witness.Calls(), root = Witness("root", calls)
    let harness = Harness(root)
    _ = calls.take()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    harness.settle()
    root.dismiss(animated: true)
    harness.settle()
    #expect(calls.take().isEmpty)
  }

  @Test("an action sheet lies at the bottom, its cancel button apart; a tap outside cancels")
  func actionSheet() throws {
    let root = UIViewController()
    let harness = Harness(root)
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title ?? "") })
    root.present(sheet, animated: true)
    harness.settle()
    let found = buttons(sheet)
    #expect(found.map { $0.label.text } == ["Delete", "Cancel"])
    #expect(found.map { $0.bounds.size } == [CGSize(width: 377, height: 57), CGSize(width: 377, height: 57)])
    #expect(sheet.view.frame == CGRect(x: 8, y: 852 - 34 - 122, width: 377, height: 122))
    #expect(sheet.accessibilityPerformEscape())
    harness.settle()
    #expect(chosen == ["Cancel"])
    #expect(root.presentedViewController == nil)
  }

  /// The two parts of an alert that scroll by themselves.
  private func parts(_ alert: UIAlertController) -> [UIScrollView] {
    var found: [UIScrollView] = []
    alert.view.forEachInTree {
      if let view = $0 as? UIScrollView, view.bounds.height > 0 { found.append(view) }
    }
    return found
  }
  private func show(
    _ title: String, _ message: String, _ actions: [String], contentSize: String = "L",
    _ body: (UIAlertController) -> Void
  ) {
    let root = UIViewController()
    let harness = Harness(root)
    let before = UIScreen.main.environment
    var environment = before
    environment.contentSize = contentSize
    ScreenChange.take(environment)
    defer { ScreenChange.take(before) }
    harness.settle()
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    root.present(alert, animated: false)
    harness.settle()
    body(alert)
  }

  @Test(
    "at accessibility sizes two buttons stand below each other and their titles wrap",
    arguments: ["AX1", "AX5"])
  func accessibilitySizes(_ contentSize: String) {
    show("Short", "Words", ["Yes", "Change the stock"], contentSize: contentSize) { alert in
      let found = buttons(alert)
      #expect(found.map { $0.frame.minX } == [0, 0])
      #expect(found[1].frame.minY == found[0].frame.maxY)
      #expect(found.allSatisfy { $0.label.numberOfLines == 0 && !$0.label.inspectedIsTruncated })
      #expect(found[0].bounds.height >= found[0].label.font.lineHeight + 20)
      if contentSize == "AX5" { #expect(found[1].bounds.height > found[0].bounds.height + 50) }
    }
  }

  @Test(
    "long words scroll above buttons that stay in sight, also at accessibility sizes",
    arguments: ["L", "AX5"])
  func longWords(_ contentSize: String) {
    let words = String(repeating: "There is no more of it. ", count: 120)
    show("Title", words, ["Yes"], contentSize: contentSize) { alert in
      let parts = parts(alert)
      #expect(parts.count == 2)
      #expect(parts[0].contentSize.height > parts[0].bounds.height)
      #expect(parts[1].contentSize.height == parts[1].bounds.height)
      #expect(abs(parts[1].frame.maxY - alert.view.bounds.height) < 0.5)
      #expect(alert.view.frame.height < 852)
    }
  }

  @Test("many buttons scroll below words that stay in sight")
  func manyRows() {
    show("Title", "Words", (1...40).map { "Number \($0)" }) { alert in
      let parts = parts(alert)
      #expect(parts[0].contentSize.height == parts[0].bounds.height)
      #expect(parts[1].contentSize.height > parts[1].bounds.height)
    }
  }
}
