import Surface

/// What the top controller asks of the status bar and the home indicator.
@MainActor enum StatusBar {
  static func describe(_ state: inout ScreenState) {}
}
