import Foundation

extension Environment: WireRecord {
  static var blank: Environment { Environment(device: .blank) }
  static func visit<V: WireVisitor>(_ new: inout Environment, _ old: Environment, _ visitor: inout V) throws {
    try visitor.field("device", &new.device, old.device)
    try visitor.field("orientation", &new.orientation, old.orientation)
    try visitor.field("dark", &new.isDark, old.isDark)
    try visitor.field("contentSize", &new.contentSize, old.contentSize)
    try visitor.field("language", &new.language, old.language)
    try visitor.field("reducesMotion", &new.reducesMotion, old.reducesMotion)
    try visitor.field("scrollsNatively", &new.scrollsNatively, old.scrollsNatively)
    try visitor.field("virtualClock", &new.usesVirtualClock, old.usesVirtualClock)
    try visitor.field("showsKeyboard", &new.showsKeyboard, old.showsKeyboard)
  }

  func validate() throws {
    try WireError.inside("orientation") {
      try expect(Self.orientations.contains(orientation), "unknown orientation “\(orientation)”")
    }
    try WireError.inside("contentSize") {
      try expect(Self.contentSizes.contains(contentSize), "unknown size “\(contentSize)”")
    }
    try WireError.inside("language") { try expect((language ?? "").utf8.count <= 64, "too long") }
    try WireError.inside("device") { try device.validate() }
  }

  static let orientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
  static let contentSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}

extension Device.Idiom: WireValue {}
extension Device: WireRecord {
  static var blank: Device {
    Device(
      name: "", idiom: .phone, size: .zero, scale: 1, portraitInsets: [0, 0, 0, 0],
      landscapeInsets: [0, 0, 0, 0], cornerRadius: 0)
  }
  static func visit<V: WireVisitor>(_ new: inout Device, _ old: Device, _ visitor: inout V) throws {
    try visitor.field("name", &new.name, old.name)
    try visitor.field("idiom", &new.idiom, old.idiom)
    try visitor.field("size", &new.size, old.size)
    try visitor.field("scale", &new.scale, old.scale)
    try visitor.field("portraitInsets", &new.portraitInsets, old.portraitInsets)
    try visitor.field("landscapeInsets", &new.landscapeInsets, old.landscapeInsets)
    try visitor.field("cornerRadius", &new.cornerRadius, old.cornerRadius)
  }

  func validate() throws {
    try expect(name.utf8.count <= 200, "the name is too long")
    try expect(
      (1...20_000).contains(size.width) && (1...20_000).contains(size.height),
      "a size of \(size.width) × \(size.height) points cannot be shown")
    try expect((0.5...8).contains(scale), "a scale of \(scale) cannot be shown")
    for insets in [portraitInsets, landscapeInsets] {
      try expect(
        insets.count == 4 && insets.allSatisfy { (0...2000).contains($0) }, "four insets expected")
    }
  }
}
