import Foundation
import Lowering
import XcodeProject

/// The resources of a package's target: a bundle in the app, and `Bundle.module` in the code.
struct PackageResources {
  let module: PackageModule

  /// What is compiled with the module: `Bundle.module` and the names of its assets.
  var files: [SourceFile] {
    let catalogs = module.resources.map(\.url).filter { $0.pathExtension == "xcassets" }
    let symbols = AssetSymbols(catalogs: catalogs, bundle: "Foundation.Bundle.module", hasExtensions: false)
    return (accessor.map { [SourceFile(path: "EspalierResources.swift", text: $0)] } ?? [])
      + (symbols.file.map { [$0] } ?? [])
  }

  /// What `Bundle.module` is in the module; nil for one without resources, as in Xcode.
  var accessor: String? {
    guard let name = module.bundleName else { return nil }
    return """
      import Foundation

      extension Foundation.Bundle {
        static let module: Foundation.Bundle = {
          let place = Foundation.Bundle.main.bundleURL.appendingPathComponent(\(literal(name)))
          guard let bundle = Foundation.Bundle(path: place.path) else {
            Swift.fatalError("unable to find bundle named \\(place.lastPathComponent)")
          }
          return bundle
        }()
      }

      """
  }

  /// The resources with their places in the app.
  /// - Parameter folder: for the bundle's own Info.plist.
  func resources(in folder: URL) throws -> [Resource] {
    guard let name = module.bundleName else { return [] }
    let info = folder.appendingPathComponent("Info.plist")
    let values = [
      "CFBundleIdentifier": "\(module.package).\(module.name).resources",
      "CFBundleDevelopmentRegion": module.defaultLocalization ?? "en", "CFBundlePackageType": "BNDL",
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    if (try? Data(contentsOf: info)) != data { try data.write(to: info, options: .atomic) }
    return [Resource(url: info, region: nil, destination: "\(name)/Info.plist")]
      + module.resources.map {
        Resource(url: $0.url, region: $0.region, destination: "\(name)/\($0.destination)")
      }
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }
}
