import UIKit

/// The wallpaper and the icons before it, four in a row on a phone.
final class HomeView: UIView {
  let collectionView: UICollectionView

  private let wallpaperView = UIImageView(image: UIImage(named: "wallpaper"))
  private let layout = UICollectionViewFlowLayout()

  override init(frame: CGRect) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    setUpWallpaper()
    setUpIcons()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrangeIcons(width: bounds.width - safeAreaInsets.left - safeAreaInsets.right)
  }

  private func setUpWallpaper() {
    wallpaperView.contentMode = .scaleAspectFill
    wallpaperView.clipsToBounds = true
    wallpaperView.frame = bounds
    wallpaperView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(wallpaperView)
  }

  private func setUpIcons() {
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.register(IconCell.self, forCellWithReuseIdentifier: IconCell.reuseIdentifier)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  /// As many columns as there is room for, at least four, with equal gaps between them and at the sides.
  private func arrangeIcons(width: CGFloat) {
    guard width > 0 else { return }
    let cell = IconCell.size(for: traitCollection)
    let columns = max(4, min(6, floor(width / 140)))
    let gap = floor((width - columns * cell.width) / (columns + 1))
    layout.itemSize = cell
    layout.minimumInteritemSpacing = max(0, gap)
    layout.minimumLineSpacing = cell.width * 0.3
    layout.sectionInset = UIEdgeInsets(
      top: cell.width * 0.25, left: max(0, gap), bottom: 20, right: max(0, gap))
  }
}
