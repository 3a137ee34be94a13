import Foundation

@testable import Surface

/// A picture that changes at random, the same for the same seed.
struct RandomPicture {
  var random: SeededRandom
  private(set) var nodes: [NodeID: Node] = [1: Node(id: 1)]
  private var nextID = 2
  private var sequence = 0
  private var screen = ScreenState(size: CGSize(width: 393, height: 852))

  init(seed: UInt64) { random = SeededRandom(state: seed) }

  /// The whole picture.
  mutating func whole() -> Frame { frame(of: Array(nodes.keys), isWhole: true, removed: []) }

  /// Changes some nodes, adds and removes some; the frame lists what changed and some that did not.
  mutating func change() -> Frame {
    var touched: Set<NodeID> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) { touched.insert(add()) }
    for id in nodes.keys.shuffled(using: &random).prefix(5) {
      nodes[id] = mutated(nodes[id]!)
      touched.insert(id)
    }
    let removed = Bool.random(using: &random) ? remove(&touched) : []
    for (id, node) in nodes
    where !touched.contains(id) && touched.intersection(node.children).isEmpty == false {
      touched.insert(id)
    }
    if Bool.random(using: &random) { screen.isDark.toggle() }
    screen.keyboard =
      Bool.random(using: &random)
      ? CGRect(x: 0, y: 516, width: 393, height: Double(Int.random(in: 200...336, using: &random))) : nil
    return frame(of: Array(touched.union(nodes.keys.prefix(3))), isWhole: false, removed: removed)
  }

  private mutating func frame(of ids: [NodeID], isWhole: Bool, removed: [NodeID]) -> Frame {
    sequence += 1
    var frame = Frame(
      sequence: sequence, isWhole: isWhole, root: 1, nodes: ids.compactMap { nodes[$0] }, screen: screen)
    frame.removed = removed
    if Bool.random(using: &random), let id = ids.first(where: { nodes[$0] != nil }) {
      frame.animations = [
        Animation(
          id: sequence, node: id, property: .opacity, values: [[0], [1]], times: [0, 1],
          timing: .samples([0, 0.5, 1.25, 1]), duration: 0.25)
      ]
      frame.cancelledAnimations = [sequence - 1]
    }
    return frame
  }

  private mutating func add() -> NodeID {
    let id = nextID
    nextID += 1
    nodes[id] = mutated(Node(id: id))
    let parent = nodes.keys.filter { $0 != id }.randomElement(using: &random)!
    nodes[parent]!.children.insert(id, at: Int.random(in: 0...nodes[parent]!.children.count, using: &random))
    return id
  }

  private mutating func remove(_ touched: inout Set<NodeID>) -> [NodeID] {
    guard let id = nodes.keys.filter({ $0 != 1 }).randomElement(using: &random) else { return [] }
    var all = [id]
    var index = 0
    while index < all.count {
      all.append(contentsOf: nodes[all[index]]!.children)
      index += 1
    }
    for (parent, node) in nodes where node.children.contains(id) {
      nodes[parent]!.children.removeAll { $0 == id }
      touched.insert(parent)
    }
    for id in all {
      nodes[id] = nil
      touched.remove(id)
    }
    return all
  }

  private mutating func number() -> Double {
    Double(Int.random(in: -20_000...900_000, using: &random)) / 1000
  }
  private mutating func unit() -> Double { Double(Int.random(in: 0...1000, using: &random)) / 1000 }
  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  private mutating func maybe<T>(_ make: (inout RandomPicture) -> T) -> T? {
    Bool.random(using: &random) ? make(&self) : nil
  }
  private mutating func color() -> Color {
    let parts = (0..<4).map { _ in Double(Int.random(in: 0...255, using: &random)) / 255 }
    let isWide = Int.random(in: 0...9, using: &random) == 0
    return Color(
      red: isWide ? 1.25 : parts[0], green: isWide ? 0.25 : parts[1], blue: isWide ? 0 : parts[2],
      alpha: isWide ? 0.5 : parts[3])
  }
  private mutating func word() -> String {
    ["", "딸기쥬스", "\"quoted\" \\ \n\t\u{1}", "🍓🍌", "e\u{301}", "</script>\u{2028}"].randomElement(
      using: &random)!
  }
  private mutating func font() -> Font {
    var font = Font(
      family: ["system", "hangul"].randomElement(using: &random)!,
      size: Double(Int.random(in: 10...20, using: &random)), weight: 400,
      isItalic: Bool.random(using: &random), tracking: [0, -0.43].randomElement(using: &random)!)
    font.usesTabularDigits = Bool.random(using: &random)
    return font
  }

  private mutating func mutated(_ old: Node) -> Node {
    var node = old
    for _ in 0..<3 { mutateOne(&node, Int.random(in: 0..<19, using: &random)) }
    return node
  }

  private mutating func mutateOne(_ node: inout Node, _ kind: Int) {
    switch kind {
    case 0: node.frame = rect()
    case 1: node.transform = maybe { picture in (0..<6).map { _ in picture.number() } }
    case 2: node.anchor = maybe { $0.point() }
    case 3: node.opacity = unit()
    case 4: node.isHidden.toggle()
    case 5: node.background = maybe { $0.color() }
    case 6: node.cornerRadius = unit()
    case 7: node.roundedCorners = maybe { _ in [true, false, true, true] }
    case 8: node.border = maybe { Border(width: $0.number(), color: $0.color()) }
    case 9: node.shadow = maybe { Shadow(color: $0.color(), offset: $0.size(), radius: $0.number()) }
    case 10: node.clipsToBounds.toggle()
    case 11: node.material = maybe { Material(blurRadius: $0.number(), tint: $0.color()) }
    case 12: node.gradient = maybe { $0.gradient() }
    case 13: node.content = maybe { $0.content() }
    case 14: node.scroll = maybe { $0.scroll() }
    case 15: node.input = maybe { $0.input() }
    case 16: node.receivesTouches.toggle()
    case 17: node.accessibility = maybe { $0.accessibility() }
    default: node.mask = node.id == 1 ? nil : maybe { _ in 1 }
    }
  }

  private mutating func gradient() -> Gradient {
    Gradient(
      kind: .radial, colors: [color(), color()], locations: [0, unit()], start: point(), end: point())
  }

  private mutating func scroll() -> ScrollArea {
    var scroll = ScrollArea(contentSize: size(), contentOffset: point(), inset: [1, 2, 3, 4])
    scroll.isPaging.toggle()
    scroll.revision = Int.random(in: 0...9, using: &random)
    return scroll
  }

  private mutating func input() -> TextInput {
    var input = TextInput(text: word(), font: font(), color: color())
    input.selection = maybe { _ in [1, 0] }
    input.insets = maybe { [$0.number(), 1, 2, 3] }
    input.isFocused = Bool.random(using: &random)
    input.placeholder = word()
    input.placeholderColor = maybe { $0.color() }
    return input
  }

  private mutating func accessibility() -> Accessibility {
    var accessibility = Accessibility()
    accessibility.traits = ["button", "selected"]
    accessibility.label = maybe { $0.word() }
    accessibility.isElement = Bool.random(using: &random)
    accessibility.actions = [word()]
    return accessibility
  }

  private mutating func content() -> Content {
    switch Int.random(in: 0...2, using: &random) {
    case 0: return .text(TextContent(lines: [line(), line()]))
    case 1:
      var image = ImageContent(resource: "a1", rect: rect(), tint: maybe { $0.color() }, size: size())
      image.caps = maybe { _ in [1, 2, 3, 4] }
      return .image(image)
    default: return .drawing(drawing())
    }
  }

  private mutating func line() -> TextLine {
    let width = number()
    var run = GlyphRun(text: word(), font: font(), color: color(), x: 0, width: width)
    run.underline = maybe { Decoration(style: .dashed, color: $0.color()) }
    run.wordSpacing = maybe { $0.unit() }
    run.attachmentSize = maybe { $0.size() }
    let other = GlyphRun(text: word(), font: font(), color: color(), x: number(), width: number())
    return TextLine(
      x: number(), baseline: number(), width: width, top: number(), height: number(), runs: [run, other])
  }

  private mutating func drawing() -> Drawing {
    let path = Path(elements: [
      .move(point()), .line(point()), .quad(control: point(), to: point()),
      .cubic(point(), point(), to: point()), .close,
    ])
    var style = StrokeStyle(width: number())
    style.cap = .round
    style.dash = [1, 2.5]
    return Drawing(operations: [
      .save, .concatenate([1, 0, 0, 1, number(), number()]), .clip(path, evenOdd: true), .alpha(unit()),
      .blendMode("multiply"), .shadow(nil), .shadow(Shadow(color: color(), offset: size(), radius: 3)),
      .fill(path, color(), evenOdd: false), .stroke(path, color(), style), .gradient(gradient(), rect()),
      .text(TextContent(lines: [line()])), .image(resource: "b", rect()), .clear(rect()), .restore,
    ])
  }
}

/// A generator that gives the same numbers on every machine (splitmix64).
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
