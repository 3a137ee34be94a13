import Foundation
import Testing

@testable import ObjectiveC

@Suite struct SelectorFormsTests {
  private let name = Notification.Name("changed")

  @Test func notificationsCallTheSelector() {
    let person = Person.make(), center = NotificationCenter()
    center.addObserver(person, selector: "greet:", name: name, object: nil)
    center.addObserver(person, selector: "greet", name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(person.calls.sorted() == ["changed", "greet"])
    center.removeObserver(person)
    center.post(name: name, object: nil)
    #expect(person.calls.count == 2)
  }

  @Test func onlyTheSenderIsHeard() {
    let person = Person.make(), sender = Person.make(), center = NotificationCenter()
    center.addObserver(person, selector: "greet", name: name, object: sender)
    center.post(name: name, object: Person.make())
    #expect(person.calls.isEmpty)
    center.post(name: name, object: sender)
    #expect(person.calls == ["greet"])
  }

  @Test func oneNameIsRemoved() {
    let person = Person.make(), center = NotificationCenter(), other = Notification.Name("other")
    center.addObserver(person, selector: "greet:", name: name, object: nil)
    center.addObserver(person, selector: "greet:", name: other, object: nil)
    center.removeObserver(person, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(person.calls == ["other"])
  }

  @Test func observersAreNotKeptAlive() {
    let center = NotificationCenter()
    var person: Person? = Person.make()
    weak let gone = person
    if let person { center.addObserver(person, selector: "greet", name: name, object: nil) }
    person = nil
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func tokensOfBlocksAreStillRemoved() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func timersCallTheSelectorWithThemselves() {
    let person = Person.make()
    let timer = Timer(timeInterval: 10, target: person, selector: "tick:", userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(person.calls == ["tick info", "tick info"])
  }

  @Test func performReturnsWhatTheMethodReturns() throws {
    let person = Person.make()
    #expect(person.responds(to: "greet"))
    #expect(!person.responds(to: "leave"))
    person.perform("greet")
    #expect(person.calls == ["greet"])
    let sum = person.perform("add:to:", with: 1, with: 2)?.takeUnretainedValue()
    #expect(sum as? Int == 3)
  }

  @Test func unknownSelectorsSpeakAsUIKitDoes() {
    let error = #expect(throws: UnrecognizedSelector.self) {
      try ObjectRegistry.perform("leave", on: Person.make())
    }
    #expect(
      error?.description.hasPrefix(
        "-[ObjectiveCTests.Person leave]: unrecognized selector sent to instance 0x") == true)
  }

  @Test func surplusArgumentsAreDroppedAndMissingOnesRefused() throws {
    let person = Person.make()
    try ObjectRegistry.perform("greet", on: person, with: [1, 2])
    #expect(throws: UnfitValue.self) { try ObjectRegistry.perform("add:to:", on: person, with: [1]) }
  }

  @Test func delayedPerformsCanBeCancelled() {
    let person = Person.make()
    person.perform("greet", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: person)
    person.perform("greet", with: nil, afterDelay: 0)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
    #expect(person.calls == ["greet"])
  }

  @Test("an object of another class is passed on unchecked, a value of another type is not")
  func arguments() throws {
    let person = Person.make()
    let list = try argument([person], 0, as: NSMutableArray.self)
    #expect(ObjectIdentifier(list) == ObjectIdentifier(person))
    let maybe = try argument([person], 0, as: NSMutableArray?.self)
    #expect(maybe.map { ObjectIdentifier($0) } == ObjectIdentifier(person))
    #expect(throws: UnfitValue.self) { try argument([nil], 0, as: Person.self) }
    #expect(throws: UnfitValue.self) { try argument([Date()], 0, as: Person.self) }
    #expect(throws: UnfitValue.self) { try argument([person], 0, as: Date.self) }
  }
}
