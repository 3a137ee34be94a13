import SnapKit
import UIKit

/// 500 constraints made and solved: by plain anchors, and the same by SnapKit, in turns.
class ViewController: UIViewController {
  private let button = UIButton(type: .system)
  private let result = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Measure", for: .normal)
    button.accessibilityIdentifier = "measure"
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.measure() }, for: .touchUpInside)
    result.accessibilityIdentifier = "result"
    result.frame = CGRect(x: 20, y: 160, width: 300, height: 24)
    view.addSubview(button)
    view.addSubview(result)
  }

  private func measure() {
    var anchors: [Double] = [], snaps: [Double] = []
    var heights: Set<CGFloat> = []
    for _ in 0..<21 {
      anchors.append(time(pinByAnchors, &heights))
      snaps.append(time(pinBySnapKit, &heights))
    }
    // Both must come out the same, or they are not the same constraints.
    let medians = [anchors, snaps].map { String(format: "%.3f", $0.sorted()[$0.count / 2]) }
    result.text = heights.count == 1 ? medians.joined(separator: " ") : "they differ: \(heights)"
  }

  private func time(_ pin: (UIView, UIView, UIView?) -> Void, _ heights: inout Set<CGFloat>) -> Double {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let rows = (0..<100).map { _ in UIView() }
    for row in rows { column.addSubview(row) }
    let start = processorTime()
    var above: UIView?
    for row in rows {
      pin(row, column, above)
      above = row
    }
    column.layoutIfNeeded()
    let spent = processorTime() - start
    heights.insert(rows[99].frame.maxY)
    return spent
  }

  private func pinByAnchors(_ row: UIView, _ column: UIView, _ above: UIView?) {
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? column.topAnchor, constant: 2),
      row.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -16),
      row.heightAnchor.constraint(equalToConstant: 6),
      row.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
    ])
  }

  private func pinBySnapKit(_ row: UIView, _ column: UIView, _ above: UIView?) {
    row.snp.makeConstraints { make in
      make.top.equalTo(above?.snp.bottom ?? column.snp.top).offset(2)
      make.leading.equalTo(column).offset(16)
      make.trailing.equalTo(column).offset(-16)
      make.height.equalTo(6)
      make.width.lessThanOrEqualTo(500)
    }
  }

  /// Milliseconds of this thread's own work.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
