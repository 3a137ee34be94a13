import Testing

@testable import UIKit

private final class CountingLabel: UILabel {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Content of scroll views that Auto Layout sizes.
@MainActor @Suite(.serialized) struct ScrollContentTests {
  private func shown(_ content: UIView, in scroll: UIScrollView) -> UIWindow {
    let controller = UIViewController()
    let window = DecodedScenes.screen(controller)
    let view = controller.view ?? UIView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    for (inner, outer) in [(scroll, view), (content, scroll)] {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    return window
  }

  @Test func contentTiedToTheFrameTooStillScrolls() {
    let content = UIView(), scroll = UIScrollView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.frame = window.bounds
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    // As a storyboard may hold them: the edges contradict each other.
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 50),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 30),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    window.layoutIfNeeded()
    #expect(content.frame.minY == 20 && scroll.contentSize.height == 2050)
    scroll.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(content.frame.minY == 20 && scroll.contentOffset.y == 300)
  }

  @Test func textUnderAPictureInAStackComesToRest() {
    let stack = UIStackView(), scroll = UIScrollView()
    stack.axis = .vertical
    stack.spacing = 10
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    stack.isLayoutMarginsRelativeArrangement = true
    let window = shown(stack, in: scroll)
    let height = stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(lessThanOrEqualTo: scroll.widthAnchor, multiplier: 1), height,
    ])
    let
      picture = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 900, height: 500)).image { _ in }),
      text = CountingLabel()
    picture.contentMode = .scaleAspectFit
    picture.heightAnchor.constraint(lessThanOrEqualTo: picture.widthAnchor).isActive = true
    text.numberOfLines = 0
    text.text = String(repeating: "Peaches and plums are stone fruit. ", count: 60)
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(text)
    for _ in 0..<4 { FramePasses.runTurn() }
    let (before, offset) = (text.layouts, scroll.contentOffset)
    for _ in 0..<4 { FramePasses.runTurn() }
    #expect(text.layouts == before && scroll.contentOffset == offset)
    #expect(stack.frame.width == 393)
    #expect(scroll.contentSize.height == stack.frame.height)
    _ = window
  }

  @Test func contentHasNoSafeAreaThatTheInsetsKeepFree() {
    let content = UIView(), scroll = UIScrollView()
    let window = shown(content, in: scroll)
    content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    FramePasses.runTurn()
    #expect(scroll.adjustedContentInset.top == 59 && content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.setContentOffset(.zero, animated: false)
    FramePasses.runTurn()
    #expect(scroll.adjustedContentInset.top == 0)
    _ = window
  }
}
