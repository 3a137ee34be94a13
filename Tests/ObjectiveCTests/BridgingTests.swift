import Foundation
import ObjectiveC
import Testing

@Suite struct BridgingTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test func geometryIsAnObjectAndAStructure() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [String: Any] = [
      "rect": NSValue(rect: rect), "plain": rect, "point": NSValue(point: CGPoint(x: 1, y: 2)),
      "size": NSValue(size: CGSize(width: 3, height: 4)), "number": NSNumber(value: 0.5),
    ]
    #expect(values["rect"] as? CGRect == rect)
    #expect((values["plain"] as? NSValue)?.rectValue == rect)
    #expect(values["point"] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(values["size"] as? CGSize == CGSize(width: 3, height: 4))
    #expect(values["number"] as? CGFloat == 0.5)
    #expect(values["number"] as? CGRect == nil)
    #expect(values["rect"] as? CGPoint == nil)
    #expect(values["rect"] as? CGFloat == nil)
  }

  @Test func changedDefaultsAreToldAlsoOfSuites() throws {
    let suite = try #require(ObservedUserDefaults(suiteName: "espalier.tests.\(UUID().uuidString)"))
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: suite, queue: nil
    ) { _ in counter.count += 1 }
    suite.register(defaults: ["a": 7])
    #expect(suite.integer(forKey: "a") == 7)
    suite.set(8, forKey: "a")
    suite.set("text", forKey: "b")
    suite.removeObject(forKey: "b")
    #expect(counter.count == 3)
    #expect(suite.integer(forKey: "a") == 8)
    ObservedUserDefaults.synchronizeChanges()
    NotificationCenter.default.removeObserver(observer)
    suite.removeObject(forKey: "a")
  }
  /// An app writes `.standard` where its own `UserDefaults` is expected.
  @Test func theStandardDefaultsAreOfTheNamedClass() {
    let defaults: ObservedUserDefaults = .standard
    #expect(defaults === ObservedUserDefaults.standard)
  }

}
