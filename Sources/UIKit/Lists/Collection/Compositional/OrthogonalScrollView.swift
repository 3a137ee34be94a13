/// Holds the cells of one section with orthogonal scrolling.
@preconcurrency @MainActor final class OrthogonalScrollView: UIScrollView {
  weak var owner: UICollectionView?
  private var section: OrthogonalSection?

  override func offsetDidChange() {
    super.offsetDidChange()
    owner?.setNeedsLayout()
  }
  override var readInOrder: [UIView] { owner?.elementsInOrder(in: self) ?? [] }
  /// Touches on cells go to the collection view, which selects.
  override var next: UIResponder? { owner }

  private var isHorizontal: Bool { contentSize.width - bounds.width >= contentSize.height - bounds.height }

  func follow(_ section: OrthogonalSection) {
    let isNew = self.section == nil
    self.section = section
    isPagingEnabled = section.behavior == .paging
    // The first and the last group can stand in the middle.
    let room = isHorizontal ? bounds.width : bounds.height
    let side =
      section.behavior == .groupPagingCentered ? max(0, (room - section.groupLength) / 2 - section.start) : 0
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      : UIEdgeInsets(top: side, left: 0, bottom: side, right: 0)
    if contentInset != inset { contentInset = inset }
    if isNew, side > 0 { contentOffset = minimumOffset }
  }

  /// Groups snap to the leading edge or to the middle; of those that page, no more than one at a time.
  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let section, section.stride > 0 else { return proposed }
    let goal = isHorizontal ? proposed.x : proposed.y, begin = isHorizontal ? dragStart.x : dragStart.y
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    let room = isHorizontal ? bounds.width : bounds.height
    let zero =
      section.behavior == .groupPagingCentered
      ? section.start + section.groupLength / 2 - room / 2 : 0
    let speed = isHorizontal ? velocity.x : velocity.y
    var group: CGFloat
    switch section.behavior {
    case .continuousGroupLeadingBoundary: group = ((goal - zero) / section.stride).rounded()
    case .groupPaging, .groupPagingCentered:
      let first = ((begin - zero) / section.stride).rounded(), place = (now - zero) / section.stride
      group = speed > 0.2 ? place.rounded(.up) : speed < -0.2 ? place.rounded(.down) : place.rounded()
      group = min(max(group, first - 1), first + 1)
    default: return proposed
    }
    let target = zero + group * section.stride
    return inRange(isHorizontal ? CGPoint(x: target, y: proposed.y) : CGPoint(x: proposed.x, y: target))
  }
}
