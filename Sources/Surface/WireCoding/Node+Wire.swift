import Foundation

extension Node: WireRecord {
  static var blank: Node { Node(id: 0) }

  /// Everything but the id, which the frame writes.
  static func visit<V: WireVisitor>(_ new: inout Node, _ old: Node, _ visitor: inout V) throws {
    var frame = NodeFrame(rect: new.frame)
    try visitor.field("frame", &frame, NodeFrame(rect: old.frame))
    new.frame = frame.rect
    var transform = new.transform.map(Factors.init)
    try visitor.field("transform", &transform, old.transform.map(Factors.init))
    new.transform = transform?.numbers
    try visitor.field("anchor", &new.anchor, old.anchor)
    try visitor.field("opacity", &new.opacity, old.opacity)
    try visitor.field("hidden", &new.isHidden, old.isHidden)
    try visitor.field("background", &new.background, old.background)
    try visitor.field("radius", &new.cornerRadius, old.cornerRadius)
    try visitor.field("corners", &new.roundedCorners, old.roundedCorners)
    try visitor.field("border", &new.border, old.border)
    try visitor.field("shadow", &new.shadow, old.shadow)
    try visitor.field("clips", &new.clipsToBounds, old.clipsToBounds)
    try visitor.field("material", &new.material, old.material)
    try visitor.field("gradient", &new.gradient, old.gradient)
    try visitor.field("mask", &new.mask, old.mask)
    try visitContent(&new, old, &visitor)
    try visitor.field("scroll", &new.scroll, old.scroll)
    try visitor.field("input", &new.input, old.input)
    try visitor.field("touches", &new.receivesTouches, old.receivesTouches)
    try visitor.field("ax", &new.accessibility, old.accessibility)
    try visitor.field("children", &new.children, old.children)
  }

  /// A text that only changes colour (a pressed button's) is sent as the colours of its runs, one that changes
  /// little as its difference.
  private static func visitContent<V: WireVisitor>(
    _ new: inout Node, _ old: Node, _ visitor: inout V
  ) throws {
    var colors = new.content?.colorsAlone(since: old.content)
    var lines = colors == nil ? TextChange(new.content, since: old.content) : nil
    if colors == nil && lines == nil { try Content.visit(&new.content, old.content, &visitor) }
    try visitor.field("colors", &colors, nil)
    try visitor.field("lines", &lines, nil)
    if let lines { try WireError.inside("lines") { new.content = try lines.finish(new.content) } }
    if let colors { try WireError.inside("colors") { try new.content.recolor(colors) } }
  }

  /// - Throws: when lists have other lengths than the renderers rely on.
  func validateShape() throws {
    try WireError.inside("transform") {
      try transform.map { try expect($0.count == 6, "six numbers expected") }
    }
    try WireError.inside("corners") {
      try roundedCorners.map { try expect($0.count == 4, "four corners expected") }
    }
    try WireError.inside("gradient") {
      try gradient.map {
        try expect($0.colors.count == $0.locations.count, "a location for each colour expected")
      }
    }
    try WireError.inside("scroll") {
      try scroll.map { try expect($0.inset.count == 4, "four insets expected") }
    }
    if case .image(let image) = content {
      try WireError.inside("image.caps") {
        try image.caps.map { try expect($0.count == 4, "four caps expected") }
      }
    }
    try WireError.inside("input.insets") {
      try input?.insets.map { try expect($0.count == 4, "four insets expected") }
    }
    try WireError.inside("input.selection") {
      try input?.selection.map { try expect($0.count == 2, "start and length expected") }
    }
  }
}

extension Node {
  /// What a host takes a node for that it does not know: texts take no touches and are read out.
  var beforeItIsKnown: Node {
    var blank = Node.blank
    guard case .text = content else { return blank }
    blank.receivesTouches = false
    blank.accessibility = .blank
    return blank
  }

  /// An element that is called by the text it shows is sent without that name.
  var withoutRepeatedLabel: Node {
    guard let label = accessibility?.label, label == shownText else { return self }
    var node = self
    node.accessibility?.label = nil
    return node
  }

  /// The opposite of `withoutRepeatedLabel`.
  var withLabelFromText: Node {
    guard let accessibility, accessibility.isElement, accessibility.label == nil, let text = shownText
    else { return self }
    var node = self
    node.accessibility?.label = text
    return node
  }

  private var shownText: String? {
    guard accessibility?.isElement == true, case .text(let text) = content else { return nil }
    return text.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
  }
}

/// - Throws: `WireError` with `reason` unless `condition` holds.
func expect(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  if !condition { throw WireError(reason()) }
}

/// Left, top, width and height; width and height alone at the parent's origin.
private struct NodeFrame: WireValue {
  var rect: CGRect
  init(rect: CGRect) { self.rect = rect }

  func write(to writer: JSONWriter) {
    if rect.origin == .zero { rect.size.write(to: writer) } else { rect.write(to: writer) }
  }

  init(wire: JSONValue, in context: WireContext) throws {
    if case .array(let values) = wire, values.count == 2 {
      rect = CGRect(origin: .zero, size: try CGSize(wire: wire, in: context))
    } else {
      rect = try CGRect(wire: wire, in: context)
    }
  }
}

extension Border: WireRecord {
  static var blank: Border { Border(width: 0, color: .black) }
  static func visit<V: WireVisitor>(_ new: inout Border, _ old: Border, _ visitor: inout V) throws {
    try visitor.field("width", &new.width, old.width)
    try visitor.field("color", &new.color, old.color)
  }
}

