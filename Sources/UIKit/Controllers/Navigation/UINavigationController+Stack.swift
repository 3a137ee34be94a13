/// A change of the stack that waits for its transition.
@MainActor struct StackChange {
  let from: UIViewController?
  let to: UIViewController
  var removed: [UIViewController]
  let operation: UINavigationController.Operation
  let animated: Bool
}

extension UINavigationController {
  /// On screen or on its way: changes of the stack are seen.
  private var isShown: Bool {
    isViewLoaded && (appearance.phase == .appeared || appearance.phase == .appearing)
      && loadedView?.window != nil
  }

  func push(_ controller: UIViewController, animated: Bool) {
    transition?.finishNow()
    if stack.contains(where: { $0 === controller }) {
      fatalError(
        "Pushing the same view controller instance more than once is not supported (\(Log.name(controller)))")
    }
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    let from = topViewController
    addChild(controller)
    stack.append(controller)
    change(from: from, to: controller, removing: [], operation: .push, animated: animated)
  }

  /// - Returns: the popped controllers, the former top last.
  @discardableResult func pop(to index: Int, animated: Bool, interactively: Bool = false)
    -> [UIViewController]
  {
    transition?.finishNow()
    guard index < stack.count - 1, let from = topViewController else { return [] }
    let popped = Array(stack[(index + 1)...])
    for controller in popped { controller.willMove(toParent: nil) }
    stack.removeSubrange((index + 1)...)
    change(
      from: from, to: stack[index], removing: popped, operation: .pop, animated: animated,
      interactively: interactively)
    return popped
  }

  func replaceStack(by controllers: [UIViewController], animated: Bool) {
    transition?.finishNow()
    let old = stack, from = topViewController
    let removed = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    stack = controllers
    guard let to = controllers.last else {
      if let from { leave(from, removed) }
      navigationBar.setItems([], animated: false)
      return
    }
    guard to !== from else {
      for controller in removed { controller.removeFromParent() }
      settleNewcomers(old)
      navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
      return
    }
    let isPop = old.contains { $0 === to }
    change(
      from: from, to: to, removing: removed, operation: isPop ? .pop : .push,
      animated: animated && from != nil)
    settleNewcomers(old + [to])
  }
  /// Those that were put below the top are children at once.
  private func settleNewcomers(_ old: [UIViewController]) {
    for controller in stack where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }
  private func leave(_ from: UIViewController, _ removed: [UIViewController]) {
    if from.appearance.phase == .appeared { from.changeAppearance(false) }
    from.viewIfLoaded?.removeFromSuperview()
    for controller in removed { controller.removeFromParent() }
  }

  private func change(
    from: UIViewController?, to: UIViewController, removing removed: [UIViewController], operation: Operation,
    animated: Bool, interactively: Bool = false
  ) {
    let waiting = pendingChange
    let change = StackChange(
      from: waiting == nil ? from : waiting?.from, to: to, removed: (waiting?.removed ?? []) + removed,
      operation: operation, animated: animated && UIView.areAnimationsEnabled)
    guard isShown else {
      pendingChange = nil
      return settle(change)
    }
    pendingChange = change
    if interactively { return startPendingChange(interactively: true) }
    guard waiting == nil else { return }
    UpdatePass.enqueue { [weak self] in self?.startPendingChange() }
  }

  /// Begins what `push` and its kin asked for.
  ///
  /// UIKit does so at the next layout: what an app sets on a controller right after pushing it is there when
  /// its view loads. Asking for the transition's coordinator begins it at once.
  func startPendingChange(interactively: Bool = false) {
    guard var change = pendingChange else { return }
    pendingChange = nil
    change.removed.removeAll { controller in stack.contains { $0 === controller } }
    guard isShown else { return settle(change) }
    guard change.from !== change.to else {
      for controller in change.removed { controller.removeFromParent() }
      return navigationBar.setItems(stack.map(\.navigationItem), animated: change.animated)
    }
    let made = NavigationTransition(
      self, from: change.from, to: change.to, removed: change.removed, operation: change.operation)
    made.start(animated: change.animated, interactively: interactively)
  }

  /// Without anything to see.
  private func settle(_ change: StackChange) {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    change.from?.viewIfLoaded?.removeFromSuperview()
    for controller in change.removed { controller.removeFromParent() }
    if change.operation == .push { change.to.didMove(toParent: self) }
    if isViewLoaded, loadedView?.window != nil { installTop() }
  }

  /// Puts the top controller's view in place, at rest.
  func installTop() {
    guard transition == nil, pendingChange == nil, let top = topViewController,
      let view = loadedView ?? self.view
    else { return }
    place.frame = view.bounds
    guard let content = top.view, content.superview !== place else { return }
    for other in place.subviews { other.removeFromSuperview() }
    toolbar.setItems(top.toolbarItems, animated: false)
    navigationBar.updateContentIfNeeded()
    prepare(content, of: top)
    top.withoutAppearance { place.addSubview(content) }
    layoutBars()
  }

  func prepare(_ content: UIView, of controller: UIViewController) {
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = contentFrame(of: controller)
    controller.barInsets = contentInsets(of: controller)
  }

  // MARK: Bars

