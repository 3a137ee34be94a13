import Foundation

/// One line of the `drive` protocol.
struct DriveCommand {
  static let maximumLength = 1 << 20

  /// The value of `do`.
  let name: String
  let fields: [String: Any]
  /// As it came; the app reads it itself.
  let json: String

  /// - Throws: `DriveProblem` when the line is no command.
  init(line: String) throws {
    guard line.utf8.count <= DriveCommand.maximumLength else {
      throw DriveProblem("the command is longer than \(DriveCommand.maximumLength) bytes")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    } catch {
      throw DriveProblem("the command is not JSON")
    }
    guard let fields = value as? [String: Any] else { throw DriveProblem("a command is a JSON object") }
    guard let name = fields["do"] as? String else { throw DriveProblem("the command has no \"do\"") }
    (self.name, self.fields, json) = (name, fields, line)
  }

  func string(_ key: String) throws -> String? {
    guard let value = fields[key], !(value is NSNull) else { return nil }
    guard let text = value as? String else { throw DriveProblem("\"\(key)\" must be a text") }
    return text
  }

  func number(_ key: String) throws -> Double? {
    guard let value = fields[key], !(value is NSNull) else { return nil }
    guard let number = value as? NSNumber, number.doubleValue.isFinite else {
      throw DriveProblem("\"\(key)\" must be a number")
    }
    return number.doubleValue
  }
}

/// What is wrong with a command; the text of its reply.
struct DriveProblem: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
