/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    (self.systemItem, self.target, self.action) = (systemItem, target, action)
    if systemItem == .done || systemItem == .save { style = .done }
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    if systemItem == .done || systemItem == .save { style = .done }
  }
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    (item.systemItem, item.width) = (.fixedSpace, width)
    return item
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet {
      if title == nil { title = primaryAction?.title }
      if image == nil { image = primaryAction?.image }
      itemDidChange()
    }
  }
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// 0 lets the contents decide. Points.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? { didSet { itemDidChange() } }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  open var changesSelectionAsPrimaryAction = false
  open var isSpringLoaded = false
  /// What the system shows for it; nil for an item with a title or image of its own.
  var systemItem: SystemItem? { didSet { itemDidChange() } }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}

  /// What stands for it in its bar while it is shown.
  weak var shownView: UIView?
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// As a tap does: the primary action, the target's action, or the menu.
  func perform(from control: UIControl, event: UIEvent?) {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    } else if let menu {
      MenuPresentation.show(menu, from: control)
    }
  }

  func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
  }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static let blackOpaque = UIBarStyle.black
  public static let blackTranslucent = UIBarStyle.black
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

extension UIBarButtonItem.SystemItem {
  /// Items with words; the rest are symbols.
  @MainActor var words: String? {
    switch self {
    case .done: BarStrings.text("Done")
    case .cancel: BarStrings.text("Cancel")
    case .edit: BarStrings.text("Edit")
    case .save: BarStrings.text("Save")
    case .undo: BarStrings.text("Undo")
    case .redo: BarStrings.text("Redo")
    default: nil
    }
  }
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "book.pages"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }
  /// Said by a screen reader for the symbols.
  @MainActor var spokenName: String? {
    let key: String? =
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      case .close: "Close"
      default: nil
      }
    return key.map(BarStrings.text)
  }
}

extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    storedEditButtonItem = item
    return item
  }
}
