import UIKit

/// A page of icons, each of which opens an app.
final class HomeViewController: UIViewController {
  private let shortcuts: [AppShortcut]
  private lazy var homeView = HomeView()

  init(shortcuts: [AppShortcut]) {
    self.shortcuts = shortcuts
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = homeView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    homeView.collectionView.dataSource = self
    homeView.collectionView.delegate = self
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }

  /// There is nothing behind this screen to go back to.
  override var prefersHomeIndicatorAutoHidden: Bool {
    return true
  }

  private func open(_ shortcut: AppShortcut) {
    guard let url = shortcut.url, UIApplication.shared.canOpenURL(url) else {
      return showMissing(shortcut)
    }
    UIApplication.shared.open(url) { [weak self] isOpen in
      if !isOpen { self?.showMissing(shortcut) }
    }
  }

  private func showMissing(_ shortcut: AppShortcut) {
    let alert = UIAlertController(
      title: String(
        format: NSLocalizedString("missing.title", comment: "an app cannot be opened"), shortcut.name),
      message: NSLocalizedString("missing.message", comment: "an app cannot be opened"),
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("ok", comment: "closes an alert"), style: .default))
    present(alert, animated: true)
  }
}

extension HomeViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return shortcuts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: IconCell.reuseIdentifier, for: indexPath)
    (cell as? IconCell)?.show(shortcuts[indexPath.item])
    return cell
  }
}

extension HomeViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(shortcuts[indexPath.item])
  }
}
