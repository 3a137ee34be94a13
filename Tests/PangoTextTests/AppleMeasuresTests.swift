import Foundation
import PangoText
import Testing
import TextLayout

/// Widths and heights that Interface Builder wrote for single-line labels of the system font.
@Suite struct AppleMeasuresTests {
  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var size: Double
    var width: Double
    var weight = 400
    var testDescription: String { "\(text) \(size)" }
    init(_ text: String, _ size: Double, _ width: Double, weight: Int = 400) {
      (self.text, self.size, self.width, self.weight) = (text, size, width, weight)
    }
  }

  static let labels = [
    Label("Subtitle", 12, 43.67), Label("description", 14, 72.67), Label("Label", 17, 41.33),
    Label("Title", 17, 33), Label("visitors", 17, 54.67), Label("location", 17, 60.33),
    Label("duration", 17, 63.33), Label("description", 17, 85.33), Label("Label", 19, 46),
    Label("Label", 20, 48), Label("Label", 22, 52), Label("Label", 25, 59), Label("Label", 28, 66.33),
    Label("방문객", 17, 44.5), Label("방문객", 19, 49.33), Label("방문객", 20, 52), Label("방문객", 22, 57.33),
    Label("개최 기간", 17, 63.5), Label("개최 기간", 22, 81.33), Label("직지심체요절", 28, 145.5),
    Label("🍓", 70, 75), Label("🍓", 50, 54), Label("🍓", 80, 86, weight: 700),
    Label("방문객 :", 17, 53.5, weight: 600), Label("개최 기간 :", 17, 72.5, weight: 600),
    Label("방문객 : 12345", 17, 108, weight: 600), Label("직지심체요절", 20, 104, weight: 700),
  ]

  @Test(arguments: labels) func widthIsApples(_ label: Label) {
    let width = layout(label.text, size: label.size, weight: label.weight).size.width
    #expect(abs(roundedUp(width, pixel: 1.0 / 3) - label.width) <= 1, "\(width)")
  }

  @Test func widthsAreHalfAPointOffOnAverage() {
    let errors = Self.labels.map {
      abs(layout($0.text, size: $0.size, weight: $0.weight).size.width - $0.width)
    }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.5)
  }

  @Test(arguments: [
    (12, 14.33, 14.5), (14, 17, 17), (17, 20.33, 20.5), (20, 24, 24), (22, 26.33, 26.5), (28, 33.67, 33.5),
    (30, 36, 36), (34, 40.67, 41), (50, 60, 60), (70, 83.67, 84), (80, 95.67, 95.5),
  ]) func heightIsApples(size: Double, triple: Double, double: Double) {
    let height = layout("Label", size: size).size.height
    #expect(abs(roundedUp(height, pixel: 1.0 / 3) - triple) < 0.01)
    #expect(abs(roundedUp(height, pixel: 0.5) - double) < 0.01)
  }

  @Test func fallbackFontsDoNotChangeTheLineHeight() {
    let plain = layout("A", size: 70).size.height
    #expect(layout("🍓", size: 70).size.height == plain)
    #expect(layout("가", size: 70).size.height == plain)
  }

  @Test func metricsAreSanFranciscos() {
    let metrics = engine.metrics(of: FontDescription(size: 17))
    #expect(abs(metrics.ascender - 16.1865) < 0.001)
    #expect(abs(metrics.descender + 4.1006) < 0.001)
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
  }
}
