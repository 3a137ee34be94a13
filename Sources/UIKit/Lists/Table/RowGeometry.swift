/// Where rows lie, for any number of them: heights in a tree of partial sums (P. M. Fenwick, "A New Data
/// Structure for Cumulative Frequency Tables", 1994), so that a measured height or the row at an offset
/// costs the logarithm of their number. Points, from the first row's top.
struct RowGeometry {
  private(set) var heights: [CGFloat]
  private var sums: [CGFloat]

  init(heights: [CGFloat] = []) {
    self.heights = heights
    sums = [0] + heights
    var index = 1
    while index < sums.count {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
      index += 1
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { top(of: count) }

  /// Of row `index`; of `count`, the end of the last.
  func top(of index: Int) -> CGFloat {
    var sum: CGFloat = 0, position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  mutating func setHeight(_ height: CGFloat, of index: Int) {
    let difference = height - heights[index]
    guard difference != 0 else { return }
    heights[index] = height
    var position = index + 1
    while position < sums.count {
      sums[position] += difference
      position += position & -position
    }
  }

  /// The row that holds `offset`: the last whose top is not below it.
  func index(at offset: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var position = 0, rest = offset, step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
