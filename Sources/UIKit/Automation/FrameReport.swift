import InterfaceBuilder

/// Answers `frames`: every storyboard of the app's bundle against the frames Interface Builder wrote.
@MainActor enum FrameReport {
  static func fields() -> [String: Any] {
    let documents = files().compactMap { url -> [String: Any]? in
      let path = url.path.replacingOccurrences(of: Bundle.main.bundlePath + "/", with: "")
      do {
        let document = try Document(contentsOf: url)
        guard !document.isLaunchScreen else { return nil }
        return describe(FrameComparison.best(of: document, bundle: .main), path)
      } catch {
        return ["document": path, "error": "\(error)"]
      }
    }
    return ["documents": documents]
  }

  private static func files() -> [URL] {
    let all = FileManager.default.enumerator(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    let urls = (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "storyboard" }
    return urls.sorted { $0.path < $1.path }
  }

  private static func describe(_ comparison: FrameComparison, _ path: String) -> [String: Any] {
    [
      "document": path, "compared": comparison.compared, "leftOut": comparison.leftOut,
      "unsized": comparison.unsized,
      "contentSize": comparison.contentSize,
      "misses": comparison.misses.map { miss in
        [
          "element": miss.element.summary, "line": miss.element.line, "scene": miss.scene,
          "kind": miss.kind,
          "expected": miss.expected.numbers, "actual": miss.actual.numbers,
        ]
      },
    ]
  }
}
