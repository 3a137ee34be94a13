import AppProcess
import Foundation

/// The host's own replies, as JSON text.
enum DriveReply {
  static func ok(_ fields: [String: Any] = [:]) -> String {
    json(fields.merging(["ok": true]) { $1 })
  }

  static func failure(_ text: String, _ fields: [String: Any] = [:]) -> String {
    json(fields.merging(["ok": false, "error": text]) { $1 })
  }

  /// How an app's end is told to who waits for a reply.
  static func ended(_ ending: Ending) -> String {
    switch ending {
    case .crashed(let report):
      return failure(report.message, ["crashed": true, "backtrace": report.backtrace])
    default: return failure(ending.explanation, ["ended": true])
    }
  }

  static func answer(_ answer: HeadlessApp.Answer) -> String {
    switch answer {
    case .reply(let text): return text
    case .ended(let ending): return ended(ending)
    case .silence(let seconds):
      return failure("the app did not answer within \(Int(seconds)) seconds; its main thread is busy")
    case .refused(let reason): return failure(reason)
    }
  }

  private static func json(_ fields: [String: Any]) -> String {
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return #"{"error":"the reply cannot be written","ok":false}"# }
    return String(decoding: data, as: UTF8.self)
  }
}
