import Testing

@testable import Lowering

@Suite struct FoundationOverridesTests {
  private static let source = """
    import Foundation
    class Model: NSObject { @objc dynamic var count = 0 }
    class Watcher: NSObject {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        guard keyPath == "count" else {
          return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        print(change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
      }
    }
    class Special: Watcher {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context); print("sub") }
    }
    class Loose: NSObject {
      override func awakeFromNib() { super.awakeFromNib(); print("awake") }
      override func setValue(_ value: Any?, forUndefinedKey key: String) { print(key, value ?? "nil") }
    }
    """

  @Test func compiles() { expectCompiles(Self.source) }

  @Test func theRegistryFindsThem() {
    let output = Compiler.run(
      lowered(Self.source),
      """
      let model = Model()
      let watcher = Special()
      model.addObserver(watcher, forKeyPath: #keyPath(Model.count), options: [.old, .new], context: nil)
      model.count = 3
      model.setValue(5, forKey: "count")
      model.removeObserver(watcher, forKeyPath: "count")
      model.count = 7
      Loose().setValue(1, forKey: "unknown")
      try ObjectRegistry.perform("awakeFromNib", on: Loose())
      """.replacing("#keyPath(Model.count)", with: "\"count\""))
    #expect(output == "0 3\nsub\n3 5\nsub\nunknown 1\nawake\n")
  }
}
