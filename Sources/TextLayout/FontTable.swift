import Foundation

/// The families that are measured and drawn, by name, and Apple's names for them.
public struct FontTable: Sendable {
  /// Where a glyph box begins above and ends below the baseline in every host, in em, whatever the file
  /// says: hosts place a run by its baseline and need one number (`ascent-override` in CSS).
  public static let boxAscent = 0.952, boxDescent = 0.241

  public private(set) var families: [String: FontFamily] = [:]
  /// In the order they were added.
  public private(set) var names: [String] = []
  /// Apple's family name (without blanks, lower case) → a family of the table.
  public var aliases: [String: String] = [:]

  public init(families: [FontFamily]) { families.forEach { add($0) } }

  public mutating func add(_ family: FontFamily) {
    if families.updateValue(family, forKey: family.name) == nil { names.append(family.name) }
  }

  public subscript(name: String) -> FontFamily? { families[name] }

  /// The table's family for a family name an app may ask for ("Helvetica Neue"), nil if unknown.
  public func family(named name: String) -> FontFamily? {
    if let family = families[name] { return family }
    return aliases[Self.key(name)].flatMap { families[$0] }
  }

  static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
