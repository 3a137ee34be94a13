import Foundation

extension Event {
  /// The event as JSON text: `{"type":"touch","finger":1,…}`.
  public func wireData() -> Data {
    let writer = JSONWriter()
    writer.beginObject()
    write(to: writer)
    writer.endObject()
    return Data(writer.bytes)
  }

  /// Reads an event that may come from anywhere.
  /// - Throws: `WireError` that names the field that is wrong.
  public init(wireData: Data) throws {
    let value = try JSONValue(parsing: wireData)
    self = try Event(reading: ObjectReader(value))
  }

  private func write(to writer: JSONWriter) {
    switch self {
    case .touch(let touch): writer.tagged("touch", touch)
    case .scroll(let node, let offset, let phase):
      writer.tagged("scroll", ("node", node), ("offset", offset), ("phase", phase))
    case .text(let node, let text, let selection, let marked):
      writer.tagged("text", ("node", node), ("text", text), ("selection", selection))
      if let marked {
        writer.key("marked")
        marked.write(to: writer)
      }
    case .focus(let node, let isFocused): writer.tagged("focus", ("node", node), ("on", isFocused))
    case .returnKey(let node): writer.tagged("returnKey", ("node", node))
    case .key(let key): writer.tagged("key", key)
    case .keyboard(let height): writer.tagged("keyboard", ("height", height))
    case .accessibilityAction(let node, let action):
      writer.tagged("action", ("node", node), ("name", action))
    case .environment(let environment): writer.tagged("environment", environment)
    case .attach: writer.tagged("attach")
    case .lifecycle(let word): writer.tagged("lifecycle", ("word", word))
    case .openURL(let url): writer.tagged("openURL", ("url", url))
    case .command(let id, let command): writer.tagged("command", ("id", id), ("json", command))
    }
  }

  private init(reading object: ObjectReader) throws {
    switch object.type {
    case "touch":
      self = .touch(try object.record())
    case "scroll":
      self = .scroll(
        node: try object.field("node"), offset: try object.field("offset"),
        phase: try object.word("phase", of: ["began", "changed", "ended", "settled"]))
    case "text":
      self = .text(
        node: try object.field("node"), text: try object.field("text"),
        selection: try object.range("selection") ?? [0, 0], marked: try object.range("marked"))
    case "focus": self = .focus(node: try object.field("node"), try object.field("on"))
    case "returnKey": self = .returnKey(node: try object.field("node"))
    case "key": self = .key(try object.record())
    case "keyboard":
      let height: Double = try object.field("height")
      guard height >= 0 else { throw WireError("a height cannot be negative", path: ["height"]) }
      self = .keyboard(height: height)
    case "action": self = .accessibilityAction(node: try object.field("node"), try object.field("name"))
    case "environment":
      let environment: Environment = try object.record()
      try environment.validate()
      self = .environment(environment)
    case "attach": self = .attach
    case "lifecycle":
      self = .lifecycle(
        try object.word("word", of: ["background", "foreground", "terminate", "memoryWarning"]))
    case "openURL": self = .openURL(try object.field("url"))
    case "command": self = .command(id: try object.field("id"), try object.field("json"))
    default: throw WireError("unknown type of event “\(object.type)”", path: ["type"])
    }
  }
}

extension TouchEvent.Phase: WireValue {}
extension TouchEvent: WireRecord {
  static var blank: TouchEvent { TouchEvent(finger: 1, phase: .cancelled, location: .zero, time: 0) }
  static func visit<V: WireVisitor>(_ new: inout TouchEvent, _ old: TouchEvent, _ visitor: inout V) throws {
    try visitor.field("finger", &new.finger, old.finger)
    try visitor.field("phase", &new.phase, old.phase)
    try visitor.field("at", &new.location, old.location)
    try visitor.field("time", &new.time, old.time)
  }
}

extension KeyEvent: WireRecord {
  static var blank: KeyEvent { KeyEvent(key: "", code: "", isDown: false) }
  static func visit<V: WireVisitor>(_ new: inout KeyEvent, _ old: KeyEvent, _ visitor: inout V) throws {
    try visitor.field("key", &new.key, old.key)
    try visitor.field("code", &new.code, old.code)
    try visitor.field("down", &new.isDown, old.isDown)
    try visitor.field("modifiers", &new.modifiers, old.modifiers)
  }
}
