import Testing

@testable import Lowering

@Suite struct ManagedPropertiesTests {
  @Test func compiles() {
    expectCompiles(
      """
      import Foundation
      class Entity: NSObject {
        @NSManaged public var name: String?
        @NSManaged var count: Int64
      }
      """)
  }
}
