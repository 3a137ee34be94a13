import Surface

/// From a host's keys to presses, key commands and the focused element.
@MainActor enum KeyDelivery {
  private static var pressed: [String: UIPress] = [:]

  static func receive(_ report: Surface.KeyEvent) {
    let event = UIPressesEvent()
    let press = report.isDown ? makePress(report) : pressed[report.code] ?? makePress(report)
    press.phase = report.isDown ? .began : .ended
    pressed[report.code] = report.isDown ? press : nil
    event.modifierFlags = flags(report.modifiers)
    event.allPresses = [press]
    if report.isDown, runKeyCommand(report) { return }
    UIApplication.shared.sendEvent(event)
    guard report.isDown else { return }
    if report.key == "Escape" { return escape() }
    _ = KeyTyping.type(report, flags(report.modifiers))
  }

  private static func makePress(_ report: Surface.KeyEvent) -> UIPress {
    let press = UIPress(), key = UIKey()
    press.timestamp = Clock.now
    key.keyCode = UIKeyboardHIDUsage(code: report.code)
    key.modifierFlags = flags(report.modifiers)
    key.characters = report.key.count == 1 ? report.key : inputs[report.key] ?? ""
    key.charactersIgnoringModifiers = key.characters.lowercased()
    press.key = key
    press.type =
      switch report.key {
      case "ArrowUp": .upArrow
      case "ArrowDown": .downArrow
      case "ArrowLeft": .leftArrow
      case "ArrowRight": .rightArrow
      case "Escape": .menu
      default: .select
      }
    return press
  }

  private static func flags(_ names: [String]) -> UIKeyModifierFlags {
    var result: UIKeyModifierFlags = []
    for name in names {
      switch name.lowercased() {
      case "shift": result.insert(.shift)
      case "control", "ctrl": result.insert(.control)
      case "alt", "alternate", "option": result.insert(.alternate)
      case "meta", "command": result.insert(.command)
      case "capslock": result.insert(.alphaShift)
      default: break
      }
    }
    return result
  }

  private static let inputs: [String: String] = [
    "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
    "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow,
    "Escape": UIKeyCommand.inputEscape, "PageUp": UIKeyCommand.inputPageUp,
    "PageDown": UIKeyCommand.inputPageDown, "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
    "Enter": "\r", "Tab": "\t", "Backspace": UIKeyCommand.inputDelete,
  ]

  /// Where keys go: the first responder, or the front controller.
  private static var start: UIResponder? {
    if let current = FirstResponder.current { return current }
    let window = Windows.key ?? Windows.visible.last
    return window?.frontResponder
  }

  /// The first responder up the chain that has a command for the key runs it.
  private static func runKeyCommand(_ report: Surface.KeyEvent) -> Bool {
    let input = inputs[report.key] ?? report.key.lowercased()
    let modifiers = flags(report.modifiers).subtracting([.alphaShift, .numericPad])
    var responder = start
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.input?.lowercased() == input && command.modifierFlags == modifiers {
        guard let receiver = current.target(forAction: command.action, withSender: command) else { continue }
        return ActionDelivery.send(command.action, to: receiver, from: command, for: nil)
      }
      responder = current.next
    }
    return false
  }

  /// `UIWindow.sendEvent` with presses.
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    guard let responder = start else { return }
    for press in event.allPresses {
      press.window = window
      press.responder = responder
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      default: responder.pressesChanged([press], with: event)
      }
    }
  }

  /// Escape does what VoiceOver's two-finger scrub does.
  private static func escape() { AccessibilityActions.escape(from: start) }
}

extension UIWindow {
  /// The deepest view of the front: where keys start when no one is first responder.
  var frontResponder: UIResponder {
    var view: UIView = self
    while let front = view.subviews.last(where: { !$0.isHidden && $0.alpha > 0 && $0.viewController != nil })
      ?? view.subviews.last(where: { !$0.isHidden && $0.alpha > 0 && $0.containsControllerView })
    {
      view = front
    }
    return view
  }
}

extension UIView {
  /// A controller's root view lies somewhere below.
  fileprivate var containsControllerView: Bool {
    viewController != nil || subviews.contains { $0.containsControllerView }
  }
}
