/// A controller whose view holds a collection view that it feeds.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var initialLayout: UICollectionViewLayout?
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    initialLayout = layout
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedCollectionView: UICollectionView?
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      storedCollectionView = newValue
      newValue.dataSource = newValue.dataSource ?? self
      newValue.delegate = newValue.delegate ?? self
    }
  }
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private var movementGesture: UILongPressGestureRecognizer?

  open override func loadView() {
    super.loadView()
    if let view = viewIfLoaded as? UICollectionView {
      collectionView = view
    } else if storedCollectionView == nil {
      let made = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: initialLayout ?? UICollectionViewFlowLayout())
      made.backgroundColor = .systemBackground
      view = made
      collectionView = made
    }
    installMovementGesture()
  }
  /// A long press lifts an item where the data source lets it move.
  private func installMovementGesture() {
    guard let view = storedCollectionView, movementGesture == nil else { return }
    let gesture = UILongPressGestureRecognizer()
    gesture.handlers.append { [weak self] gesture in self?.carry(gesture) }
    gesture.isEnabled = installsStandardGestureForInteractiveMovement
    view.addGestureRecognizer(gesture)
    movementGesture = gesture
  }
  private func carry(_ gesture: UIGestureRecognizer) {
    guard let view = storedCollectionView else { return }
    let place = gesture.location(in: view)
    switch gesture.state {
    case .began:
      if let path = view.indexPathForItem(at: place) { view.beginInteractiveMovementForItem(at: path) }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    default: break
    }
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.selection { collectionView.deselectItem(at: path, animated: animated) }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError("\(type(of: self)) gives no cell for \(indexPath)") }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
