import Testing

@testable import UIKit

@MainActor struct VisualFormatTests {
  private let label = SizedView(40, 20), field = SizedView(60, 30)

  private func layOut(
    _ formats: [String], metrics: [String: Any]? = nil, _ options: NSLayoutConstraint.FormatOptions = []
  )
    -> (CGRect, CGRect)
  {
    let root = UIView.root(200, 100, label, field)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["label": label, "field": field]))
    }
    root.layOut()
    return (label.frame, field.frame)
  }

  @Test func standardSpaces() {
    let (label, field) = layOut(["|-[label]-[field]-|", "V:|-[label]", "V:|[field]"])
    #expect(label == [12, 8, 108, 20] || label == [12, 8, 40, 20])
    #expect(field.maxX == 188 && field.minX == label.maxX + 8)
  }

  @Test func numbersMetricsAndRelations() {
    let (label, field) = layOut(
      ["H:|-5-[label(>=50)]-(gap)-[field(label)]", "V:|-top-[label(25)]-(>=0,0@200)-[field]"],
      metrics: ["gap": 7, "top": 3])
    #expect(label == [5, 3, label.width, 25])
    #expect(field.minX == label.maxX + 7 && field.width == label.width && label.width >= 50)
    #expect(abs(field.minY - 28) < 0.4)
  }

  @Test func alignment() {
    let (label, field) = layOut(["|-10-[label(30)][field]", "V:|-10-[label]"], .alignAllCenterY)
    #expect(label == [10, 10, 30, 20])
    #expect(field == [40, 5, 60, 30])
  }

  @Test func unreadableFormat() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[label", options: [], metrics: nil, views: ["label": UIView()])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Unable to parse constraint format"))
  }

  /// Behaviour 18.
  @Test func topAndBottomLayoutGuides() {
    let view = UIView(), root = UIView.root(100, 200, view)
    let top = root.constraintState.topSupport, bottom = root.constraintState.bottomSupport
    root.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    root.activate(
      view.topAnchor.constraint(equalTo: top.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: bottom,
        attribute: .top,
        multiplier: 1, constant: 0),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 10))
    root.layOut()
    #expect(view.frame == [0, 20, 10, 150])
    #expect(top.length == 20 && bottom.length == 30)
  }
}
