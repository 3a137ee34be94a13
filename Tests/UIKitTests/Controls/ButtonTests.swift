import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor struct ButtonTests {
  let screen: Screen

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    screen = Screen()
  }

  func system(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func `Sizes are those of storyboards`() {
    let plain = system("Button")
    #expect(plain.intrinsicContentSize.height == 30)
    #expect(plain.titleLabel?.font.pointSize == 15)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let configured = UIButton(configuration: configuration)
    #expect(abs(configured.intrinsicContentSize.height - 34.33) < 0.01)
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton().intrinsicContentSize.width == 30)
  }

  @Test func `The intrinsic size adds contentEdgeInsets and ignores titleEdgeInsets`() {
    let button = system("Title")
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
  }

  @Test func `Content follows the state and falls back to normal`() {
    let button = UIButton()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "Normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.titleLabel?.text == "Selected")
    #expect(button.currentTitleColor == .white)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(button.accessibilityLabel == "Normal")
  }

  @Test func `A system button fades while pressed and follows the tint`() {
    let button = system("Go")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    screen.window.addSubview(button)
    button.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    screen.press(10, 10)
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
    screen.lift(10, 10)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `A tap sends touchUpInside and the primary action once each`() {
    let button = system("Go")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    screen.window.addSubview(button)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in log.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    screen.tap(10, 10)
    #expect(log == ["up", "primary", "both"])
  }

  @Test func `Title and picture lie side by side, moved by their insets`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Title", for: .normal)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    let width = button.titleLabel?.intrinsicContentSize.width ?? 0
    let start = ((200 - 20 - width) / 2 * 3).rounded() / 3
    #expect(abs((button.imageView?.frame.minX ?? 0) - start) < 0.01)
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - start - 20) < 0.01)
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets.left = 10
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 15, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 30)
  }

  @Test func `A configuration places the picture on any side and updates by its handler`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    configuration.imagePadding = 5
    configuration.imagePlacement = .top
    let button = UIButton(configuration: configuration)
    screen.activate()
    screen.window.addSubview(button)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(abs(button.intrinsicContentSize.height - (14 + 20 + 5 + text.height)) < 0.01)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 7)
    #expect(button.titleLabel?.frame.minY == 32)
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    FramePasses.runTurn()
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    FramePasses.runTurn()
    #expect(button.titleLabel?.text == "On")
    #expect(button.currentTitle == "On")
  }

  @Test func `setTitle reaches a configuration, and its title wraps`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("A title that is long enough for several lines of a narrow button", for: .normal)
    #expect(button.configuration?.title?.hasPrefix("A title") == true)
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height > 70)
  }

  @Test func `An attributed title keeps its attributes and takes the button's colour`() {
    let button = system("x")
    button.setAttributedTitle(
      NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "Rich")
    #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .tintColor)
    #expect(button.currentTitle == "x")
  }

  @Test func `A font set on the label changes the size`() {
    let button = system("Title")
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > before.height + 20)
  }

  @Test func `A subclass with the two usual initialisers keeps all others`() {
    final class Own: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Own().buttonType == .custom)
    #expect(Own(type: .system).buttonType == .system)
    #expect(Own(configuration: .filled()).configuration != nil)
  }

  @Test func `A title that may wrap has as many lines as it needs`() {
    let button = system("One\u{2028}Two")
    let single = button.intrinsicContentSize.height
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.intrinsicContentSize.height > single + 15)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    #expect(button.titleLabel?.numberOfLines == 1)
  }
}
