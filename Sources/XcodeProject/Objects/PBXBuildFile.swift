/// The membership of a file, a group or a package product in a build phase.
struct PBXBuildFile: PBXObject {
  static let names = ["PBXBuildFile"]
  /// nil when a package product is meant, or when the file was deleted in Xcode.
  let fileRef: String?
  let productRef: String?
  let platformFilters: [String]

  init(_ reader: ObjectReader) throws {
    fileRef = try reader.optionalString("fileRef")
    productRef = try reader.optionalString("productRef")
    let one = try reader.optionalString("platformFilter").map { [$0] } ?? []
    platformFilters = try reader.strings("platformFilters") + one
  }
}
