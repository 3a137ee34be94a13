import Foundation

/// The string tables of one bundle: `*.lproj/<table>.strings` and `.stringsdict`, and `<table>.xcstrings`.
public final class StringLibrary: @unchecked Sendable {
  public let folder: URL
  public let developmentRegion: String
  /// Whose wordings are taken where they depend on it: `iphone`, `ipad` …
  public let device: String
  private let lock = NSLock()
  private var tables: [String: StringTable] = [:]
  private var catalogs: [String: StringCatalog?] = [:]
  private var found: [DocumentError] = []

  public init(bundle folder: URL, developmentRegion: String, device: String = "iphone") {
    (self.folder, self.developmentRegion, self.device) = (folder, developmentRegion, device)
  }

  /// What could not be read, each once.
  public var errors: [DocumentError] { lock.withLock { found } }

  /// The languages the bundle has folders or catalogs for; Base is none.
  public var localizations: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var result = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    result.remove("Base")
    for name in names where name.hasSuffix(".xcstrings") {
      result.formUnion(catalog(String(name.dropLast(10)))?.tables.keys.map { $0 } ?? [])
    }
    return result.sorted()
  }

  /// Of the languages the bundle has, the one that suits the user's best: the first of `preferred` that is
  /// there, with its region or without; else the development region.
  public func language(preferred: [String]) -> String {
    let available = localizations
    for language in preferred {
      for candidate in Self.candidates(language) where available.contains(candidate) { return candidate }
    }
    return developmentRegion
  }

  /// The entry for a key, or nil.
  /// - Parameter table: without extension; nil is `Localizable`.
  public func entry(_ key: String, table: String? = nil, language: String) -> StringTable.Entry? {
    found(key, table: table, language: language)?.entry
  }

  /// The entry for a key with the language that it is written in: where a translation is missing, another
  /// than the one that was asked for.
  public func found(_ key: String, table: String? = nil, language: String)
    -> (entry: StringTable.Entry, language: String)?
  {
    let name = table ?? "Localizable"
    for candidate in Self.candidates(language) + [developmentRegion, "Base"] {
      if let entry = self.table(name, language: candidate)[key] {
        return (entry, candidate == "Base" ? developmentRegion : candidate)
      }
    }
    return nil
  }

  /// The table of exactly this language, empty when there is none.
  public func table(_ name: String, language: String) -> StringTable {
    let id = language + "/" + name
    if let known = lock.withLock({ tables[id] }) { return known }
    var table = catalog(name)?.tables[language] ?? StringTable()
    let lproj = folder.appendingPathComponent(language + ".lproj")
    let strings = lproj.appendingPathComponent(name + ".strings")
    if let read = read(strings, { try StringTable(strings: $0, file: $1) }) { table.merge(read) }
    let plurals = lproj.appendingPathComponent(name + ".stringsdict")
    if let read = read(plurals, { try StringTable(stringsdict: $0, file: $1, device: device) }) {
      table.merge(read)
    }
    if language == developmentRegion {
      let loose = folder.appendingPathComponent(name + ".strings")
      if let read = read(loose, { try StringTable(strings: $0, file: $1) }) { table.merge(read) }
    }
    lock.withLock { tables[id] = table }
    return table
  }

  private func catalog(_ name: String) -> StringCatalog? {
    if let known = lock.withLock({ catalogs[name] }) { return known }
    let file = folder.appendingPathComponent(name + ".xcstrings")
    let catalog = read(file) { try StringCatalog(data: $0, file: $1, device: device) }
    lock.withLock { catalogs[name] = .some(catalog) }
    return catalog
  }

  private func read<Value>(_ url: URL, _ parse: (Data, String) throws -> Value) -> Value? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    do { return try parse(data, url.path) } catch {
      if let error = error as? DocumentError {
        lock.withLock { if !found.contains(error) { found.append(error) } }
      }
      return nil
    }
  }

  /// `zh-Hans-CN` → zh-Hans-CN, zh-Hans, zh.
  static func candidates(_ language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").components(separatedBy: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      if parts.count > 1 { result.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    return result
  }
}
