import Foundation
import Testing

@testable import Surface

/// A field that was added to a value and forgotten in its wire form would silently get lost.
@Suite struct WireFieldsTests {
  @Test func everyFieldIsOnTheWire() throws {
    // The frame writes the id; content has a field for each kind and two short forms.
    try expectAllFields(of: Node.self, besides: -4)
    try expectAllFields(of: Border.self)
    try expectAllFields(of: Shadow.self)
    try expectAllFields(of: Material.self)
    try expectAllFields(of: Gradient.self)
    try expectAllFields(of: ImageContent.self)
    try expectAllFields(of: ScrollArea.self)
    try expectAllFields(of: TextInput.self)
    try expectAllFields(of: Accessibility.self)
    try expectAllFields(of: TextLine.self)
    try expectAllFields(of: GlyphRun.self)
    try expectAllFields(of: Decoration.self)
    try expectAllFields(of: StrokeStyle.self)
    try expectAllFields(of: Animation.self)
    try expectAllFields(of: ScreenState.self)
    try expectAllFields(of: Environment.self)
    try expectAllFields(of: Device.self)
    try expectAllFields(of: TouchEvent.self)
    try expectAllFields(of: KeyEvent.self)
  }

  private func expectAllFields<T: WireRecord>(of type: T.Type, besides others: Int = 0) throws {
    var value = T.blank
    var counter = FieldCounter()
    try T.visit(&value, T.blank, &counter)
    let fields = Mirror(reflecting: value).children.count
    #expect(counter.keys.count + others == fields, "\(type) has \(fields) fields; visited: \(counter.keys)")
  }
}

private struct FieldCounter: WireVisitor {
  var keys: Set<String> = []
  var isReading: Bool { false }
  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T, _ old: T) throws {
    keys.insert("\(key)")
  }
  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T?, _ old: T?) throws {
    keys.insert("\(key)")
  }
}
