import Foundation

/// A `.xcstrings` file: one table in all languages.
public struct StringCatalog: Equatable, Sendable {
  public var sourceLanguage: String
  /// By language.
  public var tables: [String: StringTable]

  /// - Throws: `DocumentError`.
  public init(data: Data, file: String) throws {
    let contents: Contents
    do { contents = try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw DocumentError(file: file, cause: .malformed("it is no string catalog: \(error)"))
    }
    sourceLanguage = contents.sourceLanguage
    tables = [contents.sourceLanguage: StringTable()]
    for (key, entry) in contents.strings {
      // A key that nobody translated is its own text.
      tables[sourceLanguage, default: StringTable()].entries[key] = .text(key)
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = localization.entry else { continue }
        tables[language, default: StringTable()].entries[key] = value
      }
    }
  }

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  private struct Unit: Decodable {
    var value: String
  }
  private struct Form: Decodable {
    var stringUnit: Unit?
  }
  private struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: StringTable.Entry? {
      if let substitutions, let format = stringUnit?.value, !substitutions.isEmpty {
        return .plural(
          PluralEntry(
            format: format,
            variables: substitutions.mapValues {
              PluralEntry.Variable(
                valueType: $0.formatSpecifier ?? "lld", forms: Self.forms($0.variations?.plural))
            }))
      }
      if let plural = variations?.plural {
        let variable = PluralEntry.Variable(valueType: "lld", forms: Self.forms(plural))
        return .plural(PluralEntry(format: "%#@value@", variables: ["value": variable]))
      }
      if let device = variations?.device {
        return (device["iphone"] ?? device["other"])?.stringUnit.map { .text($0.value) }
      }
      return stringUnit.map { .text($0.value) }
    }

    private static func forms(_ forms: [String: Form]?) -> [String: String] {
      (forms ?? [:]).compactMapValues { $0.stringUnit?.value }
    }
  }
}
