import Foundation

/// A `.xcstrings` file: one table in all languages.
public struct StringCatalog: Equatable, Sendable {
  public var sourceLanguage: String
  /// By language.
  public var tables: [String: StringTable]

  /// - Parameter device: whose wordings are taken: `iphone`, `ipad` …
  /// - Throws: `DocumentError`.
  public init(data: Data, file: String, device: String = "iphone") throws {
    let contents: Contents
    do { contents = try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw JSONFault.error(error, in: data, file: file, what: "string catalog")
    }
    sourceLanguage = contents.sourceLanguage
    tables = [contents.sourceLanguage: StringTable()]
    for (key, entry) in contents.strings {
      // A key that nobody translated is its own text.
      tables[sourceLanguage, default: StringTable()].entries[key] = .text(key)
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = localization.entry(for: device) else { continue }
        tables[language, default: StringTable()].entries[key] = value
      }
    }
  }

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }
  private struct Entry: Decodable {
    var localizations: [String: Wording]?
  }
  private struct Unit: Decodable {
    var value: String
  }
  private struct Variations: Decodable {
    var plural: [String: Wording]?
    var device: [String: Wording]?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// A text, or several that depend on the device or on a number, inside each other.
  private struct Wording: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    func entry(for device: String) -> StringTable.Entry? {
      guard let chosen = chosen(for: device) else { return nil }
      let substitutions = self.substitutions ?? chosen.substitutions ?? [:]
      if !substitutions.isEmpty, let format = chosen.stringUnit?.value {
        return .plural(
          PluralEntry(
            format: format,
            variables: substitutions.mapValues {
              PluralEntry.Variable(
                valueType: $0.formatSpecifier ?? "lld", forms: Self.forms($0.variations, device),
                argument: $0.argNum)
            }))
      }
      if chosen.variations?.plural != nil {
        return .plural(PluralEntry(whole: Self.forms(chosen.variations, device)))
      }
      return chosen.stringUnit.map { .text($0.value) }
    }

    /// What is left when the device is known.
    private func chosen(for device: String) -> Wording? {
      guard let devices = variations?.device else { return self }
      return (devices[device] ?? devices["other"])?.chosen(for: device)
    }

    private static func forms(_ variations: Variations?, _ device: String) -> [String: String] {
      if let devices = variations?.device {
        return forms((devices[device] ?? devices["other"])?.variations, device)
      }
      return (variations?.plural ?? [:]).compactMapValues { $0.chosen(for: device)?.stringUnit?.value }
    }
  }
}
