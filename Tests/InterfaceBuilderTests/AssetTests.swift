import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct AssetTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func library(_ contents: [String: String]) throws -> AssetLibrary {
    for (path, text) in contents { try folder.write(text, to: "A.xcassets/" + path) }
    return AssetLibrary(bundle: folder.url)
  }

  @Test(arguments: [(1.0, "a.png"), (2, "a2.png"), (3, "a3.png")])
  func theScaleDecides(_ scale: Double, _ file: String) throws {
    let assets = try library([
      "plum.imageset/Contents.json": """
      {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},
      {"idiom":"universal","scale":"2x","filename":"a2.png"},{"idiom":"universal","scale":"3x","filename":"a3.png"}]}
      """
    ])
    let image = try #require(assets.image(named: "plum"))
    #expect(image.variant(for: AssetTraits(scale: scale))?.file.lastPathComponent == file)
  }

  @Test func aMissingScaleTakesTheNextLargerElseTheLargest() throws {
    let assets = try library([
      "a.imageset/Contents.json": """
      {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},{"idiom":"universal","scale":"2x"},
      {"idiom":"universal","scale":"3x","filename":"a3.png"}]}
      """,
      "b.imageset/Contents.json": #"{"images":[{"idiom":"universal","scale":"1x","filename":"b.png"}]}"#,
    ])
    let two = AssetTraits(scale: 2)
    #expect(assets.image(named: "a")?.variant(for: two)?.scale == 3)
    #expect(assets.image(named: "b")?.variant(for: two)?.scale == 1)
  }

  @Test func appearanceAndIdiom() throws {
    let assets = try library([
      "a.imageset/Contents.json": """
      {"images":[{"idiom":"universal","filename":"any.svg"},
      {"idiom":"universal","filename":"dark.svg","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"ipad","filename":"pad.svg"}],"properties":{"template-rendering-intent":"template",
      "preserves-vector-representation":true}}
      """
    ])
    let image = try #require(assets.image(named: "a"))
    func file(_ traits: AssetTraits) -> String? { image.variant(for: traits)?.file.lastPathComponent }
    #expect(file(AssetTraits()) == "any.svg")
    #expect(file(AssetTraits(isDark: true)) == "dark.svg")
    #expect(file(AssetTraits(idiom: .pad)) == "pad.svg")
    #expect(image.renderingMode == .template && image.preservesVectors)
    #expect(image.variants[0].scale == nil && image.variants[0].isVector)
  }

  @Test func slicingIsGivenInPoints() throws {
    let assets = try library([
      "a.imageset/Contents.json": """
      {"images":[{"idiom":"universal","scale":"2x","filename":"a.png","resizing":{"mode":"9-part",
      "center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":10,"left":20,"bottom":30,"right":40}},
      "alignment-insets":{"top":2,"left":4,"bottom":6,"right":8}}]}
      """
    ])
    let variant = try #require(assets.image(named: "a")?.variant(for: AssetTraits()))
    #expect(variant.slicing?.caps == DocumentInsets(top: 5, leading: 10, bottom: 15, trailing: 20))
    #expect(variant.slicing?.tiles == true)
    #expect(variant.alignmentInsets == DocumentInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func aPDFIsDrawnFromTheSVGBesideIt() throws {
    let assets = try library([
      "a.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.pdf"}]}"#
    ])
    #expect(
      assets.image(named: "a")?.variant(for: AssetTraits())?.drawableFile.lastPathComponent == "a.pdf.svg")
  }

  @Test func namesWithAnExtensionAndInHangul() throws {
    let hangul = "자두".decomposedStringWithCanonicalMapping
    let one = #"{"images":[{"idiom":"universal","scale":"1x","filename":"a.png"}]}"#
    let assets = try library(["plum.imageset/Contents.json": one, "\(hangul).imageset/Contents.json": one])
    #expect(assets.image(named: "plum.png") != nil)
    #expect(assets.image(named: "자두".precomposedStringWithCanonicalMapping) != nil)
    #expect(assets.image(named: "pear") == nil)
  }

  @Test func looseFilesServeByScale() throws {
    try folder.write("x", to: "leaf.png")
    try folder.write("x", to: "leaf@3x.png")
    let image = try #require(AssetLibrary(bundle: folder.url).image(named: "leaf"))
    #expect(image.variant(for: AssetTraits(scale: 2))?.file.lastPathComponent == "leaf@3x.png")
    #expect(image.variant(for: AssetTraits(scale: 1))?.file.lastPathComponent == "leaf.png")
    #expect(AssetLibrary(bundle: folder.url).image(named: "../leaf") == nil)
  }

  @Test func namespaces() throws {
    let one = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#
    let assets = try library([
      "Fruit/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Fruit/plum.imageset/Contents.json": one, "Plain/pear.imageset/Contents.json": one,
    ])
    #expect(assets.image(named: "Fruit/plum") != nil)
    #expect(assets.image(named: "plum") == nil)
    #expect(assets.image(named: "pear") != nil)
  }

  @Test(arguments: [
    (#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#, [1, 128 / 255.0, 0, 1]),
    (#""red":"255","green":"51","blue":"0","alpha":"0.500""#, [1, 0.2, 0, 0.5]),
    (#""red":"0.250","green":"0.500","blue":"1.000","alpha":"1""#, [0.25, 0.5, 1, 1]),
    (#""white":"0.250","alpha":"1.000""#, [0.25, 0.25, 0.25, 1]),
    (#""red":0.5,"green":0.25,"blue":1.0,"alpha":1"#, [0.5, 0.25, 1, 1]),
  ])
  func colorComponents(_ components: String, _ expected: [Double]) throws {
    let assets = try library([
      "c.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{\(components)}}}]}
      """
    ])
    guard
      case .components(let red, let green, let blue, let alpha)? = assets.color(named: "c")?.color(
        for: AssetTraits())
    else {
      Issue.record("no colour")
      return
    }
    for (got, want) in zip([red, green, blue, alpha], expected) { #expect(abs(got - want) < 1e-9) }
  }

  @Test func colorsByAppearanceReferencesAndTheEmptyAccentColor() throws {
    let assets = try library([
      "c.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"gray-gamma-22","components":{"white":"1.000","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
      "color":{"platform":"universal","reference":"labelColor"}}]}
      """,
      "AccentColor.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
    ])
    let color = try #require(assets.color(named: "c"))
    #expect(color.color(for: AssetTraits()) == .system("systemBlue"))
    #expect(color.color(for: AssetTraits(isDark: true)) == .components(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.color(for: AssetTraits(isHighContrast: true)) == .system("label"))
    let accent = try #require(assets.color(named: "AccentColor"))
    #expect(accent.color(for: AssetTraits()) == nil)
  }

  @Test func dataSymbolsAndIcons() throws {
    let assets = try library([
      "notes.dataset/Contents.json":
        #"{"data":[{"idiom":"universal","filename":"n.json","universal-type-identifier":"public.json"}]}"#,
      "leaf.symbolset/Contents.json": #"{"symbols":[{"idiom":"universal","filename":"leaf.svg"}]}"#,
      "AppIcon.appiconset/Contents.json":
        #"{"images":[{"idiom":"universal","platform":"ios","size":"1024x1024","filename":"i.png"},{"idiom":"iphone","size":"60x60","scale":"3x","filename":"s.png"}]}"#,
    ])
    let data = assets.data(named: "notes")?.variant(for: AssetTraits())
    #expect(data?.file.lastPathComponent == "n.json" && data?.typeIdentifier == "public.json")
    #expect(assets.symbol(named: "leaf")?.file?.lastPathComponent == "leaf.svg")
    #expect(assets.icon(named: "AppIcon")?.largest?.file.lastPathComponent == "i.png")
  }

  @Test func damageIsNamedAndTheRestStillServes() throws {
    let assets = try library([
      "a.imageset/Contents.json": #"{"images":[{"idiom":"#,
      "b.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"gone.png"}]}"#,
      "c.colorset/nothing": "",
      "evil.dataset/Contents.json": #"{"data":[{"filename":"../../../etc/passwd"}]}"#,
    ])
    #expect(assets.image(named: "a") == nil)
    #expect(assets.errors.count == 1)
    #expect(assets.errors[0].description.contains("a.imageset/Contents.json:1: error: The document is"))
    #expect(assets.image(named: "b") != nil)
    #expect(assets.data(named: "evil")?.variants.isEmpty == true)
    let problems = try AssetCatalog(folder: folder.url.appendingPathComponent("A.xcassets")).problems()
    #expect(problems.count == 4)
    #expect(problems.contains { $0.message.contains("The file \"gone.png\" for the asset \"b\"") })
  }
}
