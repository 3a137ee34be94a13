import Foundation
import Surface

extension Path {
  /// The part between two shares, 0…1, of the whole length. Curves become short lines.
  func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    let pieces = flattened()
    let total = pieces.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard total > 0 else { return Path() }
    var result: [Element] = [], done = 0.0, last: CGPoint?
    for (a, b) in pieces {
      let length = hypot(b.x - a.x, b.y - a.y)
      defer { done += length }
      guard length > 0 else { continue }
      let low = max(0, (start * total - done) / length), high = min(1, (end * total - done) / length)
      guard low < high else { continue }
      let from = CGPoint(x: a.x + (b.x - a.x) * low, y: a.y + (b.y - a.y) * low)
      let to = CGPoint(x: a.x + (b.x - a.x) * high, y: a.y + (b.y - a.y) * high)
      if last != from { result.append(.move(from)) }
      result.append(.line(to))
      last = to
    }
    return Path(elements: result)
  }

  private func flattened() -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = [], current = CGPoint.zero, first = CGPoint.zero
    let follow = { (to: (Double) -> CGPoint) in
      for step in 1...24 {
        let next = to(Double(step) / 24)
        lines.append((current, next))
        current = next
      }
    }
    for element in elements {
      switch element {
      case .move(let p): (current, first) = (p, p)
      case .line(let p):
        lines.append((current, p))
        current = p
      case .quad(let c, let p):
        let a = current
        follow { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * a.x + 2 * u * t * c.x + t * t * p.x, y: u * u * a.y + 2 * u * t * c.y + t * t * p.y)
        }
      case .cubic(let c, let d, let p):
        let a = current
        follow { t in
          let u = 1 - t
          let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: k0 * a.x + k1 * c.x + k2 * d.x + k3 * p.x, y: k0 * a.y + k1 * c.y + k2 * d.y + k3 * p.y)
        }
      case .close:
        lines.append((current, first))
        current = first
      }
    }
    return lines
  }
}
