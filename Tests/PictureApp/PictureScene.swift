import Foundation
import Surface
import TextLayout

/// Makes the nodes of one commit. Ids are fixed, so that unchanged parts are not sent again.
struct PictureScene {
  static let input = 40
  let app: PictureApp
  private(set) var nodes: [Node] = []
  private var isKorean: Bool { app.environment.language != "en" }
  private var isDark: Bool { app.environment.isDark }

  init(app: PictureApp) {
    self.app = app
    build()
  }

  private var ink: Color { isDark ? .white : .black }
  private var paper: Color { isDark ? Color(hex: 0x1C1C1E) : .white }
  private var accent: Color { isDark ? Color(hex: 0x0A84FF) : Color(hex: 0x007AFF) }
  private var scale: Double {
    let sizes = ["AX1": 1.5, "AX2": 1.75, "AX3": 2, "AX4": 2.3, "AX5": 2.6, "XXXL": 1.35, "XS": 0.85]
    return sizes[app.environment.contentSize] ?? 1
  }
  private func say(_ korean: String, _ english: String) -> String { isKorean ? korean : english }

  private mutating func build() {
    let size = app.size
    let isWide = size.width > size.height
    let insets = isWide ? app.environment.device.landscapeInsets : app.environment.device.portraitInsets
    let left = insets[1] + 20
    let width = size.width - left - insets[3] - 20
    var root = Node(id: 1)
    root.frame = CGRect(origin: .zero, size: size)
    root.background = isDark ? .black : Color(hex: 0xF2F2F7)
    var children: [NodeID] = []
    var y = insets[0] + 8
    y += label(
      10, say("과일 가게", "Fruit shop"), x: left, y: y, width: width, size: 34, weight: 700, traits: ["header"])
    y +=
      label(11, "🍓 \(say("딸기", "Strawberries")) \(app.stock)", x: left, y: y + 8, width: width, size: 17) + 20
    children += [10, 11]
    let half = (width - 12) / 2
    children.append(
      button(20, say("주문하기", "Order"), CGRect(x: left, y: y, width: half, height: 50), isFilled: true) {
        [app] in app.order()
      })
    children.append(
      button(22, say("창고 열기", "Open stock"), CGRect(x: left + half + 12, y: y, width: half, height: 50)) {
        [self] in openSheet()
      })
    y += 62
    children.append(field(CGRect(x: left, y: y, width: width, height: 44)))
    y += 56
    children.append(slider(CGRect(x: left, y: y, width: width, height: 30)))
    y += 42
    children.append(pictures(CGRect(x: left, y: y, width: width, height: 64)))
    y += 76
    children.append(
      list(
        CGRect(
          x: left, y: y, width: width, height: max(80, size.height - y - max(insets[2], app.covered) - 8))))
    if app.isSheetShown { children.append(sheet()) }
    if app.isAlertShown { children.append(alert()) }
    root.children = children
    nodes.insert(root, at: 0)
  }

  /// - Returns: the height.
  @discardableResult
  private mutating func label(
    _ id: NodeID, _ text: String, x: Double, y: Double, width: Double, size: Double, weight: Int = 400,
    color: Color? = nil, isCentered: Bool = false, traits: [String] = ["staticText"]
  ) -> Double {
    let (content, height) = layOut(
      text, size: size * scale, weight: weight, color: color ?? ink, width: width, isCentered)
    var node = Node(id: id)
    node.frame = CGRect(x: x, y: y, width: width, height: height)
    node.content = .text(content)
    node.receivesTouches = false
    node.accessibility = Accessibility()
    node.accessibility?.traits = traits
    node.accessibility?.label = text
    node.accessibility?.isElement = true
    nodes.append(node)
    return height
  }

  private func layOut(
    _ text: String, size: Double, weight: Int, color: Color, width: Double, _ isCentered: Bool
  ) -> (TextContent, Double) {
    var attributes = ParagraphAttributes()
    attributes.alignment = isCentered ? .center : .natural
    let run = TextRun(text: text, font: FontDescription(size: size, weight: weight))
    let result = TextEngines.shared.layout(
      TextRequest(paragraphs: [TextParagraph(runs: [run], attributes: attributes)], width: width))
    let lines = result.lines.map { line in
      TextLine(
        x: line.x, baseline: line.baseline, width: line.width, top: line.top, height: line.height,
        runs: line.runs.map { run in
          glyphs(run, size: size, weight: weight, color: color)
        })
    }
    return (TextContent(lines: lines), result.size.height)
  }

