import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
  let calls = Witness.Calls()

  private func shown(_ style: UIModalPresentationStyle) -> (Harness, Witness, Witness) {
    let root = Witness("root", calls), sheet = Witness("sheet", calls)
    let harness = Harness(root)
    _ = calls.take()
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: true)
    harness.settle()
    return (harness, root, sheet)
  }

  @Test("1: a page sheet and its dismissal tell the presenter nothing")
  func pageSheet() {
    let (harness, root, sheet) = shown(.automatic)
    #expect(calls.take() == ["sheet didLoad", "sheet willAppear", "sheet isAppearing", "sheet didAppear"])
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    harness.settle()
    #expect(calls.take() == ["sheet willDisappear", "sheet didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(root.view.transform.isIdentity)
    #expect(harness.window.subviews.count == 1)
  }

  @Test("1: a full-screen presentation tells the presenter that it goes and comes back")
  func fullScreen() {
    let (harness, root, sheet) = shown(.fullScreen)
    #expect(
      calls.take() == [
        "sheet didLoad", "root willDisappear", "sheet willAppear", "sheet isAppearing", "sheet didAppear",
        "root didDisappear",
      ])
    #expect(root.view.window == nil)
    sheet.dismiss(animated: true)
    harness.settle()
    #expect(
      calls.take() == [
        "sheet willDisappear", "root willAppear", "root isAppearing", "root didAppear", "sheet didDisappear",
      ])
    #expect(root.view.window === harness.window)
  }

  @Test("2: over full screen the presenter hears nothing")
  func overFullScreen() {
    let (harness, root, sheet) = shown(.overFullScreen)
    #expect(calls.take() == ["sheet didLoad", "sheet willAppear", "sheet isAppearing", "sheet didAppear"])
    root.dismiss(animated: false)
    harness.settle()
    #expect(calls.take() == ["sheet willDisappear", "sheet didDisappear"])
    #expect(sheet.view.superview == nil)
  }

  @Test("3: presenting from a view in no window presents nothing and says so")
  func noWindow() {
    class Eager: UIViewController {
      let other = UIViewController()
      override func viewDidLoad() { present(other, animated: true) }
    }
    let eager = Eager()
    let harness = Harness(eager)
    #expect(eager.presentedViewController == nil)
    #expect(harness.log.contains { $0.hasPrefix("Attempt to present <UIKit.UIViewController: 0x") })
    #expect(harness.log.contains { $0.hasSuffix("whose view is not in the window hierarchy!") })
    eager.present(eager.other, animated: true)
    #expect(eager.presentedViewController === eager.other)
    harness.settle()
  }

  @Test("3: the same call from viewDidAppear works")
  func fromDidAppear() {
    class Later: UIViewController {
      let other = UIViewController()
      override func viewDidAppear(_ animated: Bool) { present(other, animated: true) }
    }
    let later = Later()
    let harness = Harness(later)
    #expect(later.presentedViewController === later.other)
    #expect(later.other.view.window === harness.window)
  }

  @Test("3: presenting while presenting is refused")
  func alreadyPresenting() {
    let (harness, root, sheet) = shown(.automatic)
    let other = UIViewController()
    root.present(other, animated: true)
    #expect(root.presentedViewController === sheet)
    #expect(harness.log.last?.contains("which is already presenting") == true)
    sheet.present(other, animated: true)
    harness.settle()
    #expect(sheet.presentedViewController === other)
  }

  @Test("11a: on its side a phone shows the sheet over the full height, and rule 1 holds")
  func landscapeSheet() {
    let root = Witness("root", calls), sheet = Witness("sheet", calls)
    let harness = Harness(
      root, plist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]])
    #expect(harness.window.bounds.size == CGSize(width: 852, height: 393))
    _ = calls.take()
    root.present(sheet, animated: true)
    harness.settle()
    #expect(sheet.view.bounds.size == CGSize(width: 852, height: 393))
    sheet.dismiss(animated: true)
    harness.settle()
    #expect(!calls.take().contains { $0.hasPrefix("root") })
  }

  @Test("a sheet on an upright phone starts 10 points below the safe area")
  func sheetFrame() {
    let (harness, _, sheet) = shown(.pageSheet)
    #expect(
      sheet.view.convert(sheet.view.bounds, to: harness.window)
        == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
  }

  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let calls: Witness.Calls
    init(_ calls: Witness.Calls) { self.calls = calls }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.lines.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.lines.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.lines.append("attempt")
    }
  }

  @Test("swiping a sheet down dismisses it; a cancelled swipe puts everything back")
  func swipe() throws {
    let (harness, root, sheet) = shown(.pageSheet)
    let presentation = try #require(sheet.sheetPresentationController)
    let delegate = Delegate(calls)
    presentation.delegate = delegate
    _ = calls.take()
    presentation.drag.begin()
    presentation.drag.move(by: 100)
    #expect(calls.take() == ["will dismiss", "sheet willDisappear"])
    presentation.drag.end(by: 100, velocity: 0)
    harness.settle()
    #expect(calls.take() == ["sheet willAppear", "sheet isAppearing", "sheet didAppear"])
    #expect(sheet.view.convert(CGPoint.zero, to: harness.window).y == 69)
    #expect(root.presentedViewController === sheet)
    presentation.drag.begin()
    presentation.drag.move(by: 500)
    presentation.drag.end(by: 500, velocity: 100)
    harness.settle()
    #expect(calls.take() == ["will dismiss", "sheet willDisappear", "sheet didDisappear", "did dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a modal sheet does not go, and its delegate hears of the attempt")
  func modalSheet() throws {
    let (harness, root, sheet) = shown(.pageSheet)
    let presentation = try #require(sheet.sheetPresentationController)
    let delegate = Delegate(calls)
    presentation.delegate = delegate
    sheet.isModalInPresentation = true
    _ = calls.take()
    presentation.drag.begin()
    presentation.drag.move(by: 500)
    presentation.drag.end(by: 500, velocity: 100)
    harness.settle()
    #expect(calls.take() == ["attempt"])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.convert(CGPoint.zero, to: harness.window).y == 69)
  }

  @Test("dismissing a presenter takes away everything above it")
  func chain() {
    let (harness, root, first) = shown(.pageSheet)
    let second = Witness("second", calls)
    first.present(second, animated: true)
    harness.settle()
    _ = calls.take()
    root.dismiss(animated: true)
    harness.settle()
    #expect(root.presentedViewController == nil)
    #expect(first.presentingViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(
      Set(calls.take())
        == [
          "first willDisappear", "second willDisappear", "second didDisappear", "sheet willDisappear",
          "sheet didDisappear",
        ].filter { !$0.hasPrefix("first") }.reduce(into: Set()) { $0.insert($1) })
    #expect(harness.window.subviews.count == 1)
  }

  @Test("a medium detent takes about half of the screen and does not shrink the presenter")
  func medium() throws {
    let root = Witness("root", calls), sheet = Witness("sheet", calls)
    let harness = Harness(root)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    harness.settle()
    let height = sheet.view.bounds.height
    #expect(height > 380 && height < 440)
    #expect(harness.window.rootContainer?.transform.isIdentity == true)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    harness.settle()
    #expect(sheet.view.bounds.height == 783)
    #expect(harness.window.rootContainer?.transform.isIdentity == false)
  }
}
