import Foundation
import Surface

enum PictureResources {
  static let leaf = Resource(
    id: "leaf", type: "image/svg+xml",
    bytes: Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\
      <path d="M20 4C10 4 4 9 4 16l-1 4h2l1-2c9 2 14-4 14-14z"/></svg>
      """.utf8))

  /// Three quarters of a ring: what SVG draws.
  static func ring(_ color: Color) -> Drawing {
    var style = StrokeStyle(width: 8)
    style.cap = .round
    let reach = 24 * 0.5523
    let path = Path(elements: [
      .move(CGPoint(x: 32, y: 8)),
      .cubic(CGPoint(x: 32 + reach, y: 8), CGPoint(x: 56, y: 32 - reach), to: CGPoint(x: 56, y: 32)),
      .cubic(CGPoint(x: 56, y: 32 + reach), CGPoint(x: 32 + reach, y: 56), to: CGPoint(x: 32, y: 56)),
      .cubic(CGPoint(x: 32 - reach, y: 56), CGPoint(x: 8, y: 32 + reach), to: CGPoint(x: 8, y: 32)),
    ])
    return Drawing(operations: [.stroke(path, color, style)])
  }

  /// A clipped gradient with a blend mode: what a canvas draws.
  static let canvas: Drawing = {
    let diamond = Path(elements: [
      .move(CGPoint(x: 32, y: 0)), .line(CGPoint(x: 64, y: 32)), .line(CGPoint(x: 32, y: 64)),
      .line(CGPoint(x: 0, y: 32)), .close,
    ])
    let square = CGRect(x: 0, y: 0, width: 64, height: 64)
    let colors = [Color(hex: 0x5856D6), Color(hex: 0x32ADE6)]
    let gradient = Gradient(
      kind: .linear, colors: colors, locations: [0, 1], start: .zero, end: CGPoint(x: 0, y: 1))
    return Drawing(operations: [
      .save, .clip(diamond, evenOdd: false), .gradient(gradient, square), .restore,
    ])
  }()
}
