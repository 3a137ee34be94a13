import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct EditMenuTests {
  /// A label that can be copied, as many apps have it.
  private final class CopyLabel: UILabel {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" || action == "praise"
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  }
  private let controller = UIViewController()
  private let label = CopyLabel(frame: CGRect(x: 50, y: 300, width: 200, height: 30))
  private let harness: Harness

  init() {
    harness = Harness(controller)
    ObjectRegistry.register(CopyLabel.self, name: "Tests.CopyLabel") { record in
      record.methods["praise"] = { object, _ in
        MainActor.assumeIsolated { (object as? CopyLabel)?.heard.append("praise") }
        return nil
      }
    }
    label.text = "copied"
    controller.view.addSubview(label)
    harness.settle()
  }
  private var panel: EditMenuPanel? { harness.window.subviews.lazy.compactMap { $0 as? EditMenuPanel }.first }
  private func buttons(_ view: UIView?) -> [UIButton] {
    (view?.subviews ?? []).flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
  }
  private func tap(_ point: CGPoint) {
    for phase in [TouchEvent.Phase.began, .ended] {
      ApplicationStart.handle(.touch(TouchEvent(finger: 1, phase: phase, location: point, time: Clock.now)))
      harness.advance(0.1)
    }
    harness.settle()
  }

  @Test func `The menu controller shows what the first responder can do`() throws {
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Praise", action: "praise"), UIMenuItem(title: "Blame", action: "blame"),
    ]
    label.becomeFirstResponder()
    menu.showMenu(from: label, rect: label.bounds)
    harness.settle()
    #expect(menu.isMenuVisible)
    #expect(buttons(panel).compactMap { $0.currentTitle } == ["Copy", "Praise"])
    let copy = try #require(buttons(panel).first)
    // Above what it is about.
    #expect(copy.convert(copy.bounds, to: nil).maxY <= 300)
    tap(copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil))
    #expect(UIPasteboard.general.string == "copied" && !menu.isMenuVisible)
    menu.showMenu(from: label, rect: label.bounds)
    harness.settle()
    let praise = try #require(buttons(panel).last)
    tap(praise.convert(CGPoint(x: praise.bounds.midX, y: praise.bounds.midY), to: nil))
    #expect(label.heard == ["praise"])
    menu.showMenu(from: label, rect: label.bounds)
    harness.settle()
    tap(CGPoint(x: 200, y: 700))
    #expect(!menu.isMenuVisible && panel == nil)
    menu.menuItems = nil
    label.resignFirstResponder()
  }

  @Test func `An interaction asks its delegate for the menu`() throws {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var chosen = 0
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: suggestedActions + [UIAction(title: "Mine") { _ in self.chosen += 1 }])
      }
    }
    let delegate = Delegate(), interaction = UIEditMenuInteraction(delegate: delegate)
    label.addInteraction(interaction)
    #expect(interaction.view === label && label.interactions.count == 1)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 10)))
    harness.settle()
    #expect(buttons(panel).compactMap { $0.currentTitle } == ["Copy", "Mine"])
    let mine = try #require(buttons(panel).last)
    tap(mine.convert(CGPoint(x: mine.bounds.midX, y: mine.bounds.midY), to: nil))
    #expect(delegate.chosen == 1 && panel == nil)
    label.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
