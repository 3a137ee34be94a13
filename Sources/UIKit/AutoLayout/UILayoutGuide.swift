/// A rectangle that takes part in Auto Layout without being a view. Source: UILayoutGuide, UIKit.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// In the owning view's coordinates, as of the last layout.
  open internal(set) var layoutFrame = CGRect.zero

  /// The constraints that UIKit puts on a guide of its own.
  func ownConstraints(_ owner: UIView) -> [GuideEdge] { [] }

  /// Holds this guide's edge at a place of another item.
  func pin(
    _ attribute: NSLayoutConstraint.Attribute, to item: AnyObject?, _ other: NSLayoutConstraint.Attribute
  ) {
    guard let item else { return }
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
      constant: 0)
    constraint.isSystem = true
    constraint.isActive = true
  }
}

/// guide.edge = owner.edge + constant: how a guide of UIKit's own hangs on its view.
struct GuideEdge {
  enum Place { case start, end, length }
  var axis: NSLayoutConstraint.Axis
  var place: Place
  /// nil: the place is measured from the view's bounds origin, or the length is the constant itself.
  var ofOwner: Place?
  var constant: CGFloat
}

/// A guide at insets from its owner's edges: safe area, margins, readable content.
final class InsetsLayoutGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(_ owner: UIView, _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = owner
    self.identifier = identifier
  }
  required init?(coder: NSCoder) { nil }

  override func ownConstraints(_ owner: UIView) -> [GuideEdge] {
    let insets = insets(owner)
    return [
      GuideEdge(axis: .horizontal, place: .start, ofOwner: .start, constant: insets.left),
      GuideEdge(axis: .horizontal, place: .end, ofOwner: .end, constant: -insets.right),
      GuideEdge(axis: .vertical, place: .start, ofOwner: .start, constant: insets.top),
      GuideEdge(axis: .vertical, place: .end, ofOwner: .end, constant: -insets.bottom),
    ]
  }

  override var layoutFrame: CGRect {
    get { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
    set {}
  }
}

/// The area that a scroll view shows: at the content offset, of the scroll view's size.
final class FrameLayoutGuide: UILayoutGuide {
  override func ownConstraints(_ owner: UIView) -> [GuideEdge] {
    [
      GuideEdge(axis: .horizontal, place: .start, ofOwner: nil, constant: owner.bounds.minX),
      GuideEdge(axis: .vertical, place: .start, ofOwner: nil, constant: owner.bounds.minY),
      GuideEdge(axis: .horizontal, place: .length, ofOwner: .length, constant: 0),
      GuideEdge(axis: .vertical, place: .length, ofOwner: .length, constant: 0),
    ]
  }
}

/// The content of a scroll view: at zero; its size is the content size that the constraints ask for.
final class ContentLayoutGuide: UILayoutGuide {
  override func ownConstraints(_ owner: UIView) -> [GuideEdge] {
    [
      GuideEdge(axis: .horizontal, place: .start, ofOwner: nil, constant: 0),
      GuideEdge(axis: .vertical, place: .start, ofOwner: nil, constant: 0),
    ]
  }
}
