extension NSLayoutConstraint {
  /// As UIKit prints constraints: `<NSLayoutConstraint:0x… 'name' UILabel:0x….leading == UIView:0x….leading
  /// + 8   (active)>`.
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(address(of: self))\(name) \(equation)   (\(state))>"
  }

  private var equation: String {
    var text = "\(describe(firstItem, firstAttribute)) \(relation.sign) "
    if secondAttribute == .notAnAttribute || secondItem == nil {
      text += Self.number(constant)
    } else {
      if multiplier != 1 { text += Self.number(multiplier) + "*" }
      text += describe(secondItem, secondAttribute)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    }
    return priority < .required ? text + " @\(Self.number(CGFloat(priority.rawValue)))" : text
  }

  func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil" }
    let name = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    let label = name.flatMap { $0.isEmpty ? nil : "'\($0)' " } ?? ""
    return "\(label)\(type(of: item)):\(address(of: item)).\(attribute.name)"
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Six digits at most, none after the point when there are none.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
