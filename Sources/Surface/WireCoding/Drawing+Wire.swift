import Foundation

/// An array: the operation's name and what it takes.
extension DrawingOperation: WireValue {
  func write(to writer: JSONWriter) {
    writer.beginArray()
    switch self {
    case .save: writer.string("save")
    case .restore: writer.string("restore")
    case .concatenate(let numbers): writer.item("concat", numbers)
    case .clip(let path, let evenOdd): writer.item("clip", path, evenOdd)
    case .alpha(let alpha): writer.item("alpha", alpha)
    case .blendMode(let mode): writer.item("blend", mode)
    case .shadow(let shadow):
      writer.string("shadow")
      if let shadow { shadow.write(to: writer) } else { writer.null() }
    case .fill(let path, let color, let evenOdd): writer.item("fill", path, color, evenOdd)
    case .stroke(let path, let color, let style): writer.item("stroke", path, color, style)
    case .gradient(let gradient, let rect): writer.item("gradient", gradient, rect)
    case .text(let text): writer.item("text", text.lines)
    case .image(let resource, let rect): writer.item("image", resource, rect)
    case .clear(let rect): writer.item("clear", rect)
    }
    writer.endArray()
  }

  init(wire: JSONValue, in context: WireContext) throws {
    guard case .array(let items) = wire, case .string(let name)? = items.first else {
      throw WireError("a drawing operation expected")
    }
    let reader = ItemReader(items: items, context: context)
    self = try WireError.inside(name) { try Self(name: name, reader: reader) }
  }

  private init(name: String, reader: ItemReader) throws {
    switch name {
    case "save": self = .save
    case "restore": self = .restore
    case "concat":
      let numbers: [Double] = try reader.item(1)
      try expect(numbers.count == 6, "six numbers expected")
      self = .concatenate(numbers)
    case "clip": self = .clip(try reader.item(1), evenOdd: try reader.item(2))
    case "alpha": self = .alpha(try reader.item(1))
    case "blend": self = .blendMode(try reader.item(1))
    case "shadow": self = .shadow(reader.isNull(1) ? nil : try reader.item(1))
    case "fill": self = .fill(try reader.item(1), try reader.item(2), evenOdd: try reader.item(3))
    case "stroke": self = .stroke(try reader.item(1), try reader.item(2), try reader.item(3))
    case "gradient": self = .gradient(try reader.item(1), try reader.item(2))
    case "text": self = .text(TextContent(lines: try reader.item(1)))
    case "image": self = .image(resource: try reader.item(1), try reader.item(2))
    case "clear": self = .clear(try reader.item(1))
    default: throw WireError("unknown drawing operation")
    }
  }
}

extension JSONWriter {
  fileprivate func item(_ name: String, _ values: any WireValue...) {
    string(name)
    for value in values { value.write(to: self) }
  }
}

private struct ItemReader {
  let items: [JSONValue]
  let context: WireContext

  func isNull(_ index: Int) -> Bool { items.indices.contains(index) && items[index] == .null }

  func item<T: WireValue>(_ index: Int) throws -> T {
    try expect(items.indices.contains(index), "item \(index) is missing")
    return try WireError.inside("\(index)") { try T(wire: items[index], in: context) }
  }
}

extension StrokeStyle.Cap: WireValue {}
extension StrokeStyle.Join: WireValue {}
extension StrokeStyle: WireRecord {
  static var blank: StrokeStyle { StrokeStyle(width: 1) }
  static func visit<V: WireVisitor>(_ new: inout StrokeStyle, _ old: StrokeStyle, _ visitor: inout V) throws {
    try visitor.field("width", &new.width, old.width)
    try visitor.field("cap", &new.cap, old.cap)
    try visitor.field("join", &new.join, old.join)
    try visitor.field("miter", &new.miterLimit, old.miterLimit)
    try visitor.field("dash", &new.dash, old.dash)
    try visitor.field("phase", &new.dashPhase, old.dashPhase)
  }
}

/// The path data of SVG, with absolute commands only: `M1 2L3 4Q5 6 7 8C1 2 3 4 5 6Z`.
extension Path: WireValue {
  func write(to writer: JSONWriter) {
    writer.plainString { writer in
      for element in elements {
        switch element {
        case .move(let point): writer.command("M", point)
        case .line(let point): writer.command("L", point)
        case .quad(let control, let point): writer.command("Q", control, point)
        case .cubic(let first, let second, let point): writer.command("C", first, second, point)
        case .close: writer.command("Z")
        }
      }
    }
  }

  init(wire: JSONValue, in context: WireContext) throws {
    let text = try String(wire: wire, in: context)
    var elements: [Element] = []
    var rest = Array(text.utf8)[...]
    while let command = rest.popFirst() {
      let end = rest.firstIndex { Self.commands.contains($0) } ?? rest.endIndex
      elements.append(try Self.element(command, rest[rest.startIndex..<end]))
      rest = rest[end...]
    }
    self.init(elements: elements)
  }

  private static let commands = Set("MLQCZ".utf8)

  private static func element(_ command: UInt8, _ text: ArraySlice<UInt8>) throws -> Element {
    let numbers = try text.split(separator: UInt8(ascii: " ")).map { part in
      guard let number = Double(String(decoding: part, as: UTF8.self)), number.isFinite else {
        throw WireError("a number is broken in a path")
      }
      return number
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    switch (command, numbers.count) {
    case (UInt8(ascii: "M"), 2): return .move(point(0))
    case (UInt8(ascii: "L"), 2): return .line(point(0))
    case (UInt8(ascii: "Q"), 4): return .quad(control: point(0), to: point(1))
    case (UInt8(ascii: "C"), 6): return .cubic(point(0), point(1), to: point(2))
    case (UInt8(ascii: "Z"), 0): return .close
    default: throw WireError("a command is broken in a path")
    }
  }
}

extension JSONWriter {
  fileprivate func command(_ letter: Unicode.Scalar, _ points: CGPoint...) {
    appendRaw(UInt8(ascii: letter))
    for (index, point) in points.enumerated() {
      if index > 0 { appendRaw(UInt8(ascii: " ")) }
      appendNumber(point.x, digits: 5)
      appendRaw(UInt8(ascii: " "))
      appendNumber(point.y, digits: 5)
    }
  }
}
