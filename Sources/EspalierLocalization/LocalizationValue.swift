import Foundation

/// What `String(localized:)` takes: a literal whose interpolations become the arguments of a format, so that
/// `"\(count) plums"` is looked up as `%lld plums`.
///
/// Source: https://developer.apple.com/documentation/swift/string/localizationvalue
public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
  private let format: String
  private nonisolated(unsafe) let arguments: [any CVarArg]

  public init(_ value: String) { self.init(stringLiteral: value) }
  public init(stringLiteral value: String) { (format, arguments) = (value, []) }
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    // Without arguments it is no format.
    format =
      arguments.isEmpty
      ? stringInterpolation.format.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.format
  }

  public static func == (left: LocalizationValue, right: LocalizationValue) -> Bool {
    left.format == right.format
      && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
  }

  /// The translation with its arguments.
  /// - Parameter key: where the text itself is not what is looked up.
  public func text(key: String? = nil, table: String?, bundle: Bundle, locale: Locale) -> String {
    let found = AppLanguage.string(key ?? format, table: table, bundle: bundle, value: format)
    return arguments.isEmpty ? found : AppLanguage.text(format: found, locale: locale, arguments: arguments)
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = ""
    fileprivate nonisolated(unsafe) var arguments: [any CVarArg] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }
    public mutating func appendInterpolation(_ text: String) { append("%@", NSString(string: text)) }
    public mutating func appendInterpolation(_ text: Substring) {
      append("%@", NSString(string: String(text)))
    }
    public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }
    public mutating func appendInterpolation(_ number: Int64) { append("%lld", number) }
    public mutating func appendInterpolation(_ number: UInt) { append("%llu", number) }
    public mutating func appendInterpolation(_ number: UInt64) { append("%llu", number) }
    public mutating func appendInterpolation(_ number: Int32) { append("%d", number) }
    public mutating func appendInterpolation(_ number: Int16) { append("%d", number) }
    public mutating func appendInterpolation(_ number: Int8) { append("%d", number) }
    public mutating func appendInterpolation(_ number: UInt32) { append("%u", number) }
    public mutating func appendInterpolation(_ number: UInt16) { append("%u", number) }
    public mutating func appendInterpolation(_ number: UInt8) { append("%u", number) }
    public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
    public mutating func appendInterpolation(_ number: Float) { append("%f", number) }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(specifier, value)
    }
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append("%@", NSString(string: format.format(value)))
    }
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", NSString(string: String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: any CVarArg) {
      format += specifier
      arguments.append(argument)
    }
  }
}
