import InterfaceBuilder

extension ElementDecoder {
  static let pickerView = view("pickerView", UIPickerView.self) { _, _, _ in }

  static let datePicker = control("datePicker", UIDatePicker.self) { picker, element, nib in
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    case "yearAndMonth": picker.datePickerMode = .yearAndMonth
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] ?? element["preferredDatePickerStyle"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if let value = element.int("minuteInterval") { picker.minuteInterval = value }
    if let value = element.double("countDownDuration") { picker.countDownDuration = value }
    if let name = element["locale"] ?? element.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    let date = { (key: String) in
      element.child(key: key)?.double("timeIntervalSinceReferenceDate").map(
        Date.init(timeIntervalSinceReferenceDate:))
    }
    if let value = date("minimumDate") { picker.minimumDate = value }
    if let value = date("maximumDate") { picker.maximumDate = value }
    // Xcode writes when the storyboard was made; a picker that uses the current date says so.
    if element.bool("useCurrentDate") != true, let value = date("date") { picker.date = value }
  }
}
