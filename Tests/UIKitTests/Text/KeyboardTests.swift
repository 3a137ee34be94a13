import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
  private final class Heard: @unchecked Sendable {
    var names: [String] = []
    var last: Notification?
  }
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))

  private func shown(_ device: Device = .iPhone15) -> Harness {
    let harness = Harness(controller, device: device)
    controller.view.addSubview(field)
    return harness
  }

  @Test(
    "its height is the device's",
    arguments: [
      ("iPhone 15", 336.0), ("iPhone 16 Pro Max", 346), ("iPhone SE", 260), ("iPhone 8 Plus", 271),
      ("iPhone SE (1st generation)", 253), ("iPad", 337), ("iPad Pro 13", 403),
    ])
  func heights(_ name: String, _ height: Double) throws {
    let device = try #require(Device.named(name))
    let harness = shown(device)
    field.becomeFirstResponder()
    harness.settle()
    #expect(Double(Keyboard.frame.height) == height)
    #expect(Keyboard.frame.maxY == device.size.height)
    field.resignFirstResponder()
    harness.settle()
    #expect(!Keyboard.isVisible)
  }

  @Test("its notifications carry frames, duration and curve, in UIKit's order")
  func notifications() throws {
    let harness = shown()
    let heard = Heard()
    let observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        heard.names.append($0.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: ""))
        heard.last = $0
      }
    }
    field.becomeFirstResponder()
    #expect(heard.names == ["WillChangeFrameNotification", "WillShowNotification"])
    let information = try #require(heard.last?.userInfo)
    let end = UIResponder.keyboardFrameEndUserInfoKey
    #expect(information[end] as? CGRect == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect((information[end] as? NSValue)?.cgRectValue.height == 336)
    #expect(
      information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((information[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    let curve = try #require(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt)
    #expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(UIView.AnimationOptions(rawValue: curve << 16).curve == .keyboard)
    #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    harness.settle()
    #expect(heard.names.suffix(2) == ["DidChangeFrameNotification", "DidShowNotification"])
    heard.names = []
    field.resignFirstResponder()
    harness.settle()
    #expect(
      heard.names == [
        "WillChangeFrameNotification", "WillHideNotification", "DidChangeFrameNotification",
        "DidHideNotification",
      ])
    #expect(heard.last?.userInfo?[end] as? CGRect == CGRect(x: 0, y: 852, width: 393, height: 336))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("the layout guide follows it and ends at the safe area without it")
  func guide() {
    let harness = shown()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    harness.settle()
    #expect(bar.frame.maxY == 818)
    field.becomeFirstResponder()
    harness.settle()
    #expect(bar.frame.maxY == 516)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 336)
    field.resignFirstResponder()
    harness.settle()
    #expect(bar.frame.maxY == 818)
  }

  @Test("34: a scroll view's inset for the keyboard counts the bottom safe area once")
  func inset() {
    let harness = shown()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    controller.view.insertSubview(scroll, at: 0)
    harness.settle()
    let before = scroll.adjustedContentInset
    let observers = [
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        MainActor.assumeIsolated { scroll.contentInset.bottom = frame.height - scroll.safeAreaInsets.bottom }
      },
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { scroll.contentInset = .zero } },
    ]
    field.becomeFirstResponder()
    harness.settle()
    #expect(scroll.adjustedContentInset.bottom == 336)
    field.resignFirstResponder()
    harness.settle()
    #expect(scroll.adjustedContentInset == before)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("accessory and input views stand in for keys")
  func views() {
    let harness = shown()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    harness.settle()
    #expect(Keyboard.frame == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(Keyboard.keysFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(
      accessory.layer.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
    harness.settle()
    #expect(Keyboard.frame.height == 294)
    #expect(Keyboard.keysFrame == nil)
    field.resignFirstResponder()
    harness.settle()
    #expect(accessory.window == nil)
  }

  @Test("kinds without suggestions are lower; a rotation moves it")
  func kinds() {
    let harness = shown()
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    harness.settle()
    #expect(Keyboard.frame.height == 291)
    field.keyboardType = .default
    harness.settle()
    #expect(Keyboard.frame.height == 336)
    UIDevice.current.orientation = .landscapeLeft
    Orientation.update()
    harness.settle()
    #expect(Keyboard.frame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
    #expect(harness.sink.frames.last?.screen.keyboard == Keyboard.frame)
    field.resignFirstResponder()
    UIDevice.current.orientation = .portrait
    Orientation.update()
    harness.settle()
    #expect(harness.sink.frames.last?.screen.keyboard == nil)
  }

  @Test("the viewer's own keyboard covers what the host reports")
  func reported() {
    let harness = shown()
    UIScreen.main.environment.showsKeyboard = false
    field.becomeFirstResponder()
    harness.settle()
    #expect(!Keyboard.isVisible)
    EventDelivery.handle(.keyboard(height: 300))
    harness.settle()
    #expect(Keyboard.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(Keyboard.keysFrame == nil)
    EventDelivery.handle(.keyboard(height: 0))
    #expect(!Keyboard.isVisible)
    field.resignFirstResponder()
  }

  @Test("touches of the keys reach nothing below; dragging puts it away")
  func touches() {
    let harness = shown()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .onDrag
    controller.view.insertSubview(scroll, at: 0)
    field.becomeFirstResponder()
    harness.settle()
    #expect(TouchDelivery.hit(CGPoint(x: 100, y: 700))?.0 is KeyboardWindow)
    #expect(TouchDelivery.hit(CGPoint(x: 100, y: 400))?.0 === harness.window)
    scroll.userScroll(by: CGPoint(x: 0, y: 50))
    harness.settle()
    #expect(!field.isFirstResponder)
    #expect(TouchDelivery.hit(CGPoint(x: 100, y: 700))?.0 === harness.window)
  }

  @Test("an alert with a field stands above it")
  func alert() throws {
    let harness = shown()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    harness.settle()
    try #require(alert.textFields?.first).becomeFirstResponder()
    harness.settle()
    #expect(alert.view.frame.midY < 426)
    #expect(alert.view.frame.maxY < 516)
    controller.dismiss(animated: false)
    harness.settle()
    #expect(!Keyboard.isVisible)
  }
}
