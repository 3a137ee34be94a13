import Foundation
import Testing

@testable import ObjectiveC

@Suite struct KeyValueObservingTests {
  @Test func tellsOldAndNewValues() {
    let person = Person.make()
    var seen: [[Int?]] = []
    let observation = person.observe(\.age, named: "age", options: [.old, .new]) { _, change in
      seen.append([change.oldValue, change.newValue])
    }
    person.age = 2
    person.setValue(3, forKey: "age")
    #expect(seen == [[1, 2], [2, 3]])
    observation.invalidate()
    person.age = 4
    #expect(seen.count == 2)
  }

  @Test func endsWhenTheObservationIsLetGo() {
    let person = Person.make()
    var count = 0
    var observation: NSKeyValueObservation? = person.observe(\.age, named: "age") { _, _ in count += 1 }
    person.age = 2
    observation = nil
    person.age = 3
    #expect(observation == nil)
    #expect(count == 1)
  }

  @Test func initialCallsAtOnce() {
    let person = Person.make()
    var seen: [Int] = []
    let observation = person.observe(\.age, named: "age", options: [.initial, .new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    person.age = 5
    #expect(seen == [1, 5])
    observation.invalidate()
  }

  @Test func pathsFollowTheObjectsOnThem() {
    let person = Person.make(), first = Person.make(), second = Person.make()
    person.friend = first
    var seen: [Int?] = []
    let observation = person.observe(\.friend?.age, named: "friend.age", options: [.new]) { _, change in
      seen.append(change.newValue.flatMap { $0 })
    }
    first.age = 2
    person.friend = second
    first.age = 3
    second.age = 4
    #expect(seen == [2, 1, 4])
    observation.invalidate()
  }

  @Test func priorTellsInFrontOfTheChange() {
    let person = Person.make()
    var seen: [String] = []
    let observation = person.observe(\.age, named: "age", options: [.initial, .old, .new, .prior]) {
      person, change in
      seen.append(
        "\(change.isPrior ? "prior" : "after") \(change.oldValue ?? -1) \(change.newValue ?? -1) \(person.age)"
      )
    }
    person.age = 2
    #expect(seen == ["after -1 1 1", "prior 1 -1 1", "after 1 2 2"])
    observation.invalidate()
  }

  @Test func changesByHandAreToldOnce() {
    let person = Person.make()
    var seen: [String?] = []
    let observation = person.observe(\.name, named: "name", options: [.old, .new]) { _, change in
      seen += [change.oldValue, change.newValue]
    }
    person.willChangeValue(forKey: "name")
    person.name = "Bea"
    person.didChangeValue(forKey: "name")
    #expect(seen == ["Ann", "Bea"])
    observation.invalidate()
  }

  @Test func anObserverThatWasNotAddedIsKnown() {
    let person = Person.make(), observer = Person.make()
    person.addObserver(observer, forKeyPath: "age", context: nil)
    #expect(KeyValueObserving.all(of: person).count == 1)
    person.removeObserver(observer, forKeyPath: "age")
    #expect(KeyValueObserving.all(of: person).isEmpty)
  }

  @Test func theObservedObjectIsNotKeptAlive() {
    var person: Person? = Person.make()
    weak let gone = person
    let observation = person?.observe(\.age, named: "age") { _, _ in }
    person = nil
    #expect(gone == nil)
    observation?.invalidate()
  }
}
