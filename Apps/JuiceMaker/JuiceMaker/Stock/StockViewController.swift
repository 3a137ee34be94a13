import UIKit

protocol StockViewControllerDelegate: AnyObject {
  /// The screen is going and the store holds its numbers. A page sheet's presenter hears nothing from
  /// UIKit at this moment, so it is told here.
  func stockViewControllerDidChangeStock(_ stockViewController: StockViewController)
}

/// Changes the stock by steppers. However the screen is left, by its button or by a swipe, the numbers on it
/// count.
final class StockViewController: UIViewController {
  /// Both collections stand in the order of `Fruit.allCases`: connect them so in the storyboard.
  @IBOutlet private var stockLabels: [UILabel]!
  @IBOutlet private var steppers: [UIStepper]!

  /// Handed over before the view loads.
  var fruitStore = FruitStore(stockQuantity: StockFile.startQuantity)
  weak var delegate: StockViewControllerDelegate?
  /// Other numbers than the store's to begin with: what was on the screen when the app was ended.
  var quantitiesToBeginWith: [Fruit: Int]?
  /// What the screen shows.
  var quantities: [Fruit: Int] {
    return Dictionary(uniqueKeysWithValues: zip(Fruit.allCases, steppers.map { Int($0.value) }))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (fruit, stepper) in zip(Fruit.allCases, steppers) {
      stepper.minimumValue = Double(FruitStore.quantities.lowerBound)
      stepper.maximumValue = Double(FruitStore.quantities.upperBound)
      stepper.value = Double(quantitiesToBeginWith?[fruit] ?? fruitStore.quantity(of: fruit))
      stepper.accessibilityIdentifier = "stepper.\(fruit.rawValue)"
      stepper.accessibilityLabel = fruit.name
    }
    for (fruit, label) in zip(Fruit.allCases, stockLabels) {
      label.accessibilityIdentifier = "stock.\(fruit.rawValue)"
      label.showStock(quantities[fruit] ?? 0, of: fruit)
    }
  }

  /// Also called when a swipe begins. One that is cancelled commits what is shown anyway, and the next way
  /// out commits again.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fruitStore.restock(quantities)
    delegate?.stockViewControllerDidChangeStock(self)
  }

  @IBAction private func changeStock(_ sender: UIStepper) {
    guard let index = steppers.firstIndex(of: sender) else { return }
    stockLabels[index].showStock(Int(sender.value), of: Fruit.allCases[index])
  }

  @IBAction private func close(_ sender: UIBarButtonItem) {
    dismiss(animated: true)
  }
}
