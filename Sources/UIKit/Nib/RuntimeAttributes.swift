import InterfaceBuilder

/// User-defined runtime attributes, set by key path.
@MainActor enum RuntimeAttributes {
  static func apply(_ element: DocumentElement, to object: AnyObject, _ nib: NibObjects) {
    if NibClass.knowsOnlyUIKit { return }
    for attribute in element.runtimeAttributes {
      do {
        try KeyValueCoding.set(value(attribute.value, nib), forKeyPath: attribute.keyPath, of: object)
      } catch let error as UndefinedKey {
        // UIKit logs this one and goes on, where a missing outlet ends the program.
        nib.report(
          element,
          "Failed to set (\(attribute.keyPath)) user defined inspected property on "
            + "(\(String(reflecting: type(of: object)))): \(error)")
      } catch {
        nib.report(element, "the runtime attribute \(attribute.keyPath) cannot be set: \(error)")
      }
    }
  }

  private static func value(_ value: RuntimeAttribute.Value, _ nib: NibObjects) -> Any? {
    switch value {
    case .none: nil
    case .boolean(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .string(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .range(let location, let length): NSRange(location: location, length: length)
    case .color(let color): nib.resources.color(color)
    case .image(let name): nib.resources.image(named: name)
    }
  }
}
