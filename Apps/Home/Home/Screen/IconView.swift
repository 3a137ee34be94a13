import UIKit

/// An icon with round corners, as large as its place.
final class IconView: UIImageView {
  init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerCurve = .continuous
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.fittingSizeLevel, for: axis)
      setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.225
  }
}
