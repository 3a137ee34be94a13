import Foundation

/// The device on Interface Builder's canvas.
public struct DocumentDevice: Equatable, Sendable {
  /// Xcode's name: `retina6_1`; empty for a document without one.
  public var identifier: String
  public var isLandscape: Bool
  public var isDark: Bool
  /// In points, in portrait.
  public var portraitSize: CGSize
  /// Pixels per point.
  public var scale: Double
  /// Top of the safe area in portrait (without bars), and its bottom.
  public var portraitTop: Double, portraitBottom: Double

  /// In points, as the canvas is turned.
  public var size: CGSize {
    isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  init(element: Element?) {
    let identifier = element?["id"] ?? ""
    // A document that names no device was laid out on the old 600 pt square.
    let known = Self.known[identifier] ?? (width: 600, height: 600, scale: 2, top: 20, bottom: 0)
    self.identifier = identifier
    isLandscape = element?["orientation"] == "landscape"
    isDark = element?["appearance"] == "dark"
    portraitSize = CGSize(width: known.width, height: known.height)
    scale = known.scale
    (portraitTop, portraitBottom) = (known.top, known.bottom)
  }

  private typealias Known = (width: Double, height: Double, scale: Double, top: Double, bottom: Double)

  /// Sizes and safe areas as Interface Builder lays scenes out on them, read off storyboards. It gives all notches
  /// the first one's 44 points, where a device has 47.
  private static let known: [String: Known] = [
    "retina3_5": (320, 480, 2, 20, 0), "retina4_0": (320, 568, 2, 20, 0),
    "retina4_7": (375, 667, 2, 20, 0), "retina5_4": (375, 812, 3, 50, 34),
    "retina5_5": (414, 736, 3, 20, 0), "retina5_9": (375, 812, 3, 44, 34),
    "retina6_0": (390, 844, 3, 44, 34), "retina6_1": (414, 896, 2, 44, 34),
    "retina6_3": (402, 874, 3, 62, 34), "retina6_5": (414, 896, 3, 44, 34),
    "retina6_7": (428, 926, 3, 44, 34), "retina6_9": (440, 956, 3, 62, 34),
    "retina6_12": (393, 852, 3, 59, 34), "retina6_72": (430, 932, 3, 59, 34),
    "ipad8_3rounded": (744, 1133, 2, 24, 20), "ipad9_7": (768, 1024, 2, 20, 0),
    "ipad10_2": (810, 1080, 2, 20, 0), "ipad10_5": (834, 1112, 2, 20, 0),
    "ipad10_9rounded": (820, 1180, 2, 24, 20), "ipad11_0rounded": (834, 1194, 2, 24, 20),
    "ipad12_9": (1024, 1366, 2, 20, 0), "ipad12_9rounded": (1024, 1366, 2, 24, 20),
  ]
}
