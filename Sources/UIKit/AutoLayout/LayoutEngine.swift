import Cassowary

/// Auto Layout of one view tree: its constraints in one solver, brought up to date once a layout pass.
///
/// Made when a tree first lays out a view that is placed by constraints. Changes are collected and worked
/// off by `solve`, in the order that keeps the work small and the messages few: what goes, what moves,
/// what comes. Views take part when a constraint names them or their frame is not theirs to set.
@MainActor final class LayoutEngine {
  unowned let root: UIView
  private(set) var solver = Solver()
  /// A throw-away engine that measures a subtree: the root's size is sought, nothing is reported.
  let isMeasuring: Bool

  var variables: [ObjectIdentifier: LayoutVariables] = [:]
  private var itemsByVariable: [Variable: LayoutVariables] = [:]
  /// What the solver's constraints stand for.
  private var sources: [ConstraintID: NSLayoutConstraint] = [:]
  private var placements: [ObjectIdentifier: ConstraintID] = [:]

  private var arriving: [NSLayoutConstraint] = []
  private var leaving: [ConstraintID] = []
  private var moved: [NSLayoutConstraint] = []
  private var stale: [LayoutVariables] = []
  /// Required constraints left out because they contradict others; tried again when something goes or moves.
  var broken: [NSLayoutConstraint] = []
  private var isSolving = false
  /// Items whose height depends on their width.
  var wrapping: [LayoutVariables] = []

  init(root: UIView, isMeasuring: Bool = false) {
    (self.root, self.isMeasuring) = (root, isMeasuring)
    enroll(root)
  }

  // MARK: Views

  /// Takes the view and all below it in.
  func enroll(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints, view !== root { _ = variables(of: .view(view)) }
    if !view.constraintState.held.isEmpty {
      arriving += view.constraintState.held
      isClean = false
    }
    if !isMeasuring { for constraint in view.constraintState.held { constraint.engine = self } }
    for subview in view.subviews { enroll(subview) }
  }

  /// Lets the view and all below it go.
  func expel(_ view: UIView) {
    for constraint in view.constraintState.held { remove(constraint) }
    for subview in view.subviews { expel(subview) }
    for guide in view.constraintState.allGuides { forget(guide) }
    forget(view)
  }

  func forget(_ item: AnyObject) {
    guard let gone = variables.removeValue(forKey: ObjectIdentifier(item)) else { return }
    leaving += gone.own + gone.contentSize.compactMap { $0 }
    flushLeaving()
    for variable in gone.all {
      itemsByVariable[variable] = nil
      solver.remove(variable)
    }
  }

  /// The item's variables, made at first use.
  func variables(of item: LayoutItem) -> LayoutVariables {
    let key = ObjectIdentifier(item.object)
    if let known = variables[key] { return known }
    let made: LayoutVariables
    switch item {
    case .view(let view):
      let isFixed = view === root || view.translatesAutoresizingMaskIntoConstraints
      made = LayoutVariables(view: view, guide: nil, kind: isFixed ? .fixed : .solved, solver: solver)
    case .guide(let guide):
      made = LayoutVariables(view: guide.owningView, guide: guide, kind: .guide, solver: solver)
    }
    variables[key] = made
    made.view?.constraintState.takesPart = true
    for variable in made.all { itemsByVariable[variable] = made }
    makeOwnConstraints(made)
    return made
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    arriving.append(constraint)
    setNeedsPass()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self else { return }
    constraint.engine = nil
    broken.removeAll { $0 === constraint }
    if let id = placements.removeValue(forKey: ObjectIdentifier(constraint)) {
      sources[id] = nil
      leaving.append(id)
    } else if let index = arriving.firstIndex(where: { $0 === constraint }) {
      arriving.remove(at: index)
    }
    setNeedsPass()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    moved.append(constraint)
    setNeedsPass()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    if let id = placements[ObjectIdentifier(constraint)] {
      solver.setStrength(Strength(Double(constraint.priority.rawValue)), of: id)
      setNeedsPass()
    }
  }

  /// The item's frame, insets or natural size may have changed.
  func itemDidChange(_ item: AnyObject) {
    guard let variables = variables[ObjectIdentifier(item)], !variables.isStale else { return }
    variables.isStale = true
    stale.append(variables)
    setNeedsPass()
  }

