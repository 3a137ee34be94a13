import Cassowary

/// Required constraints that cannot all hold: one is broken, the developer is told, the app goes on.
extension LayoutEngine {
  func recover(adding constraint: NSLayoutConstraint, _ row: Constraint, _ error: SolverError) {
    guard case .unsatisfiable(let ids) = error else { return broken.append(constraint) }
    let others = inOrder(ids)
    guard let victim = Self.victim(among: others + [constraint]), victim !== constraint else {
      report(others + [constraint], breaking: constraint)
      return broken.append(constraint)
    }
    report(others + [constraint], breaking: victim)
    suspend(victim)
    install(constraint)
  }

  /// Breaks a constraint so that one of the engine's own fits.
  func breakOne(of ids: [ConstraintID]) -> Bool {
    let others = inOrder(ids)
    guard let victim = Self.victim(among: others) else { return false }
    report(others, breaking: victim)
    suspend(victim)
    return true
  }

  /// As the app made them active; views hand theirs to the engine in another order.
  private func inOrder(_ ids: [ConstraintID]) -> [NSLayoutConstraint] {
    ids.compactMap { source(of: $0) }.sorted { $0.activation < $1.activation }
  }

  /// The lowest priority, then an app's own before UIKit's, then the newest.
  private static func victim(among constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    let candidates = constraints.contains { !$0.isSystem } ? constraints.filter { !$0.isSystem } : constraints
    guard let lowest = candidates.map(\.priority).min() else { return nil }
    let weakest = candidates.filter { $0.priority == lowest }
    // Content that is tied to the frame of its scroll view and to its content scrolls: the frames that Interface
    // Builder writes for such scenes follow the content.
    let ties = weakest.filter(\.tiesContentToFrame)
    return (ties.isEmpty ? weakest : ties).max { $0.activation < $1.activation }
  }

  /// Something went or moved: what was broken may fit now. Says nothing when it does not.
  func retryBroken() {
    let constraints = broken
    broken = []
    for constraint in constraints {
      guard let row = row(for: constraint), (try? solver.add(row)).map({ place(constraint, $0) }) != nil
      else {
        broken.append(constraint)
        continue
      }
    }
  }

  private func report(_ constraints: [NSLayoutConstraint], breaking victim: NSLayoutConstraint) {
    guard !isMeasuring else { return }
    let lines: [String] = constraints.map { "    \"\($0.text)\"" }
    let list = lines.joined(separator: ",\n")
    Log.write(
      .error,
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(victim.text)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """)
  }
}

extension NSLayoutConstraint {
  /// An edge of something inside a scroll view on an edge of its frame layout guide.
  fileprivate var tiesContentToFrame: Bool {
    firstAttribute.isEdge && (firstItem is FrameLayoutGuide || secondItem is FrameLayoutGuide)
  }
}
