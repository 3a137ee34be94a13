import Foundation

/// The order in the making. Tells its delegate of every change.
final class OrderManager {
  weak var delegate: OrderManagerDelegate?

  private(set) var cart: Cart {
    didSet {
      guard cart != oldValue else { return }
      save()
      delegate?.orderManagerDidChangeCart(self)
    }
  }

  private let cartFile: CartFile
  private let orderNumbers: OrderNumbers

  init(cartFile: CartFile, orderNumbers: OrderNumbers) {
    self.cartFile = cartFile
    self.orderNumbers = orderNumbers
    cart = cartFile.read()
  }

  func add(_ dish: Dish) {
    guard !dish.isSoldOut else { return }
    cart.add(dish)
  }

  func increase(_ dishID: String) { cart.increase(dishID) }
  func decrease(_ dishID: String) { cart.decrease(dishID) }
  func remove(_ dishID: String) { cart.remove(dishID) }
  func cancelAll() { cart.removeAll() }

  /// Takes the order: its number and what is to be paid. The cart is empty afterwards.
  func placeOrder() throws -> Receipt {
    guard !cart.isEmpty else { throw OrderError.emptyCart }
    let receipt = Receipt(number: orderNumbers.next(), total: cart.total)
    cart.removeAll()
    return receipt
  }

  private func save() {
    do {
      try cartFile.write(cart)
    } catch {
      delegate?.orderManager(self, couldNotSave: error)
    }
  }
}

protocol OrderManagerDelegate: AnyObject {
  func orderManagerDidChangeCart(_ orderManager: OrderManager)
  func orderManager(_ orderManager: OrderManager, couldNotSave error: Error)
}

struct Receipt: Equatable {
  let number: Int
  let total: Int
}

enum OrderError: Error {
  case emptyCart
}
