extension UIColor {
  /// Values of the Human Interface Guidelines' table "Colors" (iOS 18): light and dark.
  private static func pair(_ light: Int, _ dark: Int, _ alphas: (CGFloat, CGFloat) = (1, 1)) -> UIColor {
    let parts = { (hex: Int, alpha: CGFloat) -> [CGFloat] in
      [CGFloat(hex >> 16 & 255) / 255, CGFloat(hex >> 8 & 255) / 255, CGFloat(hex & 255) / 255, alpha]
    }
    let (l, d) = (parts(light, alphas.0), parts(dark, alphas.1))
    return UIColor(components: { $0.userInterfaceStyle == .dark ? d : l })
  }
  /// Backgrounds are one step lighter in elevated dark content (sheets).
  private static func background(_ light: Int, _ dark: Int, elevated: Int) -> UIColor {
    let base = pair(light, dark), raised = pair(light, elevated)
    return UIColor(components: {
      ($0.userInterfaceLevel == .elevated ? raised : base).components(for: $0)
    })
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  public static let systemGreen = pair(0x34C759, 0x30D158)
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  public static let systemBlue = pair(0x007AFF, 0x0A84FF)
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)

  public static let label = pair(0x000000, 0xFFFFFF)
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, (0.6, 0.6))
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, (0.3, 0.3))
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, (0.18, 0.16))
  public static let link = pair(0x007AFF, 0x0984FF)
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, (0.3, 0.3))
  public static let separator = pair(0x3C3C43, 0x545458, (0.29, 0.6))
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  public static let systemBackground = background(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = background(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = background(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = background(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = background(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = background(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemFill = pair(0x787880, 0x787880, (0.2, 0.36))
  public static let secondarySystemFill = pair(0x787880, 0x787880, (0.16, 0.32))
  public static let tertiarySystemFill = pair(0x767680, 0x767680, (0.12, 0.24))
  public static let quaternarySystemFill = pair(0x747480, 0x767680, (0.08, 0.18))
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The app's accent: the asset AccentColor where it has a value, else the default blue.
  nonisolated(unsafe) public static var tintColor = systemBlue
}
