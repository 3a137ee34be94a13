import Foundation

/// A constraint system as plain numbers, so that two solvers can read the same one.
///
/// As text: variables, edit variable, rows; then a row a line: priority, relation (−1, 0, 1), constant,
/// number of terms, and for each term its variable and coefficient.
struct PlainSystem {
  struct Row {
    var priority: Double
    var relation: Int
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }
  var variables = 0
  var edit = 0
  var rows: [Row] = []

  var text: String {
    let lines = rows.map { row in
      "\(row.priority) \(row.relation) \(row.constant) \(row.terms.count) "
        + row.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
    }
    return (["\(variables) \(edit) \(rows.count)"] + lines).joined(separator: "\n") + "\n"
  }

  init() {}

  init(text: String) {
    var numbers = text.split { $0 == " " || $0 == "\n" }.map { Double($0) ?? 0 }[...]
    func next() -> Double { numbers.removeFirst() }
    variables = Int(next())
    edit = Int(next())
    for _ in 0..<Int(next()) {
      let (priority, relation, constant) = (next(), Int(next()), next())
      let terms = (0..<Int(next())).map { _ in (Int(next()), next()) }
      rows.append(Row(priority: priority, relation: relation, constant: constant, terms: terms))
    }
  }
}

/// A view's frame in its parent's coordinates.
struct Box { var x: Int, y: Int, width: Int, height: Int }

/// Writes layouts as an app states them.
struct SystemWriter {
  var system = PlainSystem()

  mutating func box() -> Box {
    let first = system.variables
    system.variables += 4
    let box = Box(x: first, y: first + 1, width: first + 2, height: first + 3)
    for length in [box.width, box.height] { row([(length, 1)], 1, 0) }
    return box
  }

  mutating func row(_ terms: [(Int, Double)], _ relation: Int, _ constant: Double, at priority: Double = 1000)
  {
    system.rows.append(.init(priority: priority, relation: relation, constant: -constant, terms: terms))
  }

  /// Not larger than its content at one priority, not smaller at another.
  mutating func content(_ box: Box, _ width: Double, _ height: Double, hugging: Double = 250) {
    for (length, size) in [(box.width, width), (box.height, height)] {
      row([(length, 1)], -1, size, at: hugging)
      row([(length, 1)], 1, size, at: 750)
    }
  }

  /// A row or column of boxes in a parent, as a stack view makes it.
  mutating func stack(_ boxes: [Box], in parent: Box, horizontal: Bool, spacing: Double, equal: Bool = false)
  {
    let start = { (box: Box) in horizontal ? box.x : box.y },
      length = { (box: Box) in horizontal ? box.width : box.height }
    let side = { (box: Box) in horizontal ? box.y : box.x },
      depth = { (box: Box) in horizontal ? box.height : box.width }
    row([(start(boxes[0]), 1)], 0, 0)
    for (previous, next) in zip(boxes, boxes.dropFirst()) {
      row([(start(next), 1), (start(previous), -1), (length(previous), -1)], 0, spacing)
      if equal { row([(length(next), 1), (length(boxes[0]), -1)], 0, 0) }
    }
    let last = boxes[boxes.count - 1]
    row([(start(last), 1), (length(last), 1), (length(parent), -1)], 0, 0)
    for box in boxes {
      row([(side(box), 1)], 0, 0)
      row([(depth(box), 1), (depth(parent), -1)], 0, 0)
    }
  }

  /// Inside a parent with equal margins.
  mutating func inset(_ box: Box, in parent: Box, by margin: Double) {
    row([(box.x, 1)], 0, margin)
    row([(box.y, 1)], 0, margin)
    row([(box.x, 1), (box.width, 1), (parent.width, -1)], 0, -margin)
  }
}

/// The systems that are timed, by name.
let systems: [(name: String, make: () -> PlainSystem)] = [
  ("form", { form(rows: 8) }), ("order-screen", orderScreen), ("list-30", { list(cells: 30) }),
  ("nested-8", { nested(depth: 8) }),
]

/// Labels beside fields, right edges aligned.
private func form(rows: Int) -> PlainSystem {
  var writer = SystemWriter()
  let root = writer.box()
  writer.system.edit = root.width
  var previous: Box?
  var firstLabel: Box?
  for index in 0..<rows {
    let label = writer.box(), field = writer.box()
    writer.content(label, 40 + Double(index * 13 % 50), 20, hugging: 251)
    writer.content(field, 80, 34)
    writer.row([(label.x, 1)], 0, 16)
    writer.row([(field.x, 1), (label.x, -1), (label.width, -1)], 0, 8)
    writer.row([(field.x, 1), (field.width, 1), (root.width, -1)], 0, -16)
    writer.row([(label.y, 1), (label.height, 0.5), (field.y, -1), (field.height, -0.5)], 0, 0)
    if let previous {
      writer.row([(field.y, 1), (previous.y, -1), (previous.height, -1)], 0, 12)
    } else {
      writer.row([(field.y, 1)], 0, 60)
    }
    if let firstLabel { writer.row([(label.width, 1), (firstLabel.width, -1)], 0, 0) }
    (previous, firstLabel) = (field, firstLabel ?? label)
  }
  return writer.system
}

