extension UIViewController {
  /// The style after `automatic` and the size classes.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
  }

  public var presentationController: UIPresentationController? {
    activePresentation ?? parent?.presentationController ?? prepared(presenting: nil)
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    if let active = activePresentation { return active as? UIPopoverPresentationController ?? keptPopover }
    return keptPopover
  }
  /// The popover's settings also live on while it is shown as a sheet.
  private var keptPopover: UIPopoverPresentationController {
    if let kept = preparedPresentation as? UIPopoverPresentationController { return kept }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    preparedPresentation = made
    return made
  }

  private func prepared(presenting: UIViewController?) -> UIPresentationController? {
    if let preparedPresentation { return preparedPresentation }
    preparedPresentation = makePresentation(resolvedPresentationStyle, presenting: presenting, source: self)
    return preparedPresentation
  }

  private func makePresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .fullScreen: FullScreenPresentation(presented: self, presenting: presenting, isOver: false)
    case .overFullScreen: FullScreenPresentation(presented: self, presenting: presenting, isOver: true)
    case .currentContext: CurrentContextPresentation(presented: self, presenting: presenting, isOver: false)
    case .overCurrentContext:
      CurrentContextPresentation(presented: self, presenting: presenting, isOver: true)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? FullScreenPresentation(presented: self, presenting: presenting, isOver: true)
    default:
      UISheetPresentationController(
        presentedViewController: self, presenting: presenting, isForm: style == .formSheet)
    }
  }

  /// The presentation that is really used: a popover becomes a sheet where there is no room.
  private func choosePresentation(presenting: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    let own = ownPresentation(presenting: presenting)
    let style = resolvedPresentationStyle
    let first =
      own ?? (style == .custom ? nil : prepared(presenting: presenting))
      ?? makePresentation(style, presenting: presenting, source: source)
    first.presentingControllerIfAny = presenting
    guard own == nil, style == .popover, presenting.traitCollection.horizontalSizeClass == .compact else {
      return first
    }
    let adapted = first.adaptivePresentationStyle(for: presenting.traitCollection)
    guard adapted != .none else { return first }
    let made = makePresentation(
      adapted == .automatic || adapted == .popover ? .pageSheet : adapted, presenting: presenting,
      source: source)
    made.delegate = first.delegate
    return made
  }

  // MARK: Present

  func beginPresenting(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = vc.presenter(for: self)
    guard vc.activePresentation == nil else {
      fatalError(
        "Application tried to present modally a view controller \(Log.name(vc)) that is already being "
          + "presented by \(Log.name(vc.presentingViewController ?? presenter)).")
    }
    guard vc.parent == nil, vc !== self else {
      fatalError("Application tried to present modally an active controller \(Log.name(vc)).")
    }
    let attempt = "Attempt to present \(Log.name(vc)) on \(Log.name(presenter)) (from \(Log.name(self)))"
    if let other = presenter.presentedChild {
      return Log.write(.warning, "\(attempt) which is already presenting \(Log.name(other)).")
    }
    guard viewIfLoaded?.window?.isHidden == false, let parentView = presenter.viewIfLoaded?.window else {
      return Log.write(.warning, "\(attempt) whose view is not in the window hierarchy!")
    }
    let presentation = vc.choosePresentation(presenting: presenter, source: self)
    presentation.source = self
    vc.activePresentation = presentation
    vc.presentingViewControllerOfSelf = presenter
    presenter.presentedChild = vc
    if !vc.disablesAutomaticKeyboardDismissal { parentView.endEditing(true) }
    presentation.makeContainer(for: presenter)
    let transition = PresentationTransition(
      presentation, presenter: presenter, isPresenting: true, isAnimated: animated)
    transition.addCompletion(completion)
    transition.start()
    Orientation.setNeedsUpdate()
  }

  /// Full-screen styles are presented by the outermost container, context styles by the nearest ancestor
  /// that defines a context.
  private func presenter(for source: UIViewController) -> UIViewController {
    if let own = ownPresenter(for: source) { return own }
    let style = resolvedPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      var candidate: UIViewController? = source
      while let current = candidate {
        if current.definesPresentationContext { return current }
        candidate = current.parent
      }
    }
    return source.rootAncestor
  }

  // MARK: Dismiss

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var holder: UIViewController? = self
    while let current = holder, current.presentedChild == nil { holder = current.parent }
    guard let presenter = holder ?? presentingViewController else {
      completion?()
      return
    }
    presenter.dismissPresented(animated: animated, completion: completion)
  }

  /// Takes away everything above this controller; only the front one is seen going.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let first = presentedChild else {
      completion?()
      return
    }
    var front = first
    while let next = front.presentedChild { front = next }
    if front !== first {
      front.activePresentation?.transition?.finishNow()
      // What lies between goes at once, under the front one that is still to be seen.
      dropIntermediate(from: first, to: front)
    }
    guard let presentation = front.activePresentation else { return }
    if let running = presentation.transition {
      if !running.isPresenting {
        running.addCompletion(completion)
        return
      }
      running.finishNow()
    }
    guard front.activePresentation != nil, let presenter = front.presentingViewControllerOfSelf else {
      completion?()
      return
    }
    let transition = PresentationTransition(
      presentation, presenter: presenter, isPresenting: false, isAnimated: animated)
    transition.addCompletion(completion)
    transition.start()
  }

  private func dropIntermediate(from first: UIViewController, to front: UIViewController) {
    var between: [UIViewController] = []
    var current: UIViewController? = first
    while let controller = current, controller !== front {
      between.append(controller)
      current = controller.presentedChild
    }
    for controller in between {
      controller.activePresentation?.transition?.finishNow()
      let presentation = controller.activePresentation
      presentation?.changeSurroundings(isPresented: false)
      if let presentation, presentation.shouldRemovePresentersView,
        let presenter = controller.presentingViewControllerOfSelf
      {
        presentation.putBackPresenter(presenter)
      }
      if controller.appearance.phase == .appeared { controller.changeAppearance(false) }
      presentation?.removeContainer()
      controller.presentedChild = nil
      controller.appearance.isManaged = false
      controller.activePresentation = nil
      controller.preparedPresentation = nil
      controller.presentingViewControllerOfSelf = nil
    }
    presentedChild = front
    front.presentingViewControllerOfSelf = self
    front.activePresentation?.presentingControllerIfAny = self
  }

  /// The window's root changes: what it presented goes without a word.
  func dropPresentations() {
    guard let presented = presentedChild else { return }
    presented.dropPresentations()
    presented.activePresentation?.transition?.finishNow()
    guard presentedChild != nil else { return }
    presented.activePresentation?.changeSurroundings(isPresented: false)
    if presented.appearance.phase == .appeared { presented.changeAppearance(false) }
    presented.activePresentation?.removeContainer()
    presented.appearance.isManaged = false
    forgetPresented(presented)
  }

  func forgetPresented(_ vc: UIViewController) {
    if presentedChild === vc { presentedChild = nil }
    vc.presentingViewControllerOfSelf = nil
    vc.activePresentation = nil
    vc.preparedPresentation = nil
  }

  var coversStatusBar: Bool { activePresentation?.coversStatusBar ?? true }
  var decidesOrientation: Bool { activePresentation?.decidesOrientation ?? true }
}
