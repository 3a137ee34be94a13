/// Shows a control's menu over its window.
@MainActor enum MenuPresentation {
  static func show(_ menu: UIMenu, from control: UIControl) {}
}
