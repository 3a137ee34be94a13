import Surface
import Testing

@testable import UIKit

/// The members of `UITextInput` that apps call, on both of UIKit's inputs; key commands; views for input.
@MainActor @Suite(.serialized) struct TextInputMemberTests {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
  private let textView = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
  private let harness: Harness

  init() {
    harness = Harness(controller)
    controller.view.addSubview(field)
    controller.view.addSubview(textView)
    field.text = "one two, 셋 four"
    textView.text = "First line. It ends.\nSecond one"
    harness.settle()
  }

  private func range(_ input: any UITextInput, _ start: Int, _ length: Int) throws -> UITextRange {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: from, offset: length))
    return try #require(input.textRange(from: from, to: to))
  }

  @Test func `Positions, offsets and texts of ranges`() throws {
    for input in [field as any UITextInput, textView] {
      let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == (input as? UITextField)?.text ?? (input as? UITextView)?.text)
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.offset(from: input.endOfDocument, to: input.beginningOfDocument) < 0)
      #expect(input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedAscending)
      input.selectedTextRange = try range(input, 1, 2)
      #expect(input.text(in: try #require(input.selectedTextRange)) == (input is UITextField ? "ne" : "ir"))
      input.replace(try range(input, 0, 3), withText: "X")
      #expect(input.text(in: try range(input, 0, 2)) == (input is UITextField ? "X " : "Xs"))
      #expect(input.selectedTextRange?.isEmpty == true)
      #expect(input.textInputView === (input as? UIView))
    }
  }

  @Test func `Words, sentences and lines`() throws {
    func unit(_ input: any UITextInput, _ offset: Int, _ granularity: UITextGranularity) throws -> String? {
      let place = try #require(input.position(from: input.beginningOfDocument, offset: offset))
      return input.tokenizer
        .rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
        .flatMap { input.text(in: $0) }
    }
    #expect(try unit(field, 5, .word) == "two")
    #expect(try unit(field, 9, .word) == "셋")
    #expect(try unit(field, 7, .word) == nil)
    #expect(try unit(field, 0, .character) == "o")
    #expect(try unit(textView, 13, .sentence) == "It ends.")
    #expect(try unit(textView, 25, .line) == "Second one")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let end = field.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 7)
    let back = field.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.backward))
    #expect(back.map { field.offset(from: field.beginningOfDocument, to: $0) } == 4)
    #expect(
      field.tokenizer.isPosition(
        field.beginningOfDocument, atBoundary: .word, inDirection: .storage(.backward)))
  }

  @Test func `Rectangles and the nearest place`() throws {
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let caret = field.caretRect(for: second)
    #expect(caret.minX > 10 && caret.height > 15)
    #expect(field.closestPosition(to: CGPoint(x: caret.minX + 1, y: 10)) == second)
    #expect(field.text(in: try #require(field.characterRange(at: CGPoint(x: caret.minX + 3, y: 10)))) == "t")
    let word = try range(field, 4, 3)
    #expect(field.firstRect(for: word).width > 10)
    #expect(field.selectionRects(for: word).map(\.rect) == [field.firstRect(for: word)])
    #expect(field.closestPosition(to: CGPoint(x: 300, y: 10), within: word) == word.end)
    let later = try #require(textView.position(from: textView.beginningOfDocument, offset: 25))
    #expect(textView.caretRect(for: later).minY > textView.caretRect(for: textView.beginningOfDocument).minY)
  }

  @Test func `Marked text of the app's own`() throws {
    field.text = ""
    field.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "하" && field.markedTextRange != nil)
    field.unmarkText()
    #expect(field.text == "하" && field.markedTextRange == nil)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.insertText("나 다")
    field.deleteBackward()
    #expect(field.text == "하나 ")
    field.selectedTextRange = try range(field, 1, 0)
    field.select(nil)
    #expect(field.text(in: try #require(field.selectedTextRange)) == "하나")
  }

  @Test func `Views for input come and go with reloadInputViews`() {
    final class Owner: UIView {
      var accessory: UIView?
      var keys: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { accessory }
      override var inputView: UIView? { keys }
    }
    let owner = Owner()
    controller.view.addSubview(owner)
    owner.accessory = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .keyboard)
    owner.becomeFirstResponder()
    harness.settle()
    // The home indicator lies below it.
    #expect(Keyboard.frame.height == 78)
    owner.keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    harness.settle()
    owner.reloadInputViews()
    harness.settle()
    #expect(Keyboard.frame.height == 278)
    owner.resignFirstResponder()
    harness.settle()
    #expect(!Keyboard.isVisible)
    field.inputView = UIPickerViewStandIn()
    field.becomeFirstResponder()
    harness.settle()
    #expect(Keyboard.keysFrame == nil && Keyboard.frame.height == 250)
    field.inputView = nil
    harness.settle()
    #expect(Keyboard.keysFrame?.height == 336)
    field.resignFirstResponder()
  }
  private final class UIPickerViewStandIn: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  }

  @Test func `A view of the app's own takes letters and has its traits asked`() {
    final class Digits: UIView, UIKeyInput {
      var digits = ""
      var keyboardType = UIKeyboardType.numberPad
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !digits.isEmpty }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { if hasText { digits.removeLast() } }
    }
    let digits = Digits()
    controller.view.addSubview(digits)
    digits.becomeFirstResponder()
    harness.settle()
    // A number pad has no row of suggestions.
    #expect(Keyboard.frame.height == 291)
    for key in ["1", "2", "Backspace", "7"] { press(key) }
    #expect(digits.digits == "17")
    digits.resignFirstResponder()
  }

  @Test func `Key commands of a controller, its added ones, presses, and the order of Tab`() {
    final class Commanded: UIViewController {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("press \(presses.first?.key?.charactersIgnoringModifiers ?? "")")
        super.pressesBegan(presses, with: event)
      }
    }
    ObjectRegistry.register(Commanded.self, name: "Tests.Commanded") { record in
      record.methods["save"] = { object, _ in
        MainActor.assumeIsolated { (object as? Commanded)?.heard.append("save") }
        return nil
      }
    }
    let commanded = Commanded(), harness = Harness(commanded)
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: "save")
    commanded.addKeyCommand(command)
    #expect(commanded.keyCommands?.count == 1)
    press("s", ["meta"])
    press("s")
    #expect(commanded.heard == ["save", "press s"])
    commanded.removeKeyCommand(command)
    press("s", ["meta"])
    #expect(commanded.heard.last == "press s" && commanded.heard.count == 3)

    // As one reads: the right one of the first row, then the row below; and back.
    let fields = [
      CGRect(x: 200, y: 100, width: 100, height: 30), CGRect(x: 10, y: 200, width: 100, height: 30),
      CGRect(x: 10, y: 104, width: 100, height: 30),
    ].map { UITextField(frame: $0) }
    for field in fields { commanded.view.addSubview(field) }
    fields[2].becomeFirstResponder()
    press("Tab")
    #expect(fields[0].isFirstResponder)
    press("Tab")
    #expect(fields[1].isFirstResponder)
    press("Tab", ["shift"])
    #expect(fields[0].isFirstResponder)
    commanded.view.endEditing(true)
    harness.settle()
  }
  private func press(_ key: String, _ modifiers: [String] = []) {
    let code = key.count == 1 && key.first?.isLetter == true ? "Key" + key.uppercased() : key
    for isDown in [true, false] {
      ApplicationStart.handle(.key(KeyEvent(key: key, code: code, isDown: isDown, modifiers: modifiers)))
    }
  }

  @Test func `What has no dictionary says so`() {
    let checker = UITextChecker()
    let found = checker.rangeOfMisspelledWord(
      in: "wrng", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    #expect(UITextInputMode.activeInputModes.first?.primaryLanguage != nil)
    #expect(field.textInputMode != nil)
  }

  @Test func `A placeholder has the colour of the field's own appearance`() throws {
    field.text = ""
    field.placeholder = "Name"
    for (style, white) in [(UIUserInterfaceStyle.light, false), (.dark, true)] {
      field.overrideUserInterfaceStyle = style
      harness.settle()
      let color = try #require(NodeMaker.node(of: field.layer).input?.placeholderColor)
      #expect((color.red > 0.9) == white && abs(color.alpha - 0.3) < 0.01)
    }
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
    harness.settle()
    #expect(NodeMaker.node(of: field.layer).input?.placeholderColor?.green == 1)
  }
}
