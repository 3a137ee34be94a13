import InterfaceBuilder

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file of an asset catalog under a name.
open class NSDataAsset: NSObject {
  public let name: NSDataAssetName
  public let data: Data
  /// The file's type, such as `public.json`.
  public let typeIdentifier: String

  /// nil when the app's catalogs have no such data set, or its file cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    let traits = AssetTraits(idiom: .phone)
    guard let asset = AssetLibraries.library(of: bundle).data(named: name),
      let variant = asset.variant(for: traits) ?? asset.variants.first,
      let data = try? Data(contentsOf: variant.file)
    else { return nil }
    (self.name, self.data) = (name, data)
    typeIdentifier = variant.typeIdentifier ?? "public.data"
  }
}
