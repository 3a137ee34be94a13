import CCairo
import Foundation
import Surface

/// Paints the blurred shade of a shape.
struct ShadowPainter {
  let canvas: Canvas

  /// - Parameters:
  ///   - bounds: of the shape, in points of the current transform.
  ///   - paint: paints the shape into another canvas, in the same points.
  func paint(
    _ shadow: Shadow, bounds: CGRect, excluding hole: ((Canvas) -> Void)?, shape paint: (Canvas) -> Void
  ) {
    let reach = shadow.radius * 3 + 1
    let area = bounds.insetBy(dx: -reach, dy: -reach)
    guard shadow.color.alpha > 0, area.width * canvas.scale < 8000, area.height * canvas.scale < 8000,
      let other = Canvas(size: area.size, scale: canvas.scale)
    else { return }
    other.translate(-area.minX, -area.minY)
    paint(other)
    guard let mask = blurredAlpha(of: other, deviation: shadow.radius * canvas.scale) else { return }
    canvas.saving {
      if let hole {
        cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_rectangle(
          canvas.context, area.minX + shadow.offset.width - 1, area.minY + shadow.offset.height - 1,
          area.width + 2, area.height + 2)
        hole(canvas)
        cairo_clip(canvas.context)
      }
      canvas.translate(area.minX + shadow.offset.width, area.minY + shadow.offset.height)
      cairo_scale(canvas.context, 1 / canvas.scale, 1 / canvas.scale)
      canvas.setColor(shadow.color)
      cairo_mask_surface(canvas.context, mask, 0, 0)
    }
    cairo_surface_destroy(mask)
  }

  private func blurredAlpha(of other: Canvas, deviation: Double) -> OpaquePointer? {
    cairo_surface_flush(other.surface)
    guard let source = cairo_image_surface_get_data(other.surface),
      let result = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(other.width), Int32(other.height)),
      let target = cairo_image_surface_get_data(result)
    else { return nil }
    let rowBytes = Int(cairo_image_surface_get_stride(other.surface))
    var alpha = [UInt8](repeating: 0, count: other.width * other.height)
    for y in 0..<other.height {
      // The alpha is the highest byte of each native-endian pixel.
      for x in 0..<other.width { alpha[y * other.width + x] = source[y * rowBytes + x * 4 + 3] }
    }
    Blur.apply(to: &alpha, width: other.width, height: other.height, deviation: deviation)
    let targetBytes = Int(cairo_image_surface_get_stride(result))
    for y in 0..<other.height {
      for x in 0..<other.width { target[y * targetBytes + x] = alpha[y * other.width + x] }
    }
    cairo_surface_mark_dirty(result)
    return result
  }
}
