import Testing

@testable import UIKit

@MainActor @Suite struct FoundationMarkTests {
  /// Equal and unequal values in neighbouring runs: Core Foundation compares each pair.
  @Test func runsOfOurValuesStandSideBySide() {
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let values: [(NSAttributedString.Key, [Any])] = [
      (.foregroundColor, [UIColor.red, UIColor.blue, UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
      (.font, [UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 10)]),
      (.paragraphStyle, [style(0), style(1), style(1)]), (.shadow, [NSShadow(), NSShadow(), NSShadow()]),
      (.attachment, [NSTextAttachment(), NSTextAttachment(), NSTextAttachment()]),
    ]
    for (key, three) in values {
      let text = NSMutableAttributedString(string: "")
      for value in three { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      text.addAttribute(key, value: three[0], range: NSRange(location: 1, length: 3))
      #expect(text.length == 6)
      #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }
  }
}
