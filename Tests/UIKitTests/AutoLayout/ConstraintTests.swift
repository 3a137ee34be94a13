import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor struct ConstraintTests {
  @Test func edgesPinAView() {
    let view = UIView(), root = UIView.root(200, 100, view)
    root.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 1))
    root.layOut()
    #expect(view.frame == [10, 5, 170, 51])
  }

  @Test func naturalSizeAndCentre() {
    let view = SizedView(30, 20), root = UIView.root(200, 100, view)
    root.activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 3))
    root.layOut()
    #expect(view.frame == [85, 43, 30, 20])
    view.size = CGSize(width: 50, height: 10)
    root.layOut()
    #expect(view.frame == [75, 48, 50, 10])
  }

  /// Who hugs less grows; who resists less shrinks.
  @Test(arguments: [300, 60]) func priorities(width: CGFloat) {
    let first = SizedView(50, 10), second = SizedView(50, 10), root = UIView.root(width, 10, first, second)
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layOut()
    #expect(first.frame.width == width - 50)
    #expect(second.frame.width == 50)
  }

  /// Behaviour 17.
  @Test func constantMovesOnTheNextPass() {
    let view = SizedView(10, 10), root = UIView.root(100, 100, view)
    root.layoutMargins = UIEdgeInsets(top: 7, left: 9, bottom: 0, right: 0)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
      constant: 2)
    root.activate(left, top)
    root.layOut()
    #expect(view.frame == [4, 9, 10, 10])
    left.constant = 40
    top.constant = 3
    root.layoutIfNeeded()
    #expect(view.frame == [40, 10, 10, 10])
    root.layoutMargins.top = 20
    root.layoutIfNeeded()
    #expect(view.frame == [40, 23, 10, 10])
  }

  @Test func rootsSizeReachesItsViews() {
    let view = UIView(), root = UIView.root(100, 100, view)
    root.activate(
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.heightAnchor.constraint(equalTo: view.widthAnchor))
    root.layOut()
    #expect(view.frame == [75, 0, 25, 25])
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == [150, 0, 50, 50])
  }

  @Test func constraintsAcrossLevels() {
    let inner = UIView(), box = UIView(), beside = UIView(), root = UIView.root(200, 100, box, beside)
    box.addConstrained(inner)
    root.activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 20),
      beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
      beside.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      beside.widthAnchor.constraint(equalToConstant: 8), beside.heightAnchor.constraint(equalToConstant: 8))
    root.layOut()
    #expect(box.frame == [10, 10, 50, 30])
    #expect(inner.frame == [5, 5, 40, 20])
    #expect(beside.frame == [58, 21, 8, 8])
  }

  @Test func autoresizedViewsAreFixedForConstraints() {
    let view = SizedView(10, 10), fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    let root = UIView.root(200, 200, view)
    root.addSubview(fixed)
    fixed.autoresizingMask = [.flexibleWidth]
    root.activate(
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor))
    root.layOut()
    #expect(view.frame == [60, 80, 10, 10])
    fixed.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect(view.frame == [60, 50, 10, 10])
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == [160, 50, 10, 10])
  }

  @Test func leadingIsRightFromRightToLeft() {
    let view = SizedView(10, 10), root = UIView.root(100, 100, view)
    view.semanticContentAttribute = .forceRightToLeft
    root.semanticContentAttribute = .forceRightToLeft
    root.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layOut()
    #expect(view.frame == [82, 0, 10, 10])
  }

  @Test func guidesCarryConstraints() {
    let guide = UILayoutGuide(), view = SizedView(10, 10), root = UIView.root(100, 100, view)
    root.addLayoutGuide(guide)
    root.activate(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 20),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    root.layOut()
    #expect(guide.layoutFrame == [20, 30, 40, 20])
    #expect(view.frame == [35, 35, 10, 10])
  }

  @Test func safeAreaAndMargins() {
    let view = UIView(), other = UIView(), root = UIView.root(100, 100, view, other)
    root.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let safe = root.safeAreaLayoutGuide, margins = root.layoutMarginsGuide
    root.activate(
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leftAnchor.constraint(equalTo: safe.leftAnchor),
      view.rightAnchor.constraint(equalTo: safe.rightAnchor),
      other.topAnchor.constraint(equalTo: margins.topAnchor),
      other.leftAnchor.constraint(equalTo: margins.leftAnchor),
      other.rightAnchor.constraint(equalTo: margins.rightAnchor),
      other.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    root.layOut()
    #expect(view.frame == [0, 20, 100, 70])
    #expect(other.frame == [8, 28, 84, 54])
    root.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(view.frame == [0, 44, 100, 56])
  }

  /// Behaviour 17: attributes of the margins, and a constant that changes.
  @Test func marginAttributesFollowTheirConstant() {
    let view = SizedView(10, 10), root = UIView.root(100, 100, view)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
      constant: 4)
    let trailing = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
      multiplier: 1, constant: 0)
    root.activate(top, trailing)
    root.layOut()
    #expect(view.frame == [74, 12, 10, 10])
    let count = root.constraints.count
    (top.constant, trailing.constant) = (20, -4)
    root.layoutIfNeeded()
    #expect(view.frame == [70, 28, 10, 10])
    #expect(root.constraints.count == count)
  }

  /// Behaviour 15, with a real label.
  @Test func aLabelGrowsToItsWrappedTextOrToItsGivenWidth() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    let label = UILabel(), below = SizedView(10, 10), root = UIView.root(300, 400, label, below)
    label.text = "A text that needs several lines in a box as narrow as this"
    label.numberOfLines = 0
    root.activate(
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: label.bottomAnchor))
    root.layOut()
    let line = label.font.lineHeight
    #expect(abs(label.bounds.height - line * 3) < 1)
    #expect(below.frame.minY == label.frame.maxY)
    label.preferredMaxLayoutWidth = 100
    root.layoutIfNeeded()
    #expect(label.bounds.height > line * 4.5)
    #expect(label.bounds.width == 200)
    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(abs(label.bounds.height - line * 3) < 1)
  }

  /// Behaviour 24: a third of 100 points at 3x.
  @Test func touchingSiblingsTouchAfterRounding() {
    let views = (0..<7).map { _ in UIView() }, root = UIView.root(100, 10)
    for (index, view) in views.enumerated() {
      root.addConstrained(view)
      root.activate(
        view.leftAnchor.constraint(equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    }
    root.layOut()
    let scale = root.traitCollection.displayScale
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
      #expect(abs(next.frame.minX * scale - (next.frame.minX * scale).rounded()) < 1e-9)
    }
    #expect(abs(views[6].frame.maxX - 100) < 1e-9)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let first = SizedView(10, 10), second = SizedView(20, 10), root = UIView.root(100, 100, first, second)
    root.activate(
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50).at(200))
    root.layOut()
    #expect(second.frame.minX == 10)
    first.removeFromSuperview()
    root.layOut()
    #expect(second.frame.minX == 50)
    #expect(root.constraints.count == 1)
  }

  @Test func treesMoveBetweenRoots() {
    let inner = SizedView(10, 10), box = UIView(), root = UIView.root(100, 100, box),
      other = UIView.root(50, 50)
    box.addConstrained(inner)
    root.activate(
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      box.rightAnchor.constraint(equalTo: inner.rightAnchor),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    root.layOut()
    other.layOut()
    other.addSubview(box)
    other.activate(
      box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 1),
      box.topAnchor.constraint(equalTo: other.topAnchor))
    other.layOut()
    #expect(box.frame == [1, 0, 13, 14])
    #expect(inner.frame == [3, 4, 10, 10])
    root.layOut()
  }

  /// Behaviour 15.
  @Test func wrappingTextGrowsToItsWidth() {
    let text = WrappingView(letters: 30), root = UIView.root(200, 400, text)
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    root.activate(
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leftAnchor.constraint(equalTo: root.leftAnchor), width)
    root.layOut()
    #expect(text.frame == [0, 0, 100, 60])
    width.constant = 50
    root.layoutIfNeeded()
    #expect(text.frame == [0, 0, 50, 120])
    width.constant = 300
    root.layoutIfNeeded()
    #expect(text.frame == [0, 0, 300, 20])
  }

  @Test func ambiguityIsToldAndHarmless() {
    let view = SizedView(10, 10), root = UIView.root(100, 100, view)
    root.layOut()
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.activate(view.leftAnchor.constraint(equalTo: root.leftAnchor))
    root.layOut()
    #expect(view.hasAmbiguousLayout)
    root.activate(view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layOut()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == [0, 0, 10, 10])
  }

  @Test func fittingSize() {
    let text = WrappingView(letters: 30), root = UIView.root(0, 0, text)
    root.activate(
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
      text.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      text.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10))
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 320, height: 28))
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 68))
    #expect(root.frame.size == .zero)
  }

  @Test("inside a scroll view, edges are the content's and the centre is the frame's")
  func scrollViewCentre() {
    let scroll = UIScrollView(), content = UIView(), tile = SizedView(30, 30)
    let root = UIView.root(200, 100, scroll)
    scroll.addConstrained(content)
    content.addConstrained(tile)
    root.activate(
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      content.widthAnchor.constraint(equalToConstant: 500),
      tile.leftAnchor.constraint(equalTo: content.leftAnchor),
      tile.topAnchor.constraint(equalTo: content.topAnchor))
    root.layOut()
    #expect(content.frame == [0, 0, 500, 100])
    #expect(scroll.contentSize == CGSize(width: 500, height: 100))
    scroll.contentOffset.x = 40
    root.layOut()
    #expect(content.frame == [0, 0, 500, 100])
  }
}
