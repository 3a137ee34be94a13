import Foundation
import InterfaceBuilder

/// The language that the app runs in.
///
/// Foundation on Linux knows none: it ignores LANG and always takes the development region. Generated code
/// in the app's own module hides Foundation's declarations by ones that ask here.
public enum AppLanguage {
  /// Set before the app's code runs, and never after: as on iOS, another language needs a new start.
  nonisolated(unsafe) private static var chosen: String?
  /// Which wordings are taken where they depend on the device.
  nonisolated(unsafe) private static var device = "iphone"
  nonisolated(unsafe) private static var libraries: [String: StringLibrary] = [:]
  private static let lock = NSLock()

  /// - Parameters:
  ///   - language: BCP 47, such as `ko` or `en-GB`; nil is the project's development region.
  ///   - device: as `.stringsdict` files name it: `iphone` or `ipad`.
  public static func choose(_ language: String?, device: String = "iphone") {
    (chosen, self.device) = (language, device)
  }

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

  /// What NSLocalizedString gives: the translation, else `value`, else the key. Of an entry whose wording
  /// depends on numbers, its format with variables, which `text(format:…)` knows again.
  public static func string(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let library = library(of: bundle)
    let language = library.language(preferred: [preferred])
    let name = table.map { $0.isEmpty ? "Localizable" : $0 }
    switch library.found(key, table: name, language: language) {
    case (.text(let text), _)?: return text
    case (.plural(let plural), let language)?: return PluralFormats.shared.add(plural, language)
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

  /// What String(format:locale:arguments:) gives.
  public static func text(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    guard let (plural, language) = PluralFormats.shared.entry(of: format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let chosen = plural.resolved(for: arguments.map(number), language: language)
    // What a wording asks for and nobody gave would be read from other memory.
    let given = chosen.arguments.map { arguments.indices.contains($0) ? arguments[$0] : 0 }
    return String(format: chosen.format, locale: locale, arguments: given)
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let integer as any BinaryInteger: return Double(integer)
    case let float as any BinaryFloatingPoint: return Double(float)
    case let number as NSNumber: return number.doubleValue
    default: return 0
    }
  }

  private static func library(of bundle: Bundle) -> StringLibrary {
    lock.withLock {
      if let known = libraries[bundle.bundlePath] { return known }
      let library = StringLibrary(
        bundle: URL(fileURLWithPath: bundle.bundlePath), developmentRegion: developmentRegion(of: bundle),
        device: device)
      libraries[bundle.bundlePath] = library
      return library
    }
  }

  private static func developmentRegion(of bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}
