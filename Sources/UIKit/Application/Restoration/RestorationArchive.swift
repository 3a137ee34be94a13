/// What one object encodes of its state. Controllers in it are references by their paths.
@MainActor final class RestorationArchive: UIKitObject, NSKeyedArchiverDelegate {
  /// In front of a path, in the place of a controller.
  nonisolated static let mark = "UIKit.controller:"

  private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  var coder: NSCoder { archiver }

  init() {
    super.init(isolated: ())
    archiver.delegate = self
  }

  nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    guard let controller = object as? UIViewController else { return object }
    return MainActor.assumeIsolated { Self.mark + controller.restorationPath.joined(separator: "/") }
      as NSString
  }
  nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  nonisolated func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?
  ) {}
  nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}

  var data: Data {
    archiver.finishEncoding()
    return archiver.encodedData
  }
}

/// Reads what an object encoded.
@MainActor final class RestorationUnarchive: UIKitObject, NSKeyedUnarchiverDelegate {
  private let unarchiver: NSKeyedUnarchiver
  private let controllers: [String: UIViewController]
  var coder: NSCoder { unarchiver }

  /// - Parameter controllers: those that were made again, by their paths.
  init?(_ data: Data, _ controllers: [[String]: UIViewController] = [:]) {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    self.unarchiver = unarchiver
    self.controllers = Dictionary(
      uniqueKeysWithValues: controllers.map { ($0.joined(separator: "/"), $1) })
    super.init(isolated: ())
    unarchiver.delegate = self
  }

  nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let text = object as? String, text.hasPrefix(RestorationArchive.mark) else { return object }
    return MainActor.assumeIsolated { controllers[String(text.dropFirst(RestorationArchive.mark.count))] }
  }
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any
  ) {}
  nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

extension UIViewController {
  /// Its own identifier behind those of what it stands in.
  var restorationPath: [String] {
    ((parent ?? presentingViewController)?.restorationPath ?? []) + [restorationIdentifier ?? ""]
  }
}

/// UIKit's values in a coder, beside Foundation's points, sizes and rectangles. Source: NSCoder, UIKit additions.
extension NSCoder {
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode([insets.top, insets.left, insets.bottom, insets.right], key)
  }
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let numbers = numbers(key, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func encode(_ numbers: [CGFloat], _ key: String) {
    encode(numbers.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
  }
  /// Zeros for a key that is not there.
  private func numbers(_ key: String, _ count: Int) -> [CGFloat] {
    let text = decodeObject(forKey: key) as? String ?? ""
    let numbers = text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count ? numbers : Array(repeating: 0, count: count)
  }
}
