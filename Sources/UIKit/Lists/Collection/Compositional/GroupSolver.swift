/// Turns a group into the frames of its cells. Lengths that are estimated come from `measured` when the cell
/// has told its size.
@MainActor struct GroupSolver {
  struct Cell {
    var frame: CGRect
    var zIndex: Int
    var fixesWidth = false
  }
  let environment: LayoutEnvironment
  /// The measured size of the cell with this number in the section.
  let measured: (Int) -> CGSize?

  /// Cells of one group that starts at the origin, the first being `first`; at most `limit` of them.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int) -> (
    size: CGSize, cells: [Cell]
  ) {
    let insets = group.contentInsets
    let outer = group.layoutSize.size(in: container)
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    if let provider = group.provider {
      let cells = provider(LayoutEnvironment(size: outer, traits: environment.traitCollection)).prefix(limit)
      return (outer, cells.map { Cell(frame: $0.frame, zIndex: $0.zIndex) })
    }
    var result = arrange(group, in: inner, first: first, limit: limit)
    for index in result.cells.indices {
      result.cells[index].frame = result.cells[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    var size = outer
    if group.layoutSize.widthDimension.isEstimated {
      size.width = result.extent.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = result.extent.height + insets.top + insets.bottom
    }
    return (size, result.cells)
  }

  private func arrange(_ group: NSCollectionLayoutGroup, in inner: CGSize, first: Int, limit: Int) -> (
    extent: CGSize, cells: [Cell]
  ) {
    let isHorizontal = group.arrangement == .horizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    var cells: [Cell] = []
    var position: CGFloat = 0, thickness: CGFloat = 0
    let room = isHorizontal ? inner.width : inner.height
    var index = 0
    while cells.count < limit {
      let item: NSCollectionLayoutItem
      if let count = group.count {
        guard index < count else { break }
        item = group.subitems[0]
      } else if index < group.subitems.count {
        item = group.subitems[index]
      } else {
        // The items of a group repeat while another fits.
        guard let repeated = group.subitems.first, !(repeated is NSCollectionLayoutGroup),
          group.subitems.count == 1
        else { break }
        item = repeated
      }
      let share = group.count.map { (room - spacing * CGFloat($0 - 1)) / CGFloat($0) }
      let solved = place(
        item, in: inner, share: share, isHorizontal: isHorizontal, first: first + cells.count,
        limit: limit - cells.count)
      let length = isHorizontal ? solved.size.width : solved.size.height
      if index > 0, group.count == nil, index >= group.subitems.count, position + length > room + 0.01 {
        break
      }
      if index >= group.subitems.count, group.count == nil, length <= 0 { break }
      for cell in solved.cells {
        cells.append(
          Cell(
            frame: cell.frame.offsetBy(dx: isHorizontal ? position : 0, dy: isHorizontal ? 0 : position),
            zIndex: cell.zIndex, fixesWidth: cell.fixesWidth || (share != nil && isHorizontal)))
      }
      position += length + spacing
      thickness = max(thickness, isHorizontal ? solved.size.height : solved.size.width)
      index += 1
    }
    let total = max(0, position - spacing)
    spread(&cells, group, extra: room - total, isHorizontal: isHorizontal)
    return (
      isHorizontal ? CGSize(width: total, height: thickness) : CGSize(width: thickness, height: total), cells
    )
  }

  /// Flexible spacing takes the room that is left.
  private func spread(
    _ cells: inout [Cell], _ group: NSCollectionLayoutGroup, extra: CGFloat, isHorizontal: Bool
  ) {
    guard group.interItemSpacing?.isFlexible == true, cells.count > 1, extra > 0 else { return }
    let gap = extra / CGFloat(cells.count - 1)
    for index in cells.indices {
      let shift = gap * CGFloat(index)
      cells[index].frame = cells[index].frame.offsetBy(
        dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
    }
  }

  private func place(
    _ item: NSCollectionLayoutItem, in inner: CGSize, share: CGFloat?, isHorizontal: Bool, first: Int,
    limit: Int
  ) -> (size: CGSize, cells: [Cell]) {
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, in: inner, first: first, limit: limit)
    }
    var size = item.layoutSize.size(in: inner)
    if let share { if isHorizontal { size.width = share } else { size.height = share } }
    if let known = measured(first) {
      if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
    }
    let spacing = item.edgeSpacing
    let insets = item.contentInsets
    let left = spacing?.leading?.spacing ?? 0, top = spacing?.top?.spacing ?? 0
    let frame = CGRect(
      x: left + insets.leading, y: top + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let outer = CGSize(
      width: size.width + left + (spacing?.trailing?.spacing ?? 0),
      height: size.height + top + (spacing?.bottom?.spacing ?? 0))
    return (outer, [Cell(frame: frame, zIndex: 0, fixesWidth: !item.layoutSize.widthDimension.isEstimated)])
  }
}
