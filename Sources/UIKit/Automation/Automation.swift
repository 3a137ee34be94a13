/// The app's side of the `drive` protocol: one command, one reply.
@MainActor public enum Automation {
  /// - Parameters:
  ///   - command: one JSON object, as `espalier drive` takes it.
  ///   - completion: called once with one JSON object.
  public static func perform(_ command: String, completion: @escaping (String) -> Void) {
    completion(#"{"ok":false,"error":"not available"}"#)
  }
}
