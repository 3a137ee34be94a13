import UIKit

final class TodoHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "TodoHeader"

  @IBOutlet private weak var titleLabel: UILabel!

  func show(_ title: String) { titleLabel.text = title }
}
