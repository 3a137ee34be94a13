import Foundation

/// A user-defined runtime attribute: a value set by key path before `awakeFromNib`.
public struct RuntimeAttribute: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case none
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case color(DocumentColor)
    case image(String)
  }
  public var keyPath: String
  public var value: Value
  public var line: Int
}

extension Element {
  public var runtimeAttributes: [RuntimeAttribute] {
    group("userDefinedRuntimeAttributes").compactMap { element in
      guard let keyPath = element["keyPath"] else { return nil }
      return RuntimeAttribute(keyPath: keyPath, value: element.runtimeValue, line: element.line)
    }
  }

  private var runtimeValue: RuntimeAttribute.Value {
    if let child = child(key: "value") { return child.keyedValue(type: attributes["type"]) }
    guard let text = attributes["value"] else { return .none }
    switch attributes["type"] {
    case "boolean": return .boolean(bool("value") ?? false)
    case "number":
      return Int(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .none
    case "image": return .image(text)
    case "nil": return .none
    default: return .string(text)
    }
  }

  private func keyedValue(type: String?) -> RuntimeAttribute.Value {
    switch name {
    case "integer": return int("value").map { .integer($0) } ?? .none
    case "real": return double("value").map { .real($0) } ?? .none
    case "boolean": return bool("value").map { .boolean($0) } ?? .none
    case "string", "mutableString": return .string(characters)
    case "point": return .point(pointValue)
    case "size": return .size(sizeValue)
    case "rect": return .rect(rectValue)
    case "range": return .range(location: int("location") ?? 0, length: int("length") ?? 0)
    case "color": return color.map { .color($0) } ?? .none
    case "imageReference", "image":
      return (attributes["image"] ?? attributes["name"]).map { .image($0) } ?? .none
    default: return .none
    }
  }
}
