import Cassowary

/// Foundation has an Expression as well.
typealias LinearExpression = Cassowary.Expression

/// An item's part in a solver: its frame in its superview (a guide's in its owner) as four variables.
@MainActor final class LayoutVariables {
  enum Kind {
    /// Placed by constraints.
    case solved
    /// Placed by its frame: the root, and views that translate their autoresizing mask.
    case fixed
    case guide
  }

  weak var view: UIView?
  let guide: UILayoutGuide?
  var kind: Kind
  let minX: Variable, minY: Variable, width: Variable, height: Variable
  /// Constraints that the engine itself holds for the item: its frame, or a guide's edges.
  var own: [ConstraintID] = []
  /// The content size's equation by axis, and the size it states.
  var contentSize: [ConstraintID?] = [nil, nil]
  var statedStrengths: [[Strength]] = [[], []]
  var statedSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The width that the stated height belongs to, when the height depends on the width.
  var wrappedWidth: CGFloat?
  /// How often the stated height followed the width since the engine began to solve.
  var wraps = 0
  /// Waits for `refresh`.
  var isStale = false

  init(view: UIView?, guide: UILayoutGuide?, kind: Kind, solver: Solver) {
    (self.view, self.guide, self.kind) = (view, guide, kind)
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable(isNonnegative: true)
    height = solver.makeVariable(isNonnegative: true)
  }

  var all: [Variable] { [minX, minY, width, height] }

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  /// Whose `layoutSubviews` hands the values out.
  var placingView: UIView? { guide == nil ? view?.superview : view }
}
