import PangoText
import Surface
import Testing
import TextLayout

@testable import UIKit

/// Writes down every call of both delegates and of the keyboard.
@MainActor private final class Calls: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  var allows: (String) -> Bool = { _ in true }
  var mayEnd = true
  private var observers: [any NSObjectProtocol] = []

  func follow(_ field: UITextField) {
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.lines.append("editingChanged") }, for: .editingChanged)
  }
  func followKeyboard() {
    for (name, word) in [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.lines.append(word) }
        })
    }
  }
  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    lines.append("didEnd \(reason)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("shouldChange \(range.location),\(range.length) \(string)")
    return allows(string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("shouldClear")
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("view shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("view didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("view didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    lines.append("view shouldChange \(range.location),\(range.length) \(text)")
    return allows(text)
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("view didChange") }
}

@MainActor @Suite(.serialized) struct TextEditingTests {
  private let calls = Calls()
  private let controller = UIViewController()
  private let harness: Harness
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))

  init() {
    harness = Harness(controller)
    controller.view.addSubview(field)
    calls.follow(field)
  }
  private func type(_ text: String, into input: any NativeTextInput, at place: Int? = nil) {
    input.hostDidChange(text: text, selection: [place ?? text.utf16.count, 0], marked: nil)
  }

  @Test("a field tells its delegate in UIKit's order")
  func order() {
    field.becomeFirstResponder()
    #expect(calls.take() == ["shouldBegin", "didBegin"])
    type("a", into: field)
    #expect(calls.take() == ["shouldChange 0,0 a", "selection", "editingChanged"])
    field.resignFirstResponder()
    #expect(calls.take() == ["shouldEnd", "didEnd committed"])
  }

  @Test("focus goes from one field to the next: the new one is asked before the old one ends")
  func handingOver() {
    calls.followKeyboard()
    let other = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 60))
    other.delegate = calls
    controller.view.addSubview(other)
    field.becomeFirstResponder()
    harness.settle()
    #expect(calls.take() == ["shouldBegin", "didBegin", "willShow", "didShow"])
    other.becomeFirstResponder()
    harness.settle()
    // The keyboard stays between them.
    #expect(calls.take() == ["view shouldBegin", "shouldEnd", "didEnd committed", "view didBegin"])
    other.resignFirstResponder()
    harness.settle()
    #expect(calls.take() == ["willHide", "view didEnd", "didHide"])
    other.becomeFirstResponder()
    #expect(calls.take() == ["view shouldBegin", "willShow", "view didBegin"])
    other.resignFirstResponder()
    harness.settle()
    calls.stop()
  }

  @Test("a delegate may keep the focus, but not against endEditing(true) or removal")
  func forced() {
    field.becomeFirstResponder()
    calls.mayEnd = false
    #expect(!field.resignFirstResponder())
    #expect(!controller.view.endEditing(false))
    #expect(field.isFirstResponder)
    _ = calls.take()
    #expect(controller.view.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(calls.take() == ["didEnd committed"])
    field.becomeFirstResponder()
    _ = calls.take()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(calls.take() == ["didEnd committed"])
  }

  @Test("33: while an input method composes, the text is marked; it is never doubled or cut")
  func composing() {
    field.becomeFirstResponder()
    type("a", into: field)
    _ = calls.take()
    for (text, marked) in [("aㅎ", [1, 1]), ("a하", [1, 1]), ("a한", [1, 1]), ("a한", nil)] as [(String, [Int]?)]
    {
      field.hostDidChange(text: text, selection: [2, 0], marked: marked)
      #expect(field.text == text)
      #expect((field.markedTextRange != nil) == (marked != nil))
    }
    #expect(
      calls.take().filter { $0 != "selection" } == [
        "shouldChange 1,0 ㅎ", "editingChanged", "shouldChange 1,1 하", "editingChanged",
        "shouldChange 1,1 한", "editingChanged",
      ])
    // Several letters in composition are replaced together, as Japanese input does.
    field.hostDidChange(text: "a한に", selection: [3, 0], marked: [2, 1])
    field.hostDidChange(text: "a한にほ", selection: [4, 0], marked: [2, 2])
    field.hostDidChange(text: "a한日本", selection: [4, 0], marked: nil)
    #expect(field.text == "a한日本")
    #expect(calls.take().contains("shouldChange 2,2 日本"))
  }

  @Test("a refused step gives up the composition and keeps what was there")
  func refusedComposition() {
    field.becomeFirstResponder()
    calls.allows = { $0 != "한" }
    field.hostDidChange(text: "ㅎ", selection: [1, 0], marked: [0, 1])
    field.hostDidChange(text: "하", selection: [1, 0], marked: [0, 1])
    let revision = field.edited.revision
    field.hostDidChange(text: "한", selection: [1, 0], marked: [0, 1])
    #expect(field.text == "하")
    #expect(field.markedTextRange == nil)
    #expect(field.edited.revision > revision)
  }

  @Test("a delegate that sets the text itself has the last word")
  func delegateSets() {
    field.becomeFirstResponder()
    calls.allows = { [field] text in
      field.text = "[\(text)]"
      return false
    }
    type("7", into: field)
    #expect(field.text == "[7]")
  }

  @Test("a secret is replaced by the first letter after it was left")
  func secret() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    type("a", into: field)
    type("ab", into: field)
    #expect(field.text == "ab")
    #expect(field.inspectedText == "••")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    type("abc", into: field)
    #expect(field.text == "c")
    type("cd", into: field)
    #expect(field.text == "cd")
  }

  final class Digit: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }
  @Test("letters and deletions go through the methods that subclasses override")
  func overriding() {
    let digit = Digit(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    controller.view.addSubview(digit)
    digit.becomeFirstResponder()
    type("1", into: digit)
    let revision = digit.edited.revision
    type("", into: digit)
    #expect(digit.deletions == 1)
    #expect(digit.text == "")
    // The host's field shows it already: it is not touched.
    #expect(digit.edited.revision == revision)
    EventDelivery.handle(.key(KeyEvent(key: "Backspace", code: "Backspace", isDown: true)))
    #expect(digit.deletions == 2)
  }

  @Test("insertText, replace and selection in code")
  func inCode() throws {
    field.text = "hello"
    field.becomeFirstResponder()
    _ = calls.take()
    field.insertText("!")
    #expect(field.text == "hello!")
    #expect(calls.take() == ["selection", "editingChanged"])
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "ell")
    field.selectedTextRange = range
    field.replace(range, withText: "ipp")
    #expect(field.text == "hippo!")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.caretRect(for: end).minX > field.caretRect(for: start).minX)
  }

  @Test("copy, cut and paste ask like typing; a secret is not copied")
  func pasteboard() {
    field.text = "one two"
    field.becomeFirstResponder()
    field.edited.select(NSRange(location: 0, length: 3))
    #expect(field.canPerformAction("copy:", withSender: nil))
    field.cut(nil)
    #expect(UIPasteboard.general.string == "one")
    #expect(field.text == " two")
    _ = calls.take()
    field.edited.select(NSRange(location: 4, length: 0))
    UIPasteboard.general.string = " and\nmore"
    field.paste(nil)
    #expect(field.text == " two and more")
    #expect(calls.take().first == "shouldChange 4,0  and more")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(!controller.view.canPerformAction("paste:", withSender: nil))
    #expect(harness.sink.messages.contains(.pasteboard("one")))
  }

  @Test("changes are taken back and done again; a field forgets them when editing ends")
  func undo() throws {
    field.becomeFirstResponder()
    let undo = try #require(field.undoManager)
    type("a", into: field)
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    EventDelivery.handle(.key(KeyEvent(key: "z", code: "KeyZ", isDown: true, modifiers: ["command"])))
    #expect(field.text == "")
    undo.redo()
    #expect(field.text == "a")
    field.resignFirstResponder()
    #expect(!undo.canUndo)
  }

  @Test("keys move from field to field in reading order")
  func tabs() {
    let right = UITextField(frame: CGRect(x: 210, y: 100, width: 100, height: 34))
    let below = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 34))
    for view in [below, right] { controller.view.addSubview(view) }
    field.becomeFirstResponder()
    let tab = Surface.Event.key(KeyEvent(key: "Tab", code: "Tab", isDown: true))
    EventDelivery.handle(tab)
    #expect(right.isFirstResponder)
    EventDelivery.handle(tab)
    #expect(below.isFirstResponder)
    EventDelivery.handle(.key(KeyEvent(key: "Tab", code: "Tab", isDown: true, modifiers: ["shift"])))
    #expect(right.isFirstResponder)
    EventDelivery.handle(.key(KeyEvent(key: "x", code: "KeyX", isDown: true)))
    #expect(right.text == "x")
  }

  final class Counter: UIView, UIKeyInput {
    var letters: [String] = []
    var hasText: Bool { !letters.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { letters.append(text) }
    func deleteBackward() { _ = letters.popLast() }
  }
  @Test("a view of the app's own takes letters as UIKeyInput")
  func keyInput() {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(counter)
    counter.becomeFirstResponder()
    #expect(Keyboard.isVisible)
    for key in ["a", "b", "Backspace", "Enter"] {
      EventDelivery.handle(.key(KeyEvent(key: key, code: key, isDown: true)))
    }
    #expect(counter.letters == ["a", "\n"])
  }

  @Test("clear buttons ask, empty and tell")
  func clearing() {
    field.clearButtonMode = .always
    field.text = "x"
    harness.settle()
    let button = field.subviews.compactMap { $0 as? ClearButton }.first
    #expect(button != nil)
    field.clear()
    harness.settle()
    #expect(calls.take().suffix(2) == ["shouldClear", "editingChanged"])
    #expect(button?.superview == nil)
  }

  @Test("a tap on a field edits it, also where a recognizer behind puts the keyboard away")
  func taps() {
    let tap = UITapGestureRecognizer()
    tap.handlers.append { [controller] _ in controller.view.endEditing(true) }
    controller.view.addGestureRecognizer(tap)
    func touch(_ y: CGFloat) {
      for phase in [TouchEvent.Phase.began, .ended] {
        EventDelivery.handle(
          .touch(TouchEvent(finger: 1, phase: phase, location: CGPoint(x: 50, y: y), time: Clock.now)))
        Clock.advance(to: Clock.now + 0.05)
      }
      harness.settle()
    }
    touch(117)
    #expect(field.isFirstResponder)
    touch(300)
    #expect(!field.isFirstResponder)
  }

  @Test("text views take lines")
  func lines() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 60))
    view.delegate = calls
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    type("a", into: view)
    view.hostDidPressReturn()
    #expect(view.text == "a\n")
    #expect(
      calls.take() == [
        "view shouldBegin", "view didBegin", "view shouldChange 0,0 a", "view didChange",
        "view shouldChange 1,0 \n", "view didChange",
      ])
    #expect(view.caretRect(for: view.endOfDocument).minY > view.caretRect(for: view.beginningOfDocument).minY)
    calls.allows = { $0 != "\n" }
    view.hostDidPressReturn()
    #expect(view.text == "a\n")
  }
}
