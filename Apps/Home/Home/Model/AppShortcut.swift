import Foundation

/// An app that can be opened from here.
struct AppShortcut: Equatable {
  /// The app's URL scheme; also the name of its icon.
  let scheme: String

  static let all = ["juicemaker", "expo1900", "chickenkiosk", "bookseries", "todolist"].map {
    AppShortcut(scheme: $0)
  }

  var name: String {
    return NSLocalizedString("app.\(scheme)", comment: "the name of an app")
  }

  var url: URL? {
    return URL(string: "\(scheme)://")
  }
}
