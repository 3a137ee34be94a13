import Foundation

/// Keeps Codable values as files of pretty JSON.
///
/// A value replaces its file in one step, or not at all: a crash or a full disk leaves the old one.
struct Storage {
  enum Directory {
    /// What the user made.
    case documents
    /// What can be made again.
    case caches

    var url: URL {
      let directory: FileManager.SearchPathDirectory
      switch self {
      case .documents: directory = .documentDirectory
      case .caches: directory = .cachesDirectory
      }
      return FileManager.default.urls(for: directory, in: .userDomainMask)[0]
    }
  }

  let folder: URL

  init(_ directory: Directory) { folder = directory.url }
  init(folder: URL) { self.folder = folder }

  func url(of fileName: String) -> URL { folder.appendingPathComponent(fileName) }
  func exists(_ fileName: String) -> Bool {
    return FileManager.default.fileExists(atPath: url(of: fileName).path)
  }

  func store<Value: Encodable>(_ value: Value, as fileName: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    try encoder.encode(value).write(to: url(of: fileName), options: .atomic)
  }

  /// nil where nothing was stored.
  func retrieve<Value: Decodable>(_ fileName: String, as type: Value.Type) throws -> Value? {
    guard exists(fileName) else { return nil }
    return try JSONDecoder().decode(type, from: Data(contentsOf: url(of: fileName)))
  }

  func remove(_ fileName: String) throws {
    guard exists(fileName) else { return }
    try FileManager.default.removeItem(at: url(of: fileName))
  }

  func clear() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Gives a file another name that is still free, so that a new one cannot replace it.
  func setAside(_ fileName: String) throws -> String {
    let name = (fileName as NSString).deletingPathExtension
    let type = (fileName as NSString).pathExtension
    var number = 1
    while exists("\(name)-unreadable-\(number).\(type)") { number += 1 }
    let newName = "\(name)-unreadable-\(number).\(type)"
    try FileManager.default.moveItem(at: url(of: fileName), to: url(of: newName))
    return newName
  }
}
