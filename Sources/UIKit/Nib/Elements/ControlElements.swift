import InterfaceBuilder

extension ElementDecoder {
  /// A control: what every control has, then its own.
  static func control<Control: UIControl>(
    _ name: String, _ type: Control.Type, defaults: [String: String] = [:],
    structure: @escaping @MainActor (Control, DocumentElement, NibObjects) -> Void = { _, _, _ in },
    properties: @escaping @MainActor (Control, DocumentElement, NibObjects) -> Void
  ) -> ElementDecoder {
    view(name, type, defaults: defaults, structure: structure) { control, element, nib in
      ControlElement.decode(control, element)
      properties(control, element, nib)
    }
  }

  static let control = control("control", UIControl.self) { _, _, _ in }

  static let stepper = control("stepper", UIStepper.self) { stepper, element, _ in
    // The range comes first: a value outside of it would be cut.
    if let value = element.double("minimumValue") { stepper.minimumValue = value }
    if let value = element.double("maximumValue") { stepper.maximumValue = value }
    if let value = element.double("stepValue") { stepper.stepValue = value }
    if let value = element.double("value") { stepper.value = value }
    if let value = element.bool("continuous") { stepper.isContinuous = value }
    if let value = element.bool("autorepeat") { stepper.autorepeat = value }
    if let value = element.bool("wraps") { stepper.wraps = value }
  }
}

@MainActor enum ControlElement {
  static func decode(_ control: UIControl, _ element: DocumentElement) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    if let value = element.bool("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = value }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "center": control.contentHorizontalAlignment = .center
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "center": control.contentVerticalAlignment = .center
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }
}
