/// The heights of a table's sections: what is known, measured or estimated.
@MainActor final class TableRows {
  struct Section {
    var header: CGFloat = 0
    var rows = RowGeometry()
    var isMeasured: [Bool] = []
    var footer: CGFloat = 0
    var height: CGFloat { header + rows.total + footer }
  }
  private unowned let table: UITableView
  private(set) var sections: [Section] = []
  /// Of each section, and of the end; in content coordinates.
  private var tops: [CGFloat] = [0]
  var needsTops = true
  private var width: CGFloat = 0

  init(table: UITableView) { self.table = table }

  /// Asks the data source and the delegate for everything anew.
  func reload() {
    width = table.bounds.width
    guard let source = table.dataSource else {
      (sections, needsTops) = ([], true)
      return
    }
    sections = (0..<source.numberOfSections(in: table)).map { section in
      var result = Section()
      let count = source.tableView(table, numberOfRowsInSection: section)
      (result.rows, result.isMeasured) = heights(count: count, section: section)
      result.header = table.headerHeight(section)
      result.footer = table.footerHeight(section)
      return result
    }
    needsTops = true
  }

  private func heights(count: Int, section: Int) -> (RowGeometry, [Bool]) {
    guard count > 0 else { return (RowGeometry(), []) }
    // One question tells whether the delegate answers at all: 100 000 rows must not cost as many calls.
    let first = table.statedRowHeight(IndexPath(row: 0, section: section))
    let estimate = table.estimatedHeight(IndexPath(row: 0, section: section))
    if first == UITableView.notImplemented {
      let fixed = table.rowHeight
      let isFixed = fixed >= 0
      return (
        RowGeometry(heights: Array(repeating: isFixed ? fixed : estimate, count: count)),
        Array(repeating: isFixed, count: count)
      )
    }
    var heights: [CGFloat] = [], measured: [Bool] = []
    for row in 0..<count {
      let height = row == 0 ? first : table.statedRowHeight(IndexPath(row: row, section: section))
      heights.append(height >= 0 ? height : estimate)
      measured.append(height >= 0)
    }
    return (RowGeometry(heights: heights), measured)
  }

  func widthDidChange() {
    guard table.bounds.width != width else { return }
    width = table.bounds.width
    forgetMeasuredHeights()
  }

  /// Self-sized rows are measured again as they come into view.
  func forgetMeasuredHeights() {
    for section in sections.indices {
      let count = sections[section].rows.count
      (sections[section].rows, sections[section].isMeasured) = heights(count: count, section: section)
      sections[section].header = table.headerHeight(section)
      sections[section].footer = table.footerHeight(section)
    }
    needsTops = true
  }

  private func updateTops() {
    guard needsTops else { return }
    needsTops = false
    var top = table.tableHeaderHeight
    tops = [top]
    for section in sections {
      top += section.height
      tops.append(top)
    }
  }

  // MARK: Places, in content coordinates

  var end: CGFloat {
    updateTops()
    return tops[tops.count - 1]
  }
  func top(ofSection section: Int) -> CGFloat {
    updateTops()
    return tops[section]
  }
  func top(of path: IndexPath) -> CGFloat {
    top(ofSection: path.section) + sections[path.section].header
      + sections[path.section].rows.top(of: path.row)
  }
  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.heights[path.row] }
  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].isMeasured[path.row] }
  func setMeasured(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].rows.setHeight(height, of: path.row)
    sections[path.section].isMeasured[path.row] = true
    needsTops = true
  }
  func isValid(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }
  /// The first row whose bottom is below `offset`; nil when there is none.
  func firstRow(below offset: CGFloat) -> IndexPath? {
    updateTops()
    var low = 0, high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > offset { high = middle } else { low = middle + 1 }
    }
    for section in low..<max(low, sections.count) where sections[section].rows.count > 0 {
      let inside = offset - tops[section] - sections[section].header
      if inside < sections[section].rows.total {
        return IndexPath(row: sections[section].rows.index(at: max(0, inside)), section: section)
      }
    }
    return nil
  }
  func next(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let section = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
    return section.map { IndexPath(row: 0, section: $0) }
  }
}
