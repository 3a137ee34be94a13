extension UICollectionView {
  /// The elements that lie in a view of the collection view, as they are read: section by section, in each what lies
  /// before its items, the items, and what lies behind them.
  func elementsInOrder(in container: UIView) -> [UIView] {
    var places: [(view: UIView, key: ReadingKey)] = cells.map { ($0.value, ReadingKey($0.key)) }
    places += orthogonal.map { ($0.value, ReadingKey(IndexPath(item: 0, section: $0.key))) }
    places += supplementary.map { ($0.value, key(of: $0.value, $0.key.path)) }
    return places.filter { $0.view.superview === container }.sorted { $0.key < $1.key }.map(\.view)
  }

  /// A view of a section stands before or behind its items; one that lies on an item is read after it.
  private func key(of view: UICollectionReusableView, _ path: IndexPath) -> ReadingKey {
    if let cell = cells[path], cell.superview === view.superview, !cell.frame.intersection(view.frame).isEmpty
    {
      return ReadingKey(path, onItem: true)
    }
    let section = cells.filter { $0.key.section == path.section }.map {
      $0.value.layer.convert($0.value.bounds, to: layer)
    }
    guard let first = section.min(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) else {
      return ReadingKey(path, place: .before)
    }
    let frame = view.layer.convert(view.bounds, to: layer)
    let isBehind = (frame.minY, frame.minX) > (first.minY, first.minX)
    return ReadingKey(path, place: isBehind ? .behind : .before)
  }
}

/// Where an element stands among all that are read.
private struct ReadingKey: Comparable {
  enum Place: Int { case before, among, behind }
  private let numbers: [Int]

  init(_ path: IndexPath, onItem: Bool = false) {
    numbers = [path.section, Place.among.rawValue, path.item, onItem ? 1 : 0]
  }
  init(_ path: IndexPath, place: Place) { numbers = [path.section, place.rawValue, path.item, 0] }

  static func < (one: ReadingKey, other: ReadingKey) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