  /// The view is placed in the other way from now on.
  func translationDidChange(_ view: UIView) {
    guard view !== root else { return }
    let isFixed = view.translatesAutoresizingMaskIntoConstraints
    guard let known = variables[ObjectIdentifier(view)] else {
      if !isFixed { _ = variables(of: .view(view)) }
      return setNeedsPass()
    }
    leaving += known.own + known.contentSize.compactMap { $0 }
    (known.own, known.contentSize, known.kind) = ([], [nil, nil], isFixed ? .fixed : .solved)
    flushLeaving()
    makeOwnConstraints(known)
    setNeedsPass()
  }

  private func setNeedsPass() {
    isClean = false
    if !isMeasuring { root.setNeedsLayout() }
  }
  private var isClean = false

  // MARK: Solving

  /// Brings values up to date and asks the views that hand them out for layout.
  /// - Parameter view: hands its share out right after, so it need not be asked.
  func solve(placedBy view: UIView? = nil) {
    guard !isClean, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    var rounds = 0
    for item in wrapping { item.wraps = 0 }
    repeat {
      isClean = true
      let hadChanges = !leaving.isEmpty || !moved.isEmpty || !stale.isEmpty
      flushLeaving()
      moveConstants()
      settle()
      if hadChanges { retryBroken() }
      addArriving()
      settle()
      wrapTexts()
      rounds += 1
    } while !isClean && rounds < 4
    isClean = true
    tellChanges(placedBy: view)
  }

  private func flushLeaving() {
    for id in leaving { solver.remove(id) }
    leaving = []
  }

  private func moveConstants() {
    let items = stale, constraints = moved
    (stale, moved) = ([], [])
    for item in items { refresh(item) }
    for constraint in constraints { refreshConstant(constraint) }
  }

  /// Recomputes the constant of an installed constraint from its items.
  func refreshConstant(_ constraint: NSLayoutConstraint) {
    guard let id = placements[ObjectIdentifier(constraint)], let row = row(for: constraint) else { return }
    solver.setConstant(row.expression.constant, of: id)
  }

  private func addArriving() {
    let constraints = arriving
    arriving = []
    for constraint in constraints { install(constraint) }
  }

  func install(_ constraint: NSLayoutConstraint) {
    guard placements[ObjectIdentifier(constraint)] == nil, let row = row(for: constraint) else { return }
    do {
      place(constraint, try solver.add(row))
    } catch {
      recover(adding: constraint, row, error)
    }
  }

  /// Adds a constraint of the engine's own; nil when others contradict it.
  func addOwn(_ constraint: Constraint) -> ConstraintID? {
    do { return try solver.add(constraint) } catch {
      guard case .unsatisfiable(let ids) = error, breakOne(of: ids) else { return nil }
      return addOwn(constraint)
    }
  }

  func place(_ constraint: NSLayoutConstraint, _ id: ConstraintID) {
    placements[ObjectIdentifier(constraint)] = id
    sources[id] = constraint
  }

  func needsAnotherRound() { isClean = false }

  func source(of id: ConstraintID) -> NSLayoutConstraint? { sources[id] }

  /// Takes a constraint out of the solver without ending it.
  func suspend(_ constraint: NSLayoutConstraint) {
    guard let id = placements.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    sources[id] = nil
    solver.remove(id)
    broken.append(constraint)
  }

  /// Lets the solver finish. Constants that contradict spend it: all is built anew, which names the culprits.
  private func settle() {
    do { try solver.solve() } catch { rebuild() }
  }

  private func rebuild() {
    let constraints = sources.sorted { $0.key.number < $1.key.number }.map(\.value)
    let items = variables.values.map { $0.guide.map(LayoutItem.guide) ?? $0.view.map(LayoutItem.view) }
    solver = Solver()
    (sources, placements, variables, itemsByVariable) = ([:], [:], [:], [:])
    (leaving, stale, moved, wrapping) = ([], [], [], [])
    for case let item? in items { _ = variables(of: item) }
    for constraint in constraints { install(constraint) }
    try? solver.solve()
  }

  private func tellChanges(placedBy placed: UIView?) {
    guard !isMeasuring else { return }
    solver.takeChanges { variable in
      guard let item = itemsByVariable[variable], item.kind != .fixed else { return }
      if let view = item.placingView, view !== placed {
        LayoutPass.isSettled = false
        view.setNeedsLayout()
      }
    }
  }

  // MARK: Values

  func value(_ variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }
}
