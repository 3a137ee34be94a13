import Foundation

/// Keeps the stock over restarts.
struct StockFile {
  /// A store, and where the file of the last run lies now when it could not be read.
  struct Opening {
    let store: FruitStore
    let unreadableFile: URL?
  }

  static let startQuantity = 10

  /// The file in the app's own folder.
  static var standard: StockFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return StockFile(url: folder.appendingPathComponent("stock.json"))
  }

  let url: URL

  /// A store that writes each of its changes back. At the first start, and when the file cannot be read,
  /// it holds the quantities of the first start; an unreadable file is kept under another name.
  /// - Parameter failureHandler: called when a change could not be written. The file of the change before is
  ///   untouched, and the next change is tried again with all that is in the store.
  func open(failureHandler: @escaping (Error) -> Void = { _ in }) -> Opening {
    var store = FruitStore(stockQuantity: Self.startQuantity)
    do {
      if let stock = try read() { store = FruitStore(stock: stock) }
    } catch {
      // A file that stays in its place is not written over: this run's stock is then lost instead.
      guard let keptFile = setAside() else { return Opening(store: store, unreadableFile: url) }
      saveChanges(of: store, failureHandler)
      return Opening(store: store, unreadableFile: keptFile)
    }
    saveChanges(of: store, failureHandler)
    return Opening(store: store, unreadableFile: nil)
  }

  /// Writes every change of the store from now on.
  private func saveChanges(of store: FruitStore, _ failureHandler: @escaping (Error) -> Void) {
    store.didChange = { store in
      do {
        try self.write(store.stock)
      } catch {
        failureHandler(error)
      }
    }
  }

  /// What was written last, or nil before the first time.
  private func read() throws -> [Fruit: Int]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let quantities = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
    var stock: [Fruit: Int] = [:]
    for (name, quantity) in quantities {
      guard let fruit = Fruit(rawValue: name), FruitStore.quantities.contains(quantity) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      stock[fruit] = quantity
    }
    // A fruit that came into the program later starts as it would have at the first start.
    for fruit in Fruit.allCases where stock[fruit] == nil { stock[fruit] = Self.startQuantity }
    return stock
  }

  private func write(_ stock: [Fruit: Int]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let quantities = Dictionary(uniqueKeysWithValues: stock.map { ($0.rawValue, $1) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(quantities).write(to: url, options: .atomic)
  }

  /// Moves the file out of the way under a name that is still free.
  private func setAside() -> URL? {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    for number in 1...99 {
      let candidate = folder.appendingPathComponent("\(name)-unreadable-\(number).json")
      guard !FileManager.default.fileExists(atPath: candidate.path) else { continue }
      do {
        try FileManager.default.moveItem(at: url, to: candidate)
        return candidate
      } catch {
        return nil
      }
    }
    return nil
  }
}
