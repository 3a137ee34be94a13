/// The wheels of a date picker: one for each part of the date, in the order of the locale.
@MainActor final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Part { case year, month, day, weekdayAndDay, hour, minute, period, hours, minutes }
  private unowned let picker: UIDatePicker
  let view = UIPickerView()
  private var parts: [Part] = []
  /// The first year, and the first day of the wheel of days, which reach a century around the date they began with.
  private var firstYear = 1900
  private var firstDay = Date()
  private static let yearCount = 300
  private static let dayReach = 1000

  init(picker: UIDatePicker) {
    self.picker = picker
    view.dataSource = self
    view.delegate = self
  }

  // MARK: What there is

  func reload() {
    firstDay =
      calendar.date(byAdding: .day, value: -Self.dayReach, to: calendar.startOfDay(for: picker.date))
      ?? picker.date
    switch picker.datePickerMode {
    case .time: parts = timeParts
    case .date: parts = dateParts
    case .yearAndMonth: parts = dateParts.filter { $0 != .day }
    case .dateAndTime: parts = [.weekdayAndDay] + timeParts
    case .countDownTimer: parts = [.hours, .minutes]
    }
    view.reloadAllComponents()
    showDate(animated: false)
  }

  private var calendar: Calendar { picker.effectiveCalendar }
  private func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: picker.effectiveLocale) ?? template
  }
  /// Year, month and day as the locale writes them.
  private var dateParts: [Part] {
    let order = format("yMMMMd")
    let places: [(Part, String.Index?)] = [
      (.year, order.firstIndex(of: "y")), (.month, order.firstIndex { $0 == "M" || $0 == "L" }),
      (.day, order.firstIndex(of: "d")),
    ]
    return places.sorted { ($0.1 ?? order.endIndex) < ($1.1 ?? order.endIndex) }.map(\.0)
  }
  private var usesPeriods: Bool { format("j").contains("a") }
  private var timeParts: [Part] {
    guard usesPeriods else { return [.hour, .minute] }
    // Some languages say the half of the day first.
    return format("j").first == "a" ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch parts[component] {
    case .year: Self.yearCount
    case .month: 12
    case .day: 31
    case .weekdayAndDay: 2 * Self.dayReach
    case .hour: usesPeriods ? 12 : 24
    case .hours: 24
    case .minute, .minutes: 60 / interval
    case .period: 2
    }
  }
  private var interval: Int { 60 % max(1, picker.minuteInterval) == 0 ? max(1, picker.minuteInterval) : 1 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (picker.effectiveLocale, calendar)
    formatter.timeZone = calendar.timeZone
    switch parts[component] {
    case .year:
      formatter.setLocalizedDateFormatFromTemplate("y")
      return calendar.date(from: DateComponents(year: firstYear + row)).map(formatter.string)
    case .month: return formatter.standaloneMonthSymbols[row]
    case .day:
      formatter.setLocalizedDateFormatFromTemplate("d")
      return calendar.date(from: DateComponents(year: 2000, month: 1, day: row + 1)).map(formatter.string)
    case .weekdayAndDay:
      formatter.setLocalizedDateFormatFromTemplate("MMMEd")
      return calendar.date(byAdding: .day, value: row, to: firstDay).map(formatter.string)
    case .hour: return usesPeriods ? "\(row == 0 ? 12 : row)" : String(format: "%02d", row)
    case .minute: return String(format: "%02d", row * interval)
    case .period: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .hours, .minutes: return "\(row * (parts[component] == .minutes ? interval : 1))"
    }
  }

  // MARK: Date and wheels

  func showDate(animated: Bool) {
    guard !parts.isEmpty else { return }
    let date = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    let hour = date.hour ?? 0, length = Int(picker.countDownDuration)
    for (component, part) in parts.enumerated() {
      let row: Int =
        switch part {
        case .year: (date.year ?? firstYear) - firstYear
        case .month: (date.month ?? 1) - 1
        case .day: (date.day ?? 1) - 1
        case .weekdayAndDay:
          calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: picker.date)).day ?? 0
        case .hour: usesPeriods ? hour % 12 : hour
        case .minute: (date.minute ?? 0) / interval
        case .period: hour / 12
        case .hours: length / 3600
        case .minutes: length % 3600 / 60 / interval
        }
      if view.selectedRow(inComponent: component) != row {
        view.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let row = { (part: Part) -> Int? in
      self.parts.firstIndex(of: part).map { self.view.selectedRow(inComponent: $0) }
    }
    if picker.datePickerMode == .countDownTimer {
      picker.countDownDuration = Double((row(.hours) ?? 0) * 3600 + (row(.minutes) ?? 0) * interval * 60)
      return picker.wheelsDidChoose(picker.date)
    }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    if let day = row(.weekdayAndDay), let date = calendar.date(byAdding: .day, value: day, to: firstDay) {
      let other = calendar.dateComponents([.year, .month, .day], from: date)
      (parts.year, parts.month, parts.day) = (other.year, other.month, other.day)
    }
    if let year = row(.year) { parts.year = firstYear + year }
    if let month = row(.month) { parts.month = month + 1 }
    if let day = row(.day) { parts.day = day + 1 }
    if let hour = row(.hour) { parts.hour = hour + 12 * (row(.period) ?? 0) }
    if let minute = row(.minute) { parts.minute = minute * interval }
    // The 31st of a short month is its last day.
    if let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let date = calendar.date(from: parts) { picker.wheelsDidChoose(date) }
  }
}
