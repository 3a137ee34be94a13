import Foundation
import Testing

@testable import Surface

@Suite struct FrameCodingTests {
  /// The law of the border: the delta applied to the old tree gives the new tree.
  @Test(arguments: 0..<40)
  func deltasGiveTheNewTree(seed: Int) throws {
    var picture = RandomPicture(seed: UInt64(seed))
    var encoder = FrameEncoder()
    var decoder = FrameDecoder()
    var shown: [NodeID: Node] = [:]
    for step in 0..<25 {
      let frame = step % 10 == 0 ? picture.whole() : picture.change()
      let decoded = try decoder.decode(encoder.encode(frame))
      if decoded.isWhole { shown = [:] }
      for id in decoded.removed { shown[id] = nil }
      for node in decoded.nodes { shown[node.id] = node }
      #expect(visible(in: shown) == visible(in: picture.nodes))
      #expect(decoded.screen == frame.screen)
      #expect(decoded.animations == frame.animations.filter { shown[$0.node] != nil })
      #expect(decoded.cancelledAnimations == frame.cancelledAnimations)
      #expect(decoded.sequence == frame.sequence)
    }
  }

  /// All that can be seen; hidden nodes need not be known.
  private func visible(in nodes: [NodeID: Node]) -> [NodeID: Node] {
    var result: [NodeID: Node] = [:]
    var open: [NodeID] = [1]
    while let id = open.popLast() {
      guard let node = nodes[id], result[id] == nil else { continue }
      guard !node.isHidden else { continue }
      var seen = node.withoutRepeatedLabel
      seen.children.removeAll { nodes[$0]?.isHidden ?? true }
      result[id] = seen
      open.append(contentsOf: seen.children)
    }
    return result
  }

  @Test func whatCannotBeSeenCostsNothing() throws {
    var root = Node(id: 1)
    root.children = [2]
    var box = Node(id: 2)
    box.isHidden = true
    box.background = .black
    box.children = [3]
    var inner = Node(id: 3)
    inner.cornerRadius = 5
    var encoder = FrameEncoder()
    func encode(_ nodes: [Node], whole: Bool = false) -> String {
      let frame = Frame(
        sequence: 1, isWhole: whole, root: 1, nodes: nodes, screen: ScreenState(size: .zero))
      return String(decoding: encoder.encode(frame), as: UTF8.self)
    }
    #expect(
      encode([root, box, inner], whole: true).contains(
        #""nodes":[{"id":1}]"#))
    inner.cornerRadius = 6
    #expect(encode([inner]) == "{\"sequence\":1}")
    #expect(encoder.isEmpty)
    box.isHidden = false
    #expect(
      encode([box]).contains(
        ##""nodes":[{"id":2,"background":"#000000","children":[3]},{"id":3,"radius":6},{"id":1,"children":[2]}]"##
      ))
    #expect(!encoder.isEmpty)
    box.isHidden = true
    inner.cornerRadius = 7
    #expect(encode([box, inner]).contains(#""nodes":[{"id":2,"hidden":true}]"#))
    inner.cornerRadius = 8
    box.isHidden = false
    root.cornerRadius = 1
    #expect(encode([inner, box, root]).contains(#"{"id":3,"radius":8}"#))
  }

  @Test func unchangedNodesAreNotSent() throws {
    var picture = RandomPicture(seed: 5)
    _ = picture.change()
    var encoder = FrameEncoder()
    _ = encoder.encode(picture.whole())
    var again = picture.whole()
    again.isWhole = false
    again.animations = []
    again.cancelledAnimations = []
    let text = String(decoding: encoder.encode(again), as: UTF8.self)
    #expect(text == "{}")
  }

  @Test func aWholeFrameIsKnownByItsFirstBytes() {
    var picture = RandomPicture(seed: 6)
    var encoder = FrameEncoder()
    #expect(FrameDecoder.isWhole(encoder.encode(picture.whole())))
    #expect(!FrameDecoder.isWhole(encoder.encode(picture.change())))
  }

  @Test func aChangedLabelIsShort() throws {
    var label = Node(id: 12)
    label.frame = CGRect(x: 20, y: 100, width: 26, height: 20.3333333)
    label.content = .text(TextContent(lines: [line("10")]))
    var encoder = FrameEncoder()
    let screen = ScreenState(size: CGSize(width: 393, height: 852))
    _ = encoder.encode(Frame(sequence: 1, isWhole: true, root: 12, nodes: [label], screen: screen))
    label.content = .text(TextContent(lines: [line("9")]))
    let delta = encoder.encode(Frame(sequence: 2, isWhole: false, root: 12, nodes: [label], screen: screen))
    #expect(delta.count < 60, "\(String(decoding: delta, as: UTF8.self))")
  }

  private func line(_ text: String) -> TextLine {
    let run = GlyphRun(
      text: text, font: Font(family: "system", size: 17, tracking: -0.43), color: .black, x: 0, width: 19.66)
    return TextLine(x: 0, baseline: 16.5, width: 19.66, top: 0, height: 20.3333333, runs: [run])
  }

