import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
final class ObjectTable {
  let file: URL
  private let objects: [String: Any]
  private let lines: LineIndex
  let rootIdentifier: String
  let objectVersion: Int

  /// - Throws: `ProjectError`.
  init(file: URL) throws {
    let list = try PropertyListFile(url: file)
    self.file = file
    lines = LineIndex(text: list.text)
    guard let objects = list.dictionary["objects"] as? [String: Any],
      let root = list.dictionary["rootObject"] as? String
    else {
      throw ProjectError.malformed(file, line: 1, reason: "This is no Xcode project: it has no objects.")
    }
    self.objects = objects
    rootIdentifier = root
    let version = list.dictionary["objectVersion"] as? String ?? "0"
    guard let number = Int(version), number >= 0 else {
      throw ProjectError.malformed(
        file, line: lines.firstLine(naming: "objectVersion"),
        reason: "The project's format, objectVersion, is no number: \(version).")
    }
    objectVersion = number
  }

  /// The identifiers of all objects of one kind, in a fixed order.
  func identifiers(of isa: String) -> [String] {
    objects.filter { ($0.value as? [String: Any])?["isa"] as? String == isa }.keys.sorted()
  }

  /// The line on which an object begins.
  func line(of identifier: String) -> Int? { lines.line(ofObject: identifier) }

  /// - Parameter namedBy: who refers to it, for the message when it is missing.
  func reader(_ identifier: String, namedBy: String) throws -> ObjectReader {
    guard let object = objects[identifier] else {
      throw ProjectError.missingObject(
        file, line: lines.firstLine(naming: identifier), id: identifier, namedBy: namedBy)
    }
    guard let fields = object as? [String: Any], let isa = fields["isa"] as? String else {
      throw ProjectError.malformedObject(
        file, line: line(of: identifier), id: identifier, reason: "it has no isa")
    }
    return ObjectReader(table: self, identifier: identifier, isa: isa, fields: fields)
  }

  func object<Object: PBXObject>(_ type: Object.Type, _ identifier: String, namedBy: String) throws -> Object
  {
    let reader = try reader(identifier, namedBy: namedBy)
    guard Object.names.contains(reader.isa) else {
      throw reader.malformed("it is a \(reader.isa), where \(namedBy) needs a \(Object.names[0])")
    }
    return try Object(reader)
  }
}

/// One kind of object of a project file.
protocol PBXObject {
  /// The values of `isa` that the type reads.
  static var names: [String] { get }
  init(_ reader: ObjectReader) throws
}

/// The fields of one object.
struct ObjectReader {
  let table: ObjectTable
  let identifier: String
  let isa: String
  let fields: [String: Any]

  func string(_ key: String) throws -> String {
    guard let value = try optionalString(key) else { throw malformed("it has no \(key)") }
    return value
  }

  func optionalString(_ key: String) throws -> String? {
    guard let value = fields[key] else { return nil }
    guard let string = value as? String else { throw malformed("\(key) is no string") }
    return string
  }

  /// A list of strings; empty when it is not there.
  func strings(_ key: String) throws -> [String] {
    guard let value = fields[key] else { return [] }
    guard let strings = value as? [String] else { throw malformed("\(key) is no list of strings") }
    return strings
  }

  func dictionary(_ key: String) throws -> [String: Any] {
    guard let value = fields[key] else { return [:] }
    guard let dictionary = value as? [String: Any] else { throw malformed("\(key) is no dictionary") }
    return dictionary
  }

  func malformed(_ reason: String) -> ProjectError {
    .malformedObject(table.file, line: table.line(of: identifier), id: identifier, reason: reason)
  }
}
