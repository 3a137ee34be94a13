import UIKit

/// Joins the views of the screen with the order.
final class KioskViewController: UIViewController {
  private let orderManager: OrderManager
  private var menu = Menu(dishes: [:])
  private var series = Series.honey
  private var menuError: Error?

  private lazy var idleTimer = IdleTimer(interval: 60) { [weak self] in self?.customerIsIdle() }
  private lazy var answerTimer = IdleTimer(interval: 15) { [weak self] in self?.nobodyAnswered() }
  private weak var idleAlert: UIAlertController?

  private var kioskView: KioskView {
    guard let kioskView = view as? KioskView else { fatalError("loadView makes a KioskView") }
    return kioskView
  }

  init(orderManager: OrderManager) {
    self.orderManager = orderManager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = KioskView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    readMenu()
    orderManager.delegate = self
    kioskView.categoryView.delegate = self
    showCategories()
    kioskView.menuView.delegate = self
    kioskView.cartView.delegate = self
    kioskView.footerView.delegate = self
    showCart()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let error = menuError {
      menuError = nil
      showAlert(title: error.localizedDescription)
    }
    idleTimer.restart()
  }

  /// Somebody touched the screen.
  func customerTouched() {
    idleTimer.restart()
  }

  private func readMenu() {
    do {
      menu = try Menu(assetName: "menu")
    } catch {
      menuError = error
    }
  }

  private func showCategories() {
    kioskView.categoryView.show(
      titles: Series.allCases.map { $0.title }, identifiers: Series.allCases.map { "category.\($0.rawValue)" }
    )
  }

  /// The next customer begins at the first series.
  private func startAnew() {
    orderManager.cancelAll()
    series = Series.allCases[0]
    showCategories()
    kioskView.menuView.reload()
  }

  private func showCart() {
    let cart = orderManager.cart
    let rows = cart.lines.map { line in
      CartRow(
        id: line.dish.id, name: line.dish.localizedName, price: Won.text(line.price), count: line.count,
        canIncrease: line.count < Cart.highestCount)
    }
    kioskView.cartView.show(rows, totalCount: cart.totalCount)
    kioskView.sumView.show(
      subtotal: Won.text(cart.subtotal),
      discount: cart.isEmpty ? nil : "-" + Won.text(cart.discount),
      total: Won.text(cart.total))
  }

  private func showAlert(title: String, message: String? = nil) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
    present(alert, animated: true)
  }

  // MARK: Nobody there

  private func customerIsIdle() {
    guard !orderManager.cart.isEmpty else { return }
    guard presentedViewController == nil else {
      presentedViewController?.dismiss(animated: false) { [weak self] in self?.askWhetherToGoOn() }
      return
    }
    askWhetherToGoOn()
  }

  private func askWhetherToGoOn() {
    let alert = UIAlertController(
      title: NSLocalizedString("idle.title", comment: ""),
      message: NSLocalizedString("idle.message", comment: ""),
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("idle.empty", comment: ""), style: .destructive) {
        [weak self] _ in
        self?.answerTimer.stop()
        self?.startAnew()
      })
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("idle.goOn", comment: ""), style: .default) { [weak self] _ in
        self?.answerTimer.stop()
        self?.idleTimer.restart()
      })
    idleAlert = alert
    present(alert, animated: true)
    answerTimer.restart()
  }

  private func nobodyAnswered() {
    idleAlert?.dismiss(animated: true)
    startAnew()
  }
}

// MARK: - Order

extension KioskViewController: OrderManagerDelegate {
  func orderManagerDidChangeCart(_ orderManager: OrderManager) {
    showCart()
  }

  func orderManager(_ orderManager: OrderManager, couldNotSave error: Error) {
    showAlert(
      title: NSLocalizedString("error.cart", comment: ""), message: error.localizedDescription)
  }
}

// MARK: - Categories and menu

extension KioskViewController: CategoryViewDelegate, MenuViewDelegate {
  func categoryView(_ categoryView: CategoryView, didSelect index: Int) {
    series = Series.allCases[index]
    kioskView.menuView.reload(animated: true)
  }

  func itemsOfMenuView(_ menuView: MenuView) -> [MenuItem] {
    return menu.dishes(in: series).map { dish in
      MenuItem(
        id: dish.id, name: dish.localizedName, price: Won.text(dish.price), imageName: dish.imageName,
        isSoldOut: dish.isSoldOut)
    }
  }

  func menuView(_ menuView: MenuView, didTapItemAt index: Int) {
    orderManager.add(menu.dishes(in: series)[index])
  }
}

// MARK: - Cart

extension KioskViewController: CartViewDelegate {
  func cartView(_ cartView: CartView, didTapPlusOf id: String) { orderManager.increase(id) }
  func cartView(_ cartView: CartView, didTapMinusOf id: String) { orderManager.decrease(id) }
  func cartView(_ cartView: CartView, didTapRemoveOf id: String) { orderManager.remove(id) }
}

// MARK: - Cancel and order

extension KioskViewController: FooterViewDelegate {
  func footerViewDidTapCancel(_ footerView: FooterView) {
    guard !orderManager.cart.isEmpty else { return }
    let alert = UIAlertController(
      title: NSLocalizedString("cancel.title", comment: ""), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("no", comment: ""), style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("cancel.empty", comment: ""), style: .destructive) {
        [weak self] _ in
        self?.orderManager.cancelAll()
      })
    present(alert, animated: true)
  }

  func footerViewDidTapOrder(_ footerView: FooterView) {
    do {
      let receipt = try orderManager.placeOrder()
      startAnew()
      showAlert(
        title: NSLocalizedString("order.done", comment: ""),
        message: String(
          format: NSLocalizedString("order.receipt", comment: "number and total"), receipt.number,
          Won.text(receipt.total)))
    } catch {
      showAlert(
        title: NSLocalizedString("order.empty.title", comment: ""),
        message: NSLocalizedString("order.empty.message", comment: ""))
    }
  }
}