/// Five fruits with numbers in a row, seven buttons in two rows below.
private func orderScreen() -> PlainSystem {
  var writer = SystemWriter()
  let root = writer.box(), page = writer.box()
  writer.system.edit = root.width
  writer.row([(root.height, 1)], 0, 393)
  writer.inset(page, in: root, by: 20)
  writer.row([(page.height, 1), (root.height, -1)], 0, -64)
  let rows = (0..<3).map { _ in writer.box() }
  writer.stack(rows, in: page, horizontal: false, spacing: 10)
  writer.row([(rows[1].height, 1), (rows[2].height, -1)], 0, 0)
  writer.row([(rows[0].height, 1), (page.height, -0.5)], 0, 0, at: 999)
  let fruits = (0..<5).map { _ in writer.box() }
  writer.stack(fruits, in: rows[0], horizontal: true, spacing: 8, equal: true)
  for fruit in fruits {
    let parts = [writer.box(), writer.box(), writer.box()]
    writer.stack(parts, in: fruit, horizontal: false, spacing: 8)
    writer.content(parts[0], 75, 84)
    writer.content(parts[1], 20, 20, hugging: 251)
    writer.content(parts[2], 94, 32, hugging: 252)
  }
  for (row, count) in [(rows[1], 3), (rows[2], 4)] {
    let buttons = (0..<count).map { _ in writer.box() }
    writer.stack(buttons, in: row, horizontal: true, spacing: 8, equal: true)
    for (index, button) in buttons.enumerated() { writer.content(button, 90 + Double(index * 7), 30) }
  }
  return writer.system
}

/// Cells with a picture, two lines of text and a disclosure sign.
private func list(cells: Int) -> PlainSystem {
  var writer = SystemWriter()
  let root = writer.box()
  writer.system.edit = root.width
  var previous: Box?
  for index in 0..<cells {
    let cell = writer.box(), picture = writer.box(), title = writer.box(), text = writer.box(),
      sign = writer.box()
    writer.row([(cell.x, 1)], 0, 0)
    writer.row([(cell.width, 1), (root.width, -1)], 0, 0)
    if let previous {
      writer.row([(cell.y, 1), (previous.y, -1), (previous.height, -1)], 0, 0)
    } else {
      writer.row([(cell.y, 1)], 0, 0)
    }
    previous = cell
    writer.row([(picture.x, 1)], 0, 16)
    writer.row([(picture.y, 1), (picture.height, 0.5), (cell.height, -0.5)], 0, 0)
    writer.row([(picture.width, 1)], 0, 60)
    writer.row([(picture.height, 1), (picture.width, -1)], 0, 0)
    writer.row([(cell.height, 1), (picture.height, -1)], 1, 16)
    for (label, size) in [(title, 22.0), (text, 17.0)] {
      writer.row([(label.x, 1), (picture.x, -1), (picture.width, -1)], 0, 12)
      writer.row([(sign.x, 1), (label.x, -1), (label.width, -1)], 0, 8)
      writer.content(label, 100 + Double(index * 17 % 90), size, hugging: 251)
    }
    writer.row([(title.y, 1)], 0, 8)
    writer.row([(text.y, 1), (title.y, -1), (title.height, -1)], 0, 4)
    writer.row([(text.y, 1), (text.height, 1), (cell.height, -1)], -1, -8)
    writer.content(sign, 8, 14, hugging: 1000)
    writer.row([(sign.x, 1), (sign.width, 1), (cell.width, -1)], 0, -16)
    writer.row([(sign.y, 1), (sign.height, 0.5), (cell.height, -0.5)], 0, 0)
  }
  return writer.system
}

/// Stack views in stack views, two of a kind on each level.
private func nested(depth: Int) -> PlainSystem {
  var writer = SystemWriter()
  let root = writer.box()
  writer.system.edit = root.width
  writer.row([(root.height, 1)], 0, 800)
  func fill(_ parent: Box, _ level: Int) {
    let children = [writer.box(), writer.box()]
    writer.stack(children, in: parent, horizontal: level % 2 == 0, spacing: 4)
    writer.content(children[0], 30, 20, hugging: 251)
    if level == depth { writer.content(children[1], 40, 20) } else { fill(children[1], level + 1) }
  }
  fill(root, 0)
  return writer.system
}
