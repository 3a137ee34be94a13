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
    if let value = element.bool("layoutMarginsRelativeArrangement")
      ?? element.bool("isLayoutMarginsRelativeArrangement")
    {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }
}
