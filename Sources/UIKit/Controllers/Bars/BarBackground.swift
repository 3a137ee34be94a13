import Surface

/// Behind a bar: material, colour, picture and hairline, as an appearance says.
@preconcurrency @MainActor final class BarBackground: UIView {
  private let hairline = UIView()
  private let picture = UIImageView()
  /// The hairline lies at the bottom of bars at the top, and at the top of bars at the bottom.
  var isAtBottom = false
  private var hasMaterial = false

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    picture.contentMode = .scaleToFill
    addSubview(picture)
    addSubview(hairline)
  }

  func show(_ appearance: UIBarAppearance) {
    hasMaterial = appearance.backgroundEffect != nil
    backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.isHidden = appearance.backgroundImage == nil
    hairline.backgroundColor = appearance.shadowColor
    hairline.isHidden = appearance.shadowColor == nil || appearance.shadowColor == .clear
    layer.setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let thickness = 1 / max(1, UIScreen.main.scale)
    hairline.frame = CGRect(
      x: 0, y: isAtBottom ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard hasMaterial else { return }
    // Source: Apple's design resources for iOS 18: bars are 94 % of nearly white or nearly black.
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shade = isDark ? 0.114 : 0.976
    node.material = Material(
      blurRadius: 20, tint: Surface.Color(red: shade, green: shade, blue: shade, alpha: 0.94))
  }
}
