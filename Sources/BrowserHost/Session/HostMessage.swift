import Foundation
import Surface

/// What the host itself tells a page, beside what it relays from the app.
enum HostMessage {
  /// First on every socket.
  struct Hello: Encodable {
    let type = "hello"
    var title: String
    var devices = Device.all
    var languages: [String]
    var kiosk: Bool
    /// Families of fonts that the app brought along, served as resources of that id.
    var fonts: [String]
    /// The device has a home screen.
    var hasHome = false
    /// It is not in front: there is something to go back to.
    var home = false
  }

  /// Another app is in front.
  struct Title: Encodable {
    let type = "title"
    var title: String
    var home: Bool
  }

  /// How the app is doing.
  struct State: Encodable {
    let type = "state"
    /// building, running, failed or ended.
    var state: String
    /// A new process: nothing of the picture before belongs to it.
    var started: Bool?
    var diagnostics: [Diagnostic]?
    /// Why the app ended.
    var message: String?
    var backtrace: String?
    var crashed: Bool?
  }

  struct Font: Encodable {
    let type = "font"
    var family: String
  }

  static func data(_ message: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // The messages above hold only strings, whole numbers and finite sizes, which always have a JSON form.
    return try! encoder.encode(message)
  }
}
