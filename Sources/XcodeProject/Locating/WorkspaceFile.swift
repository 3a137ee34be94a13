import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects that an `.xcworkspace` names (`contents.xcworkspacedata`).
struct WorkspaceFile {
  let projects: [URL]

  init(url: URL) throws {
    let contents = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: contents) else {
      throw ProjectError.unreadable(contents, reason: "no such file")
    }
    let reader = WorkspaceReader(folder: url.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // Foundation's parser takes a file that simply stops for a good one.
    guard parser.parse() && reader.isComplete else {
      throw ProjectError.malformed(
        contents, line: parser.lineNumber,
        reason: parser.parserError?.localizedDescription ?? "The workspace cannot be read.")
    }
    projects = reader.projects.filter { project in
      FileManager.default.fileExists(atPath: project.path) && project.lastPathComponent != "Pods.xcodeproj"
    }
  }
}

private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private(set) var projects: [URL] = []
  /// The folders of the groups that are open, innermost last.
  private var folders: [URL]
  private let container: URL
  private var isEmpty = true
  private var openElements = 0
  /// Whether every element that began has ended.
  var isComplete: Bool { openElements == 0 && !isEmpty }

  init(folder: URL) {
    (container, folders) = (folder, [folder])
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    openElements += 1
    isEmpty = false
    guard name == "Group" || name == "FileRef" else { return }
    let url = resolve(attributes["location"] ?? "")
    if name == "Group" {
      folders.append(url)
    } else if url.pathExtension == "xcodeproj" {
      projects.append(url)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    openElements -= 1
    if name == "Group" && folders.count > 1 { folders.removeLast() }
  }

  /// A location is `kind:path`: group (the group's folder), container (the workspace's), absolute, self.
  private func resolve(_ location: String) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return container }
    let path = String(parts[1])
    let base = parts[0] == "group" ? folders[folders.count - 1] : container
    if parts[0] == "absolute" { return URL(fileURLWithPath: path) }
    return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
  }
}
