import Foundation

/// The size of an SVG picture: `width` and `height` of its root element, else its `viewBox`.
enum VectorHeader {
  static func read(_ data: Data) -> PictureHeader? {
    let head = String(decoding: data.prefix(8192), as: UTF8.self)
    guard let start = head.range(of: "<svg"), let end = head[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = head[start.upperBound..<end]
    let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let viewBox = box?.count == 4 ? box : nil
    guard let width = length(attribute("width", of: tag)) ?? viewBox?[2],
      let height = length(attribute("height", of: tag)) ?? viewBox?[3], width > 0, height > 0
    else { return nil }
    var header = PictureHeader(type: "image/svg+xml", width: 0, height: 0)
    header.pixelSize = CGSize(width: width, height: height)
    return header
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      guard let found = tag.range(of: "\(name)=\(quote)") else { continue }
      // "width" must not be found inside of "stroke-width".
      if found.lowerBound > tag.startIndex, !tag[tag.index(before: found.lowerBound)].isWhitespace {
        continue
      }
      guard let end = tag[found.upperBound...].range(of: quote) else { return nil }
      return String(tag[found.upperBound..<end.lowerBound])
    }
    return nil
  }

  /// A point is a point of the screen, as UIKit takes it for PDF; a share of a page that is not there counts as absent.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.hasSuffix("%") else { return nil }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "+" }
    let unit = text.dropFirst(number.count)
    let factors = ["pt": 1, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pc": 16.0]
    return Double(number).map { $0 * (factors[String(unit)] ?? 1) }
  }
}
