import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor @Suite(.serialized) struct PickerTests {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [["small", "medium", "large"], (1...50).map(String.init)]
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { columns[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(columns[component][row])")
    }
  }

  private let harness: Harness
  private let sizes = Sizes()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    harness = Harness(UIViewController())
    UIScreen.main.environment.scrollsNatively = false
    picker.dataSource = sizes
    picker.delegate = sizes
    harness.window.rootViewController?.view.addSubview(picker)
    harness.settle()
  }
  private var wheels: [PickerWheel] { picker.subviews.compactMap { $0 as? PickerWheel } }

  @Test func `A wheel comes to rest at a row and tells it once`() {
    #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 1) == 0)
    let wheel = wheels[1]
    wheel.userScroll(by: CGPoint(x: 0, y: 3 * 32 + 10))
    harness.settle()
    #expect(sizes.log == ["1: 4"])
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(wheel.contentOffset.y + wheel.contentInset.top == 96)
    #expect(wheel.accessibilityValue == "4")
    wheel.accessibilityIncrement()
    harness.settle()
    #expect(sizes.log.last == "1: 5")
  }

  @Test func `Choosing in code tells nothing; reloading keeps the row`() {
    picker.selectRow(2, inComponent: 0, animated: true)
    harness.settle()
    picker.reloadAllComponents()
    harness.settle()
    #expect(sizes.log.isEmpty && picker.selectedRow(inComponent: 0) == 2)
    #expect((picker.view(forRow: 2, forComponent: 0) as? UILabel)?.text == "large")
    #expect(picker.rowSize(forComponent: 0).height == 32)
  }

  private func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text) ?? .distantPast
  }

  @Test func `A date picker has the wheels of its mode in the order of its language`() throws {
    let dates = UIDatePicker()
    dates.timeZone = TimeZone(identifier: "UTC")
    dates.locale = Locale(identifier: "ko_KR")
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .wheels
    dates.date = date("2024-01-31 10:30")
    harness.window.rootViewController?.view.addSubview(dates)
    dates.frame = CGRect(x: 0, y: 300, width: 320, height: 216)
    harness.settle()
    let inner = try #require(dates.subviews.first as? UIPickerView)
    let wheels = inner.subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels.map(\.accessibilityValue) == ["2024년", "1월", "31일"])
    var changes = 0
    dates.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    // February has no 31st day.
    wheels[1].accessibilityIncrement()
    harness.settle()
    #expect(changes == 1 && dates.date == date("2024-02-29 10:30"))
    #expect(wheels[2].accessibilityValue == "29일")
    dates.maximumDate = date("2024-02-10 00:00")
    #expect(dates.date == date("2024-02-10 00:00") && changes == 1)
  }

  @Test func `The compact style shows the value and opens the wheels`() throws {
    let dates = UIDatePicker()
    dates.timeZone = TimeZone(identifier: "UTC")
    dates.locale = Locale(identifier: "en_US")
    dates.datePickerMode = .time
    dates.date = date("2024-01-31 18:05")
    harness.window.rootViewController?.view.addSubview(dates)
    dates.frame = CGRect(origin: CGPoint(x: 40, y: 100), size: dates.intrinsicContentSize)
    harness.settle()
    let button = try #require(dates.subviews.first as? UIButton)
    #expect(button.title(for: .normal)?.hasPrefix("6:05") == true)
    #expect(dates.datePickerStyle == .compact && dates.bounds.height == 34)
    button.sendActions(for: .touchUpInside)
    harness.settle()
    let overlay = try #require(harness.window.subviews.last)
    let inner = try #require(overlay.subviews.flatMap(\.subviews).compactMap { $0 as? UIPickerView }.first)
    #expect(inner.numberOfComponents == 3)
    #expect(inner.subviews.compactMap { ($0 as? PickerWheel)?.accessibilityValue } == ["6", "05", "PM"])
  }
}
