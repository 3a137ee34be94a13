/// The labels and the image of the four built-in cell styles, made when first asked for.
@MainActor final class TableCellLabels {
  private unowned let cell: UITableViewCell
  private(set) var isUsed = false
  private var hasImage = false
  init(cell: UITableViewCell) { self.cell = cell }

  private(set) lazy var text: UILabel = make(
    UIFont.preferredFont(forTextStyle: cell.cellStyle == .value2 ? .caption1 : .body),
    color: cell.cellStyle == .value2 ? cell.tintColor : .label)
  private(set) lazy var detail: UILabel = make(
    UIFont.preferredFont(
      forTextStyle: cell.cellStyle == .subtitle || cell.cellStyle == .value2 ? .caption1 : .body),
    color: cell.cellStyle == .value1 ? .secondaryLabel : .label)
  private(set) lazy var image: UIImageView = {
    isUsed = true
    hasImage = true
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    return view
  }()
  private var hasDetail: Bool { cell.cellStyle != .default }

  func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    isUsed = true
    if let text { self.text = text }
    if let detail { self.detail = detail }
    if let image {
      self.image = image
      hasImage = true
    }
  }

  /// Takes the labels and the image away; they come back when they are asked for.
  func remove() {
    guard isUsed else { return }
    for view in [text, detail] { view.removeFromSuperview() }
    if hasImage { image.removeFromSuperview() }
    isUsed = false
  }

  private func make(_ font: UIFont, color: UIColor) -> UILabel {
    isUsed = true
    let label = UILabel(frame: .zero)
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    cell.contentView.addSubview(label)
    return label
  }

  private struct Frames {
    var image = CGRect.zero, text = CGRect.zero, detail = CGRect.zero
    var height: CGFloat = 0
  }

  func fittingHeight(_ width: CGFloat) -> CGFloat { frames(width: width, height: nil).height }

  func layout() {
    let size = cell.contentView.bounds.size
    let places = frames(width: size.width, height: size.height)
    text.frame = places.text
    if hasDetail { detail.frame = places.detail }
    if hasImage { image.frame = places.image }
  }

  /// Text over detail (subtitle), or beside it (value styles); rows centre their content.
  private func frames(width: CGFloat, height: CGFloat?) -> Frames {
    var result = Frames()
    let margin = cell.sideMargin
    var left = margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
    let picture = hasImage ? image.image?.size ?? .zero : .zero
    let limit = height ?? 44
    if picture.width > 0 {
      let shrink = min(1, max(limit, 44) / max(picture.height, 1))
      let size = CGSize(width: picture.width * shrink, height: picture.height * shrink)
      result.image = CGRect(
        x: left, y: ((height ?? size.height) - size.height) / 2, width: size.width, height: size.height)
      left = result.image.maxX + margin
    }
    let right = width - (cell.shownAccessory == nil ? margin : 8)
    let room = max(0, right - left)
    let textSize = text.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let detailSize =
      hasDetail ? detail.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) : .zero
    switch cell.cellStyle {
    case .subtitle where detailSize.height > 0:
      let sum = textSize.height + detailSize.height + 3
      let top = ((height ?? sum + 22) - sum) / 2
      result.text = CGRect(x: left, y: top, width: min(room, textSize.width), height: textSize.height)
      result.detail = CGRect(
        x: left, y: result.text.maxY + 3, width: min(room, detailSize.width), height: detailSize.height)
      result.height = max(sum + 22, picture.height)
    case .value1 where detailSize.width > 0:
      let own = height ?? max(textSize.height, detailSize.height) + 22
      result.text = CGRect(
        x: left, y: (own - textSize.height) / 2,
        width: min(textSize.width, max(0, room - detailSize.width - 6)), height: textSize.height)
      result.detail = CGRect(
        x: right - min(detailSize.width, room), y: (own - detailSize.height) / 2,
        width: min(detailSize.width, room), height: detailSize.height)
      result.height = max(textSize.height, detailSize.height) + 22
    case .value2:
      let own = height ?? max(textSize.height, detailSize.height) + 22
      result.text = CGRect(x: left, y: (own - textSize.height) / 2, width: 91, height: textSize.height)
      result.detail = CGRect(
        x: left + 97, y: (own - detailSize.height) / 2, width: max(0, room - 97), height: detailSize.height)
      result.height = max(textSize.height, detailSize.height) + 22
    default:
      let own = height ?? textSize.height + 22
      result.text = CGRect(x: left, y: 0, width: room, height: own)
      result.height = max(textSize.height + 22, picture.height)
    }
    return result
  }
}
