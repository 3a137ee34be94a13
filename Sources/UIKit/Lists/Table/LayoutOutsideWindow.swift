/// The warning about a table that lays out its rows before it is in a window. UIKit gives it once a process.
@MainActor enum LayoutOutsideWindow {
  static var hasWarned = false

  static func warn() {
    guard !hasWarned else { return }
    hasWarned = true
    Log.write(
      .warning,
      "Warning once only: UITableView was told to layout its visible cells and other contents without being in "
        + "the view hierarchy (the table view or one of its superviews has not been added to a window).")
  }
}
