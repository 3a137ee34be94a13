/// What a driver's commands do, in a user's terms.
@MainActor enum AutomationActions {
  static func tap(_ target: AutomationCommand.Target, count: Int) throws(AutomationError) {
    switch target {
    case .point(let point): Fingers.tap(at: point, count: count)
    case .element(let id, let label):
      Fingers.tap(at: try ElementFinder.hittable(id: id, label: label).1, count: count)
    case .focused: throw AutomationError("\"id\", \"label\" or \"at\" is missing")
    }
  }

  /// Character by character, as a keyboard does it; a line feed presses return.
  static func type(_ text: String, into target: AutomationCommand.Target) throws(AutomationError) {
    for character in text {
      let input = try focus(target)
      if character == "\n" || character == "\r\n" {
        input.hostDidPressReturn()
      } else {
        replace(input, by: input.hostText + String(character))
      }
      FramePasses.runTurn()
    }
    if text.isEmpty { _ = try focus(target) }
  }

  static func clear(_ target: AutomationCommand.Target) throws(AutomationError) {
    let input = try focus(target)
    if !input.hostText.isEmpty { replace(input, by: "") }
  }

  /// The path of a host's own text events.
  private static func replace(_ input: NativeTextInput, by text: String) {
    input.hostDidChange(text: text, selection: [text.utf16.count, 0], marked: nil)
  }

  private static func focus(_ target: AutomationCommand.Target) throws(AutomationError) -> NativeTextInput {
    guard case .focused = target else {
      if let input = FirstResponder.current as? NativeTextInput, isTarget(input, target) { return input }
      try tap(target, count: 1)
      FramePasses.runTurn()
      guard let input = FirstResponder.current as? NativeTextInput else {
        throw AutomationError("\(describe(target)) does not take the keyboard")
      }
      return input
    }
    guard let input = FirstResponder.current as? NativeTextInput else {
      throw AutomationError("nothing has the keyboard")
    }
    return input
  }

  private static func isTarget(_ input: NativeTextInput, _ target: AutomationCommand.Target) -> Bool {
    guard case .element(let id, let label) = target else { return false }
    return ElementFinder.matches(id: id, label: label).contains {
      $0.view.map { input.isDescendant(of: $0) } ?? false
    }
  }

  private static func describe(_ target: AutomationCommand.Target) -> String {
    switch target {
    case .element(let id, let label): ElementFinder.describe(id: id, label: label)
    case .point(let point): "the point \(point.x), \(point.y)"
    case .focused: "the focused element"
    }
  }

  static func scroll(_ target: AutomationCommand.Target, by delta: CGPoint) throws(AutomationError) {
    guard let scroll = try scrollView(target) else {
      throw AutomationError("\(describe(target)) is in no scroll view")
    }
    scroll.userScroll(by: delta)
  }

  /// The element itself, the first scroll view inside it, or the nearest around it.
  private static func scrollView(_ target: AutomationCommand.Target) throws(AutomationError) -> UIScrollView?
  {
    let view: UIView?
    switch target {
    case .point(let point): view = TouchDelivery.hit(point)?.1
    case .element(let id, let label):
      guard let found = ElementFinder.matches(id: id, label: label).first else {
        throw AutomationError("no element with \(ElementFinder.describe(id: id, label: label))")
      }
      view = found.view
    case .focused: view = FirstResponder.current as? UIView
    }
    if let inner = view?.firstScrollView { return inner }
    var current = view?.superview
    while let ancestor = current {
      if let scroll = ancestor as? UIScrollView { return scroll }
      current = ancestor.superview
    }
    return nil
  }
}

extension UIView {
  fileprivate var firstScrollView: UIScrollView? {
    if let scroll = self as? UIScrollView { return scroll }
    for subview in subviews { if let found = subview.firstScrollView { return found } }
    return nil
  }
}
