import InterfaceBuilder

extension ElementDecoder {
  static let stackView = view(
    "stackView", UIStackView.self,
    defaults: ["axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0"],
    addSubview: { $0.addArrangedSubview($1) }
  ) { stack, element, _ in
    if let axis = element["axis"] { stack.axis = axis == "vertical" ? .vertical : .horizontal }
    switch element["distribution"] {
    case "fill": stack.distribution = .fill
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch element["alignment"] {
    case "fill": stack.alignment = .fill
    case "leading": stack.alignment = .leading
    case "top": stack.alignment = .top
    case "firstBaseline": stack.alignment = .firstBaseline
    case "center": stack.alignment = .center
    case "trailing": stack.alignment = .trailing
    case "bottom": stack.alignment = .bottom
    case "lastBaseline": stack.alignment = .lastBaseline
    default: break
    }
    if element["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let spacing = element.double("spacing") {
      stack.spacing = CGFloat(spacing)
    }
    if let value = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
    // Margins that are set in Interface Builder count for the arranged views: the frames that it writes show it,
    // and it writes no attribute for it.
    if element.insets("layoutMargins") != nil || element.insets("directionalLayoutMargins") != nil {
      stack.isLayoutMarginsRelativeArrangement = true
    }
    if let value = element.bool("layoutMarginsRelativeArrangement")
      ?? element.bool("isLayoutMarginsRelativeArrangement")
    {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }
}
