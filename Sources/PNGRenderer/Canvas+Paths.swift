import CCairo
import Foundation
import Surface

extension Canvas {
  func add(_ path: Path) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(context, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quad(let c, let p):
        let first = CGPoint(
          x: current.x + 2 / 3 * (c.x - current.x), y: current.y + 2 / 3 * (c.y - current.y))
        let second = CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, p.x, p.y)
        current = p
      case .cubic(let a, let b, let p):
        cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
        current = p
      case .close: cairo_close_path(context)
      }
    }
  }

  /// - Parameter radii: top left, top right, bottom right, bottom left.
  func addRoundedRect(_ rect: CGRect, radii: [Double]) {
    guard radii.contains(where: { $0 > 0 }) else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let largest = min(rect.width, rect.height) / 2
    let r = radii.map { min(max($0, 0), largest) }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, rect.minX + r[0], rect.minY + r[0], r[0], 2 * quarter, 3 * quarter)
    cairo_arc(context, rect.maxX - r[1], rect.minY + r[1], r[1], 3 * quarter, 4 * quarter)
    cairo_arc(context, rect.maxX - r[2], rect.maxY - r[2], r[2], 0, quarter)
    cairo_arc(context, rect.minX + r[3], rect.maxY - r[3], r[3], quarter, 2 * quarter)
    cairo_close_path(context)
  }

  /// Fills the current path with a gradient whose unit coordinates lie in `rect`.
  func fill(with gradient: Gradient, in rect: CGRect) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    let start = place(gradient.start), end = place(gradient.end)
    let pattern: OpaquePointer?
    switch gradient.kind {
    case .linear: pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial:
      let radius = max(abs(end.x - start.x), abs(end.y - start.y), 0.001)
      pattern = cairo_pattern_create_radial(start.x, start.y, 0, start.x, start.y, radius)
      stretch(pattern, about: start, dx: abs(end.x - start.x), dy: abs(end.y - start.y), radius: radius)
    case .conic: pattern = conic(gradient, center: start, towards: end, radius: rect.width + rect.height)
    }
    guard let pattern else { return }
    if gradient.kind != .conic { addStops(gradient, to: pattern) }
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)
  }

  private func addStops(_ gradient: Gradient, to pattern: OpaquePointer) {
    let count = gradient.colors.count
    for (index, color) in gradient.colors.enumerated() {
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      let location = index < gradient.locations.count ? gradient.locations[index] : even
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
    }
  }

  /// An ellipse where the two radii differ.
  private func stretch(
    _ pattern: OpaquePointer?, about center: CGPoint, dx: Double, dy: Double, radius: Double
  ) {
    guard let pattern, dx > 0, dy > 0, dx != dy else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, center.x, center.y)
    cairo_matrix_scale(&matrix, radius / dx, radius / dy)
    cairo_matrix_translate(&matrix, -center.x, -center.y)
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  /// Wedges of a mesh: Cairo has no conic gradient.
  private func conic(_ gradient: Gradient, center: CGPoint, towards end: CGPoint, radius: Double)
    -> OpaquePointer?
  {
    guard let mesh = cairo_pattern_create_mesh() else { return nil }
    let first = atan2(end.y - center.y, end.x - center.x)
    let steps = 96
    for step in 0..<steps {
      let shares = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let angles = (first + shares.0 * 2 * .pi, first + shares.1 * 2 * .pi)
      let colors = (gradient.color(at: shares.0), gradient.color(at: shares.1))
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, center.x + cos(angles.0) * radius, center.y + sin(angles.0) * radius)
      cairo_mesh_pattern_line_to(mesh, center.x + cos(angles.1) * radius, center.y + sin(angles.1) * radius)
      for (corner, color) in [colors.0, colors.0, colors.1, colors.1].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }
}

extension Gradient {
  /// The colour at a share of the way.
  func color(at share: Double) -> Color {
    guard let last = colors.last else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    func location(_ index: Int) -> Double {
      index < locations.count
        ? locations[index] : colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
    }
    guard let next = colors.indices.first(where: { location($0) >= share }) else { return last }
    guard next > 0 else { return colors[0] }
    let from = location(next - 1), to = location(next)
    let part = to > from ? (share - from) / (to - from) : 1
    let a = colors[next - 1], b = colors[next]
    return Color(
      red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
      blue: a.blue + (b.blue - a.blue) * part, alpha: a.alpha + (b.alpha - a.alpha) * part)
  }
}
