import Foundation

/// A set of font files that hosts know by one name.
///
/// The same table is read by the engine that measures, by the browser's `@font-face` rules and by the PNG
/// renderer, so all of them draw from the very files that were measured.
public struct FontFamily: Sendable {
  /// One file of the family.
  public struct Face: Hashable, Sendable {
    public var path: String
    /// 100…900, as in CSS.
    public var weight: Int
    public var isItalic: Bool
    public init(path: String, weight: Int, isItalic: Bool = false) {
      (self.path, self.weight, self.isItalic) = (path, weight, isItalic)
    }
  }

  public var name: String
  public var faces: [Face]
  /// The characters it is asked for when it stands in for another family; nil: all that it has.
  public var ranges: [ClosedRange<UInt32>]?
  /// Scales the glyphs: drawn at `size × sizeAdjust` (CSS's `size-adjust`).
  public var sizeAdjust: Double
  /// Added after every character, in em.
  public var tracking: Tracking
  /// Ascender, descender, cap height and x-height as UIFont reports them, in em; nil: the file's own.
  public var metrics: FontMetrics?
  /// The families tried in turn for a character that this one does not have.
  public var fallbacks: [String]

  public init(
    name: String, faces: [Face], ranges: [ClosedRange<UInt32>]? = nil, sizeAdjust: Double = 1,
    tracking: Tracking = .none, metrics: FontMetrics? = nil, fallbacks: [String] = []
  ) {
    (self.name, self.faces, self.ranges, self.sizeAdjust) = (name, faces, ranges, sizeAdjust)
    (self.tracking, self.metrics, self.fallbacks) = (tracking, metrics, fallbacks)
  }

  /// The face that CSS's font matching picks, so that a browser and the engine agree.
  ///
  /// https://www.w3.org/TR/css-fonts-4/#font-style-matching
  public func face(weight: Int, isItalic: Bool) -> Face? {
    let styled = faces.filter { $0.isItalic == isItalic }
    let candidates = styled.isEmpty ? faces : styled
    return candidates.min { a, b in
      let left = Self.rank(a.weight, wanted: weight), right = Self.rank(b.weight, wanted: weight)
      return left < right
    }
  }

  /// Order in which CSS tries weights: a step (lower first), then the distance.
  private static func rank(_ weight: Int, wanted: Int) -> (Int, Int) {
    let distance = abs(weight - wanted)
    if weight == wanted { return (0, 0) }
    switch wanted {
    case 400...500:
      if weight > wanted && weight <= 500 { return (1, distance) }
      return weight < wanted ? (2, distance) : (3, distance)
    case ..<400:
      return weight < wanted ? (1, distance) : (2, distance)
    default:
      return weight > wanted ? (1, distance) : (2, distance)
    }
  }
}
