extension NSLayoutConstraint.Attribute {
  /// Widths and heights are lengths, all others places.
  var isLocation: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// Places at a side or a baseline, not in the middle.
  var isEdge: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: isLocation
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Counted from the leading side.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
  /// Counted from the left whatever the language.
  private var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attributes of an item that starts, or ends, at a place of this kind.
  var start: Self { axis == .vertical ? .top : isDirectional ? .leading : .left }
  var end: Self { axis == .vertical ? .bottom : isDirectional ? .trailing : .right }

  /// Whether one constraint may relate the two. Source: NSLayoutConstraint, "invalid pairing". A place on one
  /// axis may be tied to one on the other: tests of public layout libraries do so.
  func pairs(with other: Self) -> Bool {
    guard isLocation == other.isLocation else { return false }
    return !(isDirectional && other.isAbsolute) && !(isAbsolute && other.isDirectional)
  }

  /// As constraints print it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
