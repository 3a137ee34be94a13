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

extension KeyPathObserversTests {
  /// `keyPathsForValuesAffecting…`, by-hand changes, priors, a subclass, a structure, removal by key path.
  @Test func derivedValuesAndChangesByHandAreTold() {
    let source = """
      import UIKit
      class Person: NSObject {
        @objc dynamic var first = "Ada"
        @objc dynamic var last = "L"
        @objc dynamic var place = CGRect.zero
        @objc dynamic var whole: String { first + " " + last }
        @objc dynamic var loud: String { whole.uppercased() }
        @objc var quiet = 0
        @objc class func keyPathsForValuesAffectingWhole() -> Set<String> { [#keyPath(Person.first), "last"] }
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          key == "loud" ? ["whole"] : super.keyPathsForValuesAffectingValue(forKey: key)
        }
        func change() {
          willChangeValue(for: \\.quiet)
          quiet += 1
          didChangeValue(for: \\.quiet)
        }
      }
      class Child: Person { @objc dynamic var toy: String? = nil }
      private var here = 0
      class Watcher: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          guard context == &here else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          }
          let prior = change?[.notificationIsPriorKey] as? Bool ?? false
          print(keyPath!, prior, change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
        }
        func watch(_ child: Child) {
          child.addObserver(
            self, forKeyPath: #keyPath(Child.first), options: [.initial, .prior, .old, .new], context: &here)
        }
        func leave(_ child: Child) { child.removeObserver(self, forKeyPath: "first", context: &here) }
      }
      @MainActor var observations: [NSKeyValueObservation] = []
      @MainActor func watch(_ child: Child) {
        observations = [
          child.observe(\\.whole, options: [.old, .new]) { _, change in print(change.oldValue!, "->", change.newValue!) },
          child.observe(\\.loud, options: [.new]) { _, change in print(change.newValue!) },
          child.observe(\\.quiet, options: [.old, .new]) { _, change in print(change.oldValue!, change.newValue!) },
          child.observe(\\.toy, options: [.new]) { _, change in print(change.newValue.flatMap { $0 } ?? "no toy") },
          child.observe(\\.place) { child, _ in print(child.place.width) },
        ]
      }
      """
    expectCompiles(source)
    let output = Compiler.run(
      lowered(source),
      """
      let child = Child(), watcher = Watcher()
      watch(child)
      watcher.watch(child)
      child.first = "Bo"
      watcher.leave(child)
      child.setValue("M", forKey: "last")
      child.change()
      child.toy = "ball"
      child.toy = nil
      child.place.size.width = 3
      observations.forEach { $0.invalidate() }
      child.first = "Cy"
      """)
    #expect(
      output == """
        first false - Ada
        first true Ada -
        Ada L -> Bo L
        BO L
        first false Ada Bo
        Bo L -> Bo M
        BO M
        0 1
        ball
        no toy
        3.0

        """)
  }
}
