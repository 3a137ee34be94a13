import Testing

@testable import UIKit

@MainActor struct ScrollViewTests {
  let screen = Screen()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  let delegate = ScrollLog()

  init() {
    UIScreen.main.environment.scrollsNatively = false
    screen.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.delegate = delegate
    delegate.log = []
  }

  @Test func `Setting the offset in code tells the delegate and moves no subview`() {
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(delegate.log == ["scroll 50"])
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(scroll.bounds.minY == 50)
  }

  @Test func `A drag tells the whole order of calls`() {
    screen.press(100, 400)
    for y in stride(from: 380.0, through: 300, by: -20) { screen.move(100, y) }
    screen.wait(0.2)
    screen.lift(100, 300)
    #expect(
      delegate.log == [
        "will begin dragging", "scroll 10", "scroll 30", "scroll 50", "scroll 70", "scroll 90",
        "will end dragging", "did end dragging false",
      ])
  }

  @Test func `A push goes on and comes to rest`() {
    screen.press(100, 400)
    for y in stride(from: 390.0, through: 300, by: -10) { screen.move(100, y) }
    screen.lift(100, 300)
    #expect(scroll.isDecelerating)
    screen.wait(6)
    #expect(!scroll.isDecelerating)
    // 600 points a second for half a second.
    #expect(abs(scroll.contentOffset.y - 380) < 10)
    #expect(delegate.log.suffix(1) == ["did end decelerating"])
    #expect(delegate.log.contains("did end dragging true"))
  }

  @Test func `Beyond the edge it stretches and comes back`() {
    screen.press(100, 200)
    for y in stride(from: 210.0, through: 310, by: 10) { screen.move(100, y) }
    #expect(scroll.contentOffset.y < -20 && scroll.contentOffset.y > -100)
    screen.lift(100, 310)
    screen.wait(3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `Pages snap`() {
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 900, height: 400)
    screen.press(250, 300)
    for x in stride(from: 240.0, through: 190, by: -10) { screen.move(x, 300) }
    screen.lift(190, 300)
    screen.wait(3)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test func `Content that fits does not scroll, unless it always bounces`() {
    scroll.contentSize = CGSize(width: 300, height: 100)
    screen.press(100, 400)
    screen.move(100, 300)
    #expect(!scroll.isDragging)
    screen.lift(100, 300)
    scroll.alwaysBounceVertical = true
    screen.press(100, 400)
    screen.move(100, 300)
    #expect(scroll.isDragging)
    screen.lift(100, 300)
    screen.wait(3)
  }

  @Test func `An animated move tells every step and then the end`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(delegate.log.isEmpty)
    screen.activate()
    screen.wait(1)
    #expect(scroll.contentOffset.y == 300)
    #expect(delegate.log.count > 10)
    #expect(delegate.log.last == "did end animation")
  }

  @Test func `A button in a scroll view is pressed after a moment, or at once when the finger leaves`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    screen.press(50, 150)
    #expect(!button.isHighlighted)
    screen.wait(0.16)
    #expect(button.isHighlighted)
    screen.lift(50, 150)
    screen.press(50, 150)
    screen.lift(50, 150)
    #expect(count == 2)
    // A quick drag that starts on it scrolls instead.
    screen.press(50, 150)
    screen.move(50, 100)
    #expect(scroll.isDragging)
    screen.lift(50, 100)
    #expect(count == 2)
    screen.wait(5)
  }

  @Test func `The safe area adjusts what scrolls, and never changes contentInset`() {
    scroll.frame = screen.window.bounds
    screen.window.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentOffset.y == -59)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentInsetAdjustmentBehavior = .automatic
    scroll.contentInset.bottom = 100
    #expect(scroll.adjustedContentInset.bottom == 134)
  }

  @Test func `Content at the top stays there through a rotation's steps`() {
    scroll.frame = screen.window.bounds
    scroll.contentInsetAdjustmentBehavior = .always
    for (top, size) in [
      (103, CGSize(width: 393, height: 852)), (400, CGSize(width: 852, height: 100)),
      (0, CGSize(width: 852, height: 393)), (32, CGSize(width: 852, height: 393)),
      (103, CGSize(width: 393, height: 852)),
    ] {
      scroll.frame.size = size
      screen.window.safeAreaInsets = UIEdgeInsets(top: CGFloat(top), left: 0, bottom: 21, right: 0)
      #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    }
  }

  @Test func `scrollRectToVisible moves only as far as needed`() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `Shorter content pulls the offset back`() {
    scroll.contentOffset.y = 1600
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == 600)
  }

  @Test func `A host that scrolls natively reports, and only the app's moves raise the revision`() {
    UIScreen.main.environment.scrollsNatively = true
    defer { UIScreen.main.environment.scrollsNatively = false }
    let before = scroll.scrollArea.revision
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 20), phase: "began")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 60), phase: "changed")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 70), phase: "ended")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 90), phase: "changed")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 90), phase: "settled")
    #expect(
      delegate.log == [
        "will begin dragging", "scroll 20", "scroll 60", "scroll 70", "will end dragging",
        "did end dragging true", "will begin decelerating", "scroll 90", "did end decelerating",
      ])
    #expect(scroll.scrollArea.revision == before)
    scroll.contentOffset.y = 0
    #expect(scroll.scrollArea.revision == before + 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(scroll.scrollArea.animatesOffset)
    #expect(scroll.scrollArea.contentOffset.y == 100)
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 50), phase: "changed")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 100), phase: "settled")
    #expect(!scroll.scrollArea.animatesOffset)
    #expect(delegate.log.last == "did end animation")
  }
}

final class ScrollLog: UIScrollViewDelegate {
  var log: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int((scrollView.contentOffset.y).rounded()))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.append("will end dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("did end dragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("did end animation") }
}
