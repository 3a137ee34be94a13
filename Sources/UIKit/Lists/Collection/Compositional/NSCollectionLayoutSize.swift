/// A length: a share of the container, points, or an estimate that the content corrects.
public final class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat
  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
  public static func fractionalWidth(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, value)
  }
  public static func fractionalHeight(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, value)
  }
  public static func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, value)
  }
  public static func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, value)
  }
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

public final class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// Space before or after an item: fixed, or at least so much.
public final class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  public let spacing: CGFloat
  public let isFlexible: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
  public var isFixed: Bool { !isFlexible }
}

public final class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none = NSRectAlignment(rawValue: 0)
  public static let top = NSRectAlignment(rawValue: 1)
  public static let topLeading = NSRectAlignment(rawValue: 2)
  public static let leading = NSRectAlignment(rawValue: 3)
  public static let bottomLeading = NSRectAlignment(rawValue: 4)
  public static let bottom = NSRectAlignment(rawValue: 5)
  public static let bottomTrailing = NSRectAlignment(rawValue: 6)
  public static let trailing = NSRectAlignment(rawValue: 7)
  public static let topTrailing = NSRectAlignment(rawValue: 8)
  var isTop: Bool { [1, 2, 8].contains(rawValue) }
  var isBottom: Bool { [4, 5, 6].contains(rawValue) }
}

/// Where a badge or a header is fastened.
public final class NSCollectionLayoutAnchor: NSObject, @unchecked Sendable {
  public let edges: NSDirectionalRectEdge
  let absoluteOffset: CGPoint, fractionalOffset: CGPoint
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, absoluteOffset, fractionalOffset) = (edges, .zero, .zero)
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, self.absoluteOffset, fractionalOffset) = (edges, absoluteOffset, .zero)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, absoluteOffset, self.fractionalOffset) = (edges, .zero, fractionalOffset)
  }
}
