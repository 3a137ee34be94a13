import Foundation
import Surface

/// Paths of simple shapes, of lines and cubic curves.
public enum PathShapes {
  /// Control points at this share of the radius make a quarter of a circle to within 0.03 %.
  static let circle = 0.5522847498

  public static func rect(_ rect: CGRect) -> Path {
    Path(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  public static func ellipse(_ rect: CGRect) -> Path {
    let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
    return roundedRect(rect, corners: Array(repeating: corner, count: 4))
  }

  /// - Parameter corners: radii of top left, top right, bottom right, bottom left.
  public static func roundedRect(_ rect: CGRect, corners: [CGSize]) -> Path {
    let limited = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    let directions: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [Path.Element] = []
    for (index, (corner, before, after)) in directions.enumerated() {
      let radius = limited[index]
      func point(_ way: CGVector, _ share: Double) -> CGPoint {
        CGPoint(x: corner.x + way.dx * radius.width * share, y: corner.y + way.dy * radius.height * share)
      }
      let start = point(before, 1), end = point(after, 1)
      elements.append(index == 0 ? .move(start) : .line(start))
      if radius.width > 0, radius.height > 0 {
        elements.append(.cubic(point(before, 1 - circle), point(after, 1 - circle), to: end))
      }
    }
    return Path(elements: elements + [.close])
  }

  /// - Parameters:
  ///   - start: in radians from the x axis; `increases` says to which side the angle goes.
  ///   - continues: a line leads to the arc's start.
  public static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, increases: Bool, continues: Bool
  ) -> Path {
    var delta = end - start
    let turn = 2 * CGFloat.pi
    if increases {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    } else {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements: [Path.Element] = [continues ? .line(point(start)) : .move(point(start))]
    let pieces = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / CGFloat(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces where delta != 0 {
      let from = start + step * CGFloat(piece), to = from + step
      let first = point(from), last = point(to)
      elements.append(
        .cubic(
          CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), to: last))
    }
    return Path(elements: elements)
  }

  /// An arc that touches the lines from the current point to `corner` and on to `end`.
  static func tangentArc(from start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat) -> Path {
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 else {
      return Path(elements: [.line(corner)])
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let touching = radius / tan(half), middle = radius / sin(half)
    func along(_ way: CGVector, _ length: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx / length * distance, y: corner.y + way.dy / length * distance)
    }
    let bisector = CGVector(
      dx: first.dx / lengths.0 + second.dx / lengths.1, dy: first.dy / lengths.0 + second.dy / lengths.1)
    let center = along(bisector, hypot(bisector.dx, bisector.dy), middle)
    let from = along(first, lengths.0, touching), to = along(second, lengths.1, touching)
    return arc(
      center: center, radius: radius, start: atan2(from.y - center.y, from.x - center.x),
      end: atan2(to.y - center.y, to.x - center.x), increases: cross < 0, continues: true)
  }
}
