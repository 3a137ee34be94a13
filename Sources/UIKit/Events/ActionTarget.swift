/// A target and the selector it is sent, as gesture recognizers, controls and bar items keep them.
///
/// The target is held weakly, as by UIKit.
@MainActor struct ActionTarget {
  private(set) weak var target: AnyObject?
  /// No target: the responder chain is searched.
  let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    // What is no object is boxed, and the box is gone at once: the weak target is nil and the responder
    // chain is asked, as on iOS. Such is `self` in the initial value of a property: the method NSObject.self.
    let object = target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    self.target = object
    hasTarget = object != nil
    self.action = action
  }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }
}

/// Sends selectors to targets; the one way from a recognizer, control or item to an app's method.
@MainActor enum ActionDelivery {
  /// - Parameter target: nil searches the responder chain from the first responder, else from `sender`.
  /// - Returns: whether someone took it.
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? responder(for: action, from: sender) else {
      return false
    }
    do {
      try ObjectRegistry.perform(action, on: receiver, with: [sender, event])
    } catch let error as UnrecognizedSelector {
      terminate(uncaught: error)
    } catch {
      Self.report(error, action)
    }
    return true
  }

  /// The responder that performs `action`: from the first responder upwards, then from the sender.
  static func responder(for action: Selector, from sender: Any?) -> AnyObject? {
    for start in [FirstResponder.current, sender as? UIResponder] {
      if let found = start?.target(forAction: action, withSender: sender) { return found as AnyObject }
    }
    return nil
  }

  /// An action declared `throws` has nobody to throw to; UIKit drops the error, and so do we, in words.
  private static func report(_ error: Error, _ action: Selector) {
    CommitPass.connection?.send(.log(level: "warning", "\(action) threw \(error); nobody receives it."))
  }
}
