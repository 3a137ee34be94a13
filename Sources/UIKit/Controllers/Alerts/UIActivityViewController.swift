/// Offers to share: hands the items to the host's own sharing, and shows a sheet that can copy them.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  private var texts: [String] {
    items.compactMap { item in
      switch item {
      case let text as String: text
      case let url as URL: url.absoluteString
      case let text as NSAttributedString: text.string
      default: nil
      }
    }
  }

  private let words = UILabel()
  private let copyButton = AlertButton()
  private let closeButton = AlertButton()
  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.onLayout = { [weak self] in self?.layoutParts() }
    self.view = view
    words.numberOfLines = 4
    words.text = texts.joined(separator: "\n")
    words.isAccessibilityElement = true
    copyButton.label.text = BarStrings.text("Copy")
    closeButton.label.text = BarStrings.text("Close")
    for button in [copyButton, closeButton] {
      button.accessibilityLabel = button.label.text
      button.backgroundColor = .secondarySystemBackground
      button.layer.cornerRadius = 10
      button.clipsToBounds = true
    }
    copyButton.addAction(UIAction { [weak self] _ in self?.copyItems() }, for: .touchUpInside)
    closeButton.addAction(UIAction { [weak self] _ in self?.leave(nil) }, for: .touchUpInside)
    for part in [words, copyButton, closeButton] as [UIView] { view.addSubview(part) }
  }
  private func layoutParts() {
    guard let view = loadedView else { return }
    let width = view.bounds.width - 32
    let height = words.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    words.frame = CGRect(x: 16, y: 28, width: width, height: height)
    copyButton.frame = CGRect(x: 16, y: words.frame.maxY + 24, width: width, height: 50)
    closeButton.frame = CGRect(x: 16, y: copyButton.frame.maxY + 12, width: width, height: 50)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CommitPass.connection?.send(.share(texts))
  }
  private func copyItems() {
    CommitPass.connection?.send(.pasteboard(texts.joined(separator: "\n")))
    leave(.copyToPasteboard)
  }
  private func leave(_ type: UIActivity.ActivityType?) {
    dismiss(animated: true) { [self] in completionWithItemsHandler?(type, type != nil, nil, nil) }
  }
}

/// A way of sharing that an app adds.
@preconcurrency @MainActor open class UIActivity: UIKitObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
  public init() { super.init(isolated: ()) }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
}
