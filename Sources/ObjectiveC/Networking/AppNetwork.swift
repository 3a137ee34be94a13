import Foundation
import FoundationNetworking

/// What an app's sessions load with: `URLSessionConfiguration.default` and `.ephemeral` in an app mean those
/// of this type.
///
/// Without a network each request fails as on a device that is offline. Files load as on iOS; Foundation on
/// Linux knows no `file:` addresses.
public enum AppNetwork {
  nonisolated(unsafe) private static var isAllowed = true
  nonisolated(unsafe) fileprivate static var report: @Sendable (String) -> Void = { _ in }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var hasReported = false

  /// Called once, before the app's code runs.
  /// - Parameter report: gets the host that the app asked for in vain, the first time.
  public static func begin(isAllowed: Bool, report: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.isAllowed, self.report) = (isAllowed, report)
    // Those that are registered serve the shared session.
    for loading in loadings { _ = URLProtocol.registerClass(loading) }
  }

  public static var defaultConfiguration: URLSessionConfiguration { fitted(.default) }
  public static var ephemeralConfiguration: URLSessionConfiguration { fitted(.ephemeral) }

  private static var loadings: [URLProtocol.Type] {
    isAllowed ? [FileLoading.self] : [FileLoading.self, OfflineLoading.self]
  }
  private static func fitted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.protocolClasses = loadings + (configuration.protocolClasses ?? [])
    return configuration
  }

  fileprivate static func reportOnce(_ host: String) {
    let isFirst = lock.withLock {
      defer { hasReported = true }
      return !hasReported
    }
    if isFirst { report(host) }
  }
}

/// Fails every request to another machine.
private final class OfflineLoading: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    AppNetwork.reportOnce(request.url?.host ?? "a server")
    client?.urlProtocol(self, didFailWithError: urlError(.notConnectedToInternet, request.url))
  }
  override func stopLoading() {}
}

/// Loads `file:` addresses.
private final class FileLoading: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return fail(.fileDoesNotExist, url)
    }
    if isFolder.boolValue { return fail(.fileIsDirectory, url) }
    guard let data = try? Data(contentsOf: url) else { return fail(.noPermissionsToReadFile, url) }
    let response = URLResponse(
      url: url, mimeType: Self.type(ofExtension: url.pathExtension), expectedContentLength: data.count,
      textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}

  private func fail(_ code: URLError.Code, _ url: URL) {
    client?.urlProtocol(self, didFailWithError: urlError(code, url))
  }
  private static func type(ofExtension name: String) -> String {
    switch name.lowercased() {
    case "json": "application/json"
    case "txt": "text/plain"
    case "html", "htm": "text/html"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "pdf": "application/pdf"
    case "xml": "application/xml"
    default: "application/octet-stream"
    }
  }
}

/// With iOS's words.
private func urlError(_ code: URLError.Code, _ url: URL?) -> URLError {
  let text: String =
    switch code {
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .fileDoesNotExist: "The requested URL was not found on this server."
    case .fileIsDirectory: "The requested URL is a folder."
    default: "You do not have permission to access the requested resource."
    }
  var information: [String: Any] = [NSLocalizedDescriptionKey: text]
  if let url {
    information[NSURLErrorFailingURLErrorKey] = url
    information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
  }
  return URLError(code, userInfo: information)
}
