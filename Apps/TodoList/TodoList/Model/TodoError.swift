import Foundation

/// Why a change is not in the file.
enum TodoError: LocalizedError {
  /// No room, no right to write.
  case notSaved(Error)
  /// The file holds what this app cannot read.
  case locked

  var errorDescription: String? {
    switch self {
    case .notSaved: return NSLocalizedString("error.notSaved", comment: "the file could not be written")
    case .locked: return NSLocalizedString("error.locked", comment: "the file is kept as it is")
    }
  }
}
