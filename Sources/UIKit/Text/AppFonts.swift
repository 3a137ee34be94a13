import TextLayout

/// The font files that an app brings along (`UIAppFonts` in its Info.plist), registered when a font is first
/// asked for by name.
enum AppFonts {
  /// Registers them once.
  static func load() { _ = loaded }

  private static let loaded: Void = {
    let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
    for problem in register(names, in: Bundle.main.resourceURL ?? Bundle.main.bundleURL) { report(problem) }
  }()

  /// - Returns: what went wrong, one line a file.
  static func register(_ names: [String], in folder: URL) -> [String] {
    names.compactMap { name in
      // Resources lie flat in the bundle, whatever folder Info.plist names.
      let candidates = [name, (name as NSString).lastPathComponent].map { folder.appendingPathComponent($0) }
      guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
        return "UIAppFonts names \"\(name)\", which is not in the app's bundle."
      }
      do {
        _ = try TextEngines.shared?.register(fontFile: file)
        return nil
      } catch {
        return "UIAppFonts: \(error)."
      }
    }
  }

  private static func report(_ problem: String) {
    DispatchQueue.main.async { MainActor.assumeIsolated { Log.write(.warning, problem) } }
  }
}
