import UIKit

/// Tells that somebody touches the screen, whatever is touched.
final class KioskWindow: UIWindow {
  var touchHandler: (() -> Void)?

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches { touchHandler?() }
    super.sendEvent(event)
  }
}
