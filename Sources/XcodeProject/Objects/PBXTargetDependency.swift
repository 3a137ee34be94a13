/// That a target is built before another.
struct PBXTargetDependency: PBXObject {
  static let names = ["PBXTargetDependency"]
  /// nil when the target lies in another project, or a package product is meant.
  let target: String?
  let name: String?
  let productRef: String?

  init(_ reader: ObjectReader) throws {
    target = try reader.optionalString("target")
    name = try reader.optionalString("name")
    productRef = try reader.optionalString("productRef")
  }
}
