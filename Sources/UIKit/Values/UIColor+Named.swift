import InterfaceBuilder

extension UIColor {
  /// A colour of the asset catalogs; nil when there is none.
  ///
  /// The colour follows the traits it is resolved for. Where its set says nothing, as Xcode's own empty
  /// AccentColor, it is the tint colour.
  /// - Parameter bundle: nil is the main bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    guard let asset = AssetLibraries.library(of: bundle ?? .main).color(named: name) else { return nil }
    self.init(components: { traits in
      let color = asset.color(for: traits.assetTraits)
      switch color {
      case .components(let red, let green, let blue, let alpha)?:
        return [red, green, blue, alpha].map { CGFloat($0) }
      case .system(let name)?: return (UIColor.system(named: name) ?? .tintColor).components(for: traits)
      case .named?, nil: return UIColor.tintColor.components(for: traits)
      }
    })
  }
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
}
