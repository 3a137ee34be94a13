/// The build settings of one configuration.
struct XCBuildConfiguration: PBXObject {
  static let names = ["XCBuildConfiguration"]
  let name: String
  /// An xcconfig file that lies below these settings.
  let baseConfigurationReference: String?
  /// An xcconfig file inside a synchronized folder: the folder's object and the path in it (Xcode 16).
  let baseConfigurationAnchor: String?
  let baseConfigurationRelativePath: String?
  let buildSettings: [String: String]

  init(_ reader: ObjectReader) throws {
    name = try reader.string("name")
    baseConfigurationReference = try reader.optionalString("baseConfigurationReference")
    baseConfigurationAnchor = try reader.optionalString("baseConfigurationReferenceAnchor")
    baseConfigurationRelativePath = try reader.optionalString("baseConfigurationReferenceRelativePath")
    buildSettings = try reader.dictionary("buildSettings").mapValues { value in
      switch value {
      case let string as String: return string
      // In a list an element with a blank is one word.
      case let list as [String]:
        return list.map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
      default: return "\(value)"
      }
    }
  }
}
