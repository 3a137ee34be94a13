import InterfaceBuilder

/// What `init?(coder:)` gets when an object comes out of a storyboard or xib: one element of the document.
///
/// Classes of UIKit read the element through `ElementDecoders`; an app that asks for keys of its own finds
/// none, as in a compiled nib.
final class NibCoder: NSCoder, @unchecked Sendable {
  let element: InterfaceBuilder.Element
  let nib: NibObjects

  init(element: InterfaceBuilder.Element, nib: NibObjects) {
    (self.element, self.nib) = (element, nib)
    super.init()
  }

  /// Reads the element into an object whose `init?(coder:)` has come as far as UIKit's own class.
  ///
  /// The object is known under its id before its parts are made, so that they can refer to it.
  @MainActor func decode(_ object: AnyObject) {
    nib.adopt(object, element)
    ElementDecoders.decoder(for: element)?.decode(object, element, nib)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element.string(key) }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { element.bool(key) ?? false }
  override func decodeInteger(forKey key: String) -> Int { element.int(key) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: element.int(key) ?? 0) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(element.int(key) ?? 0) }
  override func decodeDouble(forKey key: String) -> Double { element.double(key) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(element.double(key) ?? 0) }
}
