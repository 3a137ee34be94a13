import InterfaceBuilder

extension ElementDecoder {
  static let visualEffectView = view(
    "visualEffectView", UIVisualEffectView.self,
    structure: { view, element, nib in
      if let content = element.child(key: "contentView") {
        let frame = view.contentView.frame
        _ = nib.decodeInPlace(content, into: view.contentView)
        view.contentView.frame = frame
      }
    },
    properties: { view, element, _ in
      if let blur = element.child(named: "blurEffect") {
        view.effect = UIBlurEffect(style: VisualEffectElement.styles[blur["style"] ?? ""] ?? .regular)
      } else if let vibrancy = element.child(named: "vibrancyEffect") {
        let style = vibrancy.child(named: "blurEffect")?["style"] ?? ""
        view.effect = UIVibrancyEffect(
          blurEffect: UIBlurEffect(style: VisualEffectElement.styles[style] ?? .regular))
      }
    })
}

@MainActor enum VisualEffectElement {
  static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
