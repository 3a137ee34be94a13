/// A target with a product; aggregate and legacy targets have the fields that they share with it.
struct PBXNativeTarget: PBXObject {
  static let names = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
  let identifier: String
  let name: String
  /// nil of an aggregate target.
  let productType: String?
  let buildConfigurationList: String
  let buildPhases: [String]
  let dependencies: [String]
  let packageProductDependencies: [String]
  let fileSystemSynchronizedGroups: [String]

  init(_ reader: ObjectReader) throws {
    identifier = reader.identifier
    name = try reader.string("name")
    productType = try reader.optionalString("productType")
    buildConfigurationList = try reader.string("buildConfigurationList")
    buildPhases = try reader.strings("buildPhases")
    dependencies = try reader.strings("dependencies")
    packageProductDependencies = try reader.strings("packageProductDependencies")
    fileSystemSynchronizedGroups = try reader.strings("fileSystemSynchronizedGroups")
  }
}
