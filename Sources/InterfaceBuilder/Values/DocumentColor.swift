import Foundation

/// A colour as a document writes it.
public enum DocumentColor: Equatable, Sendable {
  /// A colour asset.
  case named(String)
  /// UIColor's property, without `Color`: `systemBackground`, `label`, `systemGray5`, `tint`.
  case system(String)
  /// sRGB, straight alpha; components of an extended space may lie outside 0…1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
}

extension Element {
  /// A child `color` of that key; nil also for an explicit `nil`.
  public func color(_ key: String) -> DocumentColor? {
    guard let child = child(key: key), child.name == "color" else { return nil }
    return child.color
  }

  /// The value of a `color` element.
  public var color: DocumentColor? {
    if let name = attributes["name"] { return .named(name) }
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = attributes[attribute] { return .system(Self.systemColorName(name)) }
    }
    let alpha = double("alpha") ?? 1
    if let white = double("white") {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    if let cyan = double("cyan") {
      let black = 1 - (double("black") ?? 0)
      return .components(
        red: (1 - cyan) * black, green: (1 - (double("magenta") ?? 0)) * black,
        blue: (1 - (double("yellow") ?? 0)) * black, alpha: alpha)
    }
    guard let red = double("red"), let green = double("green"), let blue = double("blue") else { return nil }
    if attributes["customColorSpace"] == "displayP3" {
      let converted = DisplayP3.toSRGB(red, green, blue)
      return .components(red: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
    }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func systemColorName(_ name: String) -> String {
    // Names before iOS 13's, which documents of Xcode 10 still carry.
    let old = [
      "groupTableViewBackgroundColor": "groupTableViewBackground", "darkTextColor": "darkText",
      "lightTextColor": "lightText", "viewFlipsideBackgroundColor": "viewFlipsideBackground",
      "scrollViewTexturedBackgroundColor": "scrollViewTexturedBackground",
    ]
    return old[name] ?? (name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
  }
}

/// Display P3 and sRGB share one transfer curve and white point: a matrix on linear values turns one into
/// the other (CSS Color 4, sample code for colour conversions).
enum DisplayP3 {
  static func toSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (
    red: Double, green: Double, blue: Double
  ) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
    )
  }
  private static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
  private static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
