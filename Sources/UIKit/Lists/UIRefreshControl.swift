/// Pulled down at the top of a scroll view: asks the app for new content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  private weak var scrollView: UIScrollView?
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var isArmed = false

  /// The height that stays open while refreshing, and how far a pull must go, in points.
  /// Source: observed on iOS.
  private static let height: CGFloat = 60
  private static let pull: CGFloat = 100

  override func didInitialize() {
    super.didInitialize()
    addSubview(indicator)
    isHidden = true
  }

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scrollView {
      frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    return -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
  }
  func scrollViewDidScroll() {
    guard let scrollView, !isRefreshing else { return }
    isHidden = pulled <= 0
    if scrollView.isDragging { isArmed = pulled >= Self.pull }
  }
  func scrollViewDidEndDragging() {
    guard isArmed, !isRefreshing else { return }
    isArmed = false
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    indicator.startAnimating()
    scrollView?.contentInset.top += Self.height
  }
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    indicator.stopAnimating()
    scrollView?.contentInset.top -= Self.height
  }
}
