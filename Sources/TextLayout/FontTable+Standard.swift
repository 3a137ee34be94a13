import Foundation

extension FontTable {
  /// San Francisco's measures, in em.
  static let sanFranciscoMetrics = FontMetrics(
    ascender: 0.95214844, descender: -0.24121094, capHeight: 0.70458984, xHeight: 0.52636719)

  /// The families made of Debian's font packages (fonts-inter, fonts-nanum, fonts-noto-color-emoji,
  /// fonts-materialdesignicons-webfont, fonts-dejavu, fonts-liberation).
  public static let standard: FontTable = {
    var table = FontTable(families: [
      FontFamily(
        name: "system", faces: inter, tracking: .sanFrancisco, metrics: sanFranciscoMetrics,
        fallbacks: ["hangul", "cjk", "emoji", "fallback"]),
      // Apple's Hangul advances 0.865 em at every size, NanumBarunGothic's 0.892.
      FontFamily(
        name: "hangul", faces: nanum("NanumBarunGothic", "NanumBarunGothicBold"), ranges: hangul,
        tracking: .em(0.865 - 0.892), metrics: sanFranciscoMetrics, fallbacks: ["cjk"]),
      // Kana and Han advance one em in Apple's faces. (NanumGothic has them too, but Chromium refuses its file.)
      FontFamily(
        name: "cjk", faces: nanum("NanumBarunGothic", "NanumBarunGothicBold"), ranges: ideographs,
        tracking: .em(1 - 0.892), metrics: sanFranciscoMetrics),
      // Apple Color Emoji is 1.0735 em wide, Noto 1.2451.
      FontFamily(
        name: "emoji", faces: [.init(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", weight: 400)],
        sizeAdjust: 1.0735 / 1.2451, metrics: sanFranciscoMetrics),
      FontFamily(
        name: "symbols",
        faces: [
          .init(
            path:
              "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
            weight: 400)
        ], metrics: sanFranciscoMetrics),
      FontFamily(
        name: "monospaced", faces: liberation("Mono"), tracking: .em(0.0177), metrics: sanFranciscoMetrics,
        fallbacks: ["hangul", "cjk", "emoji", "fallback"]),
      FontFamily(
        name: "serif", faces: liberation("Serif"), fallbacks: ["hangulSerif", "cjk", "emoji", "fallback"]),
      FontFamily(
        name: "hangulSerif", faces: nanum("NanumMyeongjo", "NanumMyeongjoBold"), ranges: hangul,
        metrics: sanFranciscoMetrics, fallbacks: ["cjk"]),
      FontFamily(
        name: "sans", faces: liberation("Sans"), fallbacks: ["hangul", "cjk", "emoji", "fallback"]),
      FontFamily(name: "fallback", faces: dejaVu, metrics: sanFranciscoMetrics),
    ])
    for (family, names) in appleFamilies {
      for name in names { table.aliases[key(name)] = family }
    }
    return table
  }()

  /// The families of iOS that an app asks for by name, by what stands in for them here.
  static let appleFamilies: [(family: String, names: [String])] = [
    (
      "system",
      [
        "systemRounded", "Apple SD Gothic Neo", ".AppleSystemUIFont", ".SFUI", ".SFUIText", ".SFUIDisplay",
        "SF Pro", "SF Pro Text", "SF Pro Display", "Avenir", "Avenir Next", "Futura", "Gill Sans", "Optima",
      ]
    ),
    (
      "sans",
      [
        "Helvetica", "Helvetica Neue", "Arial", "Arial Rounded MT Bold", "Verdana", "Trebuchet MS",
        "Chalkboard SE", "Marker Felt", "Noteworthy",
      ]
    ),
    (
      "serif",
      [
        "systemSerif", "Times New Roman", "Georgia", "Palatino", "Baskerville", "Didot", "Hoefler Text",
        "Cochin", "Charter", "New York", "American Typewriter", "Academy Engraved LET", "Bodoni 72",
        "Copperplate", "Rockwell", "Snell Roundhand", "Zapfino",
      ]
    ),
    ("monospaced", ["systemMonospaced", "Courier", "Courier New", "Menlo", "SF Mono"]),
    ("emoji", ["Apple Color Emoji"]),
  ]

  /// What UIFont.familyNames lists.
  public var appleFamilyNames: [String] {
    Self.appleFamilies.flatMap(\.names).filter { !$0.hasPrefix(".") && !$0.hasPrefix("system") }.sorted()
  }

  private static let hangul: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xD7B0...0xD7FF,
  ]
  private static let ideographs: [ClosedRange<UInt32>] = [
    0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
  ]

  private static let inter: [FontFamily.Face] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ].flatMap { name, weight in
    let folder = "/usr/share/fonts/opentype/inter/Inter-"
    let italic = name == "Regular" ? "Italic" : name + "Italic"
    return [
      FontFamily.Face(path: folder + name + ".otf", weight: weight),
      FontFamily.Face(path: folder + italic + ".otf", weight: weight, isItalic: true),
    ]
  }

  private static func nanum(_ regular: String, _ bold: String) -> [FontFamily.Face] {
    let folder = "/usr/share/fonts/truetype/nanum/"
    return [
      .init(path: folder + regular + ".ttf", weight: 400), .init(path: folder + bold + ".ttf", weight: 700),
    ]
  }

  private static func liberation(_ kind: String) -> [FontFamily.Face] {
    let folder = "/usr/share/fonts/truetype/liberation/Liberation\(kind)-"
    return [
      .init(path: folder + "Regular.ttf", weight: 400), .init(path: folder + "Bold.ttf", weight: 700),
      .init(path: folder + "Italic.ttf", weight: 400, isItalic: true),
      .init(path: folder + "BoldItalic.ttf", weight: 700, isItalic: true),
    ]
  }

  private static let dejaVu: [FontFamily.Face] = [
    .init(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", weight: 400),
    .init(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", weight: 700),
  ]
}
