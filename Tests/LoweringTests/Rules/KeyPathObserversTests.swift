import Testing

@testable import Lowering

@Suite struct KeyPathObserversTests {
  @Test func namesThePath() {
    let module = lowered("let o = model.observe(\\.a.b, options: [.new]) { _, _ in }\n_ = rx.observe(\\.x)\n")
    #expect(
      module.body().hasPrefix("let o = model.observe(\\.a.b, named: \"a.b\", options: [.new]) { _, _ in }"))
  }

  @Test func observersAreCalled() {
    let source = """
      import UIKit
      class Model: NSObject {
        @objc dynamic var count = 0 { didSet { print("did", oldValue) } }
        @objc dynamic var name: String? = "a" // comment
        @objc dynamic var twice: Int {
          get { count * 2 }
          set { count = newValue / 2 }
        }
        @objc dynamic var watched = 1 { willSet { print("will", newValue) } }
      }
      class Sub: Model {}
      class Owner: NSObject { @objc dynamic var model: Sub = Sub() }
      @MainActor var observations: [NSKeyValueObservation] = []
      @MainActor func watch(_ model: Sub, _ owner: Owner) {
        observations = [
          model.observe(\\.count, options: [.old, .new]) { _, change in print(change.oldValue!, change.newValue!) },
          model.observe(\\.name, options: .initial) { model, _ in print(model.name ?? "nil") },
          model.observe(\\Sub.twice, options: [.new]) { _, change in print("twice", change.newValue!) },
          model.observe(\\.watched) { model, _ in print("watched", model.watched) },
          owner.observe(\\.model.count, options: [.new]) { _, change in print("path", change.newValue!) },
        ]
      }
      """
    expectCompiles(source)
    let output = Compiler.run(
      lowered(source),
      """
      let owner = Owner(), model = owner.model
      watch(model, owner)
      model.count = 2
      model.name = nil
      model.twice = 10
      model.watched = 4
      owner.model = Sub()
      owner.model.count = 9
      observations = []
      model.count = 1
      """)
    #expect(
      output == """
        a
        did 0
        0 2
        path 2
        nil
        did 2
        2 5
        path 5
        twice 10
        will 4
        watched 4
        path 0
        did 0
        path 9
        did 5

        """)
  }
}
