/// A folder on disk of which everything belongs to a target, but for exceptions (Xcode 16).
struct PBXFileSystemSynchronizedRootGroup: PBXObject {
  static let names = ["PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedGroup"]
  let place: PBXPlace
  let exceptions: [String]
  /// Paths in the folder that are copied whole, as folder references.
  let explicitFolders: [String]
  let explicitFileTypes: [String: String]

  init(_ reader: ObjectReader) throws {
    place = try PBXPlace(reader)
    exceptions = try reader.strings("exceptions")
    explicitFolders = try reader.strings("explicitFolders")
    explicitFileTypes = try reader.dictionary("explicitFileTypes").compactMapValues { $0 as? String }
  }
}
