/// The elements of storyboards and xibs that are understood, so that a tool can name the others without running
/// the app.
public enum KnownElements {
  /// Those that become an object of their own. UIKit's decoders are exactly these; a test holds both together.
  public static let objects: Set<String> = [
    "view", "viewController", "label", "control", "stepper", "button", "stackView", "imageView",
    "scrollView", "customObject", "navigationController", "navigationBar", "navigationItem", "toolbar",
    "barButtonItem", "containerView", "activityIndicatorView", "tabBarController", "tabBar", "tabBarItem",
    "textField", "textView", "tableViewController", "tableView", "tableViewCell",
    "tableViewCellContentView", "refreshControl", "collectionViewController", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "collectionViewFlowLayout", "collectionViewLayout", "switch", "slider", "segmentedControl",
    "pageControl", "progressView", "splitViewController", "visualEffectView", "searchBar",
    "pickerView", "datePicker",
    "tapGestureRecognizer", "swipeGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "longPressGestureRecognizer", "pongPressGestureRecognizer",
  ]

  /// Those with an id that are part of another object.
  static let parts: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "scene", "placeholder", "exit",
    "viewLayoutGuide", "layoutGuide", "viewControllerLayoutGuide", "viewControllerPlaceholder",
    "tableViewSection",
    "capability", "accessibilityAction", "device", "window",
  ]
}

extension Document {
  /// Objects of kinds that nobody makes: a placeholder stands for a view, others are left out.
  public var unsupportedElements: [Element] {
    var found: [Element] = []
    root.forEachDescendant { element in
      guard element.id != nil,
        element.ancestor(where: { $0.name == "resources" || $0.name == "designables" }) == nil
      else { return }
      let isKnown = KnownElements.objects.contains(element.name) || KnownElements.parts.contains(element.name)
      if !isKnown { found.append(element) }
    }
    return found
  }
}
