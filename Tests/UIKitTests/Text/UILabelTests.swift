import PangoText
import Surface
import Testing
import TextLayout

@testable import UIKit

@MainActor @Suite struct UILabelTests {
  init() { if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() } }

  private func label(_ text: String, _ configure: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    configure(label)
    return label
  }
  private func lines(_ label: UILabel) -> [String] {
    var node = Node(id: 0)
    label.updateNode(&node)
    guard case .text(let content)? = node.content else { return [] }
    return content.lines.map { $0.runs.map(\.text).joined() }
  }

  @Test func itsSizeIsThatOfInterfaceBuilder() {
    let size = label("Label").intrinsicContentSize
    #expect(abs(size.width - 41.33) < 1)
    #expect(abs(size.height - 20.33) < 0.01)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func aMultiLineLabelGrowsWithTheWidthItIsGiven() {
    let text = "a text that needs several lines in a narrow box"
    let multi = label(text) { $0.numberOfLines = 0 }
    let natural = multi.intrinsicContentSize
    multi.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(multi.intrinsicContentSize.height > 60)
    #expect(multi.intrinsicContentSize.width == natural.width)
    multi.preferredMaxLayoutWidth = 60
    #expect(multi.intrinsicContentSize.width <= 60)
    #expect(multi.sizeThatFits(CGSize(width: 100, height: 0)).height > 60)
    #expect(label(text).sizeThatFits(CGSize(width: 100, height: 0)).height < 21)
  }

  @Test func whatDoesNotFitIsTruncated() {
    let short = label("a rather long label") { $0.frame = CGRect(x: 0, y: 0, width: 90, height: 21) }
    #expect(lines(short) == ["a rather l…"])
    #expect(short.inspectedIsTruncated)
    short.lineBreakMode = .byTruncatingHead
    #expect(lines(short).first?.hasPrefix("…") == true)
    short.lineBreakMode = .byClipping
    #expect(lines(short) == ["a rather long label"])
    let low = label("one two three four five six") {
      $0.numberOfLines = 0
      $0.frame = CGRect(x: 0, y: 0, width: 70, height: 42)
    }
    #expect(lines(low).count == 2)
    #expect(low.inspectedIsTruncated)
  }

  @Test func koreanBreaksBetweenWords() {
    let korean = label("과일의 재고가 부족합니다") {
      $0.numberOfLines = 0
      $0.frame = CGRect(x: 0, y: 0, width: 75, height: 100)
    }
    #expect(lines(korean) == ["과일의", "재고가", "부족합니다"])
  }

  @Test func textShrinksToFit() {
    let fitting = label("a rather long label") {
      $0.frame = CGRect(x: 0, y: 0, width: 90, height: 21)
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(lines(fitting) == ["a rather long label"])
    #expect(!fitting.inspectedIsTruncated)
    fitting.minimumScaleFactor = 0.9
    #expect(fitting.inspectedIsTruncated)
  }

  @Test func textIsCentredInATallerBox() {
    let tall = label("x") { $0.frame = CGRect(x: 0, y: 0, width: 90, height: 100) }
    let placed = tall.placedLayout()
    #expect(abs(placed.origin.y - (100 - 20.287) / 2) < 0.34)
  }

  @Test func onlyTextStylesFollowTheTextSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let styled = label("a") {
      $0.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
      $0.adjustsFontForContentSizeCategory = true
    }
    styled.knownTraits = traits
    styled.traitsDidChange(from: large)
    #expect(styled.font.pointSize == 40)
    let plain = label("a") {
      $0.font = .systemFont(ofSize: 17)
      $0.adjustsFontForContentSizeCategory = true
    }
    plain.knownTraits = traits
    plain.traitsDidChange(from: large)
    #expect(plain.font.pointSize == 17)
    let scaled = label("a") {
      $0.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 20, weight: .bold), compatibleWith: large)
      $0.adjustsFontForContentSizeCategory = true
    }
    scaled.knownTraits = traits
    scaled.traitsDidChange(from: large)
    #expect(abs(scaled.font.pointSize - 20 * 40 / 17) < 0.4)
  }

  @Test func attributedTextKeepsItsRuns() {
    let text = NSMutableAttributedString(string: "red and bold")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 8, length: 4))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 3))
    let rich = label("") {
      $0.attributedText = text
      $0.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    }
    var node = Node(id: 0)
    rich.updateNode(&node)
    guard case .text(let content)? = node.content else { Issue.record("no text"); return }
    let runs = content.lines[0].runs
    #expect(runs.map(\.text) == ["red", " and ", "bold"])
    #expect(runs[0].color.red == 1)
    #expect(runs[0].underline?.style == .single)
    #expect(runs[2].font.weight == 700)
    #expect(rich.text == "red and bold")
    #expect(abs(rich.intrinsicContentSize.height - 36) < 0.01)
    rich.text = "plain"
    #expect(rich.attributedText?.string == "plain")
  }

  @Test func voiceOverReadsTheText() {
    let read = label("딸기 10개")
    #expect(read.isAccessibilityElement)
    #expect(read.accessibilityLabel == "딸기 10개")
    #expect(read.accessibilityTraits == .staticText)
    read.accessibilityLabel = "other"
    #expect(read.accessibilityLabel == "other")
  }

  @Test func baselinesLieInTheText() {
    let one = label("x")
    #expect(abs(one.firstBaselineOffset - 16.19) < 0.34)
    #expect(abs(one.lastBaselineOffset - 4.1) < 0.34)
  }
}
