/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: UIKitObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true { didSet { onChange?() } }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  let handler: ((UIAlertAction) -> Void)?
  /// Set through key-value coding by some apps.
  var titleTextColor: UIColor?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(isolated: ())
  }
}

extension UIAlertAction {
  /// Undocumented keys that many apps set: the colour of a button, and an alert's words with attributes.
  static func registerKeys() {
    ObjectRegistry.register(UIAlertAction.self, name: "UIAlertAction") { record in
      record.setters["titleTextColor"] = { receiver, value in
        MainActor.assumeIsolated {
          (receiver as? UIAlertAction)?.titleTextColor = value as? UIColor
          (receiver as? UIAlertAction)?.onChange?()
        }
      }
      record.setters["image"] = { _, _ in
        MainActor.assumeIsolated {
          Log.unsupported("UIAlertAction's key “image”", "the button has no picture")
        }
      }
    }
    ObjectRegistry.register(UIAlertController.self, name: "UIAlertController") { record in
      record.setters["attributedTitle"] = { receiver, value in
        MainActor.assumeIsolated {
          (receiver as? UIAlertController)?.attributedTitle = value as? NSAttributedString
        }
      }
      record.setters["attributedMessage"] = { receiver, value in
        MainActor.assumeIsolated {
          (receiver as? UIAlertController)?.attributedMessage = value as? NSAttributedString
        }
      }
    }
  }
}
