import Foundation

/// Messages of the compiler about code that no user wrote.
struct AddedCode {
  /// The build folder, where all such code lies.
  let folder: URL

  /// Leaves out what only follows from a mistake in the user's code; what remains is our own fault and says
  /// so.
  func sort(_ messages: [BuildMessage]) -> [BuildMessage] {
    let (ours, theirs) = (messages.filter(isAdded), messages.filter { !isAdded($0) })
    if theirs.contains(where: { $0.severity == .error }) { return theirs }
    return theirs
      + ours.filter { $0.severity == .error }.map { message in
        var message = message
        message.text += " (in code that Espalier adds; please report this)"
        return message
      }
  }

  private func isAdded(_ message: BuildMessage) -> Bool {
    message.file?.hasPrefix(folder.path + "/") ?? false
  }
}
