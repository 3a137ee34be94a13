/// What a configuration looks like in a state.
@MainActor struct ButtonAppearance {
  let foreground: UIColor
  let background: UIColor
  let font: UIFont
  let subtitleFont: UIFont

  init(_ configuration: UIButton.Configuration, _ button: UIButton) {
    let state = button.state
    let tint = configuration.baseBackgroundColor ?? button.tintColor ?? .tintColor
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    var (foreground, background) = Self.colors(configuration.style, tint, button.tintColor, isSelected)
    if let base = configuration.baseForegroundColor { foreground = base }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != .clear { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      foreground = foreground.dimmed(0.75)
      background = background == .clear ? .clear : background.dimmed(0.75)
    }
    var own = configuration.background
    own.backgroundColor = own.backgroundColor ?? background
    self.foreground = foreground
    self.background = own.resolvedBackgroundColor(for: button.tintColor)
    let style = Self.textStyle(configuration.buttonSize)
    font =
      configuration.titleFont
      ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    subtitleFont = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize == .mini ? .caption2 : .footnote,
      compatibleWith: button.traitCollection)
  }

  private static func textStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small: .subheadline
    case .mini: .footnote
    }
  }

  private static func colors(
    _ style: UIButton.Configuration.Style, _ tint: UIColor, _ own: UIColor, _ isSelected: Bool
  ) -> (UIColor, UIColor) {
    switch style {
    case .plain, .borderless: (own, isSelected ? tint.dimmed(0.18) : .clear)
    case .gray, .bordered:
      isSelected ? (.white, tint) : (own, tint == own ? .secondarySystemFill : tint)
    case .tinted, .borderedTinted: isSelected ? (.white, tint) : (own, tint.dimmed(0.18))
    case .filled, .borderedProminent: (.white, tint)
    }
  }

  /// Points. Source: the dynamic radius of iOS's buttons is observed.
  static func cornerRadius(_ configuration: UIButton.Configuration, _ size: CGSize) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : 5.95
    case .small: 4
    case .medium: 6
    case .large: 10
    case .capsule: min(size.width, size.height) / 2
    }
  }
}

extension UIColor {
  /// The same colour with its alpha multiplied.
  func dimmed(_ factor: CGFloat) -> UIColor {
    UIColor(components: { traits in
      var c = self.components(for: traits)
      c[3] *= factor
      return c
    })
  }
}
