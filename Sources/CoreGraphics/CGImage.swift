import Foundation
import Surface

/// A picture: encoded bytes that nobody decoded, or recorded drawing.
public final class CGImage: @unchecked Sendable {
  public enum Source {
    case encoded(EncodedPicture)
    /// In points; `scale` pixels a point.
    case drawing(Drawing, size: CGSize, scale: CGFloat)
  }
  public let source: Source
  /// In pixels of the whole picture, the part that is shown.
  public let crop: CGRect?

  public init(source: Source, crop: CGRect? = nil) { (self.source, self.crop) = (source, crop) }

  private var pixelSize: CGSize {
    if let crop { return crop.size }
    switch source {
    case .encoded(let picture): return picture.pixelSize
    case .drawing(_, let size, let scale):
      return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }
  }
  public var width: Int { Int(pixelSize.width) }
  public var height: Int { Int(pixelSize.height) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// - Parameter rect: in pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(origin: .zero, size: pixelSize)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(source: source, crop: part.offsetBy(dx: crop?.minX ?? 0, dy: crop?.minY ?? 0))
  }
}

/// Colours are sRGB everywhere; the name is kept.
public final class CGColorSpace: @unchecked Sendable {
  public let name: String?
  public init?(name: String) { self.name = name }
  init(_ name: String) { self.name = name }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }

/// Colours that flow into each other.
public final class CGGradient: @unchecked Sendable {
  public let colors: [CGColor]
  /// 0…1, as many as colours.
  public let locations: [CGFloat]

  /// - Parameter colors: an array of CGColor.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<count).map { index in
      CGColor(
        red: components[index * 4], green: components[index * 4 + 1], blue: components[index * 4 + 2],
        alpha: components[index * 4 + 3])
    }
    self.init(colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  init?(_ colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    self.locations =
      locations ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
