import PangoText
import Testing
import TextLayout

@testable import UIKit

/// Labels among constraints.
@MainActor @Suite struct LabelLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let label = UILabel()

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    window.isHidden = false
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
  }

  /// Behaviour 15: a multi-line label of fixed width grows to its wrapped text by itself.
  @Test func aMultiLineLabelGrowsAndShrinksWithItsText() {
    label.numberOfLines = 0
    label.text =
      "a text that is long enough to need three lines in a box that is only 260 points wide, or even four"
    window.layoutIfNeeded()
    #expect(label.frame.width == 260)
    #expect(label.frame.height > 60)
    #expect(!label.inspectedIsTruncated)
    label.text = "short"
    window.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.333) < 0.01)
  }

  @Test func itGrowsWhenItsBoxNarrows() {
    label.numberOfLines = 0
    label.text = "a text that fits on one line"
    window.layoutIfNeeded()
    let before = label.frame.height
    window.frame.size.width = 140
    window.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(label.frame.height > 2 * before)
    #expect(!label.inspectedIsTruncated)
  }

  @Test func stackedLabelsStandUnderEachOther() {
    let second = UILabel()
    for view in [label, second] { view.removeFromSuperview() }
    label.numberOfLines = 0
    label.text = "a heading that wraps because it is too long for the width of this stack of labels"
    second.text = "below"
    let stack = UIStackView(arrangedSubviews: [label, second])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stack.alignment = .leading
    window.addSubview(stack)
    second.setContentHuggingPriority(.defaultLow, for: .vertical)
    window.layoutIfNeeded()
    #expect(label.frame.width <= 200)
    #expect(!label.inspectedIsTruncated)
    #expect(second.frame.minY >= label.frame.maxY)
  }

  @Test func fontsOfTheAppAreRegistered() {
    let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/nanum")
    #expect(AppFonts.register(["Fonts/NanumSquareR.ttf"], in: folder).isEmpty)
    #expect(UIFont(name: "NanumSquareR", size: 12) != nil || UIFont(name: "NanumSquareOTFR", size: 12) != nil)
    #expect(AppFonts.register(["nowhere.ttf"], in: folder).count == 1)
  }

  @Test func layersShowThePictureTheyWereGiven() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.contents = UIImage(data: UIImageTests.png(4, 2))?.cgImage
    view.layer.contentsGravity = .resizeAspect
    guard case .image(let image)? = NodeMaker.node(of: view.layer).content else {
      Issue.record("no picture")
      return
    }
    #expect(image.rect == CGRect(x: 0, y: 2.5, width: 10, height: 5))
  }
}
