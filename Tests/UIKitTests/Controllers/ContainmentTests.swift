import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ContainmentTests {
  let calls = Witness.Calls()

  @Test("6: a container that also forwards itself causes two viewDidAppear")
  func forwardsTwice() {
    let root = Witness("root", calls), child = Witness("child", calls)
    let harness = Harness(root)
    _ = calls.take()
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    root.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: root)
    harness.settle()
    #expect(calls.take().filter { $0 == "child didAppear" }.count == 2)
  }

  final class Manual: Witness {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("6: without automatic forwarding there is one")
  func forwardsOnce() {
    let root = Manual("root", calls), child = Witness("child", calls)
    let harness = Harness(root)
    _ = calls.take()
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    root.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: root)
    harness.settle()
    #expect(calls.take() == ["child didLoad", "child willAppear", "child isAppearing", "child didAppear"])
  }

  final class Asking: Witness {
    override func viewWillAppear(_ animated: Bool) { note("parent \(parent == nil ? "nil" : "set")") }
  }

  @Test("7: parent inside viewWillAppear depends on addChild coming first")
  func parent() {
    let root = Manual("root", calls)
    let harness = Harness(root)
    _ = calls.take()
    let early = Asking("early", calls), late = Asking("late", calls)
    root.addChild(early)
    early.beginAppearanceTransition(true, animated: false)
    late.beginAppearanceTransition(true, animated: false)
    root.addChild(late)
    #expect(calls.take().filter { $0.contains("parent") } == ["early parent set", "late parent nil"])
    harness.settle()
  }

  @Test("a child put into a shown parent appears, and disappears when taken out")
  func automatic() {
    let root = Witness("root", calls), child = Witness("child", calls)
    let harness = Harness(root)
    _ = calls.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness.settle()
    #expect(calls.take() == ["child didLoad", "child willAppear", "child isAppearing", "child didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(calls.take() == ["child willDisappear", "child didDisappear"])
  }

  @Test("8: switching tabs away and back tells the selected child through its containers")
  func tabs() {
    let first = Witness("first", calls), second = Witness("second", calls)
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    let harness = Harness(tabs)
    #expect(calls.take() == ["first didLoad", "first willAppear", "first isAppearing", "first didAppear"])
    tabs.selectedIndex = 1
    harness.settle()
    #expect(
      calls.take() == [
        "first willDisappear", "second didLoad", "second willAppear", "second isAppearing",
        "first didDisappear",
        "second didAppear",
      ])
    tabs.selectedIndex = 0
    harness.settle()
    #expect(
      calls.take() == [
        "second willDisappear", "first willAppear", "first isAppearing", "second didDisappear",
        "first didAppear",
      ])
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  final class Laid: UIViewController {
    var insets: [UIEdgeInsets] = []
    override func viewDidLoad() { insets.append(view.safeAreaInsets) }
    override func viewDidLayoutSubviews() { insets.append(view.safeAreaInsets) }
  }

  @Test("10: the safe area is zero in viewDidLoad and valid in viewDidLayoutSubviews")
  func safeArea() {
    let root = Laid()
    let harness = Harness(root)
    #expect(root.insets.first == .zero)
    #expect(root.insets.last == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    _ = harness
  }

  @Test("9: a new view of a loaded controller gets safe area and layout callbacks")
  func newView() {
    let root = Laid()
    let harness = Harness(root)
    root.insets = []
    let view = UIView()
    root.view = view
    harness.settle()
    #expect(view.window === harness.window)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.insets.last == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }
}
