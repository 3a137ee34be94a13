import Foundation

/// A folder with a project made for one test.
final class ProjectFixture {
  let folder: URL
  var project: URL { folder.appendingPathComponent("Shop.xcodeproj") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Writes a project with one app target.
  /// - Parameters:
  ///   - objects: more objects, or other ones under the same identifiers, in OpenStep syntax.
  func writeProject(
    objects: String = "", children: String = "", sources: String = "", resources: String = "",
    target: String = "", projectSettings: String = "", targetSettings: String = "",
    productType: String = "com.apple.product-type.application", version: Int = 56
  ) throws {
    try write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = \(version);
        objects = {
          P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = ko;
            knownRegions = (ko, Base, en); targets = (T); };
          G = { isa = PBXGroup; children = (A, \(children)); sourceTree = "<group>"; };
          A = { isa = PBXGroup; path = Shop; children = (); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Shop; productType = "\(productType)";
            buildConfigurationList = TL; buildPhases = (S, R); \(target) };
          S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
          R = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
          PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
          TL = { isa = XCConfigurationList; buildConfigurations = (TR, TC); };
          PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(projectSettings) }; };
          TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
          TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(targetSettings) }; };
          \(objects)
        };
        rootObject = P;
      }
      """)
  }
}
