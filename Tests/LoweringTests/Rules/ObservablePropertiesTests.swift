import Testing

@testable import Lowering

@Suite struct ObservablePropertiesTests {
  @Test func tellsOnTheUsersLine() {
    let module = lowered("class A: NSObject {\n  @objc dynamic var x = 1 // note\n  var y = 2\n}\n")
    #expect(
      module.body() == """
        class A: NSObject {
                        var x = 1 { willSet { ObjectiveC.KeyValueObserving.willChange(self, "x"); } didSet { ObjectiveC.KeyValueObserving.didChange(self, "x", from: oldValue) } } // note
          var y = 2
        }

        """)
  }

  @Test func compiles() {
    expectCompiles(
      """
      import Foundation
      func make() -> Int { 1 }
      @objcMembers class A: NSObject {
        dynamic var a = make()
        dynamic var b: [Int] = [1, 2].map { $0 + 1 }
        dynamic var c = 1, d = 2
        dynamic var e: Int = 0 { didSet(old) { print(old) } }
        dynamic lazy var f = make()
        dynamic static func g() {}
        dynamic var h: Int = 0 { willSet(new) { print(new) } }
        dynamic var i: Int = 0 { willSet { print(newValue) } didSet { print(oldValue) } }
        dynamic var j: Int { get { h } set(value) { h = value } }
        dynamic var k: Int { h }
      }
      """)
  }
}
