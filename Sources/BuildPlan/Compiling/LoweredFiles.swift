import Foundation
import Lowering

/// Writes lowered sources where the compiler finds them.
struct LoweredFiles {
  let folder: URL

  /// Files are numbered: names may repeat, or hold what a command line cannot. Messages name the user's files
  /// all the same, by the `#sourceLocation` in each.
  func write(_ files: [SourceFile], generated: [SourceFile]) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var urls: [URL] = []
    for (index, file) in files.enumerated() {
      urls.append(try write(file.text, "Source\(index).swift"))
    }
    for file in generated {
      urls.append(try write(file.text, "Generated-" + (file.path as NSString).lastPathComponent))
    }
    removeOthers(Set(urls.map(\.lastPathComponent)))
    return urls
  }

  private func write(_ text: String, _ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    return url
  }

  private func removeOthers(_ names: Set<String>) {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in all where !names.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
