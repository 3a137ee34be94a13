extension UITableView {
  /// Of what rows and headers hold to their edges: 20 points on tables wider than 375 points, as Interface Builder
  /// lays out cells of 390 points; otherwise 16.
  static func sideMargin(width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }
  var sideMargin: CGFloat { Self.sideMargin(width: bounds.width) }

  func statedRowHeight(_ path: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: path) ?? Self.notImplemented
  }
  func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let told = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.notImplemented
    if told > 0 { return told }
    return estimatedRowHeight > 0 ? estimatedRowHeight : 44
  }

  /// Rows of self-sizing cells: the content's height and the separator's pixel.
  func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let pixel = separatorStyle == .none ? 0 : 1 / traitCollection.displayScale
    cell.bounds.size.width = rowWidth
    cell.layoutContent()
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = traitCollection.displayScale
    return max((fitting.height * scale).rounded(.up) / scale + pixel, 1)
  }

  /// Inset grouped tables leave the margin at both sides.
  var sideInset: CGFloat {
    style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) + safeAreaInsets.left : 0
  }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  // MARK: Headers and footers

  func headerHeight(_ section: Int) -> CGFloat {
    let told = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.notImplemented
    if told >= 0 { return told + paddingAboveHeader(told) }
    if told == Self.notImplemented, sectionHeaderHeight >= 0 {
      return hasHeader(section) || style != .plain
        ? sectionHeaderHeight + paddingAboveHeader(sectionHeaderHeight) : 0
    }
    let fitted = fittedHeight(headerContent(section))
    guard let fitted else { return style == .plain ? 0 : (section == 0 ? emptyFirstHeader : emptyGap) }
    return fitted + paddingAboveHeader(fitted)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let told = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.notImplemented
    if told >= 0 { return told }
    if told == Self.notImplemented, sectionFooterHeight >= 0 {
      return hasFooter(section) || style != .plain ? sectionFooterHeight : 0
    }
    return fittedHeight(footerContent(section)) ?? (style == .plain ? 0 : emptyGap)
  }

  /// Grouped tables keep these free where a section has no header or footer.
  private var emptyFirstHeader: CGFloat { 35 }
  private var emptyGap: CGFloat { 53.0 / 3 }

  private func paddingAboveHeader(_ height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }
  var headerPadding: CGFloat {
    style == .plain ? (sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22) : 0
  }

  private func hasHeader(_ section: Int) -> Bool {
    delegate?.tableView(self, viewForHeaderInSection: section) != nil
      || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
  }
  private func hasFooter(_ section: Int) -> Bool {
    delegate?.tableView(self, viewForFooterInSection: section) != nil
      || dataSource?.tableView(self, titleForFooterInSection: section) != nil
  }

  func headerContent(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
    return titleView(title, isHeader: true)
  }
  func footerContent(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return nil }
    return titleView(title, isHeader: false)
  }
  private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var configuration: UIListContentConfiguration =
      switch (style, isHeader) {
      case (.plain, true): .plainHeader()
      case (.plain, false): .plainFooter()
      case (_, true): .groupedHeader()
      case (_, false): .groupedFooter()
      }
    configuration.text = title
    view.contentConfiguration = configuration
    return view
  }
  private func fittedHeight(_ view: UIView?) -> CGFloat? {
    guard let view else { return nil }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : 28
  }
}
