import Foundation

extension Animation.Property: WireValue {
  /// How many numbers each value of the property has.
  var numberCount: Int {
    switch self {
    case .frame, .background, .borderColor: 4
    case .transform: 6
    case .shadowOffset, .contentOffset: 2
    case .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart, .strokeEnd: 1
    }
  }
}

extension Animation: WireRecord {
  static var blank: Animation {
    Animation(
      id: 0, node: 0, property: .opacity, values: [], times: [0, 1], timing: .cubic([0, 0, 1, 1]), duration: 0
    )
  }
  static func visit<V: WireVisitor>(_ new: inout Animation, _ old: Animation, _ visitor: inout V) throws {
    try visitor.field("id", &new.id, old.id)
    try visitor.field("node", &new.node, old.node)
    try visitor.field("property", &new.property, old.property)
    var values = new.values.map(Factors.init)
    try visitor.field("values", &values, old.values.map(Factors.init))
    new.values = values.map(\.numbers)
    try visitor.field("times", &new.times, old.times)
    try visitor.field("timing", &new.timing, old.timing)
    try visitor.field("duration", &new.duration, old.duration)
    try visitor.field("delay", &new.delay, old.delay)
    try visitor.field("repeats", &new.repeatCount, old.repeatCount)
    try visitor.field("reverses", &new.autoreverses, old.autoreverses)
  }

  func validateShape() throws {
    try expect(values.count >= 2, "at least two values expected")
    try expect(values.count == times.count, "a time for each value expected")
    try expect(
      values.allSatisfy { $0.count == property.numberCount },
      "\(property.numberCount) numbers expected in each value of \(property.rawValue)")
    try expect(times.allSatisfy { 0...1 ~= $0 } && times == times.sorted(), "times must rise from 0 to 1")
    try expect(duration >= 0, "a duration cannot be negative")
  }
}

/// The animations of a frame: each is written as its difference to the one before, as those that began
/// together share most, and has the number after it.
struct FrameAnimations: WireValue {
  var animations: [Animation]
  init(_ animations: [Animation]) { self.animations = animations }

  func write(to writer: JSONWriter) {
    writer.beginArray()
    var before = Animation.blank
    for animation in animations {
      before.id += 1
      animation.write(since: before, to: writer)
      before = animation
    }
    writer.endArray()
  }

  init(wire: JSONValue, in context: WireContext) throws {
    guard case .array(let values) = wire else { throw WireError("an array expected, not \(wire.kind)") }
    animations = []
    for (index, value) in values.enumerated() {
      var before = animations.last ?? .blank
      before.id += 1
      animations.append(
        try WireError.inside("\(index)") { try Animation(wire: value, since: before, in: context) })
    }
  }
}

extension Timing: WireValue {
  func write(to writer: JSONWriter) {
    writer.beginObject()
    switch self {
    case .cubic(let points):
      writer.key("cubic")
      points.write(to: writer)
    case .samples(let samples):
      writer.key("samples")
      Factors(samples).write(to: writer)
    }
    writer.endObject()
  }

  init(wire: JSONValue, in context: WireContext) throws {
    guard case .object(let members) = wire, let member = members.first, members.count == 1 else {
      throw WireError("cubic or samples expected")
    }
    let numbers = try WireError.inside(member.key) { try [Double](wire: member.value, in: context) }
    switch member.key {
    case "cubic":
      try expect(numbers.count == 4, "four numbers expected")
      self = .cubic(numbers)
    case "samples":
      try expect(numbers.count >= 2, "at least two samples expected")
      self = .samples(numbers)
    default: throw WireError("cubic or samples expected")
    }
  }
}
