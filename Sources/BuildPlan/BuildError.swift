import Foundation
import XcodeProject

/// Why a build did not give an app.
public enum BuildError: Error, CustomStringConvertible {
  case noCompiler
  case noRuntime(URL)
  /// Messages were given; at least one is an error.
  case failed([BuildMessage])
  case cannotWrite(URL, String)

  public var description: String {
    switch self {
    case .noCompiler: return "error: swiftc was not found on PATH."
    case .noRuntime(let folder):
      return "error: \(folder.path) holds no libUIKitRuntime.so with its Modules; build Espalier first."
    case .failed(let messages):
      return messages.filter { $0.severity == .error }.map(\.description).joined(separator: "\n")
    case .cannotWrite(let url, let reason): return "error: \(url.path) cannot be written: \(reason)"
    }
  }
}

extension BuildError {
  /// Makes a folder and those above it.
  static func makeFolder(_ url: URL) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildError.cannotWrite(url, (error as NSError).localizedDescription)
    }
  }
}
