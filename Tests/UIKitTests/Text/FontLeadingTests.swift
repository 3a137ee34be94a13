import PangoText
import Testing
import TextLayout

@testable import UIKit

/// Text styles leave leading between their lines. The heights are those that Interface Builder writes for 2x screens.
@MainActor @Suite struct FontLeadingTests {
  init() { if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() } }

  private func style(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large) -> UIFont {
    .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }
  private func text(_ lines: Int) -> String { Array(repeating: "x", count: lines).joined(separator: "\n") }
  private func upToHalves(_ value: CGFloat) -> CGFloat { (value * 2 - 0.001).rounded(.up) / 2 }

  private func labelHeight(_ font: UIFont, lines: Int) -> CGFloat {
    let label = UILabel()
    (label.numberOfLines, label.font, label.text) = (0, font, text(lines))
    return upToHalves(label.layout(width: 300).size.height)
  }

  @Test func aLabelHasItBetweenItsLines() {
    #expect(labelHeight(style(.body), lines: 1) == 20.5)
    #expect(labelHeight(style(.body), lines: 11) == 240.5)
    #expect(labelHeight(style(.headline), lines: 2) == 42.5)
    #expect(labelHeight(style(.title1), lines: 2) == 67.5)
    #expect(labelHeight(style(.title1, .extraSmall), lines: 2) == 61)
    #expect(labelHeight(style(.body, .extraSmall), lines: 10) == 188)
  }

  @Test func fontsOfNoStyleHaveNone() {
    #expect(labelHeight(.systemFont(ofSize: 17), lines: 14) == 284.5)
    #expect(labelHeight(style(.body).withSize(18), lines: 2) == 43)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
  }

  @Test func aTextViewHasItBelowEveryLine() {
    let view = UITextView()
    view.text = text(13)
    view.font = style(.body)
    #expect(upToHalves(view.sizeThatFits(CGSize(width: 300, height: 0)).height) == 302)
    view.font = .systemFont(ofSize: 14)
    view.text = text(10)
    #expect(upToHalves(view.sizeThatFits(CGSize(width: 300, height: 0)).height) == 183.5)
  }

  @Test func boldAndOtherDesignsOfAStyleKeepIt() throws {
    let bold = try #require(style(.body).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(labelHeight(UIFont(descriptor: bold, size: 0), lines: 11) == 240.5)
    #expect(abs(style(.body).leading - 1.713) < 0.001)
  }

  @Test func measuringAStringCountsItWhenAsked() {
    let attributes: [NSAttributedString.Key: Any] = [.font: style(.body)]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      let size = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
      return (text(2) as NSString).boundingRect(
        with: size, options: options, attributes: attributes, context: nil
      ).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - 40.574) < 0.01)
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 42.287) < 0.01)
  }
}
