import CCairo
import Foundation
import Surface

/// A picture that is being painted, in points. A thin cover of Cairo that frees what it holds.
final class Canvas {
  let surface: OpaquePointer
  let context: OpaquePointer
  let scale: Double
  let width: Int, height: Int

  /// - Returns: nil when the picture would be empty or larger than 16 000 pixels a side.
  init?(size: CGSize, scale: Double) {
    width = Int((Double(size.width) * scale).rounded())
    height = Int((Double(size.height) * scale).rounded())
    guard (1...16_000).contains(width), (1...16_000).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    (self.surface, self.context, self.scale) = (surface, context, scale)
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func saving(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }
  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
  func translate(_ x: Double, _ y: Double) { cairo_translate(context, x, y) }

  /// a, b, c, d, tx, ty before the current transform.
  func concatenate(_ t: [Double]) {
    guard t.count == 6 else { return }
    var matrix = cairo_matrix_t(xx: t[0], yx: t[1], xy: t[2], yy: t[3], x0: t[4], y0: t[5])
    // A matrix without inverse puts the context into an error state for good.
    guard abs(t[0] * t[3] - t[1] * t[2]) > 1e-12 else {
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    cairo_transform(context, &matrix)
  }

  func fill(evenOdd: Bool = false) {
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
  func clip(evenOdd: Bool = false) {
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// What `body` paints, as one picture that can be painted with an alpha or a mask.
  func group(_ body: () -> Void) -> OpaquePointer? {
    cairo_push_group(context)
    body()
    return cairo_pop_group(context)
  }

  /// The finished picture as a PNG file.
  func png() throws -> Data {
    cairo_surface_flush(surface)
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    guard status == CAIRO_STATUS_SUCCESS, !data.isEmpty else {
      throw RenderingProblem.encoding(String(cString: cairo_status_to_string(status)))
    }
    return data
  }
}

/// Why no picture could be made.
public enum RenderingProblem: Error, Equatable, CustomStringConvertible {
  case size(CGSize)
  case noRoot
  case encoding(String)
  public var description: String {
    switch self {
    case .size(let size): "a picture of \(size.width) × \(size.height) points cannot be made"
    case .noRoot: "there is no screen to draw"
    case .encoding(let reason): "the picture could not be encoded: \(reason)"
    }
  }
}
