import Foundation

/// The pictures that were drawn or shown, by identifier, so that their bytes can follow to the host.
public enum PictureRegistry {
  nonisolated(unsafe) private static var pictures: [String: EncodedPicture] = [:]
  private static let lock = NSLock()

  /// - Returns: the picture's identifier.
  @discardableResult public static func register(_ picture: EncodedPicture) -> String {
    lock.withLock { pictures[picture.identifier] = picture }
    return picture.identifier
  }
  public static func picture(_ identifier: String) -> EncodedPicture? {
    lock.withLock { pictures[identifier] }
  }
}
