extension UITableViewCell {
  /// Of the content to the cell's edge: the table's margin.
  var sideMargin: CGFloat {
    table.map { $0.style == .insetGrouped ? 16 : $0.sideMargin } ?? 16
  }

  func layoutContent() {
    let safe = table?.insetsContentViewsToSafeArea == true ? safeAreaInsets : .zero
    let hasSeparator = table?.separatorStyle ?? .singleLine != .none
    let pixel = 1 / traitCollection.displayScale
    var left = safe.left
    if editing, let editControl {
      editControl.frame = CGRect(x: safe.left, y: 0, width: 38 + 9, height: bounds.height)
      if shouldIndentWhileEditing { left += 38 }
    }
    var right = bounds.width - safe.right - (table?.indexWidth ?? 0)
    if editing, let reorderControl {
      let width: CGFloat = 22
      reorderControl.frame = CGRect(
        x: right - sideMargin - width, y: 0, width: width + sideMargin, height: bounds.height)
      right = reorderControl.frame.minX
    }
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      let x = right - sideMargin - size.width
      accessory.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2 / pixel).rounded() * pixel, width: size.width,
        height: size.height)
      right = x - (usesLabels || contentConfiguration != nil ? 0 : 8)
    }
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, right - left), height: max(0, bounds.height - (hasSeparator ? pixel : 0)))
    if contentView.statedMargins == nil, contentView.directionalStatedMargins == nil || contentView.tag == 0 {
      contentView.insetsLayoutMarginsFromSafeArea = false
      contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: sideMargin, bottom: 11, trailing: shownAccessory == nil ? sideMargin : 8)
    }
    contentConfigurationView?.frame = contentView.bounds
    layoutLabels()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layoutSeparator(pixel: pixel, isShown: hasSeparator)
    layoutCorners()
  }

  private func layoutSeparator(pixel: CGFloat, isShown: Bool) {
    let isGrouped = table?.style == .grouped || table?.style == .insetGrouped
    separator.isHidden = !isShown || (table?.style == .insetGrouped && place.isLast)
    var inset = separatorInset.left >= 0 ? separatorInset : table?.separatorInset ?? separatorInset
    if inset.left < 0 { inset.left = contentConfigurationView?.separatorStart ?? sideMargin }
    if inset.right < 0 { inset.right = 0 }
    if isGrouped, place.isLast { inset.left = 0 }
    let left = inset.left + safeAreaInsets.left
    separator.frame = CGRect(
      x: left, y: bounds.height - pixel, width: max(0, bounds.width - left - inset.right), height: pixel)
    separator.backgroundColor = table?.separatorColor ?? .separator
    bringSubviewToFront(separator)
  }

  private func layoutCorners() {
    guard table?.style == .insetGrouped else {
      layer.cornerRadius = 0
      return
    }
    layer.cornerRadius = place.isFirst || place.isLast ? 10 : 0
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  func updateSelectionLook(animated: Bool = false) {
    let isLit = (isSelected || isHighlighted) && selectionStyle != .none
    let change = { [self] in
      if let view = selectedBackgroundView {
        if isLit {
          insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else {
          view.removeFromSuperview()
        }
        view.frame = bounds
        layer.backgroundColor = restingColor?.resolvedColor(with: traitCollection).cgColor
      } else {
        let color = isLit ? UIColor.systemGray4 : restingColor
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
      }
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  /// What the app set, or the table's own row colour.
  private var restingColor: UIColor? {
    if let color = backgroundConfiguration?.backgroundColor { return color }
    if let backgroundColor { return backgroundColor }
    return table?.style ?? .plain == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
