import Foundation

/// The file of one domain of the user defaults, which each write replaces as a whole.
///
/// Core Foundation on Linux writes over the file in place: a full disk, or a kill in between, leaves half of it
/// or nothing. So it only reads the file, when the app starts, and holds the values; they are written here.
final class DefaultsFile {
  private let suite: String?
  private var written: NSDictionary?

  /// - Parameter suite: nil is the app's own domain.
  init(suite: String?) { self.suite = suite }

  /// What Core Foundation holds of the domain, without registered defaults and arguments.
  var values: NSDictionary {
    let name = suite.map { NSString(string: $0) }
    return withExtendedLifetime(name) {
      copyPreferences(
        nil, name.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) } ?? Self.ownDomain,
        constant("kCFPreferencesCurrentUser"), constant("kCFPreferencesAnyHost"))?.takeRetainedValue() ?? [:]
    }
  }
  private static var ownDomain: UnsafeRawPointer? { constant("kCFPreferencesCurrentApplication") }

  /// Where Core Foundation looks for it.
  var url: URL {
    let configured = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
    }
    let folder =
      configured
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(".config")
    return folder.appendingPathComponent((suite ?? Self.ownName) + ".plist")
  }
  static var ownName: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  /// Writes the values when they are others than those written last.
  /// - Throws: what the file system says; the old file is then untouched.
  func write() throws {
    let values = self.values
    guard values != written else { return }
    // The first look at a domain that nobody changed.
    if written == nil, values == stored { return written = values }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: url, options: .atomic)
    written = values
  }

  private var stored: NSDictionary {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? NSDictionary ?? (list as? [String: Any]).map { NSDictionary(dictionary: $0) } ?? [:]
  }
}

/// A constant string of Core Foundation, which Foundation on Linux keeps to itself and its library exports.
private func constant(_ name: String) -> UnsafeRawPointer? {
  dlsym(nil, name)?.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
}

@_silgen_name("CFPreferencesCopyMultiple") private func copyPreferences(
  _ keys: UnsafeRawPointer?, _ application: UnsafeRawPointer?, _ user: UnsafeRawPointer?,
  _ host: UnsafeRawPointer?
) -> Unmanaged<NSDictionary>?
