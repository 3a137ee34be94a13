import CCairo
import Foundation
import Surface

/// Blurs and tints what was painted behind a box.
struct MaterialPainter {
  let canvas: Canvas

  /// - Parameters:
  ///   - box: in the current points.
  ///   - addBox: adds its shape to the current path.
  func paint(_ material: Material, box: CGRect, addBox: () -> Void) {
    var tint = material.tint
    let backdrop = backdrop(behind: box, deviation: material.blurRadius * canvas.scale)
    canvas.saving {
      addBox()
      canvas.clip()
      if let backdrop {
        canvas.saving {
          cairo_identity_matrix(canvas.context)
          cairo_set_source_surface(canvas.context, backdrop.surface, backdrop.x, backdrop.y)
          cairo_paint(canvas.context)
        }
        cairo_surface_destroy(backdrop.surface)
      } else {
        // Inside a group that fades there is nothing behind yet: what comes to lie there must not shine through.
        tint.alpha = max(tint.alpha, 0.92)
      }
      canvas.setColor(tint)
      cairo_paint(canvas.context)
    }
  }

  private struct Backdrop {
    var surface: OpaquePointer
    /// In device pixels.
    var x: Double, y: Double
  }

  /// nil where nothing was painted.
  private func backdrop(behind box: CGRect, deviation: Double) -> Backdrop? {
    guard let target = cairo_get_group_target(canvas.context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(target)
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(target, &offset.x, &offset.y)
    let area = deviceRect(of: box).insetBy(dx: -deviation * 2, dy: -deviation * 2)
      .offsetBy(dx: offset.x, dy: offset.y).integral
      .intersection(
        CGRect(
          x: 0, y: 0, width: Int(cairo_image_surface_get_width(target)),
          height: Int(cairo_image_surface_get_height(target))))
    guard !area.isNull, area.width >= 1, area.height >= 1, let bytes = cairo_image_surface_get_data(target),
      let surface = blurred(bytes, Int(cairo_image_surface_get_stride(target)), area, deviation)
    else { return nil }
    return Backdrop(surface: surface, x: area.minX - offset.x, y: area.minY - offset.y)
  }

  private func deviceRect(of box: CGRect) -> CGRect {
    let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)].map
    {
      corner in
      var x = Double(corner.0), y = Double(corner.1)
      cairo_user_to_device(canvas.context, &x, &y)
      return CGPoint(x: x, y: y)
    }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private func blurred(
    _ source: UnsafeMutablePointer<UInt8>, _ rowBytes: Int, _ area: CGRect, _ deviation: Double
  ) -> OpaquePointer? {
    let width = Int(area.width), height = Int(area.height), left = Int(area.minX), top = Int(area.minY)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let targetBytes = Int(cairo_image_surface_get_stride(surface))
    var isPainted = false
    for channel in 0..<4 {
      var plane = [UInt8](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width { plane[y * width + x] = source[(top + y) * rowBytes + (left + x) * 4 + channel] }
      }
      if channel == 3 { isPainted = plane.contains { $0 > 127 } }
      Blur.apply(to: &plane, width: width, height: height, deviation: deviation)
      for y in 0..<height {
        for x in 0..<width { target[y * targetBytes + x * 4 + channel] = plane[y * width + x] }
      }
    }
    cairo_surface_mark_dirty(surface)
    guard isPainted else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
