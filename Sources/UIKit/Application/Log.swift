import Surface

/// Lines for the developer, sent to the host: UIKit's own words where it has some.
@MainActor enum Log {
  enum Level: String { case debug, info, warning, error }

  /// Sees each line as well; tests read it.
  static var observer: ((Level, String) -> Void)?
  private static var named: Set<String> = []

  static func write(_ level: Level, _ text: String) {
    observer?(level, text)
    CommitPass.connection?.send(.log(level: level.rawValue, text))
  }

  /// Names something that is not there, once per process, and what happens instead.
  static func unsupported(_ name: String, _ instead: String) {
    guard named.insert(name).inserted else { return }
    write(.warning, "\(name) is not supported: \(instead).")
  }

  /// `<Module.Class: 0x…>`, as UIKit's messages name an object.
  static func name(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(String(reflecting: type(of: object))): 0x\(String(address, radix: 16))>"
  }
}
