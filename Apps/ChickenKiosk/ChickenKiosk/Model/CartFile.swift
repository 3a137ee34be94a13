import Foundation

/// Keeps the cart over a crash.
struct CartFile {
  let url: URL

  static var standard: CartFile {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    return CartFile(url: folder.appendingPathComponent("cart.json"))
  }

  /// The kept cart; empty when there is none, or none that can be read.
  func read() -> Cart {
    guard let data = try? Data(contentsOf: url), let cart = try? JSONDecoder().decode(Cart.self, from: data)
    else { return Cart() }
    return cart
  }

  func write(_ cart: Cart) throws {
    if cart.isEmpty {
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(cart).write(to: url, options: .atomic)
  }
}
