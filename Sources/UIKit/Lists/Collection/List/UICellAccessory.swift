/// What stands before or behind the content of a list's cell.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement: @unchecked Sendable {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    public typealias Position = ([UICellAccessory]) -> Int
  }
  public enum LayoutDimension: Equatable, Sendable {
    /// What the accessory's own size asks for.
    case actual
    /// As wide as UIKit's own accessories.
    case standard
    case custom(CGFloat)
  }

  /// What all accessories can be told.
  public struct CommonOptions: @unchecked Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
    }
  }
  public typealias DisclosureIndicatorOptions = CommonOptions
  public typealias CheckmarkOptions = CommonOptions
  public typealias DeleteOptions = CommonOptions
  public typealias InsertOptions = CommonOptions
  public typealias ReorderOptions = CommonOptions
  public typealias MultiselectOptions = CommonOptions
  public typealias DetailOptions = CommonOptions

  public struct OutlineDisclosureOptions: @unchecked Sendable {
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  public struct LabelOptions: @unchecked Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public let reservedLayoutWidth: LayoutDimension?
    public let tintColor: UIColor?
    public let maintainsFixedSize: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  enum Kind: Equatable {
    case disclosure, outline, checkmark, delete, insert, reorder, multiselect, detail, label(String), custom
  }
  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  var options = CommonOptions()
  var font: UIFont?
  var customView: UIView?
  var handler: (() -> Void)?

  /// As wide as UIKit's own accessories; source: observed on iOS.
  private static let standardWidth: CGFloat = 24

  /// What the accessory takes of the row's width.
  func reservedWidth(natural: CGFloat) -> CGFloat {
    switch options.reservedLayoutWidth {
    case nil, .actual?: natural
    case .standard?: max(natural, Self.standardWidth)
    case .custom(let width)?: width > 0 ? max(natural, width) : natural
    }
  }

  private init(
    _ kind: Kind, _ displayed: DisplayedState, leading: Bool = false, _ options: CommonOptions,
    _ handler: (() -> Void)? = nil
  ) {
    (self.kind, self.displayed, isLeading, self.options, self.handler) =
      (kind, displayed, leading, options, handler)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }

  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> UICellAccessory
  { UICellAccessory(.checkmark, displayed, options) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, leading: true, options, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, leading: true, options, actionHandler) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, leading: true, options) }

  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> UICellAccessory
  { UICellAccessory(.reorder, displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline, displayed,
      CommonOptions(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
        tintColor: options.tintColor), actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .label(text), displayed,
      CommonOptions(
        isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
        tintColor: options.tintColor))
    result.font = options.font
    return result
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState)
    switch configuration.placement {
    case .leading(let state, _): (isLeading, displayed) = (true, state)
    case .trailing(let state, _): (isLeading, displayed) = (false, state)
    }
    var result = UICellAccessory(
      .custom, displayed, leading: isLeading,
      CommonOptions(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor))
    result.customView = configuration.customView
    return result
  }
}
