import Foundation

/// A colour set.
public struct ColorAsset: Sendable {
  public struct Variant: Equatable, Sendable {
    /// nil: the entry carries no colour (an empty AccentColor).
    public var color: DocumentColor?
    public var qualifiers: AssetQualifiers
  }
  public var name: String
  public var variants: [Variant]

  /// nil: the set says nothing for these traits, as Xcode's own empty AccentColor.
  public func color(for traits: AssetTraits) -> DocumentColor? {
    variants.filter { $0.color != nil }.best(for: traits, \.qualifiers).first?.color
  }

  init(name: String, contents: AssetContents) {
    self.name = name
    variants = (contents.colors ?? []).map { Variant(color: $0.color?.value, qualifiers: $0.qualifiers) }
  }
}

extension AssetContents.Color {
  var value: DocumentColor? {
    if let reference {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap { $0.value } }
    let alpha = components["alpha"].flatMap { $0.alpha } ?? 1
    if let white = component("white") {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    guard colorSpace == "display-p3" else {
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
    let converted = DisplayP3.toSRGB(red, green, blue)
    return .components(red: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
  }
}

extension AssetContents.Component {
  /// 0…1. `0xFF` and whole numbers count to 255, numbers with a point to 1.
  var value: Double? {
    let text = self.text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") || text.contains("e") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
  /// Alpha is written as 0…1 also where it is whole.
  var alpha: Double? {
    guard let number = Int(text), number <= 1 else { return value }
    return Double(number)
  }
}
