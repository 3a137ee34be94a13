import Foundation

/// What `DateFormatter` means in an app: one that begins with the app's language.
open class LocalizedDateFormatter: DateFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = AppLanguage.locale
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = LocalizedDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }

  open override class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String?
  {
    super.dateFormat(fromTemplate: template, options: options, locale: locale ?? AppLanguage.locale)
  }
}

/// What `NumberFormatter` means in an app: one that begins with the app's language.
open class LocalizedNumberFormatter: NumberFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    locale = AppLanguage.locale
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func localizedString(from number: NSNumber, number style: NumberFormatter.Style)
    -> String
  {
    let formatter = LocalizedNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? number.description
  }
}
