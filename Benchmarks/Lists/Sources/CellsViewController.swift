import UIKit

/// 100 cells of label, picture and stack view, made and laid out at once.
class CellsViewController: UIViewController {
  private let button = UIButton(type: .system)
  private let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Measure", for: .normal)
    button.accessibilityIdentifier = "measure"
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.layOut() }, for: .touchUpInside)
    result.accessibilityIdentifier = "result"
    result.frame = CGRect(x: 20, y: 160, width: 300, height: 24)
    view.addSubview(button)
    view.addSubview(result)
  }

  private func layOut() {
    let start = processorTime()
    let column = UIView(frame: view.bounds)
    for row in 0..<100 {
      let cell = RowCell(style: .default, reuseIdentifier: nil)
      cell.show(row)
      cell.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
      column.addSubview(cell)
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame.size.height = size.height
      cell.layoutIfNeeded()
    }
    result.text = String(format: "%.1f", processorTime() - start)
  }
}
