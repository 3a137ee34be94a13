import PangoText
import Surface
import Testing
import TextLayout

@testable import UIKit

@MainActor private final class Watcher: UITextFieldDelegate {
  var allows = true
  var changes: [String] = []
  var events: [String] = []
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    changes.append("\(range.location),\(range.length):\(string)")
    return allows
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    return textField.resignFirstResponder()
  }
}

@MainActor @Suite struct TextInputTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let watcher = Watcher()

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    field.delegate = watcher
    window.addSubview(field)
  }
  private func input(_ view: UIView) -> TextInput? {
    var node = Node(id: 0)
    view.updateNode(&node)
    return node.input
  }

  @Test func typingAsksTheDelegateAndTellsTheTargets() {
    var edits = 0
    field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    field.hostDidFocus(true)
    field.hostDidChange(text: "a", selection: [1, 0], marked: nil)
    field.hostDidChange(text: "ab", selection: [2, 0], marked: nil)
    field.hostDidChange(text: "b", selection: [0, 0], marked: nil)
    #expect(watcher.changes == ["0,0:a", "1,0:b", "0,1:"])
    #expect(edits == 3)
    #expect(field.text == "b")
    #expect(field.isEditing)
    field.hostDidPressReturn()
    #expect(watcher.events == ["begin", "return", "end"])
    #expect(!field.isEditing)
  }

  @Test func aRefusedChangeIsTakenBackInTheHost() throws {
    field.hostDidFocus(true)
    field.hostDidChange(text: "a", selection: [1, 0], marked: nil)
    let before = try #require(input(field)).revision
    watcher.allows = false
    field.hostDidChange(text: "ax", selection: [2, 0], marked: nil)
    #expect(field.text == "a")
    #expect(try #require(input(field)).revision > before)
    #expect(input(field)?.text == "a")
  }

  @Test func compositionIsMarkedAndCommitsOnce() {
    var texts: [String] = []
    field.addAction(UIAction { [weak field] _ in texts.append(field?.text ?? "") }, for: .editingChanged)
    field.hostDidFocus(true)
    field.hostDidChange(text: "ㅎ", selection: [1, 0], marked: [0, 1])
    #expect(field.markedTextRange != nil)
    field.hostDidChange(text: "하", selection: [1, 0], marked: [0, 1])
    field.hostDidChange(text: "한", selection: [1, 0], marked: [0, 1])
    field.hostDidChange(text: "한", selection: [1, 0], marked: nil)
    #expect(field.markedTextRange == nil)
    #expect(field.text == "한")
    #expect(texts == ["ㅎ", "하", "한"])
    // As from iOS's Korean keyboard: every step replaces the syllable so far.
    #expect(watcher.changes == ["0,0:ㅎ", "0,1:하", "0,1:한"])
  }

  @Test func theFieldDescribesItselfToTheHost() throws {
    field.placeholder = "이름"
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = true
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.textAlignment = .center
    let shown = try #require(input(field))
    #expect(shown.placeholder == "이름")
    #expect(shown.isSecure)
    #expect(shown.keyboardType == "emailAddress")
    #expect(shown.returnKey == "done")
    #expect(shown.alignment == "center")
    #expect(shown.insets == [0, 7, 0, 7])
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.accessibilityLabel == "이름")
  }

  @Test func textViewsWrapAndScroll() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "a text that needs several lines"
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 70)
    #expect(input(view)?.isMultiline == true)
    view.isEditable = false
    #expect(input(view) == nil)
    #expect(view.shownText.lines.count >= 3)
    #expect(view.shownText.lines[0].x == 5)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 70)
  }

  @Test func editedTextFindsTheSmallestChange() {
    var edited = EditedText()
    edited.set("aaa")
    #expect(
      edited.change(to: "aaaa", selection: [1, 0])
        == .init(range: NSRange(location: 1, length: 0), replacement: "a"))
    #expect(
      edited.change(to: "aa", selection: [0, 0])
        == .init(range: NSRange(location: 0, length: 1), replacement: ""))
    #expect(edited.change(to: "aaa", selection: [3, 0]) == nil)
    edited.set("👍")
    #expect(
      edited.change(to: "👎", selection: [2, 0])
        == .init(range: NSRange(location: 0, length: 2), replacement: "👎"))
  }
}
