import Foundation

/// A layout constraint of a document.
public struct DocumentConstraint: Equatable, Sendable {
  public enum Relation: String, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }
  public var id: String
  /// Object ids; the owner's where the document leaves one out.
  public var firstItem: String
  /// NSLayoutConstraint.Attribute's name: leading, topMargin, firstBaseline …
  public var firstAttribute: String
  /// nil: a constant size.
  public var secondItem: String?
  public var secondAttribute: String?
  public var relation: Relation
  public var multiplier: Double
  /// nil: the standard spacing, which depends on the two items (symbolic without a written value).
  public var constant: Double?
  public var priority: Double
  /// Made at design time only and never installed.
  public var isPlaceholder: Bool
  public var identifier: String?
  public var line: Int
}

extension Element {
  /// The constraints that this view holds.
  /// - Throws: nothing; a constraint without a first attribute is left out.
  public var constraints: [DocumentConstraint] {
    group("constraints").compactMap { $0.name == "constraint" ? $0.constraint(owner: id ?? "") : nil }
  }

  /// The value of a `constraint` element that the view `owner` holds.
  public func constraint(owner: String) -> DocumentConstraint? {
    guard let firstAttribute = attributes["firstAttribute"] else { return nil }
    let secondAttribute = attributes["secondAttribute"]
    let secondItem = attributes["secondItem"] ?? (secondAttribute == nil ? nil : owner)
    let constant = double("constant")
    return DocumentConstraint(
      id: id ?? "", firstItem: attributes["firstItem"] ?? owner, firstAttribute: firstAttribute,
      secondItem: secondItem, secondAttribute: secondAttribute,
      relation: attributes["relation"].flatMap(DocumentConstraint.Relation.init) ?? .equal,
      multiplier: attributes["multiplier"].flatMap(Self.multiplier) ?? 1,
      constant: constant ?? (bool("symbolic") == true ? nil : 0), priority: double("priority") ?? 1000,
      isPlaceholder: bool("placeholder") ?? false, identifier: attributes["identifier"], line: line)
  }

  /// `0.5`, `1:2`, `1/4` or `35%`.
  public static func multiplier(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    for separator in [":", "/"] {
      let parts = text.components(separatedBy: separator)
      guard parts.count == 2 else { continue }
      guard let numerator = Double(parts[0]), let denominator = Double(parts[1]), denominator != 0 else {
        return nil
      }
      return numerator / denominator
    }
    return Double(text)
  }
}
