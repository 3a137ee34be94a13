/// What `topLayoutGuide` and `bottomLayoutGuide` are: a bar-sized item at an edge of the root view.
/// Source: UILayoutSupport, UIKit (deprecated since iOS 11, still in old projects).
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How much of the root view bars cover at this edge, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` or `bottomLayoutGuide`; constraints name it as their item.
@preconcurrency @MainActor final class LayoutSupportGuide: NSObject, UILayoutSupport {
  let guide: UILayoutGuide
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.isTop = isTop
    guide = EdgeLayoutGuide(view, isTop: isTop)
    super.init()
  }

  var length: CGFloat { guide.owningView.map { EdgeLayoutGuide.length($0, isTop) } ?? 0 }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}

/// As tall as the safe area's inset at the top or bottom edge, and there.
final class EdgeLayoutGuide: UILayoutGuide {
  private let isTop: Bool

  init(_ owner: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    owningView = owner
    identifier = isTop ? "UIViewTopLayoutGuide" : "UIViewBottomLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  static func length(_ view: UIView, _ isTop: Bool) -> CGFloat {
    isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }

  override func ownConstraints(_ owner: UIView) -> [GuideEdge] {
    [
      GuideEdge(axis: .horizontal, place: .start, ofOwner: .start, constant: 0),
      GuideEdge(axis: .horizontal, place: .end, ofOwner: .end, constant: 0),
      GuideEdge(
        axis: .vertical, place: isTop ? .start : .end, ofOwner: isTop ? .start : .end, constant: 0),
      GuideEdge(axis: .vertical, place: .length, ofOwner: nil, constant: Self.length(owner, isTop)),
    ]
  }
}
