import Testing

@testable import UIKit

@MainActor struct StackViewTests {
  /// A stack that fills a root of a size, or only sticks to its top left.
  private func stack(_ views: UIView..., in size: CGSize? = nil, _ configure: (UIStackView) -> Void)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    let root = UIView.root(size?.width ?? 500, size?.height ?? 500, stack)
    root.activate(
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor))
    if size != nil {
      root.activate(
        stack.rightAnchor.constraint(equalTo: root.rightAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    }
    root.layOut()
    kept.append(root)
    return stack
  }
  private final class Kept { var roots: [UIView] = []; func append(_ root: UIView) { roots.append(root) } }
  private let kept = Kept()

  private func frames(_ stack: UIStackView) -> [[CGFloat]] {
    stack.superview?.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
        ($0 * 100).rounded() / 100
      }
    }
  }

  @Test func sizesItselfByItsViews() {
    let stack = stack(SizedView(30, 20), SizedView(50, 40)) { $0.spacing = 8 }
    #expect(stack.frame == [0, 0, 88, 40])
    #expect(frames(stack) == [[0, 0, 30, 40], [38, 0, 50, 40]])
  }

  /// Behaviour 22.
  @Test func columnAndFurtherPasses() {
    let stack = stack(SizedView(30, 20), SizedView(50, 20), SizedView(10, 20)) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    for _ in 0..<3 {
      #expect(frames(stack) == [[0, 0, 50, 20], [0, 30, 50, 20], [0, 60, 50, 20]])
      stack.superview?.layOut()
    }
  }

  @Test func marginsAreNoneUntilStated() {
    let stack = stack(SizedView(30, 20)) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.layoutMargins == .zero)
    #expect(stack.frame == [0, 0, 30, 20])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames(stack) == [[2, 1, 30, 20]])
  }

  /// Across and along: content that resists with 1000 is cut by the stack's edges.
  @Test func edgesAreStrongerThanResistance() {
    let wide = SizedView(900, 20)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      wide.setContentCompressionResistancePriority(.required, for: axis)
    }
    let column = stack(wide, in: CGSize(width: 300, height: 20)) {
      $0.axis = .vertical
      $0.alignment = .center
    }
    #expect(frames(column) == [[0, 0, 300, 20]])
  }

  /// The outer texts hug less than those inside: they grow, each as much.
  @Test func whatHugsLessGrows() {
    let inner = UIStackView(arrangedSubviews: [SizedView(57, 20), SizedView(63, 20)])
    for view in inner.arrangedSubviews {
      view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    }
    let (left, right) = (SizedView(9, 20), SizedView(5, 20))
    let row = stack(left, inner, right, in: CGSize(width: 340, height: 20)) { _ in }
    left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    #expect(frames(row) == [[0, 0, 110, 20], [110, 0, 120, 20], [230, 0, 110, 20]])
  }

  @Test func fillEqually() {
    let stack = stack(SizedView(30, 20), SizedView(50, 20), UIView(), in: CGSize(width: 320, height: 50)) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(frames(stack) == [[0, 0, 100, 50], [110, 0, 100, 50], [220, 0, 100, 50]])
  }

  /// Behaviour 19.
  @Test func aTextThatWrapsKeepsItsWholeHeightInAProportionalColumn() {
    let title = UILabel(), text = UILabel()
    title.text = "Title"
    text.text = String(repeating: "A long description that wraps. ", count: 20)
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, text])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .fillProportionally, .center)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: host.widthAnchor),
    ])
    host.layoutIfNeeded()
    let natural = text.sizeThatFits(CGSize(width: text.bounds.width, height: 10_000)).height
    #expect(natural > 150)
    #expect(abs(text.bounds.height - natural) < 1)
  }

  @Test func fillProportionallyWithSpacingFillsExactly() {
    let stack = stack(SizedView(50, 20), SizedView(100, 20), in: CGSize(width: 310, height: 50)) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(frames(stack) == [[0, 0, 100, 50], [110, 0, 200, 50]])
    (stack.arrangedSubviews[0] as? SizedView)?.size.width = 200
    #expect(frames(stack) == [[0, 0, 200, 50], [210, 0, 100, 50]])
  }

  @Test func equalSpacing() {
    let stack = stack(
      SizedView(30, 20), SizedView(50, 20), SizedView(20, 20), in: CGSize(width: 200, height: 20)
    ) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(frames(stack) == [[0, 0, 30, 20], [80, 0, 50, 20], [180, 0, 20, 20]])
    let tight = self.stack(SizedView(30, 20), SizedView(50, 20), SizedView(20, 20)) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(frames(tight) == [[0, 0, 30, 20], [40, 0, 50, 20], [100, 0, 20, 20]])
  }

  @Test func equalCentering() {
    let stack = stack(
      SizedView(20, 20), SizedView(60, 20), SizedView(20, 20), in: CGSize(width: 220, height: 20)
    ) {
      $0.distribution = .equalCentering
    }
    #expect(frames(stack) == [[0, 0, 20, 20], [80, 0, 60, 20], [200, 0, 20, 20]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 0], [0, 100]] as [[CGFloat]]), (.leading, [[0, 20], [0, 40]]),
    (.center, [[40, 20], [30, 40]]), (.trailing, [[80, 20], [60, 40]]),
  ])
  func alignments(_ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]) {
    let stack = stack(SizedView(30, 20), SizedView(50, 40), in: CGSize(width: 80, height: 100)) {
      $0.alignment = alignment
    }
    let across = frames(stack).map { [$0[1], $0[3]] }
    #expect(across == (alignment == .fill ? [[0, 100], [0, 100]] : expected))
  }

  @Test func baselines() {
    let stack = stack(TextStandIn(30, 20, ascent: 15), TextStandIn(30, 40, ascent: 32)) {
      $0.alignment = .firstBaseline
    }
    #expect(frames(stack) == [[0, 17, 30, 20], [30, 0, 30, 40]])
    #expect(stack.frame.height == 40)
    stack.alignment = .lastBaseline
    #expect(frames(stack) == [[0, 17, 30, 20], [30, 0, 30, 40]])
  }

  /// Behaviour 20: hidden views leave no spacing behind.
  @Test func hiddenViewsTakeNoRoom() {
    let stack = stack(SizedView(30, 20), SizedView(50, 20), SizedView(20, 20)) { $0.spacing = 10 }
    #expect(stack.frame.width == 120)
    stack.arrangedSubviews[1].isHidden = true
    #expect(frames(stack) == [[0, 0, 30, 20], [30, 0, 0, 20], [40, 0, 20, 20]])
    #expect(stack.frame.width == 60)
    stack.arrangedSubviews[1].isHidden = false
    #expect(frames(stack)[2] == [100, 0, 20, 20])
  }

  @Test(arguments: [(Float(1000), 1), (999, 0)])
  func hidingAViewWithInnerConstraints(priority: Float, logged: Int) {
    let box = UIView(), text = SizedView(30, 20)
    box.addConstrained(text)
    box.activate(
      text.leftAnchor.constraint(equalTo: box.leftAnchor),
      text.rightAnchor.constraint(equalTo: box.rightAnchor),
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8).at(priority))
    let stack = stack(box, SizedView(30, 20)) { $0.axis = .vertical }
    #expect(frames(stack) == [[0, 0, 30, 36], [0, 36, 30, 20]])
    box.isHidden = true
    var result: [[CGFloat]] = []
    let log = messages { result = frames(stack) }
    #expect(log.count == logged)
    #expect(result == [[0, 0, 30, 0], [0, 0, 30, 20]])
    box.isHidden = false
    #expect(frames(stack) == [[0, 0, 30, 36], [0, 36, 30, 20]])
  }

  @Test func customAndSystemSpacing() {
    let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
    let stack = stack(views[0], views[1], views[2]) { $0.spacing = UIStackView.spacingUseSystem }
    stack.setCustomSpacing(30, after: views[1])
    #expect(frames(stack).map { $0[0] } == [0, 18, 58])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(frames(stack).map { $0[0] } == [0, 18, 36])
  }

  /// Behaviour 21.
  @Test func marginsCount() {
    let stack = stack(SizedView(30, 20)) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(frames(stack) == [[2, 1, 30, 20]])
    #expect(stack.frame == [0, 0, 36, 24])
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(frames(stack) == [[20, 10, 30, 20]])
  }

  @Test func viewsComeAndGo() {
    let stack = stack(SizedView(30, 20), SizedView(50, 20)) { $0.spacing = 5 }
    let third = SizedView(10, 20)
    stack.insertArrangedSubview(third, at: 1)
    #expect(frames(stack).map { $0[0] } == [0, 35, 50])
    third.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(frames(stack).map { $0[0] } == [0, 35])
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    #expect(stack.subviews.count == 2)
    #expect(frames(stack) == [[0, 0, 50, 20]])
  }

  @Test func constraintsCarryUIKitsNames() {
    let stack = stack(SizedView(30, 20), SizedView(50, 20)) { $0.distribution = .fillEqually }
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names == ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-alignment"])
  }

  /// Behaviour 24a. Read as: buttons whose natural size exceeds the room; with default priorities nothing
  /// else makes a centred row grow.
  @Test(arguments: [(CGFloat(393), CGFloat(45.29)), (852, 110.86)])
  func sevenSquareButtonsFillTheRow(width: CGFloat, side: CGFloat) {
    let buttons = (0..<7).map { _ in SizedView(120, 120) }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.spacing = 6
    let root = UIView.root(width, 200, row)
    for button in buttons { button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true }
    root.activate(
      row.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20))
    #expect(messages { root.layOut() }.isEmpty)
    for button in buttons { #expect(abs(button.frame.width - side) < 0.34) }
    #expect(abs(row.frame.width - (width - 40)) < 0.34)
  }

  /// Behaviour 24a, second half.
  @Test func sevenHuggingButtonsStayCentred() {
    let buttons = (0..<7).map { _ in SizedView(20, 20) }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.spacing = 6
    let root = UIView.root(393, 200, row)
    for button in buttons {
      button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
      button.setContentHuggingPriority(.required, for: .horizontal)
    }
    root.activate(
      row.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20).at(750),
      row.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20).at(750))
    #expect(messages { root.layOut() }.isEmpty)
    #expect(buttons[0].frame.size == CGSize(width: 20, height: 20))
    #expect(abs(row.frame.midX - 196.5) < 0.34)
  }
}

/// Text of one line with a known ascent.
private final class TextStandIn: UIView {
  private var size = CGSize.zero, ascent: CGFloat = 0
  convenience init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) {
    self.init(frame: .zero)
    (size, self.ascent) = (CGSize(width: width, height: height), ascent)
  }
  override var intrinsicContentSize: CGSize { size }
  override var firstBaselineOffset: CGFloat { ascent }
  override var lastBaselineOffset: CGFloat { size.height - ascent }
}
