import Foundation

/// A Swift package that the project names: a repository, or a folder.
struct XCSwiftPackageReference: PBXObject {
  static let names = ["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"]
  let repositoryURL: String?
  let relativePath: String?
  let requirement: [String: String]

  init(_ reader: ObjectReader) throws {
    repositoryURL = try reader.optionalString("repositoryURL")
    relativePath = try reader.optionalString("relativePath")
    requirement = try reader.dictionary("requirement").compactMapValues { $0 as? String }
  }
}
