extension UIButton {
  func setButtonType(_ type: ButtonType) {
    buttonType = type
    if let font = ownLabel?.font, font == UIFont.systemFont(ofSize: UIFont.buttonFontSize) {
      ownLabel?.font = defaultFont
    }
    switch type {
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
    contentDidChange()
  }

  /// Buttons of the system type have 15 points, others 18. Source: storyboards and UIFont.buttonFontSize.
  var defaultFont: UIFont {
    UIFont.systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  func defaultTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// The text of the title in the present state.
  var shownTitle: String? {
    let text: String?
    if let configuration, let title = configuration.title {
      text = stateTitle ?? title
    } else {
      text = attributedTitle(for: state)?.string ?? title(for: state)
    }
    return text?.isEmpty == true ? nil : text
  }
  /// A title for a state of its own wins over the configuration's.
  private var stateTitle: String? { state == .normal ? nil : titles.stated(state) }

  /// Puts the present state's content into the parts.
  func showContent() {
    if let configuration { return show(configuration) }
    showTitle()
    showImage()
    let background = backgroundImage(for: state)
    if background != nil || ownBackground != nil { backgroundView.image = background }
  }

  private func showTitle() {
    let attributed = attributedTitle(for: state), text = title(for: state)
    guard attributed != nil || text != nil || ownLabel != nil else { return }
    if let attributed {
      label.attributedText = colored(attributed)
    } else {
      if label.attributedText != nil, label.text != text { label.attributedText = nil }
      label.text = text
      label.textColor = titleColor(for: state) ?? .white
    }
    label.shadowColor = titleShadowColor(for: state)
    label.alpha = dimsWhenPressed && isHighlighted ? 0.2 : 1
  }

  /// Text without a colour of its own takes the button's.
  private func colored(_ text: NSAttributedString) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    let result = NSMutableAttributedString(attributedString: text)
    let color = titleColor(for: state) ?? .white, font = label.font ?? defaultFont
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: color, range: range)
      }
      if attributes[.font] == nil { result.addAttribute(.font, value: font, range: range) }
    }
    return result
  }

  /// A system button fades while it is pressed, unless it says what it shows then.
  private var dimsWhenPressed: Bool {
    buttonType != .custom && titles.stated(.highlighted) == nil && titleColors.stated(.highlighted) == nil
      && images.stated(.highlighted) == nil
  }

  private func showImage() {
    var image = image(for: state)
    guard image != nil || ownImageView != nil, let view = imageView else { return }
    if let symbol = symbolConfigurations[state] {
      image = image?.applyingSymbolConfiguration(symbol) ?? image
    }
    if buttonType != .custom, image?.renderingMode == .automatic, image?.isSymbolImage == false {
      image = image?.withRenderingMode(.alwaysTemplate)
    }
    view.image = image
    view.isHidden = image == nil
    let isDimmed =
      (dimsWhenPressed && isHighlighted)
      || (isHighlighted && adjustsImageWhenHighlighted && buttonType == .custom)
    view.alpha = isDimmed ? (buttonType == .custom ? 0.5 : 0.2) : 1
    if !isEnabled, adjustsImageWhenDisabled, images.stated(.disabled) == nil { view.alpha = 0.5 }
  }

  // MARK: Configurations

  func scheduleConfigurationUpdate() {
    guard configuration != nil || configurationUpdateHandler != nil, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    UpdatePass.enqueue { [weak self] in self?.updateConfigurationIfNeeded() }
  }

  func updateConfigurationIfNeeded() {
    guard isUpdateScheduled, !isRunningHandler else { return }
    isRunningHandler = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isRunningHandler = false
    // What the handler itself set asks for no second update.
    isUpdateScheduled = false
  }

  private func show(_ configuration: Configuration) {
    let looks = ButtonAppearance(configuration, self)
    show(configuration, title: looks)
    show(configuration, subtitle: looks)
    var image = configuration.image
    if let symbol = configuration.preferredSymbolConfigurationForImage {
      image = image?.applyingSymbolConfiguration(symbol) ?? image
    } else if image?.isSymbolImage == true {
      image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: looks.font)) ?? image
    }
    if image != nil || ownImageView != nil, let view = imageView {
      view.image = image
      view.isHidden = image == nil || configuration.showsActivityIndicator
      view.tintColor = configuration.imageColorTransformer?(looks.foreground) ?? looks.foreground
    }
    showIndicator(configuration, looks)
    let background = configuration.background.image ?? backgroundImage(for: state)
    if background != nil || ownBackground != nil { backgroundView.image = background }
  }

  private func show(_ configuration: Configuration, title looks: ButtonAppearance) {
    guard var title = configuration.attributedTitle ?? titles[state].map({ AttributedString($0) }) else {
      ownLabel?.text = nil
      return
    }
    if let own = stateTitle { title = AttributedString(own) }
    label.numberOfLines =
      configuration.titleLineBreakMode == .byWordWrapping
        || configuration.titleLineBreakMode == .byCharWrapping
      ? 0 : 1
    label.lineBreakMode = configuration.titleLineBreakMode
    label.textAlignment = alignment(configuration)
    label.attributedText = text(
      title, looks.font, looks.foreground, configuration.titleTextAttributesTransformer)
  }
  private func show(_ configuration: Configuration, subtitle looks: ButtonAppearance) {
    guard let subtitle = configuration.attributedSubtitle else {
      ownSubtitle?.text = nil
      return
    }
    subtitleLabel?.numberOfLines = 0
    subtitleLabel?.textAlignment = alignment(configuration)
    subtitleLabel?.attributedText = text(
      subtitle, looks.subtitleFont, looks.foreground, configuration.subtitleTextAttributesTransformer)
  }
  private func alignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    case .automatic: configuration.image == nil ? .center : .natural
    }
  }

  /// The size's font and the state's colour below, then what the text itself says, then the transformer.
  private func text(
    _ string: AttributedString, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for run in string.runs {
      var attributes = AttributeContainer(dictionary: [.font: font, .foregroundColor: color])
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: attributes.dictionary))
    }
    return result
  }

  private func showIndicator(_ configuration: Configuration, _ looks: ButtonAppearance) {
    guard configuration.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    view.color = configuration.activityIndicatorColorTransformer?(looks.foreground) ?? looks.foreground
    if view.superview == nil { addSubview(view) }
    view.startAnimating()
    indicator = view
  }

  // MARK: Menus

  func followMenu() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    if let chosen = actions.first(where: { $0.state == .on }) ?? actions.first {
      setTitle(chosen.title, for: .normal)
    }
  }
}

extension UIButton {
  /// A pop-up button shows and marks the line that was chosen.
  func choose(_ action: UIAction) {
    for case let other as UIAction in menu?.children ?? [] { other.state = other === action ? .on : .off }
    setTitle(action.title, for: .normal)
  }
}

extension UIImage {
  /// What a picture without words is called: a symbol by its name in words.
  var accessibilityName: String? {
    if case .symbol(let symbol) = form.source {
      return symbol.name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
    return nil
  }
}
