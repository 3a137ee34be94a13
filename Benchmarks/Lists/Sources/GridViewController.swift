import UIKit

class GridCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFit
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// 10 000 cells with pictures.
class GridViewController: UIViewController, UICollectionViewDataSource {
  private let symbols = ["star", "heart", "house", "gear", "person", "trash", "plus", "xmark"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 88, height: 88)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.accessibilityIdentifier = "grid"
    grid.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    10_000
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.picture.image = UIImage(systemName: symbols[indexPath.item % symbols.count])
    return cell
  }
}
