import Testing

@testable import UIKit

/// Decodes scenes and keeps their controllers alive as long as a test runs.
@MainActor final class DecodedScenes {
  let fixture: NibFixture
  private var controllers: [UIViewController] = []
  init() throws { fixture = try NibFixture() }

  /// The view of a controller with this content.
  func root(_ view: String, rest: String = "", resources: String = "") throws -> UIView {
    let storyboard = try fixture.storyboard(
      fixture.controllerScene("one", view: view, rest), resources: resources)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controllers.append(controller)
    return try #require(controller.view)
  }

  /// The first controller of these scenes.
  func controller(_ scenes: String, initial: String = "one") throws -> UIViewController {
    let storyboard = try fixture.storyboard(scenes, initial: initial)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controllers.append(controller)
    return controller
  }

  /// Puts it on a screen and runs one turn.
  func show(_ controller: UIViewController) -> UIWindow { Self.screen(controller) }
  static func screen(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    Clock.isVirtual = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    FramePasses.runTurn()
    return window
  }
}
