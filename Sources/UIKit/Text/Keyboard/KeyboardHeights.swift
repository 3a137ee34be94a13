import Surface

/// How high the system's keyboard is, with the row of suggestions and the bottom of the safe area. Points.
///
/// Source: the heights that apps measure on each class of screens and publish; Apple documents none.
enum KeyboardHeights {
  static func height(
    on device: Device, isLandscape: Bool, hasSuggestions: Bool
  ) -> CGFloat {
    let short = min(device.size.width, device.size.height)
    let hasHomeButton = device.portraitInsets[2] == 0
    switch (device.idiom, isLandscape) {
    case (.pad, false): return short > 1000 ? 403 : 337
    case (.pad, true): return short > 1000 ? 498 : 422
    case (.phone, false):
      if hasHomeButton {
        let full: CGFloat = short >= 414 ? 271 : short >= 375 ? 260 : 253
        return full - (hasSuggestions ? 0 : short >= 414 ? 45 : short >= 375 ? 44 : 37)
      }
      return (short >= 414 ? 346 : 336) - (hasSuggestions ? 0 : 45)
    case (.phone, true):
      if hasHomeButton { return (short >= 375 ? 200 : 199) - (hasSuggestions ? 0 : 38) }
      return 209 - (hasSuggestions ? 0 : 38)
    }
  }

  /// Number pads, secrets and inputs without corrections have no row of suggestions.
  @MainActor static func hasSuggestions(for input: UIResponder) -> Bool {
    guard let traits = input as? any UITextInputTraits else { return true }
    switch traits.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: break
    }
    return !traits.isSecureTextEntry
      && !(traits.autocorrectionType == .no && traits.spellCheckingType == .no)
  }
}
