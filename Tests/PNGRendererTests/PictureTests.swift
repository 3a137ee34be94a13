import Foundation
import PNGRenderer
import Surface
import Testing

@Suite struct PictureTests {
  @Test func boxesWithCornersBordersAndShadows() throws {
    var scene = Scene()
    scene.add(10, 10, 40, 30) {
      $0.background = .blue
      $0.cornerRadius = 8
      $0.border = Border(width: 2, color: .red)
    }
    scene.add(65, 10, 40, 30) {
      $0.background = .white
      $0.cornerRadius = 12
      $0.roundedCorners = [true, false, true, false]
      $0.shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 4), radius: 4)
    }
    scene.add(10, 50, 40, 20) {
      $0.background = .green
      $0.opacity = 0.5
    }
    scene.add(65, 50, 40, 20) { $0.border = Border(width: 1, color: .black) }
    try GoldenPicture.check("boxes", scene.picture())
  }

  @Test func clippingMasksAndTransforms() throws {
    var scene = Scene()
    let clip = scene.add(5, 5, 40, 40) {
      $0.background = .green
      $0.cornerRadius = 20
      $0.clipsToBounds = true
    }
    scene.add(20, 20, 40, 40, to: clip) { $0.background = .red }
    let mask = scene.add(0, 0, 30, 30, isChild: false) {
      $0.background = .black
      $0.cornerRadius = 15
    }
    scene.add(60, 10, 50, 30) {
      $0.background = .blue
      $0.mask = mask
    }
    scene.add(70, 50, 30, 20) {
      $0.background = .red
      $0.transform = [0.866, 0.5, -0.5, 0.866, 0, 0]
    }
    try GoldenPicture.check("clips", scene.picture())
  }

  @Test func gradients() throws {
    var scene = Scene()
    for (index, kind) in [Gradient.Kind.linear, .radial, .conic].enumerated() {
      scene.add(5 + Double(index) * 38, 10, 34, 60) {
        $0.gradient = Gradient(
          kind: kind, colors: [.red, .green, .blue], locations: [0, 0.5, 1],
          start: kind == .linear ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1))
      }
    }
    try GoldenPicture.check("gradients", scene.picture())
  }

  @Test func textOfEveryScript() throws {
    var scene = Scene(160, 120)
    scene.add(5, 5, 150, 30) { $0.content = .text(lines("Order 주문 🍓!", width: 150)) }
    scene.add(5, 35, 150, 60) { $0.content = .text(lines("개최 기간 안내 파리 만국 박람회 관람", width: 110)) }
    scene.add(5, 90, 150, 25) { $0.content = .text(lines("Bold 굵게", weight: 700, width: 150)) }
    try GoldenPicture.check("text", scene.picture())
  }

  @Test func decorationsAndBackgrounds() throws {
    var scene = Scene()
    var text = lines("underlined")
    text.lines[0].runs[0].underline = Decoration(style: .single, color: .red)
    text.lines[0].runs[0].background = Color(red: 1, green: 1, blue: 0)
    scene.add(5, 5, 110, 25) { $0.content = .text(text) }
    var struck = lines("struck out")
    struck.lines[0].runs[0].strikethrough = Decoration(style: .double)
    scene.add(5, 40, 110, 25) { $0.content = .text(struck) }
    try GoldenPicture.check("decorations", scene.picture())
  }

  @Test func displayLists() throws {
    var scene = Scene()
    var style = StrokeStyle(width: 4)
    (style.cap, style.dash) = (.round, [8, 6])
    let curve = Path(elements: [
      .move(CGPoint(x: 10, y: 60)),
      .cubic(CGPoint(x: 30, y: 0), CGPoint(x: 80, y: 120), to: CGPoint(x: 110, y: 20)),
    ])
    let square = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 20))
    let drawing = Drawing(operations: [
      .save, .concatenate([1, 0, 0, 1, 15, 10]), .shadow(Shadow(color: .black, offset: .zero, radius: 3)),
      .fill(square, .green, evenOdd: false), .restore, .save, .alpha(0.4),
      .concatenate([1, 0, 0, 1, 45, 10]),
      .fill(square, .red, evenOdd: false), .restore, .stroke(curve, .blue, style), .save,
      .clip(.rect(CGRect(x: 80, y: 50, width: 20, height: 20)), evenOdd: false),
      .gradient(
        Gradient(
          kind: .linear, colors: [.white, .black], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 0)),
        CGRect(x: 70, y: 40, width: 50, height: 40)),
      .restore, .clear(CGRect(x: 0, y: 70, width: 10, height: 10)),
    ])
    scene.add(0, 0, 120, 80) { $0.content = .drawing(drawing) }
    try GoldenPicture.check("drawing", scene.picture())
  }

  @Test func picturesAndVectors() throws {
    var scene = Scene()
    let tile = try PNGRenderer().render(
      Drawing(operations: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 12, height: 12)), .red, evenOdd: false),
        .fill(.rect(CGRect(x: 4, y: 4, width: 4, height: 4)), .white, evenOdd: false),
      ]), size: CGSize(width: 12, height: 12), resources: [:], scale: 1)
    scene.resources["tile"] = Resource(id: "tile", type: "image/png", bytes: tile.png)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>
      """
    scene.resources["disc"] = Resource(id: "disc", type: "image/svg+xml", bytes: Data(svg.utf8))
    scene.resources["broken"] = Resource(id: "broken", type: "image/png", bytes: Data("no".utf8))
    let size = CGSize(width: 12, height: 12)
    scene.add(5, 5, 30, 30) {
      $0.content = .image(
        ImageContent(resource: "tile", rect: CGRect(x: 0, y: 0, width: 30, height: 30), size: size))
    }
    scene.add(45, 5, 60, 20) {
      var image = ImageContent(
        resource: "tile", rect: CGRect(x: 0, y: 0, width: 60, height: 20), size: size)
      image.caps = [4, 4, 4, 4]
      $0.content = .image(image)
    }
    scene.add(5, 45, 30, 30) {
      $0.content = .image(
        ImageContent(
          resource: "disc", rect: CGRect(x: 0, y: 0, width: 30, height: 30), tint: .blue,
          size: CGSize(width: 10, height: 10)))
    }
    scene.add(45, 45, 30, 30) {
      $0.content = .image(
        ImageContent(resource: "broken", rect: CGRect(x: 0, y: 0, width: 9, height: 9), size: size))
    }
    try GoldenPicture.check("pictures", scene.picture())
  }

  @Test func scrollAreasShowWhatTheirOffsetSays() throws {
    var scene = Scene()
    let area = scene.add(10, 10, 100, 60) {
      $0.background = Color(red: 0.9, green: 0.9, blue: 0.9)
      $0.clipsToBounds = true
      $0.scroll = ScrollArea(
        contentSize: CGSize(width: 100, height: 300), contentOffset: CGPoint(x: 0, y: 50),
        inset: [0, 0, 0, 0])
    }
    scene.add(10, 40, 80, 30, to: area) { $0.background = .red }
    scene.add(10, 90, 80, 40, to: area) { $0.background = .blue }
    let pixels = try #require(Pixels(png: try scene.picture().png))
    #expect(pixels[60, 24] == [255, 0, 0, 255])
    #expect(pixels[60, 124] == [0, 0, 255, 255])
    #expect(pixels[60, 80] == [230, 230, 230, 255])
  }

  @Test func materialsBlurWhatLiesBehind() throws {
    var scene = Scene()
    for column in 0..<6 { scene.add(Double(column) * 20, 0, 10, 80) { $0.background = .blue } }
    scene.add(20, 20, 80, 40) {
      $0.material = Material(blurRadius: 8, tint: Color(red: 1, green: 1, blue: 1, alpha: 0.4))
      $0.cornerRadius = 10
    }
    scene.add(25, 62, 70, 14) {
      $0.material = Material(blurRadius: 8, tint: Color(red: 1, green: 1, blue: 1, alpha: 0.4))
      $0.opacity = 0.9
    }
    try GoldenPicture.check("materials", scene.picture())
  }

  @Test func inputsShowTextOrPlaceholder() throws {
    var scene = Scene()
    for (index, text) in ["typed", "", "secret"].enumerated() {
      scene.add(5, 3 + Double(index) * 25, 110, 24) {
        var input = TextInput(text: text, font: Font(family: "system", size: 14), color: .black)
        input.placeholder = "placeholder"
        input.isSecure = index == 2
        input.insets = [0, 7, 0, 7]
        $0.input = input
        $0.border = Border(width: 0.5, color: .black)
      }
    }
    try GoldenPicture.check("inputs", scene.picture())
  }

  @Test func nothingThatAnAppSendsCrashes() throws {
    var scene = Scene()
    scene.add(0, 0, 10, 10) { $0.transform = [0, 0, 0, 0, 0, 0] }
    scene.add(0, 0, -5, -5) {
      $0.background = .red
      $0.cornerRadius = 50
      $0.border = Border(width: 100, color: .red)
    }
    scene.add(0, 0, 10, 10) { $0.mask = 999 }
    scene.add(0, 0, 10, 10) { $0.children = [998] }
    scene.add(0, 0, 10, 10) {
      $0.content = .drawing(
        Drawing(operations: [
          .restore, .save, .save, .stroke(Path(elements: [.close]), .red, StrokeStyle(width: -1)),
          .concatenate([]), .blendMode("unknown"), .image(resource: "none", .infinite),
          .gradient(Gradient(kind: .conic, colors: [], locations: [], start: .zero, end: .zero), .zero),
        ]))
    }
    scene.add(0, 0, 10, 10) {
      $0.content = .text(
        TextContent(lines: [
          TextLine(
            x: 0, baseline: 0, width: 0, top: 0, height: 0,
            runs: [
              GlyphRun(text: "", font: Font(family: "none", size: 0), color: .red, x: 0, width: 0),
              GlyphRun(text: "x", font: Font(family: "system", size: -3), color: .red, x: 0, width: 0),
            ])
        ]))
    }
    scene.add(100, 70, 20, 10) { $0.background = .green }
    let pixels = try #require(Pixels(png: try scene.picture().png))
    #expect(pixels[230, 150] == [0, 153, 0, 255])
    #expect(throws: RenderingProblem.self) { try Scene(0, 0).picture() }
    #expect(throws: RenderingProblem.self) { try Scene(100_000, 10).picture() }
    var endless = Scene()
    endless.add(0, 0, 10, 10) { $0.children = [1] }
    #expect(throws: NodeTree.Problem.self) { try endless.picture() }
    #expect(throws: RenderingProblem.noRoot) {
      try PNGRenderer().render(NodeTree(), resources: [:], scale: 1)
    }
  }

  @Test func theComparisonCanFail() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var scene = Scene()
    try scene.picture().png.write(to: folder.appendingPathComponent("scene.png"))
    try GoldenPicture.check("scene", scene.picture(), in: folder, accepts: false)
    scene.add(10, 10, 20, 20) { $0.background = .red }
    let changed = try scene.picture()
    withKnownIssue { try GoldenPicture.check("scene", changed, in: folder, accepts: false) }
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("scene.new.png").path))
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("scene.diff.png").path))
    withKnownIssue { try GoldenPicture.check("missing", changed, in: folder, accepts: false) }
  }
}
