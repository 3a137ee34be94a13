/// Where a controller is between gone and there.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` was sent in this transition.
  var toldIsAppearing = false
  /// A presentation sends the calls; entering a window sends nothing.
  var isManaged = false
  /// The view is exchanged: no call.
  var isReplacingView = false
}

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let phase = appearance.phase
    if isAppearing {
      guard phase != .appearing else { return logUnbalanced() }
      loadViewIfNeeded()
      appearance.phase = .appearing
      appearance.isAnimated = animated
      appearance.toldIsAppearing = false
      viewWillAppear(animated)
    } else {
      guard phase != .disappearing else { return logUnbalanced() }
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      viewWillDisappear(animated)
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    tellIsAppearing()
  }

  func endAppearance() {
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
      Orientation.setNeedsUpdate()
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    default: return logUnbalanced()
    }
    forward { $0.endAppearanceTransition() }
  }

  /// Sends both halves at once.
  func changeAppearance(_ isAppearing: Bool, animated: Bool = false) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }

  private func forward(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { call(child) }
  }

  var childrenInView: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) == true }
  }

  /// `viewIsAppearing` comes as soon as the view is in a window with its traits and size.
  func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.toldIsAppearing, let view = loadedView,
      view.superview != nil, view.window != nil
    else { return }
    appearance.toldIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  private func logUnbalanced() {
    Log.write(
      .warning, "Unbalanced calls to begin/end appearance transitions for \(Log.name(self)).")
  }

  // MARK: Entering and leaving a window without a transition

  /// A view that moves into a window by `addSubview` makes its controller appear, unless a container or a
  /// presentation does so.
  private var followsWindow: Bool {
    guard !appearance.isManaged, !appearance.isReplacingView else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.managesChildAppearance
      && (parent.appearance.phase == .appeared || parent.appearance.phase == .appearing)
  }

  func viewWillMove(toWindow window: UIWindow?) {
    guard followsWindow else { return }
    if window != nil, appearance.phase == .disappeared {
      beginAppearanceTransition(true, animated: false)
    } else if window == nil, appearance.phase == .appeared {
      beginAppearanceTransition(false, animated: false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    tellIsAppearing()
    guard followsWindow else { return }
    if window == nil {
      if appearance.phase == .disappearing { endAppearanceTransition() }
      return
    }
    // A parent on its way in ends its children's transition with its own.
    guard parent?.appearance.phase != .appearing else { return }
    AfterCommitPass.enqueue { [weak self] in
      guard let self, self.loadedView?.window != nil else { return }
      if self.appearance.phase == .appearing {
        self.endAppearanceTransition()
      } else if self.appearance.phase == .appeared {
        // The container ended the transition itself although forwarding is automatic: UIKit tells twice.
        self.viewDidAppear(false)
      }
    }
  }
}
