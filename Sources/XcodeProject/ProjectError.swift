import Foundation

/// Everything that can be wrong with a project, each with its whole message.
///
/// A message begins with `file:line: error:` where a line is known, as Xcode and editors expect it.
public enum ProjectError: Error, Equatable, Sendable {
  case nothing(at: URL)
  case noProject(in: URL)
  case severalProjects(in: URL, [URL])
  case unreadable(URL, reason: String)
  /// A property list, xcconfig or workspace file that does not parse.
  case malformed(URL, line: Int?, reason: String)
  case mergeConflict(URL, line: Int)
  /// An object refers to another that is not there.
  case missingObject(URL, line: Int?, id: String, namedBy: String)
  case malformedObject(URL, line: Int?, id: String, reason: String)
  case noApplicationTarget(URL, targets: [String])
  case noTarget(URL, name: String, targets: [String])
  /// A file of the target that is not on disk.
  case missingFile(URL, namedIn: URL, line: Int?, target: String)
  /// A resource that is not on disk: the product is built without it.
  case missingResource(URL, namedIn: URL, line: Int?, target: String)
  /// A file that lies outside the project's own folder or repository.
  case outside(URL, namedIn: URL, line: Int?, root: URL)
  /// What lies in a folder of the target but is not taken; `reason` follows the file's name.
  case leftOut(URL, reason: String)
  case missingInfoPlist(URL, namedIn: URL, target: String)
  case missingInclude(URL, namedIn: URL, line: Int)
}

extension ProjectError {
  /// Whether a target with this problem can be built all the same.
  public var isWarning: Bool {
    switch self {
    case .missingResource, .leftOut: true
    default: false
    }
  }
}

extension ProjectError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .nothing(let url):
      return "error: There is no file or folder at \(url.path)."
    case .noProject(let folder):
      return "error: No .xcodeproj was found in \(folder.path) or the folders in it."
    case .severalProjects(let folder, let found):
      let names = found.map { "\n  \($0.path)" }.joined()
      return "error: \(folder.path) holds several projects with an app; name one of them:\(names)"
    case .unreadable(let url, let reason):
      return "\(url.path): error: The file cannot be read: \(reason)"
    case .malformed(let url, let line, let reason):
      return "\(place(url, line)): error: \(reason)"
    case .mergeConflict(let url, let line):
      return "\(place(url, line)): error: The file holds an unresolved merge conflict."
    case .missingObject(let url, let line, let id, let namedBy):
      return "\(place(url, line)): error: \(namedBy) refers to the object \(id), which the project lacks."
    case .malformedObject(let url, let line, let id, let reason):
      return "\(place(url, line)): error: The object \(id) cannot be read: \(reason)"
    case .noApplicationTarget(let url, let targets):
      return "\(url.path): error: The project has no iOS app target (it has \(list(targets)))."
    case .noTarget(let url, let name, let targets):
      return "\(url.path): error: The project has no target named \(name) (it has \(list(targets)))."
    case .missingFile(let file, let project, let line, let target):
      return "\(place(project, line)): error: Build input file cannot be found: '\(visible(file.path))' "
        + "(in target '\(target)')"
    case .missingResource(let file, let project, let line, let target):
      return "\(place(project, line)): warning: The resource '\(visible(file.path))' cannot be found; "
        + "the target '\(target)' is built without it."
    case .outside(let file, let project, let line, let root):
      return
        "\(place(project, line)): error: '\(visible(file.path))' lies outside \(root.path) and is not read."
    case .leftOut(let url, let reason):
      return "\(url.path): warning: '\(visible(url.lastPathComponent))' \(reason) and is left out."
    case .missingInfoPlist(let file, let project, let target):
      return "\(project.path): error: Build input file cannot be found: '\(file.path)' "
        + "(INFOPLIST_FILE of target '\(target)')"
    case .missingInclude(let file, let includer, let line):
      return "\(place(includer, line)): error: could not find included file '\(file.path)'"
    }
  }

  private func place(_ url: URL, _ line: Int?) -> String {
    line.map { "\(url.path):\($0)" } ?? url.path
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "no target at all" : names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Control characters in a name, made visible.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}
