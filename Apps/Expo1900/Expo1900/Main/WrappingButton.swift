import UIKit

/// A button that is as high as the lines of its title.
final class WrappingButton: UIButton {
  private var knownWidth: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    guard let label = titleLabel, bounds.width > 0 else { return size }
    let lines = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    size.height = max(size.height, lines.height)
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != knownWidth else { return }
    knownWidth = bounds.width
    invalidateIntrinsicContentSize()
  }
}
