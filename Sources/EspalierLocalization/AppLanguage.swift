import Foundation
import InterfaceBuilder

/// The language that the app runs in.
///
/// Foundation on Linux knows none: it ignores LANG and always takes the development region. Generated code
/// in the app's own module hides Foundation's declarations by ones that ask here.
public enum AppLanguage {
  /// Set before the app's code runs, and never after: as on iOS, another language needs a new start.
  nonisolated(unsafe) private static var chosen: String?
  nonisolated(unsafe) private static var libraries: [String: StringLibrary] = [:]
  private static let lock = NSLock()

  /// - Parameter language: BCP 47, such as `ko` or `en-GB`; nil is the project's development region.
  public static func choose(_ language: String?) { chosen = language }

  /// As the user has set it: BCP 47.
  public static var preferred: String { chosen ?? developmentRegion(of: .main) }

  /// The preferred language, in its own region or in the one that most of its speakers live in.
  public static let locale: Locale = {
    let language = Locale.Language(identifier: preferred)
    let region = language.region ?? Locale.Language(identifier: language.maximalIdentifier).region
    let code = preferred.replacingOccurrences(of: "-", with: "_")
    guard language.region == nil, let region else { return Locale(identifier: code) }
    return Locale(identifier: "\(code)_\(region.identifier)")
  }()

  /// What NSLocalizedString gives: the translation, else `value`, else the key.
  public static func string(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let library = library(of: bundle)
    let language = library.language(preferred: [preferred])
    let name = table.map { $0.isEmpty ? "Localizable" : $0 }
    switch library.entry(key, table: name, language: language) {
    case .text(let text)?: return text
    // The number is not known yet: the wording for most numbers stands for all.
    case .plural(let plural)?:
      return plural.variables.reduce(plural.format) { format, variable in
        let form = variable.value.forms["other"] ?? ""
        let text = form.replacingOccurrences(of: "%arg", with: "%" + variable.value.valueType)
        return format.replacingOccurrences(of: "%#@\(variable.key)@", with: text)
      }
    case nil: return value.isEmpty ? key : value
    }
  }

  /// A value of Info.plist, in the words of InfoPlist.strings where they have one.
  ///
  /// Foundation on Linux looks nowhere else than in InfoPlist.strings as soon as there is one.
  public static func information(_ key: String, bundle: Bundle) -> Any? {
    let library = library(of: bundle)
    let language = library.language(preferred: [preferred])
    if case .text(let text)? = library.entry(key, table: "InfoPlist", language: language) { return text }
    return bundle.infoDictionary?[key]
  }

  private static func library(of bundle: Bundle) -> StringLibrary {
    lock.withLock {
      if let known = libraries[bundle.bundlePath] { return known }
      let library = StringLibrary(
        bundle: URL(fileURLWithPath: bundle.bundlePath), developmentRegion: developmentRegion(of: bundle))
      libraries[bundle.bundlePath] = library
      return library
    }
  }

  private static func developmentRegion(of bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}
