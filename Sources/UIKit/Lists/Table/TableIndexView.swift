/// The titles along the right edge of a table that lead to its sections.
@MainActor final class TableIndexView: UIControl {
  /// Points. Source: the index of a table on iPhone.
  static let width: CGFloat = 15
  private static let rowHeight: CGFloat = 14
  private weak var table: UITableView?
  private let titles: [String]
  private var labels: [UILabel] = []
  private var chosen: Int?

  init(table: UITableView, titles: [String]) {
    (self.table, self.titles) = (table, titles)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.removeFromSuperview() }
    let shown = titlesThatFit
    let top = (bounds.height - CGFloat(shown.count) * Self.rowHeight) / 2
    labels = shown.enumerated().map { index, title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.textAlignment = .center
      label.isAccessibilityElement = false
      label.frame = CGRect(
        x: 0, y: (top + CGFloat(index) * Self.rowHeight).rounded(), width: bounds.width,
        height: Self.rowHeight)
      addSubview(label)
      return label
    }
    backgroundColor = table?.sectionIndexBackgroundColor ?? .clear
  }

  /// All of them, or as many as there is room for, with dots for those between.
  private var titlesThatFit: [String] {
    let room = max(1, Int(bounds.height / Self.rowHeight))
    guard titles.count > room else { return titles }
    // Titles and dots by turns, the last title at the end.
    let count = max(2, (room + 1) / 2)
    var result: [String] = []
    for index in 0..<count {
      if index > 0 { result.append("•") }
      result.append(titles[index * (titles.count - 1) / (count - 1)])
    }
    return result
  }

  // MARK: Choosing

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self).y)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self).y)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { chosen = nil }
  override func cancelTracking(with event: UIEvent?) { chosen = nil }

  private func choose(at y: CGFloat) {
    guard let first = labels.first, let last = labels.last, !titles.isEmpty else { return }
    let part = (y - first.frame.minY) / max(1, last.frame.maxY - first.frame.minY)
    choose(min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1))
  }
  private func choose(_ index: Int) {
    guard index != chosen, let table else { return }
    chosen = index
    accessibilityDidChange()
    table.showSection(forIndexTitle: titles[index], at: index)
  }

  // MARK: Accessibility: a slider over the titles

  override var derivedIsAccessibilityElement: Bool { true }
  override var derivedAccessibilityLabel: String? { SystemStrings.text("Section index") }
  override var derivedAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var derivedAccessibilityValue: String? { current.map { titles[$0] } }
  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }
  private func step(_ by: Int) {
    choose(min(max((current ?? -by) + by, 0), titles.count - 1))
  }
  private var current: Int? {
    if let chosen { return chosen }
    guard let table, let source = table.dataSource, let first = table.indexPathsForVisibleRows?.first else {
      return nil
    }
    return titles.indices.last {
      source.tableView(table, sectionForSectionIndexTitle: titles[$0], at: $0) <= first.section
    }
  }
}
