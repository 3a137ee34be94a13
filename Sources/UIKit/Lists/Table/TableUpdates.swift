/// Changes gathered between beginUpdates and endUpdates. Deletions and reloads speak of the rows before,
/// insertions of the rows after, as in UIKit.
struct TableUpdates {
  var deletedRows: [IndexPath] = [], insertedRows: [IndexPath] = [], reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet(), insertedSections = IndexSet(), reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// UIKit's text when the data source does not agree with the changes; nil when it does.
  func inconsistency(before: [Int], after: [Int]) -> String? {
    let sections = before.count - deletedSections.count + insertedSections.count
    if sections != after.count {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the table view "
        + "after the update (\(after.count)) must be equal to the number of sections contained in the table "
        + "view before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    for old in before.indices where !deletedSections.contains(old) && !reloadedSections.contains(old) {
      guard let new = section(afterUpdates: old) else { continue }
      let inserted = insertedRows.filter { $0.section == new }.count
      let deleted = deletedRows.filter { $0.section == old }.count
      let movedIn = movedRows.filter { $0.to.section == new && $0.from.section != old }.count
      let movedOut = movedRows.filter { $0.from.section == old && $0.to.section != new }.count
      guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return
        "Invalid update: invalid number of rows in section \(new). The number of rows contained in an "
        + "existing section after the update (\(after[new])) must be equal to the number of rows contained in "
        + "that section before the update (\(before[old])), plus or minus the number of rows inserted or "
        + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number "
        + "of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  /// Where an old section is afterwards; nil when it is gone.
  func section(afterUpdates old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(old) else { return nil }
    var new = old - deletedSections.count(in: 0..<old)
    for inserted in insertedSections.sorted() where inserted <= new { new += 1 }
    return new
  }

  /// Where an old row is afterwards; nil when it is gone or made anew.
  func path(afterUpdates old: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(old), let section = section(afterUpdates: old.section) else { return nil }
    let leaving = deletedRows + movedRows.map(\.from)
    var row = old.row - leaving.filter { $0.section == old.section && $0.row < old.row }.count
    let arriving = (insertedRows + movedRows.map(\.to)).filter { $0.section == section }.map(\.row).sorted()
    for inserted in arriving where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }
}
