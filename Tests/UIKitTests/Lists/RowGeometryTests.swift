import Testing

@testable import UIKit

struct RowGeometryTests {
  @Test func `Tops are sums, and offsets find their row`() {
    var rows = RowGeometry(heights: [10, 20, 0, 30, 5])
    #expect((0...5).map { rows.top(of: $0) } == [0, 10, 30, 30, 60, 65])
    #expect(rows.index(at: 0) == 0)
    #expect(rows.index(at: 10) == 1)
    #expect(rows.index(at: 29.9) == 1)
    #expect(rows.index(at: 30) == 3)
    #expect(rows.index(at: 1000) == 4)
    rows.setHeight(40, of: 1)
    #expect(rows.top(of: 5) == 85)
    #expect(rows.index(at: 45) == 1)
  }

  @Test func `Agrees with plain sums for any heights`() {
    var generator = SystemRandomNumberGenerator()
    for count in [1, 2, 3, 7, 8, 9, 100] {
      var heights = (0..<count).map { _ in CGFloat(Int.random(in: 1...50, using: &generator)) }
      var rows = RowGeometry(heights: heights)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<count, using: &generator)
        heights[index] = CGFloat(Int.random(in: 1...50, using: &generator))
        rows.setHeight(heights[index], of: index)
        let probe = Int.random(in: 0..<count, using: &generator)
        let top = heights[..<probe].reduce(0, +)
        #expect(rows.top(of: probe) == top)
        #expect(rows.index(at: top) == probe)
        #expect(rows.index(at: top + heights[probe] - 0.5) == probe)
      }
    }
  }
}
