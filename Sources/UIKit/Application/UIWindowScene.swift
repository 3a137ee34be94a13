/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { Windows.all.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
  open var isFullScreen: Bool { true }
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = nil
  open var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// Turns the interface to one of the preferred orientations, when the app and its controllers allow it.
  /// The device is taken to follow, as UIKit does from iOS 16 on.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    let allowed = Orientation.allowed(for: keyWindow ?? windows.first)
    guard let target = Orientation.choose(from: wanted.intersection(allowed)) else {
      let error = NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [
          NSLocalizedDescriptionKey:
            "None of the requested orientations are supported by the view controller. "
            + "Requested: \(wanted.names); Supported: \(allowed.names)"
        ])
      errorHandler?(error)
      return
    }
    UIDevice.current.turn(to: target.deviceOrientation)
    Orientation.turn(to: target)
  }

  /// What `requestGeometryUpdate` is asked for.
  @preconcurrency @MainActor open class GeometryPreferences: UIKitObject {
    init() { super.init(isolated: ()) }
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  @preconcurrency @MainActor public final class Geometry: UIKitObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    init(scene: UIWindowScene) {
      (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
      super.init(isolated: ())
    }
  }
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { StatusBar.style }
  open var isStatusBarHidden: Bool { StatusBar.isHidden }
  open var statusBarFrame: CGRect { StatusBar.frame }
}
