import CCairo
import Foundation
import PNGRenderer
import Surface
import Testing

/// Compares a drawn picture with the one that is kept beside the tests.
///
/// What differs is written beside it as `.new.png` and `.diff.png`. `ESPALIER_ACCEPT_PICTURES=1` takes every
/// new picture over.
enum GoldenPicture {
  /// A kept picture must stay small enough for a repository.
  static let largestFile = 40_000
  /// Mean difference a channel, 0…255, that different library versions may cause.
  static let tolerance = 1.0

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Expected")
  }

  static let acceptsAll = ProcessInfo.processInfo.environment["ESPALIER_ACCEPT_PICTURES"] == "1"

  static func check(
    _ name: String, _ picture: PNGRenderer.Picture, in folder: URL = folder, accepts: Bool = acceptsAll
  ) throws {
    let kept = folder.appendingPathComponent(name + ".png")
    let new = folder.appendingPathComponent(name + ".new.png")
    let diff = folder.appendingPathComponent(name + ".diff.png")
    for file in [new, diff] { try? FileManager.default.removeItem(at: file) }
    if accepts {
      #expect(picture.png.count <= largestFile, "\(name): \(picture.png.count) bytes")
      try picture.png.write(to: kept)
      return
    }
    guard let expected = try? Data(contentsOf: kept), let before = Pixels(png: expected),
      let after = Pixels(png: picture.png)
    else {
      try picture.png.write(to: new)
      Issue.record("\(name): no kept picture; look at \(new.path) and accept it")
      return
    }
    let difference = before.difference(from: after)
    guard difference > tolerance else { return }
    try picture.png.write(to: new)
    try before.picture(ofDifferenceFrom: after)?.write(to: diff)
    Issue.record("\(name) differs by \(difference) a channel; look at \(new.path) and \(diff.path)")
  }
}

/// A decoded picture.
struct Pixels {
  let width: Int, height: Int
  /// Premultiplied, four bytes a pixel.
  private let bytes: [UInt8]

  init?(png: Data) {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = png.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.bindMemory(to: guchar.self).baseAddress, gsize($0.count), nil)
    }
    guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten != 0,
      let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let pixbuf = gdk_pixbuf_add_alpha(raw, 0, 0, 0, 0), let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf)), width = width
    bytes = (0..<height).flatMap { y in
      Array(UnsafeBufferPointer(start: pixels + y * rowBytes, count: width * 4))
    }
  }

  /// Red, green, blue, alpha.
  subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }

  /// The mean over all channels; infinite when the sizes differ.
  func difference(from other: Pixels) -> Double {
    guard width == other.width, height == other.height else { return .infinity }
    let sum = zip(bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(bytes.count)
  }

  /// Where the two differ is dark.
  func picture(ofDifferenceFrom other: Pixels) throws -> Data? {
    guard width == other.width, height == other.height else { return nil }
    var operations: [DrawingOperation] = []
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        let step = zip(self[x, y], other[x, y]).map { abs(Int($0) - Int($1)) }.max() ?? 0
        let dot = CGRect(x: x, y: y, width: 1, height: 1)
        operations.append(
          .fill(.rect(dot), Color(red: 0, green: 0, blue: 0, alpha: Double(step) / 255), evenOdd: false))
      }
    }
    return try PNGRenderer().render(
      Drawing(operations: operations), size: CGSize(width: width, height: height), resources: [:], scale: 1
    ).png
  }
}

extension Path {
  static func rect(_ rect: CGRect) -> Path {
    Path(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }
}
