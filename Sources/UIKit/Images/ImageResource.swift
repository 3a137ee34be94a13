/// A picture of an asset catalog. Xcode writes one for each, and so does the build here.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalog. Xcode writes one for each, and so does the build here.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// A picture that the catalog has for certain: its name was written by the build. An empty one otherwise.
  public convenience init(resource: ImageResource) {
    guard let asset = AssetLibraries.library(of: resource.bundle).image(named: resource.name),
      let form = UIImage.form(of: asset, traits: .current)
    else {
      self.init()
      return
    }
    self.init(form)
  }
}

extension UIColor {
  /// A colour that the catalog has for certain: its name was written by the build. Clear otherwise.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(components: { color.components(for: $0) })
  }
}
