import Testing

@testable import ObjectiveC

@Suite struct ObjectReferenceTests {
  private final class Plain {}

  @Test func onlyObjectsAreFound() {
    let plain = Plain()
    #expect(objectReference(plain) === plain)
    #expect(objectReference(plain as AnyObject) === plain)
    #expect(objectReference(1) == nil && objectReference("plum") == nil)
  }
}
