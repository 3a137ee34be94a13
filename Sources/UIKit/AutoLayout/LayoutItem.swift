/// What a constraint may name: a view or a layout guide.
@MainActor enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    case let support as LayoutSupportGuide: self = .guide(support.guide)
    default: return nil
    }
  }

  /// The view itself, or the guide's owner.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}
