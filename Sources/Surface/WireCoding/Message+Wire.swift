import Foundation

extension Message {
  /// The message as JSON text: `{"type":"announce","text":"…"}`.
  public func wireData() -> Data {
    let writer = JSONWriter()
    writer.beginObject()
    switch self {
    case .ready: writer.tagged("ready")
    case .reply(let id, let reply): writer.tagged("reply", ("id", id), ("json", reply))
    case .log(let level, let text): writer.tagged("log", ("level", level), ("text", text))
    case .openURL(let url): writer.tagged("openURL", ("url", url))
    case .announce(let text): writer.tagged("announce", ("text", text))
    case .haptic(let kind): writer.tagged("haptic", ("kind", kind))
    case .pasteboard(let text): writer.tagged("pasteboard", ("text", text))
    case .share(let items): writer.tagged("share", ("items", items))
    }
    writer.endObject()
    return Data(writer.bytes)
  }

  /// - Throws: `WireError` that names the field that is wrong.
  public init(wireData: Data) throws {
    let object = try ObjectReader(try JSONValue(parsing: wireData))
    switch object.type {
    case "ready": self = .ready
    case "reply": self = .reply(id: try object.field("id"), try object.field("json"))
    case "log":
      self = .log(
        level: try object.word("level", of: ["debug", "info", "warning", "error"]), try object.field("text"))
    case "openURL": self = .openURL(try object.field("url"))
    case "announce": self = .announce(try object.field("text"))
    case "haptic": self = .haptic(try object.field("kind"))
    case "pasteboard": self = .pasteboard(try object.field("text"))
    case "share": self = .share(try object.field("items"))
    default: throw WireError("unknown type of message “\(object.type)”", path: ["type"])
    }
  }
}
