/// Declarations in the app's own module that hide Foundation's, which on Linux know no language, tell of no
/// changed defaults and load no files.
///
/// They are public because a project's public declarations may use them, and every name is written with its
/// module because a project may have types of the same names.
enum LanguageShadows {
  static let text = """
    import EspalierLocalization
    import Foundation
    import FoundationNetworking
    import ObjectiveC

    public func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main,
      value: Swift.String = "", comment: Swift.String
    ) -> Swift.String {
      EspalierLocalization.AppLanguage.string(key, table: tableName, bundle: bundle, value: value)
    }

    public typealias UserDefaults = ObjectiveC.ObservedUserDefaults
    public typealias DateFormatter = EspalierLocalization.LocalizedDateFormatter
    public typealias NumberFormatter = EspalierLocalization.LocalizedNumberFormatter

    extension Foundation.Bundle {
      public func object(forInfoDictionaryKey key: Swift.String) -> Any? {
        EspalierLocalization.AppLanguage.information(key, bundle: self)
      }
    }

    extension Foundation.Locale {
      public static var current: Foundation.Locale { EspalierLocalization.AppLanguage.locale }
      public static var autoupdatingCurrent: Foundation.Locale { EspalierLocalization.AppLanguage.locale }
      public static var preferredLanguages: [Swift.String] { [EspalierLocalization.AppLanguage.preferred] }
    }

    extension FoundationNetworking.URLSessionConfiguration {
      public static var `default`: FoundationNetworking.URLSessionConfiguration {
        ObjectiveC.AppNetwork.defaultConfiguration
      }
      public static var ephemeral: FoundationNetworking.URLSessionConfiguration {
        ObjectiveC.AppNetwork.ephemeralConfiguration
      }
    }

    extension Foundation.Bundle {
      public func localizedString(forKey key: Swift.String, value: Swift.String?, table tableName: Swift.String?)
        -> Swift.String
      {
        EspalierLocalization.AppLanguage.string(key, table: tableName, bundle: self, value: value ?? "")
      }
    }

    extension Swift.String {
      public typealias LocalizationValue = EspalierLocalization.LocalizationValue

      public init(
        localized keyAndValue: EspalierLocalization.LocalizationValue, table: Swift.String? = nil,
        bundle: Foundation.Bundle? = nil, locale: Foundation.Locale = EspalierLocalization.AppLanguage.locale,
        comment: Swift.StaticString? = nil
      ) {
        self = keyAndValue.text(table: table, bundle: bundle ?? Foundation.Bundle.main, locale: locale)
      }
      public init(
        localized key: Swift.StaticString, defaultValue: EspalierLocalization.LocalizationValue,
        table: Swift.String? = nil, bundle: Foundation.Bundle? = nil,
        locale: Foundation.Locale = EspalierLocalization.AppLanguage.locale, comment: Swift.StaticString? = nil
      ) {
        self = defaultValue.text(
          key: "\\(key)", table: table, bundle: bundle ?? Foundation.Bundle.main, locale: locale)
      }
    }

    // Ownership is written as Foundation does: another signature would not hide its own.
    extension Swift.String {
      public init(format: __shared Swift.String, _ arguments: any Swift.CVarArg...) {
        self = EspalierLocalization.AppLanguage.text(format: format, locale: nil, arguments: arguments)
      }
      public init(format: __shared Swift.String, arguments: __shared [any Swift.CVarArg]) {
        self = EspalierLocalization.AppLanguage.text(format: format, locale: nil, arguments: arguments)
      }
      public init(
        format: __shared Swift.String, locale: __shared Foundation.Locale?, _ arguments: any Swift.CVarArg...
      ) {
        self = EspalierLocalization.AppLanguage.text(format: format, locale: locale, arguments: arguments)
      }
      public init(
        format: __shared Swift.String, locale: __shared Foundation.Locale?,
        arguments: __shared [any Swift.CVarArg]
      ) {
        self = EspalierLocalization.AppLanguage.text(format: format, locale: locale, arguments: arguments)
      }
      public static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any Swift.CVarArg...)
        -> Swift.String
      {
        EspalierLocalization.AppLanguage.text(
          format: format, locale: EspalierLocalization.AppLanguage.locale, arguments: arguments)
      }
    }

    """
}