  private var safe: UIEdgeInsets { loadedView?.currentSafeAreaInsets ?? .zero }
  private var isBarShown: Bool {
    !isNavigationBarHidden
      && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
  }
  private var barHeight: CGFloat {
    navigationBar.rowHeight + collapsedLargeTitleHeight + collapsedSearchHeight
  }
  /// Of the bar at rest.
  private var fullBarHeight: CGFloat {
    navigationBar.rowHeight + navigationBar.largeTitleHeight + navigationBar.searchHeight
  }
  private var showsToolbar: Bool {
    !isToolbarHidden && !(topViewController?.hidesBottomBarWhenPushed ?? false)
  }
  private var toolbarHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// What is left of the large title's row while the content is scrolled.
  private var collapsedLargeTitleHeight: CGFloat {
    let full = navigationBar.largeTitleHeight
    guard full > 0, let scrolled else { return full }
    // The search bar goes first, where it goes at all.
    let search = navigationBar.searchCollapses ? navigationBar.searchHeight : 0
    return min(full, max(0, full - max(0, scrolled - search)))
  }
  private var collapsedSearchHeight: CGFloat {
    let full = navigationBar.searchHeight
    guard full > 0, navigationBar.searchCollapses, let scrolled else { return full }
    return min(full, max(0, full - scrolled))
  }
  /// How far the content is from its top, in points.
  private var scrolled: CGFloat? { topScrollView.map { $0.bounds.minY + safe.top + fullBarHeight } }

  /// The content runs under the bar, unless the bar lets nothing through or the controller does not want it.
  private func extends(under edge: UIRectEdge, _ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(edge) else { return false }
    let isOpaque = edge == .top ? !navigationBar.isTranslucent : !toolbar.isTranslucent
    return !isOpaque || controller.extendedLayoutIncludesOpaqueBars
  }
  func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = place.bounds
    if isBarShown, !extends(under: .top, controller) {
      let bottom = safe.top + fullBarHeight
      frame.origin.y += bottom
      frame.size.height -= bottom
    }
    if showsToolbar, !extends(under: .bottom, controller) { frame.size.height -= safe.bottom + toolbarHeight }
    return frame
  }
  func contentInsets(of controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if isBarShown, extends(under: .top, controller) {
      insets.top = fullBarHeight
    }
    if showsToolbar, extends(under: .bottom, controller) { insets.bottom = toolbarHeight }
    return insets
  }

  func layoutBars() {
    guard let view = loadedView else { return }
    place.frame = view.bounds
    let bar = navigationBar
    if bar.superview !== view { view.addSubview(bar) }
    let height = barHeight
    // Hidden, it waits above the screen.
    let frame = CGRect(
      x: 0, y: isBarShown ? safe.top : -height - 1, width: view.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
    if bar.isHidden == isBarShown, transition == nil || isBarShown { bar.isHidden = !isBarShown }
    layoutToolbar(in: view)
    guard let top = topViewController, let content = top.viewIfLoaded, content.superview === place,
      transition == nil, pendingChange == nil
    else { return }
    let target = contentFrame(of: top)
    if content.frame != target { content.frame = target }
    top.barInsets = contentInsets(of: top)
    updateScrollEdge()
  }

  private func layoutToolbar(in view: UIView) {
    guard !isToolbarHidden || toolbar.superview != nil else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = toolbarHeight
    toolbar.isHidden = !showsToolbar
    toolbar.bottomExtension = safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: showsToolbar ? view.bounds.height - safe.bottom - height : view.bounds.height,
      width: view.bounds.width, height: height)
  }

  // MARK: Scroll edge

  /// The scroll view that the bar watches: the one the controller names, or the first that fills its width.
  var topScrollView: UIScrollView? {
    guard let top = topViewController, let view = top.viewIfLoaded else { return nil }
    if let stated = top.contentScrollView(for: .top) { return stated }
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.first { $0 is UIScrollView && $0.frame.minY <= view.currentSafeAreaInsets.top }
      as? UIScrollView
  }

  /// Called at every layout and turn: nothing scrolled under the bar shows the edge's appearance.
  func updateScrollEdge() {
    guard let scroll = topScrollView else {
      navigationBar.isAtScrollEdge = true
      return
    }
    let top = scroll.convert(CGPoint(x: 0, y: scroll.bounds.minY), to: loadedView).y
    // Where the content begins, in this controller's view.
    let contentTop = top - scroll.bounds.minY
    navigationBar.isAtScrollEdge =
      contentTop >= navigationBar.frame.maxY - 0.5 || scroll.bounds.minY <= 0 && top > 0
  }
}

/// Bars look at what is scrolled under them once a turn.
@MainActor enum BarPass {
  static func run() {
    for window in Windows.visible {
      window.rootViewController?.forEachLoaded { ($0 as? UINavigationController)?.followScrolling() }
    }
  }
}
extension UINavigationController {
  fileprivate func followScrolling() {
    guard transition == nil, pendingChange == nil, loadedView?.window != nil else { return }
    if navigationBar.largeTitleHeight > 0 || navigationBar.searchCollapses {
      UIView.performWithoutAnimation { layoutBars() }
    } else {
      updateScrollEdge()
    }
  }
}
