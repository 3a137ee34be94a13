import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let kiosk = KioskViewController(
      orderManager: OrderManager(cartFile: .standard, orderNumbers: OrderNumbers()))
    let window = KioskWindow(windowScene: windowScene)
    window.touchHandler = { [weak kiosk] in kiosk?.customerTouched() }
    window.rootViewController = kiosk
    window.makeKeyAndVisible()
    self.window = window
  }
}
