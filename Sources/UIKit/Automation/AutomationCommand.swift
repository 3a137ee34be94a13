import Surface

/// What a driver asks for. Shapes and words are those of the `drive` protocol.
enum AutomationCommand {
  /// Which element. `id` and `label` match exactly; both: the label inside the element of the id.
  enum Target {
    case element(id: String?, label: String?)
    /// In points of the screen.
    case point(CGPoint)
    /// Nothing was named: who has the keyboard.
    case focused
  }

  case tree
  case frames
  case tap(Target, count: Int)
  case type(Target, String)
  case clear(Target)
  case scroll(Target, CGPoint)
  case drag(from: CGPoint, to: CGPoint, seconds: Double, holding: Double)
  case rotate(String)
  case set((inout Surface.Environment) -> Void)
  case advance(Double)

  init(json: String) throws {
    guard let object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] else {
      throw AutomationError("not a JSON object: \(json.prefix(200))")
    }
    try self.init(Fields(object))
  }

  private init(_ fields: Fields) throws {
    switch try fields.string("do") {
    case "tree": self = .tree
    case "frames": self = .frames
    case "tap": self = .tap(try fields.target(), count: fields.number("count").map { Int($0) } ?? 1)
    case "type": self = .type(try fields.target(orFocused: true), try fields.string("text"))
    case "clear": self = .clear(try fields.target(orFocused: true))
    case "scroll": self = .scroll(try fields.target(), try fields.point("by"))
    case "drag":
      self = .drag(
        from: try fields.point("from"), to: try fields.point("to"), seconds: fields.number("seconds") ?? 0.5,
        holding: fields.number("hold") ?? 0)
    case "rotate": self = .rotate(try Self.orientation(fields.string("to")))
    case "set": self = .set(try Self.change(fields))
    case "advance":
      guard let seconds = fields.number("seconds"), seconds >= 0, seconds <= 3600 else {
        throw AutomationError("\"seconds\" has to be a number from 0 to 3600")
      }
      self = .advance(seconds)
    case let other: throw AutomationError("unknown command \"\(other)\"")
    }
  }

  private static func orientation(_ name: String) throws -> String {
    let names = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
    guard names.contains(name) else {
      throw AutomationError("unknown orientation \"\(name)\"; there are \(names.joined(separator: ", "))")
    }
    return name
  }

  private static func change(_ fields: Fields) throws -> (inout Surface.Environment) -> Void {
    var changes: [(inout Surface.Environment) -> Void] = []
    if let appearance = try fields.optionalString("appearance") {
      guard ["light", "dark"].contains(appearance) else {
        throw AutomationError("unknown appearance \"\(appearance)\"; there are light and dark")
      }
      changes.append { $0.isDark = appearance == "dark" }
    }
    if let size = try fields.optionalString("contentSize") {
      guard UIContentSizeCategory.shortNames.contains(size) else {
        let all = UIContentSizeCategory.shortNames.joined(separator: ", ")
        throw AutomationError("unknown contentSize \"\(size)\"; there are \(all)")
      }
      changes.append { $0.contentSize = size }
    }
    if let language = try fields.optionalString("language") { changes.append { $0.language = language } }
    if let name = try fields.optionalString("device") {
      guard let device = Surface.Device.named(name) else {
        let all = Surface.Device.all.map(\.name).joined(separator: ", ")
        throw AutomationError("unknown device \"\(name)\"; there are \(all)")
      }
      changes.append { $0.device = device }
    }
    guard !changes.isEmpty else {
      throw AutomationError("\"set\" takes appearance, contentSize, language or device")
    }
    return { environment in for change in changes { change(&environment) } }
  }
}

/// The members of a command, with messages for what is wrong.
private struct Fields {
  let object: [String: Any]
  init(_ object: [String: Any]) { self.object = object }

  func string(_ key: String) throws -> String {
    guard let value = try optionalString(key) else { throw AutomationError("\"\(key)\" is missing") }
    return value
  }
  func optionalString(_ key: String) throws -> String? {
    guard let value = object[key], !(value is NSNull) else { return nil }
    guard let text = value as? String else { throw AutomationError("\"\(key)\" has to be a string") }
    return text
  }
  func number(_ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }
  func point(_ key: String) throws -> CGPoint {
    guard let pair = object[key] as? [NSNumber], pair.count == 2 else {
      throw AutomationError("\"\(key)\" has to be two numbers")
    }
    return CGPoint(x: pair[0].doubleValue, y: pair[1].doubleValue)
  }
  func target(orFocused: Bool = false) throws -> AutomationCommand.Target {
    if object["at"] != nil { return .point(try point("at")) }
    let id = try optionalString("id"), label = try optionalString("label")
    if id == nil, label == nil {
      if orFocused { return .focused }
      throw AutomationError("\"id\", \"label\" or \"at\" is missing")
    }
    return .element(id: id, label: label)
  }
}
