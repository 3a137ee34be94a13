extension KeyValueRegistration {
  static func registerControls() {
    keys(of: UIControl.self) { keys in
      keys.property("enabled", \.isEnabled)
      keys.property("isEnabled", \.isEnabled)
      keys.property("selected", \.isSelected)
      keys.property("isSelected", \.isSelected)
      keys.property("highlighted", \.isHighlighted)
    }
    keys(of: UIButton.self) { keys in
      keys.readOnly("titleLabel", \.titleLabel)
      keys.readOnly("imageView", \.imageView)
      keys.property("contentEdgeInsets", \.contentEdgeInsets)
      keys.property("titleEdgeInsets", \.titleEdgeInsets)
      keys.property("imageEdgeInsets", \.imageEdgeInsets)
    }
    keys(of: UIStepper.self) { keys in
      keys.property("value", \.value)
      keys.property("minimumValue", \.minimumValue)
      keys.property("maximumValue", \.maximumValue)
      keys.property("stepValue", \.stepValue)
      keys.property("wraps", \.wraps)
      keys.property("autorepeat", \.autorepeat)
      keys.property("continuous", \.isContinuous)
    }
    keys(of: UIScrollView.self) { keys in
      keys.property("contentOffset", \.contentOffset)
      keys.property("contentSize", \.contentSize)
      keys.property("contentInset", \.contentInset)
      keys.property("scrollEnabled", \.isScrollEnabled)
      keys.property("pagingEnabled", \.isPagingEnabled)
      keys.property("bounces", \.bounces)
    }
  }

  static func registerControllers() {
    keys(of: UIViewController.self) { keys in
      keys.property("view", \.view)
      keys.property("title", \.title)
      keys.property("restorationIdentifier", \.restorationIdentifier)
      keys.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      keys.readOnly("navigationItem", \.navigationItem)
      keys.readOnly("navigationController", \.navigationController)
      keys.readOnly("tabBarItem", \.tabBarItem)
      keys.readOnly("storyboard", \.storyboard)
    }
    keys(of: UINavigationController.self) { keys in
      keys.readOnly("navigationBar", \.navigationBar)
      keys.readOnly("topViewController", \.topViewController)
    }
    keys(of: UINavigationItem.self) { keys in
      keys.property("title", \.title)
      keys.property("prompt", \.prompt)
      keys.property("titleView", \.titleView)
    }
    keys(of: UIBarButtonItem.self) { keys in
      keys.property("title", \.title)
      keys.property("enabled", \.isEnabled)
      keys.property("tintColor", \.tintColor)
      keys.property("tag", \.tag)
      keys.property("width", \.width)
    }
  }

  /// `delegate` and `dataSource` outlets: set where the object conforms.
  static func registerDelegates() {
    keys(of: UIScrollView.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UIScrollViewDelegate }
    }
    keys(of: UITextField.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UITextFieldDelegate }
      keys.property("text", \.text)
      keys.property("placeholder", \.placeholder)
      keys.property("textColor", \.textColor)
      keys.property("secureTextEntry", \.isSecureTextEntry)
    }
    keys(of: UITextView.self) { keys in
      keys.setter("text") { $0.text = $1 as? String }
      keys.property("textColor", \.textColor)
      keys.property("editable", \.isEditable)
      keys.property("textContainerInset", \.textContainerInset)
    }
    keys(of: UITabBarController.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UITabBarControllerDelegate }
      keys.property("selectedIndex", \.selectedIndex)
    }
    keys(of: UITabBar.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UITabBarDelegate }
    }
    keys(of: UITableView.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UITableViewDelegate }
      keys.setter("dataSource") { $0.dataSource = $1 as? UITableViewDataSource }
      keys.setter("prefetchDataSource") { $0.prefetchDataSource = $1 as? UITableViewDataSourcePrefetching }
      keys.property("tableHeaderView", \.tableHeaderView)
      keys.property("tableFooterView", \.tableFooterView)
      keys.property("backgroundView", \.backgroundView)
      keys.property("rowHeight", \.rowHeight)
      keys.property("editing", \.isEditing)
    }
    keys(of: UITableViewCell.self) { keys in
      keys.property("backgroundView", \.backgroundView)
      keys.property("selectedBackgroundView", \.selectedBackgroundView)
      keys.property("accessoryView", \.accessoryView)
      keys.readOnly("contentView", \.contentView)
      keys.readOnly("textLabel", \.textLabel)
      keys.readOnly("detailTextLabel", \.detailTextLabel)
      keys.readOnly("imageView", \.imageView)
    }
    keys(of: UITableViewController.self) { keys in
      keys.property("tableView", \.tableView)
      keys.property("refreshControl", \.refreshControl)
    }
    keys(of: UICollectionView.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UICollectionViewDelegate }
      keys.setter("dataSource") { $0.dataSource = $1 as? UICollectionViewDataSource }
      keys.setter("prefetchDataSource") {
        $0.prefetchDataSource = $1 as? UICollectionViewDataSourcePrefetching
      }
      keys.property("backgroundView", \.backgroundView)
    }
    keys(of: UICollectionViewCell.self) { keys in
      keys.property("backgroundView", \.backgroundView)
      keys.property("selectedBackgroundView", \.selectedBackgroundView)
      keys.readOnly("contentView", \.contentView)
    }
    keys(of: UICollectionViewController.self) { keys in
      keys.property("collectionView", \.collectionView)
    }
    keys(of: UISplitViewController.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UISplitViewControllerDelegate }
    }
    keys(of: UIGestureRecognizer.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UIGestureRecognizerDelegate }
      keys.property("enabled", \.isEnabled)
    }
    keys(of: UINavigationController.self) { keys in
      keys.setter("delegate") { $0.delegate = $1 as? UINavigationControllerDelegate }
    }
  }
}
