import Foundation

/// `Contents.json` of any asset, as Xcode writes it; what we do not use is left out.
struct AssetContents: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var size: String?
    var subtype: String?
    var locale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    var languageDirection: String?
    var universalTypeIdentifier: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var color: Color?
  }
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
      var width: Double?
      var height: Double?
    }
    var mode: String?
    var capInsets: Insets?
    var center: Center?
  }
  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }
  struct Color: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?
  }
  /// `"0x1F"`, `"31"`, `"0.123"`, or a bare number.
  struct Component: Decodable {
    var text: String
    init(from decoder: Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Double.self))
      }
    }
  }
  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?
    var providesNamespace: Bool?
    var localizable: Bool?
    var symbolRenderingIntent: String?
  }

  var images: [Entry]?
  var colors: [Entry]?
  var data: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// - Throws: `DocumentError`.
  init(folder: URL) throws {
    let file = folder.appendingPathComponent("Contents.json")
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw DocumentError(file: file.path, cause: .unreadable("Contents.json is missing."))
    }
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .custom { path in
        AssetKey(path.last?.stringValue ?? "")
      }
      self = try decoder.decode(AssetContents.self, from: data)
    } catch {
      throw JSONFault.error(error, in: data, file: file.path, what: "description of an asset")
    }
  }
}

/// Turns `template-rendering-intent` into `templateRenderingIntent`.
private struct AssetKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) {
    let parts = text.components(separatedBy: "-")
    stringValue = parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension AssetContents.Entry {
  var qualifiers: AssetQualifiers {
    var result = AssetQualifiers()
    result.idiom = idiom ?? "universal"
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): result.isDark = true
      case ("luminosity", "light"): result.isLight = true
      case ("contrast", "high"): result.isHighContrast = true
      default: break
      }
    }
    result.widthClass = widthClass.flatMap(Variation.SizeClass.init)
    result.heightClass = heightClass.flatMap(Variation.SizeClass.init)
    result.direction = languageDirection
    result.locale = locale
    return result
  }

  /// `2x` → 2; nil for a vector that serves every scale.
  var pixelScale: Double? { scale.flatMap { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) } }
}
