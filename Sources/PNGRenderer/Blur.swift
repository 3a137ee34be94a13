import CCairo
import Foundation

/// Gaussian blur of a picture's alpha, by three box blurs.
///
/// https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement
enum Blur {
  /// - Parameter deviation: in pixels.
  static func apply(to bytes: inout [UInt8], width: Int, height: Int, deviation: Double) {
    guard deviation > 0.3, width > 0, height > 0 else { return }
    let side = max(Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5), 1)
    for _ in 0..<3 {
      box(&bytes, count: height, length: width, step: 1, stride: width, side: side)
      box(&bytes, count: width, length: height, step: width, stride: 1, side: side)
    }
  }

  /// Along `count` lines of `length` values, `step` apart.
  private static func box(
    _ bytes: inout [UInt8], count: Int, length: Int, step: Int, stride: Int, side: Int
  ) {
    let before = side / 2, after = side - before - 1
    var line = [UInt8](repeating: 0, count: length)
    bytes.withUnsafeMutableBufferPointer { buffer in
      for index in 0..<count {
        let start = index * stride
        var sum = 0
        for position in 0..<length { line[position] = buffer[start + position * step] }
        for position in 0..<min(after, length) { sum += Int(line[position]) }
        for position in 0..<length {
          if position + after < length { sum += Int(line[position + after]) }
          buffer[start + position * step] = UInt8(sum / side)
          if position - before >= 0 { sum -= Int(line[position - before]) }
        }
      }
    }
  }
}
