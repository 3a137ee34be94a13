import Surface

/// The device's display. One per process.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  nonisolated override init() { super.init() }

  /// What the host told last.
  var environment = Environment(device: .iPhone15)
  /// The interface's orientation; `bounds` follows it.
  var interfaceOrientation = UIInterfaceOrientation.portrait

  open var bounds: CGRect {
    let size = environment.device.size
    return CGRect(
      origin: .zero,
      size: interfaceOrientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }
  open var nativeBounds: CGRect {
    let size = environment.device.size
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }
  open var scale: CGFloat { environment.device.scale }
  open var nativeScale: CGFloat { environment.device.scale }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var isCaptured: Bool { false }

  /// Of the whole screen in the interface's orientation.
  var safeAreaInsets: UIEdgeInsets {
    let i =
      interfaceOrientation.isLandscape
      ? environment.device.landscapeInsets : environment.device.portraitInsets
    return UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
  }

  open var traitCollection: UITraitCollection {
    let traits = UITraitCollection()
    let isPad = environment.device.idiom == .pad
    let isLandscape = interfaceOrientation.isLandscape
    traits.userInterfaceStyle = environment.isDark ? .dark : .light
    traits.userInterfaceIdiom = isPad ? .pad : .phone
    // Source: Human Interface Guidelines, "Layout", device size classes: wide phones (414 and up, but for
    // the 6.1-inch iPhone XR's successors the published table says regular too) are regular in landscape.
    let isWide = environment.device.size.width >= 414
    traits.horizontalSizeClass = isPad || (isLandscape && isWide) ? .regular : .compact
    traits.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
    traits.displayScale = scale
    traits.displayGamut = .P3
    traits.userInterfaceLevel = .base
    let category = UIContentSizeCategory.shortNames.firstIndex(of: environment.contentSize) ?? 3
    traits.preferredContentSizeCategory = UIContentSizeCategory.ordered[category]
    traits.layoutDirection = .leftToRight
    traits.accessibilityContrast = .normal
    traits.legibilityWeight = .regular
    return traits
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
