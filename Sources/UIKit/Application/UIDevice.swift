public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device that the host shows.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  nonisolated override init() { super.init() }

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The generic name, as apps without the entitlement get it from iOS 16 on.
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "18.5" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.environment.device.idiom == .pad ? .pad : .phone
  }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Made at the first use and kept with the app's data.
  open private(set) lazy var identifierForVendor: UUID? = Self.readIdentifier()

  // MARK: Orientation

  open internal(set) var orientation = UIDeviceOrientation.portrait
  private var generating = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generating = max(0, generating - 1) }

  /// Takes the new orientation and tells those who asked.
  func turn(to new: UIDeviceOrientation) {
    guard new != orientation else { return }
    orientation = new
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// `setValue(_:forKey: "orientation")`: an undocumented way by which many apps turn the interface. The
  /// number may be a device's or an interface's orientation, of which portrait and sideways are the same.
  static func registerKeys() {
    ObjectRegistry.register(UIDevice.self, name: "UIDevice") { record in
      record.setters["orientation"] = { receiver, value in
        MainActor.assumeIsolated {
          let number = (value as? Int) ?? (value as? NSNumber)?.intValue ?? 0
          guard let device = receiver as? UIDevice, let new = UIDeviceOrientation(rawValue: number),
            new != .unknown
          else { return }
          device.turn(to: new)
          Orientation.update()
        }
      }
      record.getters["orientation"] = { receiver in
        MainActor.assumeIsolated { (receiver as? UIDevice)?.orientation.rawValue }
      }
    }
  }

  private static func readIdentifier() -> UUID? {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let file = folder?.appendingPathComponent(".vendor-identifier") else { return nil }
    if let text = try? String(contentsOf: file, encoding: .utf8), let known = UUID(uuidString: text) {
      return known
    }
    let new = UUID()
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? new.uuidString.write(to: file, atomically: true, encoding: .utf8)
    return new
  }
}
