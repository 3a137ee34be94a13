/// Which way up the interface is, and when it turns.
///
/// Asked: the app delegate (or Info.plist), then the root controller or what covers it fully. A phone never
/// turns upside down. Source: UIViewController, supportedInterfaceOrientations.
@MainActor enum Orientation {
  private static var needsUpdate = false

  /// Asks again at the next turn.
  static func setNeedsUpdate() {
    guard !needsUpdate, Launch.isDone else { return }
    needsUpdate = true
    UpdatePass.enqueue {
      needsUpdate = false
      update()
    }
  }

  /// Asks now and turns when the present orientation is excluded or the device is held another way.
  static func update() {
    let window = decidingWindow
    guard let target = choose(from: allowed(for: window), preferred: decidingController(in: window)) else {
      return
    }
    turn(to: target)
  }

  /// The orientations that app and controllers share.
  static func allowed(for window: UIWindow?) -> UIInterfaceOrientationMask {
    var mask = UIApplication.shared.supportedInterfaceOrientations(for: window)
    if let controller = decidingController(in: window) {
      let common = mask.intersection(controller.supportedInterfaceOrientations)
      if common.isEmpty {
        // UIKit raises UIApplicationInvalidInterfaceOrientation with these words; the app goes on here.
        Log.write(
          .error,
          "Supported orientations has no common orientation with the application, and "
            + "[\(String(describing: type(of: controller))) shouldAutorotate] is returning YES")
      } else {
        mask = common
      }
    }
    if UIScreen.main.environment.device.idiom == .phone { mask.remove(.portraitUpsideDown) }
    return mask
  }

  /// As the device is held, else as now, else what the controller prefers, else Info.plist's first.
  static func choose(from mask: UIInterfaceOrientationMask, preferred controller: UIViewController? = nil)
    -> UIInterfaceOrientation?
  {
    let held = UIDevice.current.orientation.interfaceOrientation
    let candidates =
      [held, UIScreen.main.interfaceOrientation, controller?.preferredInterfaceOrientationForPresentation]
      .compactMap { $0 } + InformationPropertyList.orientations
      + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return candidates.first { mask.contains(UIInterfaceOrientationMask($0)) }
  }

  /// At start: as the device is held when it lies on its side and the app allows it, else the first
  /// orientation of Info.plist, as which the device is then taken to be held.
  static func begin() {
    let list = InformationPropertyList.orientations
    let held = UIDeviceOrientation(name: UIScreen.main.environment.orientation).interfaceOrientation
    var start = list.first { $0 != .portraitUpsideDown } ?? .portrait
    if let held, held.isLandscape, list.contains(held) { start = held }
    UIDevice.current.orientation = start.deviceOrientation
    UIScreen.main.interfaceOrientation = start
    Windows.rootLayer.frame = UIScreen.main.bounds
  }

  static func turn(to new: UIInterfaceOrientation) {
    let screen = UIScreen.main
    guard new != screen.interfaceOrientation else { return }
    let center = NotificationCenter.default
    center.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared)
    ScreenChange.perform { screen.interfaceOrientation = new }
    center.post(name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
  }

  // MARK: Who decides

  private static var decidingWindow: UIWindow? {
    let windows = Windows.visible.filter { $0.rootViewController != nil }
    return windows.first { $0.isKeyWindow } ?? windows.last
  }
  /// The root, or the last controller above it that covers the screen.
  private static func decidingController(in window: UIWindow?) -> UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController, presented.decidesOrientation {
      controller = presented
    }
    return controller
  }
}

extension UIInterfaceOrientation {
  /// An interface turned left lies on a device turned right.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: .portrait
    }
  }
}

extension UIDeviceOrientation {
  /// UIKit's name of the case.
  init(name: String) {
    switch name {
    case "portraitUpsideDown": self = .portraitUpsideDown
    case "landscapeLeft": self = .landscapeLeft
    case "landscapeRight": self = .landscapeRight
    case "faceUp": self = .faceUp
    case "faceDown": self = .faceDown
    default: self = .portrait
    }
  }
  /// nil while the device lies flat.
  var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: nil
    }
  }
}

extension UIInterfaceOrientationMask {
  init(_ orientation: UIInterfaceOrientation) {
    self =
      orientation == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
  }
  init(_ orientations: [UIInterfaceOrientation]) {
    self = orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
  }
  /// As UIKit writes a mask in messages.
  var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
