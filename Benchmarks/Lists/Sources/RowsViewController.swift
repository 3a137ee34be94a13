import UIKit

/// 100 000 rows that size themselves.
class RowsViewController: UITableViewController {
  private var count = 0
  private let time = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "rows"
    time.accessibilityIdentifier = "time"
    tableView.tableHeaderView = time
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard count == 0 else { return }
    measure {
      count = 100_000
      tableView.reloadData()
    } _: { milliseconds in
      self.time.text = String(format: "%.1f", milliseconds)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(indexPath.row)
    return cell
  }
}
