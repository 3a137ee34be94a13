/// For each symbol the rows that may hold it: linked lists in one buffer.
///
/// A list may name a row twice, or one that lost the symbol; whoever walks it looks into the row. That
/// makes adding one store, and a pivot visits the few rows it changes instead of all.
struct ColumnIndex {
  private struct Link {
    var row: Int32
    var next: Int32
  }

  private var heads = Buffer<Int32>(capacity: 64)
  private var counts = Buffer<Int32>(capacity: 64)
  private var links = Buffer<Link>(capacity: 256)
  private var free: Int32 = -1

  func deallocate() {
    heads.deallocate()
    counts.deallocate()
    links.deallocate()
  }

  mutating func addSymbol() {
    heads.append(-1)
    counts.append(0)
  }

  @inline(__always) func isEmpty(_ symbol: Symbol) -> Bool { heads[symbol.index] < 0 }
  @inline(__always) func count(_ symbol: Symbol) -> Int { Int(counts[symbol.index]) }

  @inline(__always)
  mutating func append(_ row: Int, to symbol: Symbol) {
    let link = Link(row: Int32(truncatingIfNeeded: row), next: heads[symbol.index])
    counts[symbol.index] &+= 1
    if free >= 0 {
      heads[symbol.index] = free
      free = links[Int(free)].next
      links[Int(heads[symbol.index])] = link
    } else {
      heads[symbol.index] = Int32(truncatingIfNeeded: links.count)
      links.append(link)
    }
  }

  /// Takes the next row off the symbol's list.
  @inline(__always)
  mutating func popRow(of symbol: Symbol) -> Int? {
    let head = heads[symbol.index]
    guard head >= 0 else { return nil }
    let link = links[Int(head)]
    heads[symbol.index] = link.next
    counts[symbol.index] &-= 1
    links[Int(head)].next = free
    free = head
    return Int(link.row)
  }

  /// The first link of the list, for `next`; negative at its end.
  @inline(__always) func first(_ symbol: Symbol) -> Int32 { heads[symbol.index] }
  @inline(__always) func next(_ link: Int32) -> Int32 { links[Int(link)].next }
  @inline(__always) func row(_ link: Int32) -> Int { Int(links[Int(link)].row) }
}
