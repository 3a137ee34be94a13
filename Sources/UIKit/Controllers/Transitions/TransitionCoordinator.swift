/// Lets others animate with a transition and hear of its end.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext
  var transitionDuration: TimeInterval
  var isAnimated: Bool
  var presentationStyle = UIModalPresentationStyle.none
  var initiallyInteractive = false
  var isInterruptible = false
  var isInteractive = false
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  private weak var container: UIView?
  var containerView: UIView { container ?? Windows.key ?? UIView() }
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  private enum Phase { case waiting, running, over }
  private var phase = Phase.waiting
  private var alongside: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []
  /// Until the end something has to keep it: controllers only hold it weakly.
  private static var alive: [TransitionCoordinator] = []

  init(
    duration: TimeInterval, containerView: UIView?, from: UIViewController? = nil,
    to: UIViewController? = nil, isAnimated: Bool = true
  ) {
    (transitionDuration, container, self.from, self.to) = (duration, containerView, from, to)
    self.isAnimated = isAnimated
    super.init()
    Self.alive.append(self)
    from?.currentCoordinator = self
    to?.currentCoordinator = self
  }

  @discardableResult
  func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool
  {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .waiting {
      alongside.append(animation)
    } else {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    }
    return true
  }
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    interactionHandlers.append(handler)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) {
    interactionHandlers.append(handler)
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : to?.viewIfLoaded
  }

  /// Runs what was registered so far, animated when `duration` is not 0.
  func begin() {
    guard phase == .waiting else { return }
    phase = .running
    let work = alongside
    alongside = []
    guard !work.isEmpty else { return }
    let run = { for item in work { item(self) } }
    if isAnimated, transitionDuration > 0 {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: .overrideInheritedDuration, animations: run)
    } else {
      UIView.performWithoutAnimation(run)
    }
  }
  func interactionDidEnd(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for handler in interactionHandlers { handler(self) }
  }
  func end() {
    guard phase != .over else { return }
    begin()
    phase = .over
    let work = completions
    completions = []
    for item in work { item(self) }
    if from?.currentCoordinator === self { from?.currentCoordinator = nil }
    if to?.currentCoordinator === self { to?.currentCoordinator = nil }
    Self.alive.removeAll { $0 === self }
  }

  /// Begins, and ends by itself after the duration.
  func run(duration: TimeInterval) {
    transitionDuration = duration
    begin()
    if duration > 0, UIView.areAnimationsEnabled {
      Clock.after(duration) { self.end() }
    } else {
      end()
    }
  }
}

extension UIViewController {
  var activeCoordinator: TransitionCoordinator? {
    currentCoordinator ?? parent?.activeCoordinator
      ?? children.lazy.compactMap { $0.currentCoordinator }.first
  }
}