  @Test func aPressedButtonSendsItsColorsOnly() throws {
    var label = Node(id: 1)
    label.content = .text(TextContent(lines: [line("한"), line("글")]))
    var encoder = FrameEncoder()
    var decoder = FrameDecoder()
    let screen = ScreenState(size: .zero)
    _ = try decoder.decode(
      encoder.encode(Frame(sequence: 1, isWhole: true, root: 1, nodes: [label], screen: screen)))
    var lines = [line("한"), line("글")]
    lines[1].runs[0].color = Color(red: 1, green: 0, blue: 0)
    label.content = .text(TextContent(lines: lines))
    let delta = encoder.encode(Frame(sequence: 2, isWhole: false, root: 1, nodes: [label], screen: screen))
    #expect(String(decoding: delta, as: UTF8.self).contains(##"[{"id":1,"colors":["#000000","#ff0000"]}]"##))
    guard case .text(let text) = try decoder.decode(delta).nodes[0].content else {
      Issue.record("no text")
      return
    }
    #expect(text.lines.map { $0.runs[0].color.red } == [0, 1])
    #expect(text.lines.map { $0.runs[0].text } == ["한", "글"])
    #expect(throws: WireError.self) {
      try decoder.decode(Data(##"{"root":1,"nodes":[{"id":1,"colors":["#000000"]}]}"##.utf8))
    }
  }

  @Test func numbersWithoutJSONFormAreMended() throws {
    var node = Node(id: 1)
    node.frame = CGRect(x: Double.nan, y: -.infinity, width: .infinity, height: 1.0 / 3)
    var encoder = FrameEncoder()
    let data = encoder.encode(
      Frame(sequence: 1, isWhole: true, root: 1, nodes: [node], screen: ScreenState(size: .zero)))
    var decoder = FrameDecoder()
    let frame = try decoder.decode(data).nodes[0].frame
    #expect(frame == CGRect(x: 0, y: -1e9, width: 1e9, height: 0.333))
  }

  @Test(arguments: [
    (
      #"{"whole":true,"root":1,"nodes":[{"id":1,"frame":[0,0,1]}]}"#,
      "nodes.0.frame: 4 numbers expected, not 3"
    ),
    (#"{"whole":true,"root":1,"nodes":[{"id":1,"fraem":1}]}"#, "nodes.0: unknown or repeated field “fraem”"),
    (#"{"whole":true,"root":2,"nodes":[{"id":1}]}"#, "root: there is no node 2"),
    (#"{"whole":true,"root":1,"nodes":[{"id":1,"children":[7]}]}"#, "node 1: there is no child 7"),
    (
      #"{"whole":true,"root":1,"nodes":[{"id":1},{"id":2,"children":[3]},{"id":3,"children":[2]}]}"#,
      "some node is its own ancestor"
    ),
    (
      #"{"whole":true,"root":1,"nodes":[{"id":1,"children":[2,3]},{"id":2,"children":[3]},{"id":3}]}"#,
      "node 3 has two parents, or is the root"
    ),
    (
      #"{"whole":true,"root":1,"nodes":[{"id":1,"text":[{"runs":[{"font":4}]}]}]}"#,
      "nodes.0.text.0.runs.0.font: no font 4 was sent"
    ),
    (
      ##"{"whole":true,"root":1,"nodes":[{"id":1,"background":"#12"}]}"##,
      "nodes.0.background: “#12” is no colour"
    ),
    (#"{"whole":true,"root":1,"nodes":[{"id":1.5}]}"#, "nodes.0: a whole number expected, not a number"),
    (#"{"root":1,"removed":[4]}"#, "removed: there is no node 4"),
    (#"{"whole":true,"root":1"#, "byte 22: the text ends too early"),
    (
      #"{"whole":true,"root":1,"nodes":[{"id":1}],"animations":[{"node":1,"property":"frame","values":[[1],[2]]}]}"#,
      "animations.0: 4 numbers expected in each value of frame"
    ),
  ])
  func errorsNameThePlace(text: String, message: String) {
    var decoder = FrameDecoder()
    #expect {
      try decoder.decode(Data(text.utf8))
    } throws: {
      "\($0)" == message
    }
  }

  @Test func afterAnErrorTheDecoderGoesOn() throws {
    var picture = RandomPicture(seed: 8)
    var encoder = FrameEncoder()
    var decoder = FrameDecoder()
    _ = try decoder.decode(encoder.encode(picture.whole()))
    #expect(throws: WireError.self) { try decoder.decode(Data("{\"root\":99}".utf8)) }
    _ = try decoder.decode(encoder.encode(picture.change()))
  }

  /// Bytes that are wrong in any way give an error or a frame, never a crash.
  @Test func hostileBytesNeverCrash() throws {
    var picture = RandomPicture(seed: 9)
    for _ in 0..<10 { _ = picture.change() }
    var encoder = FrameEncoder()
    let good = [UInt8](encoder.encode(picture.whole()))
    var random = SeededRandom(state: 10)
    var refused = 0
    for _ in 0..<400 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      refused += attempt(bytes)
    }
    for count in [0, 1, 100, 65_536] {
      refused += attempt((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    refused += attempt(Array(repeating: UInt8(ascii: "["), count: 100_000))
    #expect(refused > 300)
  }

  private func attempt(_ bytes: [UInt8]) -> Int {
    var decoder = FrameDecoder()
    let data = Data(bytes)
    let frame = try? decoder.decode(data)
    _ = try? Event(wireData: data)
    _ = try? Message(wireData: data)
    _ = try? Resource(wireData: data)
    return frame == nil ? 1 : 0
  }
}
