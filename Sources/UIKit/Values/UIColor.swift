/// A colour, fixed or depending on traits (light and dark, contrast, level).
open class UIColor: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  private let provider: @Sendable (UITraitCollection) -> [CGFloat]

  /// sRGB and alpha for the traits.
  func components(for traits: UITraitCollection) -> [CGFloat] { provider(traits) }

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgba = [red, green, blue, alpha]
    provider = { _ in rgba }
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let channel = { (n: CGFloat) -> CGFloat in
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public init(cgColor: CGColor) {
    let rgba = cgColor.rgba
    provider = { _ in rgba }
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let dynamicProvider = dynamicProvider
    provider = { traits in dynamicProvider(traits).components(for: traits) }
  }
  init(components provider: @escaping @Sendable (UITraitCollection) -> [CGFloat]) {
    self.provider = provider
  }
  public required convenience init?(coder: NSCoder) { return nil }

  open var cgColor: CGColor {
    let c = provider(.current)
    return CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let c = provider(traitCollection)
    return UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let provider = provider
    return UIColor(components: { traits in
      var c = provider(traits)
      c[3] = alpha
      return c
    })
  }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = provider(.current)
    red?.pointee = c[0]
    green?.pointee = c[1]
    blue?.pointee = c[2]
    alpha?.pointee = c[3]
    return true
  }
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = provider(.current)
    white?.pointee = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
    alpha?.pointee = c[3]
    return true
  }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = provider(.current)
    let high = max(c[0], c[1], c[2]), delta = high - min(c[0], c[1], c[2])
    var h: CGFloat = 0
    if delta > 0 {
      if high == c[0] {
        h = ((c[1] - c[2]) / delta).truncatingRemainder(dividingBy: 6)
      } else if high == c[1] {
        h = (c[2] - c[0]) / delta + 2
      } else {
        h = (c[0] - c[1]) / delta + 4
      }
    }
    hue?.pointee = (h < 0 ? h + 6 : h) / 6
    saturation?.pointee = high == 0 ? 0 : delta / high
    brightness?.pointee = high
    alpha?.pointee = c[3]
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || UITraitCollection.colorProbes.allSatisfy { provider($0) == other.provider($0) }
  }
  open override var hash: Int { provider(UITraitCollection.colorProbes[0]).hashValue }
}
