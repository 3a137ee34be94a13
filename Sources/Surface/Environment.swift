import Foundation

/// What the device and the user's settings are; sent at start and at every change.
public struct Environment: Codable, Equatable, Sendable {
  public var device: Device
  /// Of the device: portrait, portraitUpsideDown, landscapeLeft, landscapeRight (UIDeviceOrientation).
  public var orientation = "portrait"
  public var isDark = false
  /// XS, S, M, L, XL, XXL, XXXL, AX1…AX5.
  public var contentSize = "L"
  /// BCP 47; nil is the project's development region.
  public var language: String?
  public var reducesMotion = false
  /// The host scrolls natively and reports; false: the app moves scroll areas by touches itself.
  public var scrollsNatively = false
  /// Animations and UIKit's timers run on a clock that the driver moves.
  public var usesVirtualClock = false
  /// A keyboard panel covers the screen's bottom while a text input is edited.
  public var showsKeyboard = true
  public init(device: Device) { self.device = device }
}

/// A model: its screen in portrait.
public struct Device: Codable, Equatable, Sendable {
  public enum Idiom: String, Codable, Sendable { case phone, pad }
  public var name: String
  public var idiom: Idiom
  /// In points, portrait.
  public var size: CGSize
  public var scale: Double
  /// Safe area in portrait: top, left, bottom, right.
  public var portraitInsets: [Double]
  /// Safe area in landscape.
  public var landscapeInsets: [Double]
  /// Of the display's corners, in points.
  public var cornerRadius: Double
  public init(
    name: String, idiom: Idiom, size: CGSize, scale: Double, portraitInsets: [Double],
    landscapeInsets: [Double], cornerRadius: Double
  ) {
    (self.name, self.idiom, self.size, self.scale) = (name, idiom, size, scale)
    (self.portraitInsets, self.landscapeInsets, self.cornerRadius) =
      (portraitInsets, landscapeInsets, cornerRadius)
  }
}

extension Device {
  /// The models that can be chosen, by Apple's names. Points, scales and safe areas are the published
  /// ones of each model on iOS 18.
  public static let all: [Device] = [
    phone("iPhone 15", 393, 852, 3, top: 59, corner: 55),
    phone("iPhone 15 Pro Max", 430, 932, 3, top: 59, corner: 55),
    phone("iPhone 16", 393, 852, 3, top: 59, corner: 55),
    phone("iPhone 16 Pro", 402, 874, 3, top: 62, corner: 62),
    phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, corner: 62),
    phone("iPhone 14", 390, 844, 3, top: 47, corner: 47.33),
    phone("iPhone 14 Plus", 428, 926, 3, top: 47, corner: 53.33),
    phone("iPhone 13 mini", 375, 812, 3, top: 50, corner: 44),
    phone("iPhone 11", 414, 896, 2, top: 48, corner: 41.5),
    phone("iPhone 11 Pro", 375, 812, 3, top: 44, corner: 39),
    phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, corner: 39),
    phone("iPhone SE", 375, 667, 2, top: 20, corner: 0, hasHomeButton: true),
    phone("iPhone 8 Plus", 414, 736, 3, top: 20, corner: 0, hasHomeButton: true),
    phone("iPhone SE (1st generation)", 320, 568, 2, top: 20, corner: 0, hasHomeButton: true),
    pad("iPad", 820, 1180, 2, top: 24, bottom: 20, corner: 25),
    pad("iPad mini", 744, 1133, 2, top: 24, bottom: 20, corner: 21.5),
    pad("iPad Pro 11", 834, 1194, 2, top: 24, bottom: 20, corner: 18),
    pad("iPad Pro 13", 1032, 1376, 2, top: 24, bottom: 20, corner: 18),
  ]

  /// The default model.
  public static let iPhone15 = all[0]

  /// The model of a name, in small or capital letters; also of the names that Xcode's simulators have
  /// ("iPad Pro 11-inch (M4)") and of models whose screen another has too.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    let shown = sameScreens.first { $0.others.contains { key($0) == wanted } }.map { key($0.name) }
    return all.first { key($0.name) == wanted } ?? all.first { key($0.name) == shown }
  }

  /// Without what Xcode adds: a size's unit and the chip or generation.
  private static func key(_ name: String) -> String {
    name.lowercased().replacing("-inch", with: "")
      .replacing(#/ \((?!1st)[^()]*\)$/#, with: "").trimmingCharacters(in: .whitespaces)
  }

  private static let sameScreens: [(name: String, others: [String])] = [
    ("iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro"]),
    ("iPhone 15 Pro Max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"]),
    ("iPhone 14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
    ("iPhone 14 Plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max"]), ("iPhone 13 mini", ["iPhone 12 mini"]),
    ("iPhone 11", ["iPhone XR"]), ("iPhone 11 Pro", ["iPhone X", "iPhone XS"]),
    ("iPhone 11 Pro Max", ["iPhone XS Max"]),
    ("iPhone SE", ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"]),
    ("iPhone 8 Plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"]),
    ("iPhone SE (1st generation)", ["iPhone 5s"]), ("iPad", ["iPad Air", "iPad Air 11"]),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, corner: Double,
    hasHomeButton: Bool = false
  ) -> Device {
    Device(
      name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
      portraitInsets: [top, 0, hasHomeButton ? 0 : 34, 0],
      landscapeInsets: hasHomeButton ? [0, 0, 0, 0] : [0, top, 21, top], cornerRadius: corner)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double,
    corner: Double
  ) -> Device {
    Device(
      name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: scale,
      portraitInsets: [top, 0, bottom, 0], landscapeInsets: [top, 0, bottom, 0], cornerRadius: corner)
  }
}
