import Surface
import Testing

@testable import UIKit

/// Trees that come into another tree.
@MainActor @Suite(.serialized) struct EnrollmentTests {
  @Test("a tree that was complete before it came is placed, although nothing changes afterwards")
  func completeTree() {
    let root = UIView.root(100, 100, SizedView(10, 10))
    root.layOut()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), inner = SizedView(20, 10)
    box.addConstrained(inner)
    box.activate(
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 60, y: 70, width: 20, height: 10))
  }

  @Test("sizes are asked for again when the display's scale changes")
  func scale() {
    let label = UILabel()
    label.text = "Oz"
    label.font = .systemFont(ofSize: 16)
    let controller = UIViewController()
    controller.view.addConstrained(label)
    let harness = Harness(controller)
    #expect(abs(label.intrinsicContentSize.height - 58 / 3) < 0.001)
    let usual = UIScreen.main.environment
    var changed = usual
    changed.usesVirtualClock = true
    changed.device = Device.named("iPhone SE")!
    ApplicationStart.handle(.environment(changed))
    harness.settle()
    #expect(label.intrinsicContentSize.height == 19.5)
    // Other tests measure at three pixels a point.
    changed.device = usual.device
    ApplicationStart.handle(.environment(changed))
    UIScreen.main.environment = usual
  }
}
