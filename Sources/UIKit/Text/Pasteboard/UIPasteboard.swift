import Surface

/// What was copied. The general one reaches the viewer's own clipboard through the host; what is pasted from
/// there comes in as typed text.
@preconcurrency @MainActor open class UIPasteboard: UIKitObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  private static var named: [Name: UIPasteboard] = [:]
  public static let general = UIPasteboard(.general)
  public let name: Name
  private init(_ name: Name) {
    self.name = name
    super.init(isolated: ())
  }
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(pasteboardName)
    guard create || Self.named[pasteboardName] != nil else { return nil }
    contents = Self.named[pasteboardName]?.contents ?? []
    Self.named[pasteboardName] = self
  }
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(Name(UUID().uuidString))
    named[made.name] = made
    return made
  }
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  private enum Content {
    case text(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    case data([String: Any])
  }
  private var contents: [Content] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
      guard self === Self.general, let string else { return }
      CommitPass.connection?.send(.pasteboard(string))
    }
  }
  open private(set) var changeCount = 0
  open var isPersistent: Bool { false }
  open var numberOfItems: Int { contents.count }

  // MARK: Kinds

  private func all<Value>(_ value: (Content) -> Value?) -> [Value]? {
    let found = contents.compactMap(value)
    return found.isEmpty ? nil : found
  }
  open var strings: [String]? {
    get {
      all {
        switch $0 {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .data(let data): data.values.lazy.compactMap { $0 as? String }.first
        default: nil
        }
      }
    }
    set { contents = (newValue ?? []).map { .text($0) } }
  }
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [.text($0)] } ?? [] }
  }
  open var urls: [URL]? {
    get { all { if case .url(let url) = $0 { url } else { nil } } }
    set { contents = (newValue ?? []).map { .url($0) } }
  }
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [.url($0)] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all { if case .image(let image) = $0 { image } else { nil } } }
    set { contents = (newValue ?? []).map { .image($0) } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [.image($0)] } ?? [] }
  }
  open var colors: [UIColor]? {
    get { all { if case .color(let color) = $0 { color } else { nil } } }
    set { contents = (newValue ?? []).map { .color($0) } }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [.color($0)] } ?? [] }
  }
  open var items: [[String: Any]] {
    get { all { if case .data(let data) = $0 { data } else { nil } } ?? [] }
    set { contents = newValue.map { .data($0) } }
  }
  open func addItems(_ items: [[String: Any]]) { contents += items.map { .data($0) } }
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    contents = [.data([pasteboardType: value])]
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    contents = [.data([pasteboardType: data])]
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.lazy.compactMap { $0[pasteboardType] as? Data }.first
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
}
