import Foundation

/// What is wrong with JSON that does not decode, and on which line.
enum JSONFault {
  /// The fault as a `DocumentError`.
  /// - Parameter what: what the file should have been, such as "a string catalog".
  static func error(_ error: any Error, in data: Data, file: String, what: String) -> DocumentError {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      return DocumentError(
        file: file, cause: .malformed("it is no \(what): \(place(context))'\(key.stringValue)' is missing."))
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      return DocumentError(
        file: file, cause: .malformed("it is no \(what): \(place(context))\(context.debugDescription)"))
    default:
      let (line, reason) = syntax(data)
      return DocumentError(file: file, line: line, cause: .malformed("it is no JSON: \(reason)"))
    }
  }

  /// Where in the document, as `strings.hello: `.
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "" : path.joined(separator: ".") + ": "
  }

  /// JSONDecoder on Linux names no place; JSONSerialization says "… around character 16."
  private static func syntax(_ data: Data) -> (line: Int, reason: String) {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return (0, "its text is not as JSON asks for.")
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is damaged."
      let number = reason.split { !$0.isNumber }.last.flatMap { Int($0) }
      let before = data.prefix(number ?? data.count)
      return (1 + before.filter { $0 == UInt8(ascii: "\n") }.count, reason)
    }
  }
}
