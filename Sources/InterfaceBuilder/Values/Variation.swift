import Foundation

/// What a document says for one combination of size classes.
public struct Variation: Sendable {
  public enum SizeClass: String, Sendable { case compact, regular }
  /// nil: any.
  public var width: SizeClass?
  /// nil: any.
  public var height: SizeClass?
  /// Attributes and keyed children hold the varied values, as in the element itself.
  public var element: Element

  /// How narrowly it is meant: of two that fit, the higher wins.
  public var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  public func fits(width: SizeClass?, height: SizeClass?) -> Bool {
    (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
  }

  /// Attributes that are varied; the key itself is none.
  public var attributes: [String: String] { element.attributes.filter { $0.key != "key" } }
  /// Keyed children that are varied (colours, fonts, insets); masks are none.
  public var values: [Element] { element.children.filter { $0.name != "mask" } }

  /// Ids that the mask of that key (`subviews`, `constraints`, `gestureRecognizers`) takes in or leaves out.
  public func mask(_ key: String) -> (included: [String], excluded: [String]) {
    let mask = element.children.first { $0.name == "mask" && $0.key == key }
    func references(_ name: String) -> [String] {
      (mask?.children(named: name) ?? []).compactMap { $0["reference"] }
    }
    return (references("include"), references("exclude"))
  }

  init?(_ element: Element) {
    guard element.name == "variation", let key = element.key else { return nil }
    self.element = element
    for part in key.components(separatedBy: "-") {
      let sides = part.components(separatedBy: "=")
      guard sides.count == 2 else { continue }
      if sides[0] == "widthClass" { width = SizeClass(rawValue: sides[1]) }
      if sides[0] == "heightClass" { height = SizeClass(rawValue: sides[1]) }
    }
  }
}

extension Element {
  /// The widest first, so that later ones override earlier ones.
  public var variations: [Variation] {
    children(named: "variation").compactMap(Variation.init).enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element)
  }

  /// The ids of that mask's key that are not installed at these size classes.
  public func uninstalled(
    _ key: String, width: Variation.SizeClass?, height: Variation.SizeClass?
  ) -> Set<String> {
    var result: Set<String> = []
    for variation in variations where variation.fits(width: width, height: height) {
      let mask = variation.mask(key)
      result.formUnion(mask.excluded)
      result.subtract(mask.included)
    }
    return result
  }
}
