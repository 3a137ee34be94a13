/// The one responder that has the keyboard.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func make(_ responder: UIResponder) -> Bool {
    guard responder !== current else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    notify(responder)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard responder === current else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    notify(responder)
    return true
  }

  private static func notify(_ responder: UIResponder) {
    (responder as? UIView)?.layer.setNeedsCommit()
    FramePasses.setNeedsTurn()
  }
}
