/// Where an element goes and how it looks. Points of the collection view's content.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: UIKitObject {
  open var indexPath: IndexPath
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public internal(set) var representedElementKind: String?
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// The section whose own scroll view holds the element (orthogonal scrolling).
  var orthogonalSection: Int?
  /// The layout decides the width; the view may choose its height only.
  var fixesWidth = false
  /// Of a row of a list.
  var listPlace: ListPlace?

  public required init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init(isolated: ())
  }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }
  /// A copy that can be changed.
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var result: UICollectionViewLayoutAttributes!
    MainActor.assumeIsolated { result = duplicate() }
    return result as Any
  }
  func duplicate() -> UICollectionViewLayoutAttributes {
    let other = type(of: self).init()
    other.indexPath = indexPath
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    (other.center, other.size, other.transform) = (center, size, transform)
    (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
    (other.orthogonalSection, other.listPlace) = (orthogonalSection, listPlace)
    other.fixesWidth = fixesWidth
    return other
  }

  var key: ElementKey { ElementKey(path: indexPath, kind: representedElementKind) }
}

/// Names an element among those of one collection view; cells have no kind.
struct ElementKey: Hashable {
  var path: IndexPath
  var kind: String?
}
