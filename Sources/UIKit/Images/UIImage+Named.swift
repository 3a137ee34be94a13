import InterfaceBuilder

/// The assets of every bundle that was asked for one.
enum AssetLibraries {
  nonisolated(unsafe) private static var libraries: [String: AssetLibrary] = [:]
  private static let lock = NSLock()

  static func library(of bundle: Bundle) -> AssetLibrary {
    lock.withLock {
      let path = bundle.resourcePath ?? bundle.bundlePath
      if let library = libraries[path] { return library }
      let library = AssetLibrary(bundle: URL(fileURLWithPath: path))
      libraries[path] = library
      return library
    }
  }
}

extension UITraitCollection {
  /// For looking assets up.
  var assetTraits: AssetTraits {
    func sizeClass(_ size: UIUserInterfaceSizeClass) -> Variation.SizeClass? {
      switch size {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: nil
      }
    }
    return AssetTraits(
      idiom: userInterfaceIdiom == .pad ? .pad : .phone,
      scale: displayScale > 0 ? displayScale : UIImage.screenScale, isDark: userInterfaceStyle == .dark,
      isHighContrast: accessibilityContrast == .high, widthClass: sizeClass(horizontalSizeClass),
      heightClass: sizeClass(verticalSizeClass), isRightToLeft: layoutDirection == .rightToLeft)
  }
}

extension UIImage {
  /// A picture of the asset catalogs or a file of the bundle; nil when there is none, as on iOS.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let asset = AssetLibraries.library(of: bundle ?? .main).image(named: name),
      let form = UIImage.form(of: asset, traits: traits)
    else { return nil }
    self.init(form)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// - Returns: nil when no file of the asset can be read.
  static func form(of asset: ImageAsset, traits: UITraitCollection) -> Form? {
    guard let variant = asset.variant(for: traits.assetTraits), let image = image(of: variant) else {
      return nil
    }
    var form = Form(source: .asset(asset, image), scale: variant.scale ?? 1)
    switch asset.renderingMode {
    case .template: form.renderingMode = .alwaysTemplate
    case .original: form.renderingMode = .alwaysOriginal
    case .automatic: break
    }
    if let slicing = variant.slicing {
      form.caps = UIEdgeInsets(slicing.caps)
      form.resizingMode = slicing.tiles ? .tile : .stretch
    }
    if let insets = variant.alignmentInsets { form.alignmentInsets = UIEdgeInsets(insets) }
    return form
  }

  private static func image(of variant: ImageAsset.Variant) -> CGImage? {
    (try? EncodedPicture(file: variant.drawableFile)).map { CGImage(source: .encoded($0)) }
  }

  /// The picture for these traits: an asset may have another one for dark.
  func resolved(for traits: UITraitCollection) -> Form {
    guard case .asset(let asset, _) = form.source, let other = Self.form(of: asset, traits: traits) else {
      return form
    }
    var result = form
    (result.source, result.scale) = (other.source, other.scale)
    return result
  }
}

extension UIEdgeInsets {
  init(_ insets: DocumentInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
public typealias _ImageLiteralType = UIImage
