/// The build configurations of a project or a target.
struct XCConfigurationList: PBXObject {
  static let names = ["XCConfigurationList"]
  let buildConfigurations: [String]
  let defaultConfigurationName: String?

  init(_ reader: ObjectReader) throws {
    buildConfigurations = try reader.strings("buildConfigurations")
    defaultConfigurationName = try reader.optionalString("defaultConfigurationName")
  }
}
