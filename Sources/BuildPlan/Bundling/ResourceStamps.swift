import Foundation
import XcodeProject

/// Tells cheaply whether what goes into a bundle has changed.
enum ResourceStamps {
  static func fingerprint(of targets: [Target], and others: [Resource] = []) -> String {
    var print = Fingerprint()
    print.add(BuildVersion.text)
    for target in targets {
      let info = try? PropertyListSerialization.data(
        fromPropertyList: target.info, format: .xml, options: 0)
      print.add(info ?? Data())
      add(target.resources, to: &print)
    }
    add(others, to: &print)
    return print.text
  }

  private static func add(_ resources: [Resource], to print: inout Fingerprint) {
    for resource in resources {
      print.add(resource.destination)
      add(resource.url, to: &print)
    }
  }

  private static func add(_ url: URL, to print: inout Fingerprint) {
    print.add(url.path)
    print.addStamp(of: url)
    guard let inside = FileManager.default.enumerator(atPath: url.path) else { return }
    for path in inside.compactMap({ $0 as? String }).sorted() {
      print.add(path)
      print.addStamp(of: url.appendingPathComponent(path))
    }
  }
}
