import Foundation
import Surface

extension Path {
  public var currentPoint: CGPoint? {
    var current: CGPoint?, start: CGPoint?
    for element in elements {
      switch element {
      case .move(let p):
        current = p
        start = p
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): current = p
      case .close: current = start
      }
    }
    return current
  }

  public func applying(_ t: CGAffineTransform) -> Path {
    guard !t.isIdentity else { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(control: c.applying(t), to: p.applying(t))
        case .cubic(let a, let b, let p): .cubic(a.applying(t), b.applying(t), to: p.applying(t))
        case .close: .close
        }
      })
  }

  /// Each subpath as points along it; curves in 16 pieces.
  public var flattened: [[CGPoint]] {
    var result: [[CGPoint]] = [], current: [CGPoint] = []
    func finish() {
      if current.count > 0 { result.append(current) }
      current = []
    }
    for element in elements {
      let from = current.last ?? .zero
      switch element {
      case .move(let p):
        finish()
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p):
        for step in 1...16 {
          let t = Double(step) / 16, u = 1 - t
          current.append(
            CGPoint(
              x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
              y: u * u * from.y + 2 * u * t * c.y + t * t * p.y))
        }
      case .cubic(let a, let b, let p):
        for step in 1...16 {
          let t = Double(step) / 16, u = 1 - t
          let w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t
          current.append(
            CGPoint(
              x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * p.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * p.y
            ))
        }
      case .close:
        if let first = current.first {
          current.append(first)
          finish()
          current = [first]
        }
      }
    }
    if current.count > 1 || result.isEmpty { finish() }
    return result
  }

  /// Null for an empty path.
  public func bounds(ofControlPoints includesControls: Bool) -> CGRect {
    let points: [CGPoint] =
      includesControls
      ? elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let a, let b, let p): [a, b, p]
        case .close: []
        }
      } : flattened.flatMap { $0 }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside; open subpaths count as closed.
  public func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0, crossings = 0
    for polygon in flattened where polygon.count > 1 {
      for index in polygon.indices {
        let a = polygon[index], b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x {
          crossings += 1
          winding += a.y <= point.y ? 1 : -1
        }
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
