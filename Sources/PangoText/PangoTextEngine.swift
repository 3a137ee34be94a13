import Foundation
import TextLayout

/// Measures and breaks text: Pango for the rules of scripts (line breaks, direction), HarfBuzz for widths.
///
/// No system-wide font configuration is read: only the files of the table and those an app registers, each
/// mapped when it is first needed. It may be called from any thread.
public final class PangoTextEngine: TextEngine {
  private let resolver: FontResolver
  // Capacities in letters, counted so that a short label costs as much as its entry.
  private let shaped = TwoGenerationCache<TextParagraph, ShapedParagraph>(capacity: 16_384)
  private let results = TwoGenerationCache<TextRequest, TextLayoutResult>(capacity: 16_384)
  private let lock = NSRecursiveLock()

  public init(table: FontTable = .standard) { resolver = FontResolver(table: table) }

  public func metrics(of font: FontDescription) -> FontMetrics {
    locked { resolver.resolve(font).metrics }
  }

  public func layout(_ request: TextRequest) -> TextLayoutResult {
    locked {
      results.value(request, cost: request.paragraphs.reduce(0) { $0 + cost($1) }) {
        var composer = Composer(
          request: request, resolver: resolver, shaped: request.paragraphs.map { shape($0) })
        return composer.compose()
      }
    }
  }

  public var familyNames: [String] {
    locked { Set(resolver.table.appleFamilyNames + resolver.registered.map(\.familyName)).sorted() }
  }

  public func fontNames(family: String) -> [String] {
    locked {
      let registered = resolver.registered.filter { $0.familyName == family }.map(\.postScriptName)
      guard registered.isEmpty, resolver.table.family(named: family) != nil else { return registered }
      let base = family.replacingOccurrences(of: " ", with: "")
      return [base, base + "-Bold", base + "-Italic", base + "-BoldItalic"]
    }
  }

  public func font(named name: String, size: Double) -> FontDescription? {
    locked {
      if let font = resolver.registeredFont(name, weight: 400, isItalic: false) {
        return FontDescription(
          family: font.postScriptName, size: size, weight: font.weight, isItalic: font.isItalic)
      }
      var description = AppleFontName.parse(name, table: resolver.table)
      description?.size = size
      return description
    }
  }

  public func register(fontFile: URL) throws -> [String] {
    try locked {
      shaped.removeAll()
      results.removeAll()
      return try resolver.register(fontFile)
    }
  }

  public func registeredFont(family: String) -> Data? {
    locked {
      resolver.registered.first { $0.identifier == family }.flatMap { try? Data(contentsOf: $0.file) }
    }
  }

  private func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    // Only runs and direction decide about the shape: one entry serves every width and line break mode.
    var key = TextParagraph(runs: paragraph.runs)
    key.attributes.isRightToLeft = paragraph.attributes.isRightToLeft
    return shaped.value(key, cost: cost(paragraph)) { Shaper(resolver: resolver).shape(paragraph) }
  }

  private func cost(_ paragraph: TextParagraph) -> Int {
    paragraph.runs.reduce(32) { $0 + $1.text.utf8.count }
  }

  private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
