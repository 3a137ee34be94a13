import CCairo
import Foundation
import Surface

/// Decodes the pictures that nodes name, each once.
final class PictureStore {
  enum Picture {
    case pixels(OpaquePointer, width: Double, height: Double)
    case vector(UnsafeMutablePointer<RsvgHandle>)
  }

  private let resources: [String: Resource]
  private var decoded: [String: Picture?] = [:]
  private let maximumPixels: Int

  /// - Parameter maximumPixels: larger pictures are not decoded. A file of some kilobytes can claim gigabytes of them.
  init(_ resources: [String: Resource], maximumPixels: Int = 64 << 20) {
    (self.resources, self.maximumPixels) = (resources, maximumPixels)
  }

  deinit {
    for case .some(let picture) in decoded.values {
      switch picture {
      case .pixels(let surface, _, _): cairo_surface_destroy(surface)
      case .vector(let handle): g_object_unref(UnsafeMutableRawPointer(handle))
      }
    }
  }

  func resource(_ identifier: String) -> Resource? { resources[identifier] }

  /// nil for a picture that is not there or cannot be read.
  func picture(_ identifier: String) -> Picture? {
    if let known = decoded[identifier] { return known }
    let picture = resources[identifier].flatMap {
      $0.type == "image/svg+xml" ? vector($0.bytes) : pixels($0.bytes)
    }
    decoded[identifier] = .some(picture)
    return picture
  }

  /// Fills `rect` with the picture.
  func paint(_ identifier: String, in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0, let picture = picture(identifier) else { return }
    switch picture {
    case .pixels(let surface, let width, let height):
      canvas.saving {
        canvas.translate(rect.minX, rect.minY)
        cairo_scale(canvas.context, rect.width / width, rect.height / height)
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_GOOD)
        // The edge must not fade into nothing when the picture is enlarged.
        cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
        cairo_rectangle(canvas.context, 0, 0, width, height)
        cairo_fill(canvas.context)
      }
    case .vector(let handle):
      var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
      rsvg_handle_render_document(handle, canvas.context, &viewport, nil)
    }
  }

  private func vector(_ bytes: Data) -> Picture? {
    bytes.withUnsafeBytes { buffer -> Picture? in
      guard let start = buffer.bindMemory(to: guint8.self).baseAddress else { return nil }
      return rsvg_handle_new_from_data(start, gsize(buffer.count), nil).map { .vector($0) }
    }
  }

  private func pixels(_ bytes: Data) -> Picture? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    refuseHugeSizes(loader)
    let isWritten = bytes.withUnsafeBytes { buffer in
      gdk_pixbuf_loader_write(
        loader, buffer.bindMemory(to: guchar.self).baseAddress, gsize(buffer.count), nil)
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(raw)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return surface(of: upright)
  }

  /// The loader gives up on a picture of no size.
  private func refuseHugeSizes(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    typealias SizePrepared =
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void
    let check: SizePrepared = { loader, width, height, limit in
      if Int(width) * Int(height) > Int(bitPattern: limit) { gdk_pixbuf_loader_set_size(loader, 0, 0) }
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(check, to: GCallback.self),
      UnsafeMutableRawPointer(bitPattern: maximumPixels), nil, GConnectFlags(rawValue: 0))
  }

  /// gdk-pixbuf has straight alpha in RGBA order; Cairo wants premultiplied native words.
  private func surface(of pixbuf: OpaquePointer) -> Picture? {
    let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf)), rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let targetBytes = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let from = y * rowBytes + x * channels, to = y * targetBytes + x * 4
        let alpha = channels == 4 ? UInt32(pixels[from + 3]) : 255
        func premultiplied(_ value: UInt8) -> UInt8 { UInt8((UInt32(value) * alpha + 127) / 255) }
        target[to] = premultiplied(pixels[from + 2])
        target[to + 1] = premultiplied(pixels[from + 1])
        target[to + 2] = premultiplied(pixels[from])
        target[to + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(surface)
    return .pixels(surface, width: Double(width), height: Double(height))
  }
}
