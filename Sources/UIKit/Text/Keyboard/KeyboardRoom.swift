/// Makes what is edited visible above the keyboard.
@MainActor enum KeyboardRoom {
  private static weak var list: UIScrollView?
  private static var added: CGFloat = 0

  /// Inside of the keyboard's animation, after the app's observers.
  ///
  /// Controllers of tables and collections give their list an inset of the keyboard's height by themselves;
  /// every scroll view shows the input that becomes first responder. Source: UITableViewController, overview.
  static func make() {
    let input = FirstResponder.current as? UIView
    let wanted = Keyboard.isVisible ? input.flatMap(controlledList) : nil
    if let list, list !== wanted {
      change(list, by: -added)
      added = 0
    }
    list = wanted
    if let wanted {
      let inset = max(0, Keyboard.coveredHeight(of: wanted) - wanted.safeAreaInsets.bottom)
      change(wanted, by: inset - added)
      added = inset
    }
    guard Keyboard.isVisible, let input, let scroll = enclosingScrollView(of: input) else { return }
    scroll.layoutIfNeeded()
    // The keyboard may cover what no inset speaks of: a list that the app leaves alone stays where it is.
    scroll.scrollRectToVisible(
      input.convert(input.bounds, to: scroll).insetBy(dx: 0, dy: -8), animated: false)
  }

  private static func change(_ list: UIScrollView, by height: CGFloat) {
    guard height != 0 else { return }
    list.contentInset.bottom += height
    list.verticalScrollIndicatorInsets.bottom += height
  }

  private static func controlledList(of input: UIView) -> UIScrollView? {
    var responder: UIResponder? = input
    while let current = responder {
      if let controller = current as? UITableViewController { return controller.tableView }
      if let controller = current as? UICollectionViewController { return controller.collectionView }
      responder = current.next
    }
    return nil
  }
  private static func enclosingScrollView(of input: UIView) -> UIScrollView? {
    var view = input.superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { return scroll }
      view = current.superview
    }
    return nil
  }
}
