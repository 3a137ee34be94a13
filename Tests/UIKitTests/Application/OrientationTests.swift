import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct OrientationTests {
  final class Portrait: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }
  final class Everything: UIViewController {
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.sizes.append(.zero) }
    }
  }

  private func hold(_ orientation: UIDeviceOrientation, _ harness: Harness) {
    UIDevice.current.turn(to: orientation)
    Orientation.update()
    harness.settle()
  }

  @Test("the first orientation of Info.plist is the start")
  func first() {
    let harness = Harness(
      UIViewController(),
      plist: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ]
      ])
    #expect(UIScreen.main.interfaceOrientation == .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(harness.window.bounds.size == CGSize(width: 852, height: 393))
    hold(.portrait, harness)
    #expect(UIScreen.main.interfaceOrientation == .landscapeLeft)
  }

  @Test("11c: phones never turn upside down, and controllers hear of the turn before it happens")
  func turns() {
    let root = Everything()
    let harness = Harness(root)
    hold(.portraitUpsideDown, harness)
    #expect(UIScreen.main.interfaceOrientation == .portrait)
    hold(.landscapeLeft, harness)
    #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
    #expect(root.sizes == [CGSize(width: 852, height: 393), .zero])
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test("11c: a controller whose orientations exclude the present one turns the interface")
  func excluded() {
    let root = Everything(), navigation = Turning(rootViewController: root)
    let harness = Harness(navigation)
    hold(.landscapeLeft, harness)
    navigation.pushViewController(Portrait(), animated: true)
    harness.settle()
    #expect(UIScreen.main.interfaceOrientation == .portrait)
    navigation.popViewController(animated: true)
    harness.settle()
    #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
  }
  final class Turning: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      topViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  @Test("setting the device's orientation by key turns the interface")
  func byKey() throws {
    UIDevice.registerKeys()
    let harness = Harness(Everything())
    let set = try #require(ObjectRegistry.lookUp(UIDevice.current) { $0.setters["orientation"] })
    try set(UIDevice.current, UIInterfaceOrientation.landscapeLeft.rawValue)
    harness.settle()
    #expect(UIScreen.main.interfaceOrientation == .landscapeLeft)
  }
}
