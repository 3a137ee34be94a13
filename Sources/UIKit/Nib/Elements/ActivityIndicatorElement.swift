import InterfaceBuilder

extension ElementDecoder {
  static let activityIndicatorView = view(
    "activityIndicatorView", UIActivityIndicatorView.self
  ) { view, element, nib in
    switch element["style"] {
    case "large", "whiteLarge": view.style = .large
    case "medium", "white", "gray": view.style = .medium
    default: break
    }
    nib.resources.withColor("color", element) { if let color = $0 { view.color = color } }
    if let value = element.bool("hidesWhenStopped") { view.hidesWhenStopped = value }
    if element.bool("animating") == true { view.startAnimating() }
  }
}
