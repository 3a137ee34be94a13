import Foundation

extension Content {
  /// The kind of content is the field's name; `"content":null` says that there is none any more. Of another
  /// picture only what differs is written.
  static func visit<V: WireVisitor>(_ new: inout Content?, _ old: Content?, _ visitor: inout V) throws {
    let isChanged = new != old
    var isKept: Bool? = old != nil && new == nil ? nil : true
    try visitor.field("content", &isKept, true)
    var lines = isChanged ? new?.lines : nil
    try visitor.field("text", &lines, nil)
    var image = new?.image
    let before = image == nil ? nil : old?.image
    try visitor.field("image", &image, before)
    var operations = isChanged ? new?.operations : nil
    try visitor.field("drawing", &operations, nil)
    guard visitor.isReading else { return }
    if isKept == nil { new = nil }
    if let image, image != before { new = .image(image) }
    if let lines { new = .text(TextContent(lines: lines)) }
    if let operations { new = .drawing(Drawing(operations: operations)) }
  }

  private var lines: [TextLine]? {
    if case .text(let text) = self { text.lines } else { nil }
  }
  private var image: ImageContent? {
    if case .image(let image) = self { image } else { nil }
  }
  private var operations: [DrawingOperation]? {
    if case .drawing(let drawing) = self { drawing.operations } else { nil }
  }
}

extension Content {
  /// The colours of all runs when nothing else differs from `old`; nil when more does, or nothing.
  func colorsAlone(since old: Content?) -> [Color]? {
    guard case .text(let new) = self, case .text(let before)? = old, new != before else { return nil }
    let colors = new.lines.flatMap { $0.runs.map(\.color) }
    var recolored: Content? = .text(before)
    guard (try? recolored.recolor(colors)) != nil, recolored == self else { return nil }
    return colors
  }
}

extension Content? {
  /// - Throws: when there are not as many runs as colours.
  mutating func recolor(_ colors: [Color]) throws {
    guard case .text(var text) = self, text.lines.reduce(0, { $0 + $1.runs.count }) == colors.count else {
      throw WireError("as many runs of text expected as colours")
    }
    var rest = colors[...]
    for line in text.lines.indices {
      for run in text.lines[line].runs.indices {
        // As many as there are runs, which was just checked.
        text.lines[line].runs[run].color = rest.removeFirst()
      }
    }
    self = .text(text)
  }
}

extension ImageContent: WireRecord {
  static var blank: ImageContent { ImageContent(resource: "", rect: .zero, size: .zero) }
  static func visit<V: WireVisitor>(_ new: inout ImageContent, _ old: ImageContent, _ visitor: inout V) throws
  {
    try visitor.field("resource", &new.resource, old.resource)
    try visitor.field("rect", &new.rect, old.rect)
    try visitor.field("tint", &new.tint, old.tint)
    try visitor.field("caps", &new.caps, old.caps)
    try visitor.field("size", &new.size, old.size)
  }
}

extension TextLine: WireRecord {
  static var blank: TextLine { TextLine(x: 0, baseline: 0, width: 0, top: 0, height: naturalLine, runs: []) }
  static func visit<V: WireVisitor>(_ new: inout TextLine, _ old: TextLine, _ visitor: inout V) throws {
    try visitBox(&new, old, &visitor)
    var runs = LineRuns(runs: new.runs, lineWidth: new.width)
    try visitor.field("runs", &runs, LineRuns(runs: old.runs, lineWidth: old.width))
    new.runs = runs.runs
    if let last = new.runs.indices.last, new.runs[last].width == GlyphRun.restOfLine {
      new.runs[last].width = new.width - new.runs[last].x
    }
    try visitHeight(&new, &visitor)
  }

  static func visitBox<V: WireVisitor>(_ new: inout TextLine, _ old: TextLine, _ visitor: inout V) throws {
    try visitor.field("x", &new.x, old.x)
    try visitor.field("base", &new.baseline, old.baseline)
    try visitor.field("width", &new.width, old.width)
    try visitor.field("top", &new.top, old.top)
  }

  /// A line is as high as its largest font, unless it says otherwise. Comes after the runs.
  static func visitHeight<V: WireVisitor>(
    _ new: inout TextLine, since old: TextLine = .blank, _ visitor: inout V
  ) throws {
    let usual = old.isNaturallyHigh ? new.naturalHeight : old.height
    var height = new.isNaturallyHigh ? new.naturalHeight : new.height
    if visitor.isReading { height = usual }
    try visitor.field("height", &height, usual)
    new.height = height
  }

