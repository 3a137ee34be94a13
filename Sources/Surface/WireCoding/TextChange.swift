import Foundation

/// Lines of text as the difference to the lines before, where as many lines have as many runs: what a label
/// with another number is.
///
/// `[{"x":25.8,"width":12.8,"runs":[{"text":"9"}]}]`: of a line and of a run only what changed. A run begins
/// where the one before ends and the last ends with its line, unless it says otherwise.
struct TextChange: WireValue {
  private var new: [TextLine] = []
  private var old: [TextLine] = []
  private var wire = JSONValue.null
  private var context = WireContext()

  /// nil when the texts are not alike enough, or the same.
  init?(_ content: Content?, since before: Content?) {
    guard case .text(let text)? = content, case .text(let textBefore)? = before, text != textBefore,
      text.lines.map(\.runs.count) == textBefore.lines.map(\.runs.count)
    else { return nil }
    (new, old) = (text.lines, textBefore.lines)
  }

  static func == (a: TextChange, b: TextChange) -> Bool { a.new == b.new && a.wire == b.wire }

  func write(to writer: JSONWriter) {
    writer.beginArray()
    for (line, before) in zip(new, old) {
      writer.beginObject()
      var visitor = FieldWriter(writer: writer)
      var line = line
      // Writing throws nothing; only reading does.
      try! TextLine.visitBox(&line, before, &visitor)
      writeRuns(line, since: before, to: writer)
      try! TextLine.visitHeight(&line, since: before, &visitor)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeRuns(_ line: TextLine, since before: TextLine, to writer: JSONWriter) {
    let start = writer.position
    var isChanged = false
    var end = 0.0
    writer.key("runs")
    writer.beginArray()
    for (index, run) in line.runs.enumerated() {
      var expected = before.runs[index]
      expected.x = end
      if index == line.runs.count - 1 { expected.width = line.width - run.x }
      if run != expected { isChanged = true }
      run.write(since: expected, to: writer)
      end = run.x + run.width
    }
    writer.endArray()
    if !isChanged { writer.rewind(to: start) }
  }

  init(wire: JSONValue, in context: WireContext) throws { (self.wire, self.context) = (wire, context) }

  /// What was read makes of the content before; what is written leaves it.
  /// - Throws: when there are not as many lines and runs as before.
  func finish(_ content: Content?) throws -> Content? {
    wire == .null ? content : try applied(to: content)
  }

  private func applied(to content: Content?) throws -> Content {
    guard case .text(let text)? = content, case .array(let changes) = wire, changes.count == text.lines.count
    else { throw WireError("as many lines of text expected as before") }
    let lines = try zip(text.lines, changes).enumerated().map { index, line in
      try WireError.inside("\(index)") { try changed(line.0, by: line.1) }
    }
    return .text(TextContent(lines: lines))
  }

  private func changed(_ before: TextLine, by change: JSONValue) throws -> TextLine {
    guard case .object(let members) = change else {
      throw WireError("an object expected, not \(change.kind)")
    }
    var visitor = FieldReader(members: members.filter { $0.key != "runs" }, context: context)
    var line = before
    try TextLine.visitBox(&line, before, &visitor)
    let runs = members.first { $0.key == "runs" }?.value
    line.runs = try WireError.inside("runs") { try changedRuns(of: before, in: line.width, by: runs) }
    try TextLine.visitHeight(&line, since: before, &visitor)
    try visitor.finish(besides: [])
    return line
  }

  private func changedRuns(of before: TextLine, in width: Double, by wire: JSONValue?) throws -> [GlyphRun] {
    var changes = [JSONValue](repeating: .object([]), count: before.runs.count)
    if case .array(let values)? = wire { changes = values }
    try expect(changes.count == before.runs.count, "as many runs expected as before")
    var end = 0.0
    return try before.runs.enumerated().map { index, old in
      var expected = old
      expected.x = end
      let isLast = index == changes.count - 1
      if isLast { expected.width = GlyphRun.restOfLine }
      var run = try WireError.inside("\(index)") {
        try GlyphRun(wire: changes[index], since: expected, in: context)
      }
      if run.width == GlyphRun.restOfLine { run.width = width - run.x }
      end = run.x + run.width
      return run
    }
  }
}
