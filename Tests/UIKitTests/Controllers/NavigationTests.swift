import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct NavigationTests {
  let calls = Witness.Calls()

  private func shown() -> (Harness, UINavigationController, Witness) {
    let root = Witness("root", calls)
    root.title = "First"
    let navigation = UINavigationController(rootViewController: root)
    let harness = Harness(navigation)
    return (harness, navigation, root)
  }

  @Test("a stack shows its root, below the bar")
  func start() {
    let (harness, navigation, root) = shown()
    #expect(calls.take() == ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
    #expect(root.view.window === harness.window)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("push and pop tell both in UIKit's order")
  func pushAndPop() {
    let (harness, navigation, root) = shown()
    _ = calls.take()
    let next = Witness("next", calls)
    navigation.pushViewController(next, animated: true)
    // The view is not loaded before the next turn: what is set here is there in viewDidLoad.
    #expect(navigation.topViewController === next && !next.isViewLoaded)
    FramePasses.runTurn()
    #expect(next.isMovingToParent)
    harness.settle()
    #expect(
      calls.take() == [
        "root willDisappear", "next didLoad", "next willAppear", "next isAppearing", "root didDisappear",
        "next didAppear",
      ])
    #expect(root.view.superview == nil)
    #expect(navigation.navigationBar.content.back.label.text == "First")
    navigation.popViewController(animated: true)
    harness.settle()
    #expect(
      calls.take() == [
        "next willDisappear", "root willAppear", "root isAppearing", "next didDisappear", "root didAppear",
      ])
    #expect(next.parent == nil)
    #expect(root.view.transform.isIdentity)
    #expect(navigation.navigationBar.content.back.isHidden)
  }

  @Test("asking for the coordinator begins a push; a pop right after it takes it back")
  func coordinatorAndTakingBack() {
    let (harness, navigation, root) = shown()
    let next = Witness("next", calls)
    navigation.pushViewController(next, animated: true)
    var isDone = false
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
    #expect(next.isViewLoaded && !isDone)
    harness.settle()
    #expect(isDone)
    navigation.popViewController(animated: false)
    harness.settle()
    _ = calls.take()
    let other = Witness("other", calls)
    navigation.pushViewController(other, animated: true)
    navigation.popViewController(animated: true)
    harness.settle()
    #expect(navigation.topViewController === root && !other.isViewLoaded && other.parent == nil)
    #expect(calls.take() == [])
    #expect(root.view.window != nil)
  }

  final class Hiding: Witness {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test("11: a bar hidden in viewWillAppear follows the swipe back, also a cancelled one")
  func hiddenBar() {
    let root = Hiding("root", calls), next = Witness("next", calls)
    let navigation = UINavigationController(rootViewController: root)
    let harness = Harness(navigation)
    #expect(navigation.isNavigationBarHidden)
    #expect(root.view.safeAreaInsets.top == 59)
    navigation.pushViewController(next, animated: true)
    harness.settle()
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
    #expect(next.view.safeAreaInsets.top == 103)
    _ = calls.take()

    navigation.beginInteractivePop()
    navigation.moveInteractivePop(to: 0.3)
    #expect(next.view.transform.tx > 100)
    navigation.endInteractivePop(at: 0.3, velocity: 0)
    harness.settle()
    #expect(navigation.topViewController === next)
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
    #expect(next.view.transform.isIdentity)
    #expect(
      calls.take() == [
        "next willDisappear", "root willAppear", "root isAppearing", "root willDisappear", "next willAppear",
        "next isAppearing", "root didDisappear", "next didAppear",
      ])

    navigation.beginInteractivePop()
    navigation.moveInteractivePop(to: 0.8)
    navigation.endInteractivePop(at: 0.8, velocity: 0)
    harness.settle()
    #expect(navigation.topViewController === root)
    #expect(navigation.isNavigationBarHidden)
    #expect(root.view.safeAreaInsets.top == 59)
  }

  @Test("the bar's title is centred, its buttons lie 16 points from the sides")
  func barLayout() throws {
    let (harness, navigation, root) = shown()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: nil, action: nil)
    harness.settle()
    let content = navigation.navigationBar.content
    #expect(content.title.text == "First")
    #expect(abs(content.title.frame.midX - 196.5) <= 0.5)
    let left = try #require(root.navigationItem.leftBarButtonItem?.shownView)
    let right = try #require(root.navigationItem.rightBarButtonItem?.shownView)
    #expect(left.frame.minX == 16)
    #expect(abs(right.frame.maxX - 377) < 0.01)
    #expect(right.accessibilityLabel == "Add")
  }

  @Test("36: an overridden style reaches every descendant")
  func style() {
    let (harness, navigation, root) = shown()
    navigation.overrideUserInterfaceStyle = .dark
    harness.settle()
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("replacing the stack keeps the new top and tells the old one")
  func replace() {
    let (harness, navigation, root) = shown()
    _ = calls.take()
    let a = Witness("a", calls), b = Witness("b", calls)
    navigation.setViewControllers([root, a, b], animated: true)
    harness.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(calls.take().filter { $0.hasPrefix("a") }.isEmpty)
    navigation.popToRootViewController(animated: true)
    harness.settle()
    #expect(navigation.topViewController === root)
    #expect(a.parent == nil && b.parent == nil)
  }

  @Test("on its side a phone's bar is 32 points high")
  func landscape() {
    let (harness, navigation, root) = shown()
    UIDevice.current.turn(to: .landscapeLeft)
    Orientation.update()
    harness.settle()
    #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
    #expect(harness.window.frame.size == CGSize(width: 852, height: 393))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }

  @Test("showing pushes, but presents a navigation controller")
  func show() {
    let (harness, navigation, root) = shown()
    let other = UINavigationController(rootViewController: UIViewController())
    root.show(other, sender: nil)
    harness.settle()
    #expect(navigation.viewControllers == [root])
    #expect(navigation.presentedViewController === other)
    other.topViewController?.show(UIViewController(), sender: nil)
    #expect(other.viewControllers.count == 2)
  }

  @Test(
    "a large title follows the text size, and its row with it",
    arguments: [("XS", 31, 48), ("L", 34, 52), ("AX5", 60, 83)])
  func largeTitleSize(contentSize: String, size: CGFloat, height: CGFloat) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    let harness = Harness(navigation)
    let before = UIScreen.main.environment
    var environment = before
    environment.contentSize = contentSize
    ScreenChange.take(environment)
    defer { ScreenChange.take(before) }
    harness.settle()
    let bar = navigation.navigationBar
    #expect(bar.largeTitle.label.font.pointSize == size)
    #expect(bar.largeTitle.frame.height == height)
    #expect(bar.frame.height == 44 + height)
  }
}
