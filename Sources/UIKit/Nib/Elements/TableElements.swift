import InterfaceBuilder

extension ElementDecoder {
  static let tableViewController = controller(
    "tableViewController", UITableViewController.self
  ) { controller, element, nib in
    if let value = element.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = value
    }
    if let control = element.child(key: "refreshControl") {
      controller.refreshControl = nib.make(control) as? UIRefreshControl
    }
  }

  static let refreshControl = control("refreshControl", UIRefreshControl.self) { control, element, nib in
    if let title = element.attributedText("attributedTitle") {
      control.attributedTitle = nib.resources.attributedString(
        title, base: .preferredFont(forTextStyle: .footnote))
    }
  }

  static let tableView = view(
    "tableView", UITableView.self,
    structure: { table, element, nib in
      for prototype in element.group("prototypes") { TableElement.registerPrototype(prototype, table, nib) }
      if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = nib.makeView(header) }
      if let footer = element.child(key: "tableFooterView") { table.tableFooterView = nib.makeView(footer) }
      if element["dataMode"] == "static" {
        table.staticContent = TableElement.staticContent(element.group("sections"), nib)
      }
    },
    properties: { table, element, nib in
      switch element["style"] {
      case "grouped": table.setStyle(.grouped)
      case "insetGrouped": table.setStyle(.insetGrouped)
      case "plain": table.setStyle(.plain)
      default: break
      }
      ScrollViewElement.decode(table, element)
      TableElement.decodeHeights(table, element)
      TableElement.decodeSelection(table, element)
      if element["separatorStyle"] == "none" { table.separatorStyle = .none }
      nib.resources.withColor("separatorColor", element) { table.separatorColor = $0 }
      nib.resources.withColor("backgroundColor", element) {
        if let color = $0 { table.backgroundColor = color }
      }
      if let insets = element.insets("separatorInset") { table.separatorInset = UIEdgeInsets(insets) }
    })

  static let tableViewCell = view(
    "tableViewCell", UITableViewCell.self,
    structure: { cell, element, nib in
      if let content = element.child(key: "contentView"), let view = nib.makeView(content) {
        cell.adoptContentView(view)
      }
      @MainActor func part<View>(_ key: String) -> View? { element[key].flatMap { nib.object($0) as? View } }
      let parts: (text: UILabel?, detail: UILabel?, image: UIImageView?) =
        (part("textLabel"), part("detailTextLabel"), part("imageView"))
      if parts.text != nil || parts.detail != nil || parts.image != nil {
        cell.adoptLabels(text: parts.text, detail: parts.detail, image: parts.image)
      }
      if let view = element.child(key: "accessoryView") { cell.accessoryView = nib.makeView(view) }
      if let view = element.child(key: "backgroundView") { cell.backgroundView = nib.makeView(view) }
      if let view = element.child(key: "selectedBackgroundView") {
        cell.selectedBackgroundView = nib.makeView(view)
      }
    },
    properties: { cell, element, _ in TableElement.decode(cell, element) })

  static let tableViewCellContentView = view(
    "tableViewCellContentView", UITableViewCellContentView.self
  ) { view, _, _ in
    // A cell sizes its content view itself.
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}

@MainActor enum TableElement {
  /// A prototype is made anew for each row that finds no cell to use again.
  static func registerPrototype(_ prototype: DocumentElement, _ table: UITableView, _ nib: NibObjects) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { return }
    table.factories[identifier] = { [factory = NibPrototype(prototype, nib)] in
      factory.make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  static func staticContent(_ sections: [DocumentElement], _ nib: NibObjects) -> StaticTableContent {
    StaticTableContent(
      sections: sections.map { section in
        let cells = section.group("cells").compactMap { element in
          (nib.make(element) as? UITableViewCell).map { ($0, height(of: element)) }
        }
        return StaticTableContent.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"),
          cells: cells.map(\.0), heights: cells.map(\.1))
      })
  }

  private static func height(of cell: DocumentElement) -> CGFloat {
    guard let height = cell.double("rowHeight"), height > 0 else { return UITableView.notImplemented }
    return CGFloat(height)
  }

  static func decodeHeights(_ table: UITableView, _ element: DocumentElement) {
    func height(_ key: String, _ set: (CGFloat) -> Void) {
      guard let value = element.double(key) else { return }
      set(value < 0 ? UITableView.automaticDimension : CGFloat(value))
    }
    height("rowHeight") { table.rowHeight = $0 }
    height("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    // Interface Builder writes 28 where nothing was chosen; iOS takes that as automatic in plain tables.
    height("sectionHeaderHeight") {
      table.sectionHeaderHeight = $0 == 28 ? UITableView.automaticDimension : $0
    }
    height("sectionFooterHeight") {
      table.sectionFooterHeight = $0 == 28 ? UITableView.automaticDimension : $0
    }
  }

  static func decodeSelection(_ table: UITableView, _ element: DocumentElement) {
    if let value = element.bool("allowsSelection") { table.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
  }

  static func decode(_ cell: UITableViewCell, _ element: DocumentElement) {
    if let value = element["reuseIdentifier"] { cell.reuseIdentifier = value }
    switch element["style"] {
    case "IBUITableViewCellStyleDefault": cell.cellStyle = .default
    case "IBUITableViewCellStyleSubtitle": cell.cellStyle = .subtitle
    case "IBUITableViewCellStyleValue1": cell.cellStyle = .value1
    case "IBUITableViewCellStyleValue2": cell.cellStyle = .value2
    default: break
    }
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    case "default": cell.selectionStyle = .default
    default: break
    }
    if let type = accessoryTypes[element["accessoryType"] ?? ""] { cell.accessoryType = type }
    if let type = accessoryTypes[element["editingAccessoryType"] ?? ""] { cell.editingAccessoryType = type }
    if let value = element.int("indentationLevel") { cell.indentationLevel = value }
    if let value = element.double("indentationWidth") { cell.indentationWidth = CGFloat(value) }
    if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
    if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
  }

  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
