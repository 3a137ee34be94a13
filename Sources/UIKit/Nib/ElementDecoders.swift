import InterfaceBuilder

/// Every kind of element that can be made: a new kind is a file in `Elements` and a line here.
@MainActor enum ElementDecoders {
  private static let all: [ElementDecoder] = [
    .view, .viewController, .label, .control, .stepper, .button, .stackView, .imageView, .scrollView,
    .customObject,
    .navigationController, .navigationBar, .navigationItem, .toolbar, .barButtonItem, .containerView,
    .tapGestureRecognizer, .longPressGestureRecognizer, .correctLongPressGestureRecognizer,
    .textField, .textView, .activityIndicatorView, .tabBarController, .tabBar, .tabBarItem,
    .tableViewController, .tableView, .tableViewCell, .tableViewCellContentView, .refreshControl,
    .collectionViewController, .collectionView, .collectionViewCell, .collectionViewCellContentView,
    .collectionReusableView, .collectionViewFlowLayout, .collectionViewLayout,
    .switchControl, .slider, .segmentedControl, .pageControl, .progressView,
    .splitViewController, .visualEffectView,
    .searchBar, .pickerView, .datePicker,
    .swipeGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func decoder(for element: DocumentElement) -> ElementDecoder? { byName[element.name] }
  static var names: [String] { byName.keys.sorted() }
}
