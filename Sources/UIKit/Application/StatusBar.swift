import Surface

public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What the top controller asks of the status bar and the home indicator.
@MainActor enum StatusBar {
  static func describe(_ state: inout ScreenState) {
    state.isStatusBarHidden = isHidden
    state.statusBarStyle = effectiveStyle == .lightContent ? "light" : "dark"
    state.isHomeIndicatorHidden = homeIndicatorController?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// As asked for: `default` is dark or light by the traits.
  static var style: UIStatusBarStyle {
    guard InformationPropertyList.controllersDecideStatusBar else {
      return InformationPropertyList.statusBarStyle
    }
    return controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }
  static var isHidden: Bool {
    guard InformationPropertyList.controllersDecideStatusBar else {
      return InformationPropertyList.isStatusBarHiddenAtStart || isPhoneOnItsSide
    }
    // An iPhone on its side shows no status bar, whatever controllers say.
    return isPhoneOnItsSide || controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden == true
  }
  private static var isPhoneOnItsSide: Bool {
    UIScreen.main.interfaceOrientation.isLandscape && UIScreen.main.environment.device.idiom == .phone
  }
  private static var effectiveStyle: UIStatusBarStyle {
    guard style == .default else { return style }
    // Behind a sheet the presenter shrinks and the display's black shows under the status bar.
    if Windows.visible.contains(where: { $0.rootContainer?.transform.isIdentity == false }) {
      return .lightContent
    }
    let traits = topController?.traitCollection ?? UIScreen.main.traitCollection
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }
  /// In points of the screen; empty while hidden.
  static var frame: CGRect {
    guard !isHidden else { return .zero }
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  private static var homeIndicatorController: UIViewController? {
    controller { $0.childForHomeIndicatorAutoHidden }
  }
  private static func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var current = topController
    while let next = current.flatMap(child) { current = next }
    return current
  }
  /// The root or what covers it fully: page sheets leave the decision to what lies behind them.
  private static var topController: UIViewController? {
    let windows = Windows.visible.filter { $0.rootViewController != nil && $0.windowLevel == .normal }
    let window = windows.first { $0.isKeyWindow } ?? windows.last
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController,
      presented.coversStatusBar || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }
}
