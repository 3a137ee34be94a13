import Foundation

extension Element {
  /// Whether some attribute or keyed value depends on the size class.
  public var hasVariedValues: Bool {
    variations.contains { !$0.attributes.isEmpty || !$0.values.isEmpty }
  }

  /// Whether some of that mask's objects are there at some size classes only.
  public func hasVariedMask(_ key: String) -> Bool {
    variations.contains {
      let mask = $0.mask(key)
      return !mask.included.isEmpty || !mask.excluded.isEmpty
    }
  }

  /// An element of the same name that holds only what depends on the size class, with the values that hold
  /// for these: the narrowest variation that fits, else the element's own.
  ///
  /// A keyed value that neither has stands as `nil`.
  /// - Parameter defaults: what an attribute means that the document leaves out.
  public func varied(
    width: Variation.SizeClass?, height: Variation.SizeClass?, defaults: [String: String] = [:]
  ) -> Element {
    let variations = variations
    let result = Element(name: name, attributes: ["id": id ?? ""], line: line)
    for variation in variations {
      for attribute in variation.attributes.keys {
        result.attributes[attribute] = attributes[attribute] ?? defaults[attribute]
      }
      for value in variation.values {
        guard let key = value.key, result.child(key: key) == nil else { continue }
        result.children.append(child(key: key) ?? Element(name: "nil", attributes: ["key": key], line: line))
      }
    }
    for variation in variations where variation.fits(width: width, height: height) {
      result.attributes.merge(variation.attributes) { _, new in new }
      for value in variation.values {
        guard let index = result.children.firstIndex(where: { $0.key == value.key }) else { continue }
        result.children[index] = value
      }
    }
    return result
  }
}
