import Foundation
import Surface

/// What `set` and `rotate` change of the device and its settings.
enum EnvironmentChange {
  private static let sizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
  private static let orientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

  /// - Throws: `DriveProblem` for a value that does not exist.
  static func apply(_ command: DriveCommand, to environment: inout Surface.Environment) throws {
    if command.name == "rotate" {
      guard let to = try command.string("to") else { throw DriveProblem("\"to\" is missing") }
      environment.orientation = try choose(to, of: orientations, "orientation")
      return
    }
    var changed = environment
    if let appearance = try command.string("appearance") {
      changed.isDark = try choose(appearance, of: ["light", "dark"], "appearance") == "dark"
    }
    if let size = try command.string("contentSize") {
      changed.contentSize = try choose(size, of: sizes, "content size")
    }
    if let language = try command.string("language") { changed.language = language }
    if let name = try command.string("device") { changed.device = try device(named: name) }
    let known: Set<String> = ["do", "appearance", "contentSize", "language", "device"]
    if let unknown = command.fields.keys.sorted().first(where: { !known.contains($0) }) {
      throw DriveProblem("there is no setting \"\(unknown)\"")
    }
    environment = changed
  }

  static func device(named name: String) throws -> Device {
    guard let device = Device.named(name) else {
      throw DriveProblem("there is no device \"\(name)\"; there are \(list(Device.all.map(\.name)))")
    }
    return device
  }

  private static func choose(_ value: String, of values: [String], _ what: String) throws -> String {
    guard values.contains(value) else {
      throw DriveProblem("there is no \(what) \"\(value)\"; there are \(list(values))")
    }
    return value
  }

  private static func list(_ values: [String]) -> String { values.joined(separator: ", ") }
}
