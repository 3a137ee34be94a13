import InterfaceBuilder

/// Finds documents in bundles and reads each once.
@MainActor enum DocumentCache {
  private static var documents: [String: Document] = [:]

  /// The storyboard or nib of that name, in the language of the interface: a document of that language's
  /// folder, else Base's with the language's string table put in.
  /// - Returns: nil when there is none.
  /// - Throws: `DocumentError`.
  static func document(_ name: String, extensions: [String], bundle: Bundle) throws -> Document? {
    let languages = InterfaceLanguage.candidates(in: bundle)
    for suffix in extensions {
      let file = name + "." + suffix
      let folders =
        languages.map { $0 + ".lproj" } + ["Base.lproj", developmentRegion(bundle) + ".lproj", ""]
      for folder in folders {
        let url = bundle.bundleURL.appendingPathComponent(folder).appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else { continue }
        return try read(url, name: name, isBase: folder == "Base.lproj", languages: languages, bundle)
      }
    }
    return nil
  }

  private static func read(
    _ url: URL, name: String, isBase: Bool, languages: [String], _ bundle: Bundle
  ) throws -> Document {
    let key = (languages.first ?? "") + ":" + url.path
    if let known = documents[key] { return known }
    let document = try Document(contentsOf: url)
    if isBase {
      let strings = StringLibrary(bundle: bundle.bundleURL, developmentRegion: developmentRegion(bundle))
      // The least specific language first, so that the others override it.
      for language in languages.reversed() {
        document.localize(with: strings.table(name, language: language))
      }
      for error in strings.errors { Log.write(.warning, "\(error)") }
    }
    documents[key] = document
    return document
  }

  private static func developmentRegion(_ bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}

/// The language that the interface is shown in.
@MainActor enum InterfaceLanguage {
  /// From the most to the least specific: `en-GB`, `en`. Empty: the development region.
  static func candidates(in bundle: Bundle) -> [String] {
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let language = UIScreen.main.environment.language ?? region
    var parts = language.replacingOccurrences(of: "_", with: "-").components(separatedBy: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }
}
