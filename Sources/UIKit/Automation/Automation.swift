/// The commands of a driver: one JSON object in, one out.
@MainActor enum Automation {
  /// Performs one command; `completion` gets the reply when the app is at rest.
  static func perform(_ json: String, completion: @escaping (String) -> Void) {
    completion(#"{"ok":false,"error":"automation is not there yet"}"#)
  }
}
