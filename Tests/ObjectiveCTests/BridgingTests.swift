import Foundation
import Testing

@testable import ObjectiveC

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
  /// Core Foundation alone would leave half a file on a full disk.
  @Test func aFileThatCannotBeWrittenStaysAsItWas() throws {
    let name = "espalier.tests.\(UUID().uuidString)"
    let suite = try #require(ObservedUserDefaults(suiteName: name))
    let file = DefaultsFile(suite: name).url
    defer { try? FileManager.default.removeItem(at: file) }
    suite.set("kept", forKey: "first")
    #expect(suite.synchronize())
    let before = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try before.write(to: file.appendingPathComponent("occupied"))
    suite.set("later", forKey: "second")
    #expect(!suite.synchronize())
    try FileManager.default.removeItem(at: file)
    #expect(suite.synchronize())
    #expect(try Data(contentsOf: file).count > before.count)
    suite.removePersistentDomain(forName: name)
    #expect(suite.object(forKey: "first") == nil)
    #expect(suite.persistentDomain(forName: name) == nil)
  }
  @Test func theAppsOwnDomainCanBeEmptied() throws {
    let defaults = ObservedUserDefaults.standard
    let name = ProcessInfo.processInfo.processName
    defaults.set(1, forKey: "espalier.tests")
    #expect(
      defaults.persistentDomain(forName: Bundle.main.bundleIdentifier ?? name)?["espalier.tests"] as? Int == 1
    )
    defaults.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? name)
    #expect(defaults.object(forKey: "espalier.tests") == nil)
  }
  @Test func keysOfDefaultsAreObserved() throws {
    let suite = try #require(ObservedUserDefaults(suiteName: "espalier.tests.\(UUID().uuidString)"))
    var seen: [String] = []
    let observation = suite.observe(\.nickname, named: "nickname", options: [.old, .new]) { _, change in
      seen.append("\(change.oldValue.flatMap { $0 } ?? "-") \(change.newValue.flatMap { $0 } ?? "-")")
    }
    suite.set("Bo", forKey: "nickname")
    suite.set(1, forKey: "other")
    suite.removeObject(forKey: "nickname")
    #expect(seen == ["- Bo", "Bo -"])
    observation.invalidate()
  }

  /// An app writes `.standard` where its own `UserDefaults` is expected.
  @Test func theStandardDefaultsAreOfTheNamedClass() {
    let defaults: ObservedUserDefaults = .standard
    #expect(defaults === ObservedUserDefaults.standard)
  }

}

extension ObservedUserDefaults {
  fileprivate var nickname: String? { string(forKey: "nickname") }
}
