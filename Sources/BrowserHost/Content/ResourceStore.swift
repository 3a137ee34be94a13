import Foundation
import Surface

/// The pictures and fonts that an app sent, kept until the app is started again.
final class ResourceStore {
  /// Beyond this an app's further resources are refused.
  static let limit = 1 << 30

  private var resources: [String: Resource] = [:]
  private var bytes = 0

  /// - Returns: false when the limit is passed.
  func add(_ resource: Resource) -> Bool {
    guard bytes + resource.bytes.count <= Self.limit else { return false }
    if let old = resources.updateValue(resource, forKey: resource.id) { bytes -= old.bytes.count }
    bytes += resource.bytes.count
    return true
  }

  func removeAll() {
    resources = [:]
    bytes = 0
  }

  /// The families of the fonts that the app brought along.
  var fontFamilies: [String] { resources.values.filter { $0.type.hasPrefix("font/") }.map(\.id).sorted() }

  func response(id: String) -> WebResponse? {
    guard let resource = resources[id] else { return nil }
    let type = Self.served.contains(resource.type) ? resource.type : "application/octet-stream"
    return WebResponse(type: type, body: resource.bytes, headers: ContentPolicy.resource)
  }

  private static let served: Set<String> = [
    "image/png", "image/jpeg", "image/svg+xml", "image/gif", "image/webp", "font/ttf", "font/otf",
  ]
}
