import Foundation

/// For which device and setting an asset is looked up.
public struct AssetTraits: Hashable, Sendable {
  public enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad" }
  public var idiom: Idiom
  /// Pixels per point.
  public var scale: Double
  public var isDark: Bool
  public var isHighContrast: Bool
  public var widthClass: Variation.SizeClass?
  public var heightClass: Variation.SizeClass?
  public var isRightToLeft: Bool
  /// BCP 47, for localised assets.
  public var language: String?

  public init(
    idiom: Idiom = .phone, scale: Double = 3, isDark: Bool = false, isHighContrast: Bool = false,
    widthClass: Variation.SizeClass? = nil, heightClass: Variation.SizeClass? = nil,
    isRightToLeft: Bool = false, language: String? = nil
  ) {
    (self.idiom, self.scale, self.isDark, self.isHighContrast) = (idiom, scale, isDark, isHighContrast)
    (self.widthClass, self.heightClass) = (widthClass, heightClass)
    (self.isRightToLeft, self.language) = (isRightToLeft, language)
  }
}

/// What one entry of an asset is meant for; nil and false mean any.
public struct AssetQualifiers: Hashable, Sendable {
  public var idiom = "universal"
  public var isDark = false
  /// An entry for the light appearance only, as opposed to any.
  public var isLight = false
  public var isHighContrast = false
  public var widthClass: Variation.SizeClass?
  public var heightClass: Variation.SizeClass?
  public var direction: String?
  public var locale: String?

  /// How well an entry fits, nil when it does not; the highest wins.
  ///
  /// An entry for exactly this appearance beats one for any, one for the idiom beats the universal one.
  func fitness(for traits: AssetTraits) -> Int? {
    var score = 0
    if idiom == traits.idiom.rawValue { score += 8 } else if idiom != "universal" { return nil }
    if isDark { if traits.isDark { score += 32 } else { return nil } }
    if isLight { if traits.isDark { return nil } else { score += 32 } }
    if isHighContrast { if traits.isHighContrast { score += 16 } else { return nil } }
    if let widthClass { if widthClass == traits.widthClass { score += 2 } else { return nil } }
    if let heightClass { if heightClass == traits.heightClass { score += 2 } else { return nil } }
    if let direction {
      if (direction == "right-to-left") == traits.isRightToLeft { score += 4 } else { return nil }
    }
    if let locale { if locale == traits.language { score += 64 } else { return nil } }
    return score
  }
}

extension Collection {
  /// The best entries for the traits, all of equal fitness.
  func best(for traits: AssetTraits, _ qualifiers: (Element) -> AssetQualifiers) -> [Element] {
    let fits = compactMap { entry in qualifiers(entry).fitness(for: traits).map { (entry, $0) } }
    guard let top = fits.map(\.1).max() else { return [] }
    return fits.filter { $0.1 == top }.map(\.0)
  }
}
