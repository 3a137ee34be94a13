/// The one responder that has the keyboard.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// The first responder has to go; neither it nor its delegate is asked.
  private(set) static var isForced = false

  static func make(_ responder: UIResponder) -> Bool {
    guard responder !== current else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let old = current {
      Keyboard.isHandingOver = true
      let isFree = old.resignFirstResponder()
      Keyboard.isHandingOver = false
      guard isFree else { return false }
    }
    current = responder
    notify(responder)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard responder === current else { return true }
    guard isForced || responder.canResignFirstResponder else { return false }
    current = nil
    notify(responder)
    return true
  }

  /// Its view leaves the window, or `endEditing(true)` was called.
  static func forceOut(_ responder: UIResponder) {
    guard responder === current else { return }
    isForced = true
    _ = responder.resignFirstResponder()
    isForced = false
    guard responder === current else { return }
    // A subclass that does not give it up loses it all the same.
    current = nil
    notify(responder)
  }

  private static func notify(_ responder: UIResponder) {
    (responder as? UIView)?.layer.setNeedsCommit()
    // Text inputs move the keyboard themselves, before or after they tell their delegates.
    if !(responder is any EditingView) { Keyboard.update() }
    FramePasses.setNeedsTurn()
  }
}
