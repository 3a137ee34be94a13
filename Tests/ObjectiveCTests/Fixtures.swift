import Foundation

@testable import ObjectiveC

/// A class as the lowering registers it.
final class Person: NSObject {
  var name = "Ann"
  var age = 1 {
    willSet { KeyValueObserving.willChange(self, "age") }
    didSet { KeyValueObserving.didChange(self, "age", from: oldValue) }
  }
  var height: CGFloat = 0
  var isTall = false
  var friend: Person? {
    willSet { KeyValueObserving.willChange(self, "friend") }
    didSet { KeyValueObserving.didChange(self, "friend", from: oldValue) }
  }
  var calls: [String] = []

  /// The registry is global: each test class of the suite registers the same.
  static func make() -> Person {
    _ = registered
    return Person()
  }

  private static let registered: Void = {
    ObjectRegistry.register(Person.self, name: "Tests.Person") { record in
      record.getters["name"] = { ($0 as? Person)?.name }
      record.setters["name"] = { object, value in
        guard let person = object as? Person else { return }
        try assign(value, to: &person.name, key: "name", of: person)
      }
      record.getters["age"] = { ($0 as? Person)?.age }
      record.setters["age"] = { object, value in
        guard let person = object as? Person else { return }
        try assign(value, to: &person.age, key: "age", of: person)
      }
      record.setters["height"] = { object, value in
        guard let person = object as? Person else { return }
        try assign(value, to: &person.height, key: "height", of: person)
      }
      record.getters["isTall"] = { ($0 as? Person)?.isTall }
      record.getters["friend"] = { ($0 as? Person)?.friend }
      record.setters["friend"] = { object, value in
        guard let person = object as? Person else { return }
        try assign(value, to: &person.friend, key: "friend", of: person)
      }
      record.methods["greet"] = { object, _ in
        (object as? Person)?.calls.append("greet")
        return nil
      }
      record.methods["greet:"] = { object, arguments in
        let notification = try argument(arguments, 0, as: Notification.self)
        (object as? Person)?.calls.append(notification.name.rawValue)
        return nil
      }
      record.methods["tick:"] = { object, arguments in
        let timer = try argument(arguments, 0, as: Timer.self)
        (object as? Person)?.calls.append("tick \(timer.selectorUserInfo ?? "-")")
        return nil
      }
      record.methods["add:to:"] = { _, arguments in
        try argument(arguments, 0, as: Int.self) + argument(arguments, 1, as: Int.self)
      }
    }
  }()
}
