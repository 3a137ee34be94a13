import Foundation
import Testing

@testable import ObjectiveC

@Suite struct KeyValueCodingTests {
  @Test func numbersFitEveryNumericType() {
    let person = Person.make()
    person.setValue(NSNumber(value: 3), forKey: "age")
    person.setValue(2, forKey: "height")
    #expect(person.age == 3)
    #expect(person.height == 2)
    person.setValue(CGFloat(1.5), forKey: "height")
    person.setValue(true, forKey: "age")
    #expect(person.height == 1.5)
    #expect(person.age == 1)
  }

  @Test func pathsLeadThroughObjects() {
    let person = Person.make(), friend = Person.make()
    person.setValue(friend, forKey: "friend")
    person.setValue("Bob", forKeyPath: "friend.name")
    #expect(friend.name == "Bob")
    #expect(person.value(forKeyPath: "friend.name") as? String == "Bob")
    friend.setValue(nil, forKey: "friend")
    #expect(person.value(forKeyPath: "friend.friend.name") == nil)
    // A path that ends early sets nothing.
    person.setValue("Cid", forKeyPath: "friend.friend.name")
  }

  @Test func aFlagIsFoundByItsGettersName() {
    #expect(Person.make().value(forKey: "tall") as? Bool == false)
  }

  @Test func unknownKeysSpeakAsUIKitDoes() throws {
    let person = Person.make()
    let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(person).toOpaque()), radix: 16)
    let error = #expect(throws: UndefinedKey.self) {
      try KeyValueCoding.set(1, forKey: "shoe", of: person)
    }
    #expect(
      error?.description
        == "[<ObjectiveCTests.Person \(address)> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key shoe.")
    let got = #expect(throws: UndefinedKey.self) { try KeyValueCoding.value(forKey: "shoe", of: person) }
    #expect(got?.description.contains("valueForUndefinedKey:]") == true)
  }

  @Test func valuesOfAnotherKindAreRefused() {
    #expect(throws: UnfitValue.self) {
      try KeyValueCoding.set(Person.make(), forKey: "name", of: Person.make())
    }
    #expect(throws: UnfitValue.self) { try KeyValueCoding.set(nil, forKey: "age", of: Person.make()) }
  }

  @Test func severalKeysAtOnce() {
    let person = Person.make()
    person.setValuesForKeys(["name": "Dot", "age": 9])
    let values = person.dictionaryWithValues(forKeys: ["name", "age", "friend"])
    #expect(values["name"] as? String == "Dot")
    #expect(values["age"] as? Int == 9)
    #expect(values["friend"] is NSNull)
  }
}
