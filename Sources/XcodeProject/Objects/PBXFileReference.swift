/// A file or a folder on disk, or a product.
struct PBXFileReference: PBXObject {
  static let names = ["PBXFileReference"]
  let place: PBXPlace
  /// For example `sourcecode.swift`, `folder` (a folder that is copied whole), `folder.assetcatalog`.
  let fileType: String?

  init(_ reader: ObjectReader) throws {
    place = try PBXPlace(reader)
    fileType = try reader.optionalString("explicitFileType") ?? reader.optionalString("lastKnownFileType")
  }
}
