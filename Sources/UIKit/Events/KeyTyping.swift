import Surface

/// What keys do to the first responder when it takes text and no host field took them: letters, deletion,
/// Return, Tab, and the commands of every text input.
@MainActor enum KeyTyping {
  /// - Returns: whether the key was used.
  static func type(_ report: Surface.KeyEvent, _ modifiers: UIKeyModifierFlags) -> Bool {
    // A keyboard without Command says Control.
    let isCommand = !modifiers.isDisjoint(with: [.command, .control])
    if isCommand { return command(report.key.lowercased(), isShifted: modifiers.contains(.shift)) }
    guard let input = FirstResponder.current as? any UIKeyInput else { return false }
    switch report.key {
    case "Backspace": input.deleteBackward()
    case "Enter":
      if let field = input as? any NativeTextInput {
        field.hostDidPressReturn()
      } else {
        input.insertText("\n")
      }
    case "Tab": return TabOrder.move(forward: !modifiers.contains(.shift))
    default:
      guard report.key.count == 1 else { return false }
      if let view = input as? any EditingView {
        view.change(view.edited.selection, by: report.key)
      } else {
        input.insertText(report.key)
      }
    }
    return true
  }

  private static func command(_ key: String, isShifted: Bool) -> Bool {
    // In a browser the native field copies, pastes and takes back by itself, and reports what came of it.
    let isNative = FirstResponder.current is any NativeTextInput && UIScreen.main.environment.scrollsNatively
    guard !isNative else { return false }
    let responder = FirstResponder.current ?? Windows.key
    switch key {
    case "z":
      let undo = responder?.undoManager
      isShifted ? undo?.redo() : undo?.undo()
      return undo != nil
    case "c": return act(responder, "copy:") { $0.copy(nil) }
    case "x": return act(responder, "cut:") { $0.cut(nil) }
    case "v": return act(responder, "paste:") { $0.paste(nil) }
    case "a": return act(responder, "selectAll:") { $0.selectAll(nil) }
    default: return false
    }
  }
  private static func act(_ responder: UIResponder?, _ action: Selector, _ work: (UIResponder) -> Void)
    -> Bool
  {
    guard let target = responder?.target(forAction: action, withSender: nil) as? UIResponder else {
      return false
    }
    work(target)
    return true
  }
}

/// Which text input follows which: as one reads them.
@MainActor enum TabOrder {
  static func move(forward: Bool) -> Bool {
    guard let current = FirstResponder.current as? UIView, let window = current.window else { return false }
    var inputs: [UIView] = []
    collect(window, &inputs)
    let sorted = inputs.sorted { precedes(frame(of: $0), frame(of: $1)) }
    guard sorted.count > 1, let index = sorted.firstIndex(where: { $0 === current }) else { return false }
    let next = sorted[(index + (forward ? 1 : sorted.count - 1)) % sorted.count]
    return next.becomeFirstResponder()
  }

  private static func frame(of view: UIView) -> CGRect { view.layer.convert(view.bounds, to: nil) }
  /// One row is read from its start to its end.
  private static func precedes(_ first: CGRect, _ second: CGRect) -> Bool {
    let isOneRow = abs(first.midY - second.midY) < min(first.height, second.height) / 2
    return isOneRow ? first.minX < second.minX : first.minY < second.minY
  }

  private static func collect(_ view: UIView, _ inputs: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view is any EditingView, view.canBecomeFirstResponder { inputs.append(view) }
    for subview in view.subviews { collect(subview, &inputs) }
  }
}
