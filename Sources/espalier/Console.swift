import BuildPlan
import Foundation

/// What a person sees. Replies and reports go to standard output, everything else to standard error.
enum Console {
  static func say(_ text: String) { write(text + "\n", to: .standardOutput) }
  static func note(_ text: String) { write(text + "\n", to: .standardError) }

  static func show(_ messages: [BuildMessage]) {
    for message in messages where message.severity != .note || message.file == nil {
      note(message.description)
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away is no fault of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