  private func glyphs(_ run: TextLayoutResult.Run, size: Double, weight: Int, color: Color) -> GlyphRun {
    let font = Font(family: run.family, size: size, weight: weight, tracking: run.tracking)
    var glyphs = GlyphRun(text: run.text, font: font, color: color, x: run.x, width: run.width)
    glyphs.wordSpacing = run.wordSpacing == 0 ? nil : run.wordSpacing
    return glyphs
  }

  private mutating func button(
    _ id: NodeID, _ title: String, _ frame: CGRect, isFilled: Bool = false, in origin: CGPoint = .zero,
    _ action: @escaping () -> Void
  ) -> NodeID {
    var node = Node(id: id)
    node.frame = frame
    node.cornerRadius = 12
    node.background = isFilled ? accent : Color(hex: 0x787880, alpha: 0.16)
    node.accessibility = Accessibility()
    node.accessibility?.traits = ["button"]
    node.accessibility?.label = title
    node.accessibility?.identifier = "button.\(id)"
    node.accessibility?.isElement = true
    node.children = [id + 1]
    nodes.append(node)
    label(
      id + 1, title, x: 8, y: (frame.height - 20 * scale) / 2, width: frame.width - 16, size: 17, weight: 600,
      color: isFilled ? .white : accent, isCentered: true)
    app.targets.append((id, frame.offsetBy(dx: origin.x, dy: origin.y), action))
    return id
  }

  private mutating func field(_ frame: CGRect) -> NodeID {
    var box = Node(id: 39)
    box.frame = frame
    box.background = paper
    box.cornerRadius = 10
    box.border = Border(width: 1, color: Color(hex: 0x3C3C43, alpha: 0.3))
    box.children = [Self.input]
    var node = Node(id: Self.input)
    node.frame = CGRect(x: 12, y: 0, width: frame.width - 24, height: frame.height)
    var input = TextInput(
      text: app.inputText, font: Font(family: "system", size: 17, tracking: -0.42), color: ink)
    input.placeholder = say("메모", "Note")
    input.isFocused = app.inputIsFocused
    input.revision = app.inputRevision
    input.returnKey = "done"
    node.input = input
    node.accessibility = Accessibility()
    node.accessibility?.label = say("메모", "Note")
    node.accessibility?.identifier = "note"
    node.accessibility?.isElement = true
    nodes += [box, node]
    return 39
  }

