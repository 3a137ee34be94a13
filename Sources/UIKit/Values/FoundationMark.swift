/// What a class of ours that stands as a value in attributed strings has as its first stored property.
///
/// Core Foundation compares neighbouring runs by value, and tells its own types from Swift's objects by a type
/// number in the word that follows an object's header: bits 8 to 17, zero being no type at all, which ends the
/// process. All bits set is a number that no type of its has, so the object's `isEqual` is asked.
struct FoundationMark: Sendable {
  private let word: UInt = 0x3_FF00
}