extension Shadow: WireRecord {
  static var blank: Shadow { Shadow(color: .black, offset: .zero, radius: 0) }
  static func visit<V: WireVisitor>(_ new: inout Shadow, _ old: Shadow, _ visitor: inout V) throws {
    try visitor.field("color", &new.color, old.color)
    try visitor.field("offset", &new.offset, old.offset)
    try visitor.field("radius", &new.radius, old.radius)
  }
}

extension Material: WireRecord {
  static var blank: Material { Material(blurRadius: 0, tint: Color(red: 0, green: 0, blue: 0, alpha: 0)) }
  static func visit<V: WireVisitor>(_ new: inout Material, _ old: Material, _ visitor: inout V) throws {
    try visitor.field("blur", &new.blurRadius, old.blurRadius)
    try visitor.field("tint", &new.tint, old.tint)
  }
}

extension Gradient.Kind: WireValue {}
extension Gradient: WireRecord {
  static var blank: Gradient {
    Gradient(kind: .linear, colors: [], locations: [], start: .zero, end: .zero)
  }
  static func visit<V: WireVisitor>(_ new: inout Gradient, _ old: Gradient, _ visitor: inout V) throws {
    try visitor.field("kind", &new.kind, old.kind)
    try visitor.field("colors", &new.colors, old.colors)
    try visitor.field("locations", &new.locations, old.locations)
    try visitor.field("start", &new.start, old.start)
    try visitor.field("end", &new.end, old.end)
  }
}

extension ScrollArea: WireRecord {
  static var blank: ScrollArea { ScrollArea(contentSize: .zero, contentOffset: .zero, inset: [0, 0, 0, 0]) }
  static func visit<V: WireVisitor>(_ new: inout ScrollArea, _ old: ScrollArea, _ visitor: inout V) throws {
    try visitor.field("size", &new.contentSize, old.contentSize)
    try visitor.field("offset", &new.contentOffset, old.contentOffset)
    try visitor.field("inset", &new.inset, old.inset)
    try visitor.field("enabled", &new.isEnabled, old.isEnabled)
    try visitor.field("paging", &new.isPaging, old.isPaging)
    try visitor.field("verticalBar", &new.showsVerticalIndicator, old.showsVerticalIndicator)
    try visitor.field("horizontalBar", &new.showsHorizontalIndicator, old.showsHorizontalIndicator)
    try visitor.field("bounces", &new.bounces, old.bounces)
    try visitor.field("alwaysVertical", &new.alwaysBouncesVertically, old.alwaysBouncesVertically)
    try visitor.field("alwaysHorizontal", &new.alwaysBouncesHorizontally, old.alwaysBouncesHorizontally)
    try visitor.field("revision", &new.revision, old.revision)
    try visitor.field("animates", &new.animatesOffset, old.animatesOffset)
  }
}

extension TextInput: WireRecord {
  static var blank: TextInput { TextInput(text: "", font: .blank, color: .black) }
  static func visit<V: WireVisitor>(_ new: inout TextInput, _ old: TextInput, _ visitor: inout V) throws {
    try visitor.field("text", &new.text, old.text)
    try visitor.field("placeholder", &new.placeholder, old.placeholder)
    try visitor.field("placeholderColor", &new.placeholderColor, old.placeholderColor)
    try visitor.field("font", &new.font, old.font)
    try visitor.field("color", &new.color, old.color)
    try visitor.field("tint", &new.tint, old.tint)
    try visitor.field("alignment", &new.alignment, old.alignment)
    try visitor.field("secure", &new.isSecure, old.isSecure)
    try visitor.field("multiline", &new.isMultiline, old.isMultiline)
    try visitor.field("enabled", &new.isEnabled, old.isEnabled)
    try visitor.field("focused", &new.isFocused, old.isFocused)
    try visitor.field("keyboard", &new.keyboardType, old.keyboardType)
    try visitor.field("returnKey", &new.returnKey, old.returnKey)
    try visitor.field("capitals", &new.autocapitalization, old.autocapitalization)
    try visitor.field("corrects", &new.autocorrects, old.autocorrects)
    try visitor.field("selection", &new.selection, old.selection)
    try visitor.field("revision", &new.revision, old.revision)
    try visitor.field("insets", &new.insets, old.insets)
  }
}

extension Accessibility: WireRecord {
  /// What most are: texts.
  static var blank: Accessibility {
    var blank = Accessibility()
    blank.isElement = true
    blank.traits = ["staticText"]
    return blank
  }
  static func visit<V: WireVisitor>(_ new: inout Accessibility, _ old: Accessibility, _ visitor: inout V)
    throws
  {
    // What keeps the focus inside is a group of elements and none itself, unless it says otherwise.
    try visitor.field("modal", &new.isModal, old.isModal)
    let isUsual = new.isModal == old.isModal ? old.isElement : !new.isModal
    var isElement = visitor.isReading ? isUsual : new.isElement
    try visitor.field("element", &isElement, isUsual)
    new.isElement = isElement
    // What becomes an element is a text, and what is none has no traits, unless it says otherwise.
    let usual = new.isElement == old.isElement ? old.traits : new.isElement ? blank.traits : []
    var traits = visitor.isReading ? usual : new.traits
    try visitor.field("traits", &traits, usual)
    new.traits = traits
    try visitor.field("label", &new.label, old.label)
    try visitor.field("value", &new.value, old.value)
    try visitor.field("hint", &new.hint, old.hint)
    try visitor.field("identifier", &new.identifier, old.identifier)
    try visitor.field("hides", &new.hidesChildren, old.hidesChildren)
    try visitor.field("actions", &new.actions, old.actions)
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}

extension Font {
  static let blank = Font(family: "system", size: 17)
}
