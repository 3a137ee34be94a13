/// A folder of the navigator: a plain group, or the versions of a data model.
struct PBXGroup: PBXObject {
  static let names = ["PBXGroup", "XCVersionGroup"]
  let children: [String]
  let place: PBXPlace

  init(_ reader: ObjectReader) throws {
    children = try reader.strings("children")
    place = try PBXPlace(reader)
  }
}
