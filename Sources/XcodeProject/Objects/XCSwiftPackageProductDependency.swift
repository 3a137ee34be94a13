/// A product of a package that a target uses.
struct XCSwiftPackageProductDependency: PBXObject {
  static let names = ["XCSwiftPackageProductDependency"]
  let productName: String
  /// nil when Xcode finds the package by its product (local packages in the navigator).
  let package: String?

  init(_ reader: ObjectReader) throws {
    productName = try reader.string("productName")
    package = try reader.optionalString("package")
  }
}