  private var isNaturallyHigh: Bool { height == Self.naturalLine || abs(height - naturalHeight) < 0.001 }

  /// A height that no line has: it tells one that is as high as its largest font.
  private static let naturalLine = -1.0

  /// Ascender and descender of the system's font, which all fonts share here (see `FontTable`).
  private var naturalHeight: Double {
    ((runs.map(\.font.size).max() ?? 0) * 1_193.359375).rounded() / 1000
  }
}

/// The runs of one line. Each begins where the one before ends and the last ends with the line, so that
/// most have neither x nor width; blanks are as wide as in the run before of the same font.
private struct LineRuns: WireValue {
  var runs: [GlyphRun]
  var lineWidth: Double

  init(runs: [GlyphRun], lineWidth: Double) { (self.runs, self.lineWidth) = (runs, lineWidth) }

  static func == (a: LineRuns, b: LineRuns) -> Bool { a.runs == b.runs }

  func write(to writer: JSONWriter) {
    writer.beginArray()
    var expected = GlyphRun.blank
    var spacing: [Font: Double] = [:]
    for (index, run) in runs.enumerated() {
      if index == runs.count - 1 { expected.width = lineWidth - run.x }
      writer.beginObject()
      // Fonts are numbered, so that each run names its own, the default's too.
      writer.key("font")
      run.font.write(to: writer)
      expected.font = run.font
      expected.wordSpacing = spacing[run.font]
      spacing[run.font] = run.wordSpacing
      run.writeFields(since: expected, to: writer)
      writer.endObject()
      expected.x = run.x + run.width
    }
    writer.endArray()
  }

  init(wire: JSONValue, in context: WireContext) throws {
    guard case .array(let values) = wire else { throw WireError("an array expected, not \(wire.kind)") }
    (runs, lineWidth) = ([], 0)
    var expected = GlyphRun.blank
    var spacing: [Font: Double] = [:]
    for (index, value) in values.enumerated() {
      let run = try WireError.inside("\(index)") {
        let font = try Self.font(of: value, in: context)
        expected.wordSpacing = spacing[font]
        let run = try GlyphRun(wire: value, since: expected, in: context)
        spacing[font] = run.wordSpacing
        return run
      }
      runs.append(run)
      expected.x = run.x + run.width
    }
  }
}

extension LineRuns {
  /// Read before the rest, as the rest goes by it.
  fileprivate static func font(of run: JSONValue, in context: WireContext) throws -> Font {
    guard case .object(let members) = run, let member = members.first(where: { $0.key == "font" }) else {
      return .blank
    }
    return try WireError.inside("font") { try Font(wire: member.value, in: context) }
  }
}

extension GlyphRun: WireRecord {
  /// A width that no run has: it tells a run that goes on to the line's end.
  static let restOfLine = -1.0
  static var blank: GlyphRun { GlyphRun(text: "", font: .blank, color: .black, x: 0, width: restOfLine) }
  static func visit<V: WireVisitor>(_ new: inout GlyphRun, _ old: GlyphRun, _ visitor: inout V) throws {
    try visitor.field("text", &new.text, old.text)
    try visitor.field("font", &new.font, old.font)
    try visitor.field("color", &new.color, old.color)
    try visitor.field("x", &new.x, old.x)
    try visitor.field("width", &new.width, old.width)
    try visitor.field("wordSpacing", &new.wordSpacing, old.wordSpacing)
    try visitor.field("rtl", &new.isRightToLeft, old.isRightToLeft)
    try visitor.field("raise", &new.baselineOffset, old.baselineOffset)
    try visitor.field("background", &new.background, old.background)
    try visitor.field("underline", &new.underline, old.underline)
    try visitor.field("strike", &new.strikethrough, old.strikethrough)
    try visitor.field("link", &new.link, old.link)
    try visitor.field("attachment", &new.attachment, old.attachment)
    try visitor.field("attachmentSize", &new.attachmentSize, old.attachmentSize)
  }
}

extension Decoration.Style: WireValue {}
extension Decoration: WireRecord {
  static var blank: Decoration { Decoration(style: .single) }
  static func visit<V: WireVisitor>(_ new: inout Decoration, _ old: Decoration, _ visitor: inout V) throws {
    try visitor.field("style", &new.style, old.style)
    try visitor.field("color", &new.color, old.color)
  }
}
