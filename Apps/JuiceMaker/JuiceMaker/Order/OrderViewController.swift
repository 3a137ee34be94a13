import UIKit

/// Shows the stock and takes orders.
final class OrderViewController: UIViewController {
  private enum Segue {
    static let stock = "goToStockViewController"
  }

  /// Both collections stand in the order of their model: connect them so in the storyboard.
  @IBOutlet private var orderButtons: [JuiceButton]!
  @IBOutlet private var stockLabels: [UILabel]!

  /// Handed over before the view loads.
  var fruitStore = FruitStore(stockQuantity: StockFile.startQuantity)
  /// The name under which an unreadable stock file was kept; said once.
  var unreadableFileName: String?
  /// The last change of the stock is not in its file, and the user does not know yet.
  private var hasUnsaidFailure = false
  /// What the stock screen showed when the app was ended; it opens with it again.
  private var quantitiesToEdit: [Fruit: Int]?

  private var juiceMaker: JuiceMaker { JuiceMaker(fruitStore: fruitStore) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in orderButtons.indices {
      orderButtons[index].juice = Juice.allCases[index]
    }
    for index in stockLabels.indices {
      stockLabels[index].accessibilityIdentifier = "stock.\(Fruit.allCases[index].rawValue)"
    }
    showStock(of: Fruit.allCases)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let fileName = unreadableFileName else {
      if quantitiesToEdit != nil { performSegue(withIdentifier: Segue.stock, sender: nil) }
      return
    }
    unreadableFileName = nil
    let format = NSLocalizedString("alert.unreadable %@", comment: "The name under which the file is kept")
    showAlert(message: String.localizedStringWithFormat(format, fileName))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == Segue.stock,
      let navigation = segue.destination as? UINavigationController,
      let stockViewController = navigation.topViewController as? StockViewController
    else { return }
    stockViewController.fruitStore = fruitStore
    stockViewController.delegate = self
    stockViewController.quantitiesToBeginWith = quantitiesToEdit
    quantitiesToEdit = nil
  }

  // MARK: State restoration

  private static let editingActivityType = "com.example.JuiceMaker.editingStock"

  /// The numbers on the stock screen, which count only when it is left; nil on the order screen.
  var editingActivity: NSUserActivity? {
    guard let quantities = quantitiesToEdit ?? presentedStockViewController?.quantities else { return nil }
    let activity = NSUserActivity(activityType: Self.editingActivityType)
    activity.userInfo = Dictionary(uniqueKeysWithValues: quantities.map { ($0.rawValue, $1) })
    return activity
  }

  func restore(_ activity: NSUserActivity) {
    guard activity.activityType == Self.editingActivityType else { return }
    let pairs = (activity.userInfo as? [String: Int] ?? [:]).compactMap { name, quantity in
      Fruit(rawValue: name).map { ($0, quantity) }
    }
    quantitiesToEdit = Dictionary(uniqueKeysWithValues: pairs)
  }

  private var presentedStockViewController: StockViewController? {
    let navigation = presentedViewController as? UINavigationController
    return navigation?.topViewController as? StockViewController
  }

  @IBAction private func orderJuice(_ sender: JuiceButton) {
    do {
      let juice = try juiceMaker.make(sender.juice)
      showStock(of: juice.recipe.map(\.fruit))
      let format = NSLocalizedString("alert.served %@", comment: "The name of a juice")
      showAlert(message: adding(failureMessage, to: String.localizedStringWithFormat(format, juice.name)))
    } catch JuiceMakerError.outOfStock(let fruit) {
      offerRestocking(after: JuiceMakerError.outOfStock(fruit))
    } catch let error as JuiceMakerError {
      showAlert(message: error.localizedDescription)
    } catch {
      showAlert(message: NSLocalizedString("error.unknown", comment: "An error without a name"))
    }
  }

  private func offerRestocking(after error: JuiceMakerError) {
    let yes = UIAlertAction(title: NSLocalizedString("alert.yes", comment: "Agrees"), style: .default) { _ in
      self.performSegue(withIdentifier: Segue.stock, sender: nil)
    }
    let no = UIAlertAction(title: NSLocalizedString("alert.no", comment: "Declines"), style: .cancel)
    showAlert(message: error.localizedDescription, actions: [yes, no])
  }

  /// Makes every alert of this screen. Without actions it has one button that closes it.
  private func showAlert(message: String, actions: [UIAlertAction] = []) {
    let close = UIAlertAction(
      title: NSLocalizedString("alert.ok", comment: "Closes an alert"), style: .default)
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    for action in actions.isEmpty ? [close] : actions {
      alert.addAction(action)
    }
    present(alert, animated: true)
  }

  func stockWasNotSaved() { hasUnsaidFailure = true }

  /// What the user is told once when the stock could not be saved.
  private var failureMessage: String? {
    defer { hasUnsaidFailure = false }
    return hasUnsaidFailure
      ? NSLocalizedString("alert.notSaved", comment: "The stock could not be written") : nil
  }

  private func adding(_ second: String?, to first: String) -> String {
    return [first, second].compactMap { $0 }.joined(separator: "\n\n")
  }

  private func showStock(of fruits: [Fruit]) {
    for (fruit, label) in zip(Fruit.allCases, stockLabels) where fruits.contains(fruit) {
      label.showStock(fruitStore.quantity(of: fruit), of: fruit)
    }
  }
}

extension OrderViewController: StockViewControllerDelegate {
  func stockViewControllerDidChangeStock(_ stockViewController: StockViewController) {
    showStock(of: Fruit.allCases)
    // An alert can be shown when the sheet has gone; a swipe that is cancelled comes by here again.
    stockViewController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard !context.isCancelled, let self, let message = self.failureMessage else { return }
      self.showAlert(message: message)
    }
  }
}
