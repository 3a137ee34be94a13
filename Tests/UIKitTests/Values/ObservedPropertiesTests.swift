import Foundation
import ObjectiveC
import Testing

@testable import UIKit

@MainActor @Suite struct ObservedPropertiesTests {
  init() { KeyValueRegistration.register() }

  @Test func scrollViewsTellOfOffsetAndSize() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [String] = []
    let offset = scrollView.observe(
      \.contentOffset, named: "contentOffset", options: [.initial, .old, .new, .prior]
    ) { view, change in
      let old = change.oldValue.map { "\($0.y)" } ?? "-", new = change.newValue.map { "\($0.y)" } ?? "-"
      seen.append("\(change.isPrior ? "prior" : "offset") \(old) \(new) at \(view.contentOffset.y)")
    }
    let size = scrollView.observe(\.contentSize, named: "contentSize", options: [.new]) { _, change in
      seen.append("size \(change.newValue?.height ?? -1)")
    }
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(
      seen == [
        "offset - 0.0 at 0.0", "size 500.0", "prior 0.0 - at 0.0", "offset 0.0 40.0 at 40.0",
        "prior 40.0 - at 40.0", "offset 40.0 60.0 at 60.0",
      ])
    offset.invalidate()
    size.invalidate()
    scrollView.contentSize = .zero
    #expect(seen.count == 6 || !seen.contains("size 0.0"))
  }

  @Test func tablesTellOfTheirContentSize() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 40
    var heights: [CGFloat] = []
    let observation = table.observe(\.contentSize, named: "contentSize", options: .new) { _, change in
      heights.append(change.newValue?.height ?? -1)
    }
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(heights.last == 200)
    observation.invalidate()
  }

  @Test func viewsAndControlsTellOfTheirState() {
    let label = UILabel(), button = UIButton()
    var seen: [String] = []
    let observations = [
      label.observe(\.text, named: "text", options: [.old, .new]) { _, change in
        seen.append("text \(change.oldValue.flatMap { $0 } ?? "-") \(change.newValue.flatMap { $0 } ?? "-")")
      },
      label.observe(\.isHidden, named: "isHidden", options: .new) { _, change in
        seen.append("hidden \(change.newValue == true)")
      },
      label.observe(\.frame, named: "frame", options: .new) { _, change in
        seen.append("frame \(change.newValue?.width ?? -1)")
      },
      label.observe(\.center, named: "center", options: .new) { _, change in
        seen.append("center \(change.newValue?.x ?? -1)")
      },
      button.observe(\.isHighlighted, named: "isHighlighted") { button, _ in
        seen.append("highlighted \(button.isHighlighted)")
      },
    ]
    label.text = "a"
    label.isHidden = true
    label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    button.isHighlighted = true
    #expect(
      seen == ["text - a", "hidden true", "center 5.0", "frame 10.0", "highlighted true"])
    for observation in observations { observation.invalidate() }
  }

  @Test func aPropertyThatTellsNothingIsNamed() async {
    var lines: [String] = []
    let old = Log.observer
    Log.observer = { lines.append($1) }
    defer { Log.observer = old }
    let view = UIView()
    let observation = view.observe(\.tag, named: "tag") { _, _ in }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(lines.contains { $0.hasPrefix("UIView.tag is observed") })
    observation.invalidate()
  }
}
