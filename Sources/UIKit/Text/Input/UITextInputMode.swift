/// A language that can be typed in: here always that of the interface; the viewer's own keyboard says no more.
@preconcurrency @MainActor open class UITextInputMode: UIKitObject {
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  open private(set) var primaryLanguage: String?
  init(_ language: String) {
    primaryLanguage = language
    super.init(isolated: ())
  }
  public static var activeInputModes: [UITextInputMode] {
    [UITextInputMode(UIScreen.main.environment.language ?? Locale.current.identifier)]
  }
}

/// The bars beside a tablet's row of suggestions. Kept and handed back: hosts draw no such row.
@preconcurrency @MainActor open class UITextInputAssistantItem: UIKitObject {
  init() { super.init(isolated: ()) }
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Bar buttons that stand together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: UIKitObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init(isolated: ())
  }
}
