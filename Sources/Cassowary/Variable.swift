/// An unknown that the solver finds a number for: an *external variable* in the paper's words.
///
/// Made by one `Solver` and meaningful to that one only. Zero as long as nothing determines it.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
}
