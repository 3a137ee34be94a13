import Testing

@testable import UIKit

/// A view with a natural size.
final class SizedView: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }
  override var intrinsicContentSize: CGSize { size }
}

/// Text of a given number of letters, 10 points wide and 20 high each, that wraps between letters.
final class WrappingView: UIView {
  var letters = 0 { didSet { invalidateIntrinsicContentSize() } }
  convenience init(letters: Int) {
    self.init(frame: .zero)
    self.letters = letters
  }
  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(letters) * 10, height: 20) }
  override func wrappedContentSize(width: CGFloat) -> CGSize? {
    let perLine = max(1, Int(width / 10))
    let lines = (letters + perLine - 1) / perLine
    return CGSize(width: CGFloat(min(letters, perLine)) * 10, height: CGFloat(lines) * 20)
  }
}

extension UIView {
  /// A window-less root of a size, with subviews that constraints place.
  static func root(_ width: CGFloat, _ height: CGFloat, _ subviews: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for subview in subviews { root.addConstrained(subview) }
    return root
  }

  func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func layOut() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// The messages that UIKit logs meanwhile.
@MainActor func messages(during body: () -> Void) -> [String] {
  var logged: [String] = []
  let before = Log.observer
  Log.observer = { logged.append($1) }
  body()
  Log.observer = before
  return logged
}

func == (frame: CGRect, numbers: [CGFloat]) -> Bool {
  zip([frame.minX, frame.minY, frame.width, frame.height], numbers).allSatisfy { abs($0 - $1) < 0.01 }
}