  private mutating func slider(_ frame: CGRect) -> NodeID {
    var node = Node(id: 50)
    node.frame = frame
    node.accessibility = Accessibility()
    node.accessibility?.traits = ["adjustable"]
    node.accessibility?.label = say("소리 크기", "Volume")
    node.accessibility?.value = "\(app.volume)%"
    node.accessibility?.isElement = true
    node.children = [51, 52, 53]
    let filled = (frame.width - 28) * Double(app.volume) / 100
    nodes.append(node)
    nodes.append(
      bar(51, CGRect(x: 0, y: 13, width: frame.width, height: 4), Color(hex: 0x787880, alpha: 0.2)))
    nodes.append(bar(52, CGRect(x: 0, y: 13, width: filled + 14, height: 4), accent))
    var thumb = bar(53, CGRect(x: filled, y: 1, width: 28, height: 28), .white)
    thumb.shadow = Shadow(color: Color(hex: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)
    nodes.append(thumb)
    return 50
  }

  private func bar(_ id: NodeID, _ frame: CGRect, _ color: Color) -> Node {
    var node = Node(id: id)
    node.frame = frame
    node.background = color
    node.cornerRadius = frame.height / 2
    return node
  }

  private mutating func list(_ frame: CGRect) -> NodeID {
    var node = Node(id: 60)
    node.frame = frame
    node.background = paper
    node.cornerRadius = 12
    node.clipsToBounds = true
    let rows = 40
    let height = 44 * scale
    node.scroll = ScrollArea(
      contentSize: CGSize(width: frame.width, height: height * Double(rows)), contentOffset: app.listOffset,
      inset: [0, 0, 0, 0])
    node.children = (0..<rows).map { 100 + $0 * 2 }
    nodes.append(node)
    for row in 0..<rows {
      var line = Node(id: 100 + row * 2)
      line.frame = CGRect(x: 0, y: Double(row) * height, width: frame.width, height: height)
      line.border = nil
      line.children = [101 + row * 2]
      nodes.append(line)
      label(
        101 + row * 2, say("\(row + 1)번 손님", "Customer \(row + 1)"), x: 16, y: 12 * scale,
        width: frame.width - 32, size: 17)
    }
    return 60
  }

  private mutating func pictures(_ frame: CGRect) -> NodeID {
    var node = Node(id: 300)
    node.frame = frame
    node.children = [301, 302, 303, 304]
    var gradient = bar(301, CGRect(x: 0, y: 0, width: 64, height: 64), .white)
    gradient.cornerRadius = 14
    gradient.gradient = Gradient(
      kind: .linear, colors: [Color(hex: 0xFF9500), Color(hex: 0xFF2D55)], locations: [0, 1], start: .zero,
      end: CGPoint(x: 1, y: 1))
    nodes += [node, gradient]
    var image = Node(id: 302)
    image.frame = CGRect(x: 76, y: 0, width: 64, height: 64)
    image.content = .image(
      ImageContent(
        resource: "leaf", rect: CGRect(x: 0, y: 0, width: 64, height: 64), tint: Color(hex: 0x34C759),
        size: CGSize(width: 24, height: 24)))
    image.accessibility = Accessibility()
    image.accessibility?.traits = ["image"]
    image.accessibility?.label = say("잎", "Leaf")
    image.accessibility?.isElement = true
    var ring = Node(id: 303)
    ring.frame = CGRect(x: 152, y: 0, width: 64, height: 64)
    ring.content = .drawing(PictureResources.ring(accent))
    var canvas = Node(id: 304)
    canvas.frame = CGRect(x: 228, y: 0, width: 64, height: 64)
    canvas.content = .drawing(PictureResources.canvas)
    nodes += [image, ring, canvas]
    return 300
  }

  private func openSheet() {
    app.isSheetShown = true
    let size = app.size
    var animation = Animation(
      id: 900, node: 201, property: .frame,
      values: [[0, size.height, size.width, size.height - 60], [0, 60, size.width, size.height - 60]],
      times: [0, 1],
      timing: .samples((0...20).map { 1 - pow(1 - Double($0) / 20, 4) }), duration: 0.45)
    animation.id = 900 + app.stock
    app.pendingAnimations = [animation]
  }

  private mutating func sheet() -> NodeID {
    var dim = modal(200)
    dim.children = [201]
    var box = Node(id: 201)
    box.frame = CGRect(x: 0, y: 60, width: app.size.width, height: app.size.height - 60)
    box.background = paper
    box.cornerRadius = 12
    box.roundedCorners = [true, true, false, false]
    box.clipsToBounds = true
    box.children = [210, 211]
    nodes += [dim, box]
    label(
      210, say("창고", "Stock room"), x: 20, y: 24, width: app.size.width - 40, size: 28, weight: 700,
      traits: ["header"])
    _ = button(
      211, say("닫기", "Close"), CGRect(x: 20, y: 90, width: app.size.width - 40, height: 50),
      in: CGPoint(x: 0, y: 60)
    ) { [app] in app.isSheetShown = false }
    return 200
  }

  private func modal(_ id: NodeID) -> Node {
    var node = Node(id: id)
    node.frame = CGRect(origin: .zero, size: app.size)
    node.background = Color(hex: 0, alpha: 0.3)
    node.accessibility = Accessibility()
    node.accessibility?.isModal = true
    return node
  }

  private mutating func alert() -> NodeID {
    var dim = modal(230)
    dim.children = [231]
    let origin = CGPoint(x: (app.size.width - 270) / 2, y: (app.size.height - 150) / 2)
    var box = Node(id: 231)
    box.frame = CGRect(origin: origin, size: CGSize(width: 270, height: 150))
    box.material = Material(
      blurRadius: 20, tint: isDark ? Color(hex: 0x252525, alpha: 0.82) : Color(hex: 0xF2F2F2, alpha: 0.85))
    box.cornerRadius = 14
    box.clipsToBounds = true
    box.children = [232, 240, 242]
    nodes += [dim, box]
    label(
      232, say("딸기가 모자랍니다. 채울까요?", "Strawberries are short. Refill?"), x: 16, y: 24, width: 238, size: 17,
      weight: 600, isCentered: true)
    let close: () -> Void = { [app] in app.isAlertShown = false }
    _ = button(240, say("아니오", "No"), CGRect(x: 8, y: 98, width: 123, height: 44), in: origin, close)
    _ = button(242, say("예", "Yes"), CGRect(x: 139, y: 98, width: 123, height: 44), in: origin) { [self] in
      close()
      app.stock = 10
      openSheet()
    }
    return 230
  }
}

extension Color {
  static let white = Color(hex: 0xFFFFFF)
  static let black = Color(hex: 0)
  init(hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }
}
