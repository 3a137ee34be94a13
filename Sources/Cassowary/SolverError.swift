/// Why the solver refused.
public enum SolverError: Error, Hashable, CustomStringConvertible {
  /// The required constraint contradicts these required constraints; it was not added.
  case unsatisfiable(with: [ConstraintID])
  /// New constants made required constraints contradict one another. The solver is spent: make a new one
  /// and add the constraints again to learn which.
  case constantsUnsatisfiable([ConstraintID])

  public var description: String {
    switch self {
    case .unsatisfiable(let others):
      "the required constraint contradicts constraints "
        + others.map { "\($0.number)" }.joined(separator: ", ")
    case .constantsUnsatisfiable(let constraints):
      "the new constants make these constraints contradict one another: "
        + constraints.map { "\($0.number)" }.joined(separator: ", ")
    }
  }
}
