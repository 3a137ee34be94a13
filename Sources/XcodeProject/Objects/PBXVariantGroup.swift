/// One resource in several languages; each child is a file reference that is named by its region.
struct PBXVariantGroup: PBXObject {
  static let names = ["PBXVariantGroup"]
  let children: [String]
  let place: PBXPlace

  init(_ reader: ObjectReader) throws {
    children = try reader.strings("children")
    place = try PBXPlace(reader)
  }
}
