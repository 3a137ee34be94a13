/// The root object of a project file.
struct PBXProject: PBXObject {
  static let names = ["PBXProject"]
  let developmentRegion: String
  let knownRegions: [String]
  let mainGroup: String
  let buildConfigurationList: String
  let projectDirPath: String
  let targets: [String]
  let packageReferences: [String]

  init(_ reader: ObjectReader) throws {
    developmentRegion = try reader.optionalString("developmentRegion") ?? "en"
    knownRegions = try reader.strings("knownRegions")
    mainGroup = try reader.string("mainGroup")
    buildConfigurationList = try reader.string("buildConfigurationList")
    projectDirPath = try reader.optionalString("projectDirPath") ?? ""
    targets = try reader.strings("targets")
    packageReferences = try reader.strings("packageReferences")
  }
}
