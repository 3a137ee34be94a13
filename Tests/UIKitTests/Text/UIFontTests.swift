import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor @Suite struct UIFontTests {
  init() { if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() } }

  @Test func textStylesHaveApplesSizes() {
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: small).pointSize == 31)
    #expect(UIFont.preferredFont(forTextStyle: .title2, compatibleWith: small).pointSize == 19)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).font.weight == 600)
  }

  @Test func metricsAreSanFranciscos() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.186) < 0.001)
    #expect(font.descender < -4)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test func unknownNamesAreNil() {
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.pointSize == 12)
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
  }

  @Test func descriptorsChangeTraits() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    #expect(bold?.font.weight == 700)
    #expect(bold?.adjusted(to: .accessibilityLarge).pointSize == 33)
    #expect(body.fontDescriptor.withDesign(.monospaced)?.font.family == "systemMonospaced")
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }

  @Test func stringsAreMeasured() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = "Label".size(withAttributes: attributes)
    #expect(abs(size.width - 41.2) < 1)
    let bounds = ("a text that wraps" as NSString).boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(bounds.height > 40)
    #expect(bounds.width <= 60)
  }

  @Test func paragraphStylesAreCopied() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.lineSpacing == 4)
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4)
  }
}
