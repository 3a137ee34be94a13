import Foundation
import XcodeProject

/// One target of a package, as it is compiled.
struct PackageModule {
  let name: String
  let package: String
  /// Where the package lies.
  let folder: URL
  let settings: ModuleSettings
  let features: [String]
  let sources: [URL]
  let resources: [Resource]
  let defaultLocalization: String?
  /// The modules that it imports, in the order in which they are built.
  let dependencies: [String]
  /// Whether a person works on it: of other packages no warnings are shown.
  let isLocal: Bool
  /// Code that nobody edits here is compiled for speed, once.
  let isOptimized: Bool

  /// The folder of its resources in the app; nil when it has none.
  var bundleName: String? {
    resources.isEmpty ? nil : "\(package)_\(name).bundle"
  }

  /// As the language knows the module of a target called `my-target`.
  static func moduleName(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
