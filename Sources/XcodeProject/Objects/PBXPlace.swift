/// Where a group or a file reference lies: a path and what it is relative to.
struct PBXPlace {
  /// `<group>`, `SOURCE_ROOT`, `<absolute>`, `BUILT_PRODUCTS_DIR`, `SDKROOT`, `DEVELOPER_DIR`.
  let sourceTree: String
  /// nil: the group has no folder of its own.
  let path: String?
  /// Shown instead of the path.
  let name: String?

  init(_ reader: ObjectReader) throws {
    sourceTree = try reader.optionalString("sourceTree") ?? "<group>"
    path = try reader.optionalString("path")
    name = try reader.optionalString("name")
  }
}
