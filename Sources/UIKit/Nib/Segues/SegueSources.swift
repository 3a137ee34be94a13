import InterfaceBuilder

/// Objects that start segues in a way of their own, such as the cells of tables: one entry a kind.
@MainActor enum SegueSources {
  typealias Source = (_ template: SegueTemplate, _ object: AnyObject, _ element: DocumentElement) -> Bool
  static let all: [Source] = [tableCell, collectionCell]

  static func connect(
    _ template: SegueTemplate, _ object: AnyObject, _ element: DocumentElement, _ nib: NibObjects
  ) {
    guard !all.contains(where: { $0(template, object, element) }) else { return }
    nib.report(element, "starts a segue but nothing triggers it")
  }

  /// The choice of a row starts one segue, its accessory button another.
  private static func tableCell(
    _ template: SegueTemplate, _ object: AnyObject, _ element: DocumentElement
  ) -> Bool {
    guard let cell = object as? UITableViewCell else { return false }
    let start = { [weak cell] in
      // Cells of one prototype share its segues: the last that was tapped is what a popover points at.
      template.anchor = cell
      template.trigger(sender: cell)
    }
    if template.segue.trigger == "accessoryAction" {
      cell.didTapAccessory = start
    } else {
      cell.didChoose = start
    }
    return true
  }

  private static func collectionCell(
    _ template: SegueTemplate, _ object: AnyObject, _ element: DocumentElement
  ) -> Bool {
    guard let cell = object as? UICollectionViewCell else { return false }
    cell.didChoose = { [weak cell] in
      template.anchor = cell
      template.trigger(sender: cell)
    }
    return true
  }
}
