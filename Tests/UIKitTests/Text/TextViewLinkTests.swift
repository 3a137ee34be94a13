import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextViewLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
      return allows
    }
  }

  private let controller = UIViewController()
  private let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let delegate = Delegate()
  private let harness: Harness

  init() {
    harness = Harness(controller)
    controller.view.addSubview(textView)
    textView.isEditable = false
    textView.delegate = delegate
    textView.font = .systemFont(ofSize: 17)
  }

  private func tap(_ offset: Int) {
    harness.settle()
    let caret = textView.caret(at: offset)
    let point = CGPoint(x: caret.minX + 3, y: 100 + caret.midY)
    for phase in [TouchEvent.Phase.began, .ended] {
      ApplicationStart.handle(.touch(TouchEvent(finger: 1, phase: phase, location: point, time: Clock.now)))
      harness.advance(0.2)
    }
    harness.settle()
  }
  private var opened: [String] {
    harness.sink.messages.compactMap { if case .openURL(let url) = $0 { url } else { nil } }
  }

  @Test func `A tap on a link asks the delegate and opens it`() {
    let text = NSMutableAttributedString(
      string: "Read the terms now", attributes: [.font: textView.effectiveFont])
    text.addAttribute(.link, value: "https://example.com/terms", range: NSRange(location: 9, length: 5))
    textView.attributedText = text
    tap(2)
    #expect(delegate.asked.isEmpty)
    tap(10)
    #expect(delegate.asked == ["https://example.com/terms 9 5"])
    #expect(opened == ["https://example.com/terms"])
    delegate.allows = false
    tap(10)
    #expect(delegate.asked.count == 2 && opened.count == 1)
    textView.isSelectable = false
    tap(10)
    #expect(delegate.asked.count == 2)
  }

  @Test func `Links have the tint colour, or the look that the view says`() {
    let text = NSMutableAttributedString(string: "a link")
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 2, length: 4))
    textView.attributedText = text
    textView.tintColor = .red
    #expect(
      textView.stringWithLinks.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    textView.linkTextAttributes = [.underlineStyle: 1]
    #expect(textView.stringWithLinks.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
    #expect(textView.attributedText.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
  }

  @Test func `Addresses in plain text are found when asked for`() {
    textView.text = "See https://example.com/a. Or www.example.org"
    tap(6)
    #expect(delegate.asked.isEmpty)
    textView.dataDetectorTypes = .link
    tap(6)
    tap(32)
    #expect(delegate.asked == ["https://example.com/a 4 21", "http://www.example.org 30 15"])
  }
}
