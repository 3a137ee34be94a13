/// Scrolling to something whose place is only estimated: as estimates become true on the way, the goal moves, and
/// the offset follows it.
extension UIScrollView {
  /// How often the place of a goal is measured anew. Each time the rows of one more screen have their true size,
  /// so that two or three are usual; the limit ends goals that never rest.
  private static let attempts = 40

  /// - Parameter goal: the offset to reach, as far as it is known at the moment of the call.
  func scroll(toward goal: @escaping () -> CGPoint, animated: Bool) {
    let first = goal()
    guard animated, window != nil, first != contentOffset else {
      stopMotion()
      return settle(at: goal)
    }
    setContentOffset(first, animated: true)
    scrollGoal = goal
  }

  /// Moves until what is in sight there has its true size and the goal stays where it is.
  func settle(at goal: () -> CGPoint) {
    for _ in 0..<Self.attempts {
      let target = goal()
      move(to: target)
      layoutIfNeeded()
      let missed = goal()
      if abs(missed.x - contentOffset.x) < 0.5, abs(missed.y - contentOffset.y) < 0.5 { break }
    }
  }

  /// Content before what is in sight took another size: what is in sight stays where it is, also under a finger and
  /// on its way.
  func shiftContent(by delta: CGPoint) {
    dragStart = CGPoint(x: dragStart.x + delta.x, y: dragStart.y + delta.y)
    motion?.shift(by: delta)
    move(to: CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
  }

  /// The end of an animation: exactly at the goal.
  func finishGoal() {
    guard let goal = scrollGoal else { return }
    scrollGoal = nil
    settle(at: goal)
  }
}
