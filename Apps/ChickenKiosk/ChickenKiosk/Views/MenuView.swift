import UIKit

/// What a place of the menu shows.
struct MenuItem: Equatable {
  let id: String
  let name: String
  let price: String
  let imageName: String
  let isSoldOut: Bool
}

protocol MenuViewDelegate: AnyObject {
  func itemsOfMenuView(_ menuView: MenuView) -> [MenuItem]
  func menuView(_ menuView: MenuView, didTapItemAt index: Int)
}

/// The dishes of one series in pages of four.
final class MenuView: UIView {
  weak var delegate: MenuViewDelegate? {
    didSet { reload() }
  }

  private let layout = PagedGridLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let pageControl = UIPageControl()

  private var items: [MenuItem] {
    return delegate?.itemsOfMenuView(self) ?? []
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// Asks the delegate for its items and shows the first page.
  func reload(animated: Bool = false) {
    collectionView.reloadData()
    pageControl.numberOfPages = (items.count + layout.itemsPerPage - 1) / layout.itemsPerPage
    pageControl.currentPage = 0
    collectionView.setContentOffset(.zero, animated: animated)
  }

  /// Keeps the page when the size of a page changes.
  override func layoutSubviews() {
    let page = pageControl.currentPage
    let widthBefore = collectionView.bounds.width
    super.layoutSubviews()
    if collectionView.bounds.width != widthBefore {
      collectionView.contentOffset.x = CGFloat(page) * collectionView.bounds.width
    }
  }

  private func addContent() {
    collectionView.backgroundColor = .clear
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(MenuCell.self, forCellWithReuseIdentifier: MenuCell.reuseIdentifier)

    pageControl.currentPageIndicatorTintColor = UIColor(named: "appPrimary")
    pageControl.pageIndicatorTintColor = .systemGray4
    pageControl.accessibilityIdentifier = "menu.pages"
    pageControl.accessibilityLabel = NSLocalizedString("menu.pages", comment: "for VoiceOver")
    pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)

    for view in [collectionView, pageControl] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: collectionView.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @objc private func pageChanged(_ sender: UIPageControl) {
    let offset = CGPoint(x: CGFloat(sender.currentPage) * collectionView.bounds.width, y: 0)
    collectionView.setContentOffset(offset, animated: true)
  }
}

// MARK: - Collection view

extension MenuView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: MenuCell.reuseIdentifier, for: indexPath)
    (cell as? MenuCell)?.show(items[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    return !items[indexPath.item].isSoldOut
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    return !items[indexPath.item].isSoldOut
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    delegate?.menuView(self, didTapItemAt: indexPath.item)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    showPage(of: scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { showPage(of: scrollView) }
  }

  private func showPage(of scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
