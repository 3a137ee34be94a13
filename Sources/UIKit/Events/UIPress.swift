/// One key or button of a hardware keyboard, from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  public nonisolated override init() { super.init() }
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open internal(set) var key: UIKey?
  open var force: CGFloat { 0 }
}

/// What a press of a hardware keyboard stands for.
@preconcurrency @MainActor open class UIKey: NSObject {
  open internal(set) var characters = ""
  open internal(set) var charactersIgnoringModifiers = ""
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
  nonisolated override init() { super.init() }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Usage numbers of the USB HID keyboard page that apps ask for.
/// Source: USB HID Usage Tables, Keyboard/Keypad Page (0x07).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)

  /// From the web's `KeyboardEvent.code`.
  init(code: String) {
    let named: [String: Int] = [
      "Enter": 40, "Escape": 41, "Backspace": 42, "Tab": 43, "Space": 44, "ArrowRight": 79, "ArrowLeft": 80,
      "ArrowDown": 81, "ArrowUp": 82, "Delete": 76, "Home": 74, "End": 77, "PageUp": 75, "PageDown": 78,
    ]
    if let value = named[code] {
      rawValue = value
    } else if code.hasPrefix("Key"), let letter = code.utf8.last, (65...90).contains(letter) {
      rawValue = Int(letter) - 65 + 4
    } else if code.hasPrefix("Digit"), let digit = Int(code.dropFirst(5)) {
      rawValue = digit == 0 ? 39 : 29 + digit
    } else {
      rawValue = 3
    }
  }
}
