/// Files of a synchronized folder whose membership is not what the folder says.
///
/// Of a target that owns the folder the files are left out; of any other target they are taken in. The
/// second kind of object adds files to a single build phase.
struct PBXFileSystemSynchronizedExceptionSet: PBXObject {
  static let names = [
    "PBXFileSystemSynchronizedBuildFileExceptionSet",
    "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
  ]
  /// Relative to the folder. `/Localized: Main.storyboard` means the file in every language.
  let membershipExceptions: [String]
  /// nil of the second kind.
  let target: String?
  /// nil of the first kind.
  let buildPhase: String?
  let platformFilters: [String: [String]]

  init(_ reader: ObjectReader) throws {
    membershipExceptions = try reader.strings("membershipExceptions")
    target = try reader.optionalString("target")
    buildPhase = try reader.optionalString("buildPhase")
    platformFilters = try reader.dictionary("platformFiltersByRelativePath").compactMapValues {
      $0 as? [String]
    }
  }
}
