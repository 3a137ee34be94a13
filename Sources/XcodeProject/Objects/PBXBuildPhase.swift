/// One step of a target's build.
struct PBXBuildPhase: PBXObject {
  static let names = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXHeadersBuildPhase",
    "PBXCopyFilesBuildPhase", "PBXShellScriptBuildPhase", "PBXRezBuildPhase", "PBXAppleScriptBuildPhase",
  ]
  let isa: String
  let name: String?
  let files: [String]
  /// Of a Run Script phase.
  let shellScript: String?

  init(_ reader: ObjectReader) throws {
    isa = reader.isa
    name = try reader.optionalString("name")
    files = try reader.strings("files")
    // Old versions of Xcode wrote a list of lines.
    shellScript = reader.fields["shellScript"] as? String
  }
}
