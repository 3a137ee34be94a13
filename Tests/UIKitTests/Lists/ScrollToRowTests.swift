import PangoText
import Testing
import TextLayout

@testable import UIKit

/// Ten thousand rows whose true height is about three times the estimate, asked for at every position.
@MainActor @Suite(.serialized) struct ScrollToRowTests {
  private static let count = 10_000
  private static let text = String(repeating: "several words that wrap ", count: 13)

  private func goals(_ check: (IndexPath, Bool) -> Void) {
    for isAnimated in [false, true] {
      for row in [5000, 9999, 40] { check(IndexPath(row: row, section: 0), isAnimated) }
    }
  }

  /// Whether `frame` lies in the view as asked, as far as the ends of the content allow.
  private func expect(
    _ frame: CGRect?, in view: UIScrollView, wanted: (CGRect) -> CGFloat, _ note: String
  ) {
    guard let frame else {
      Issue.record("no row: \(note)")
      return
    }
    let highest = max(0, view.contentSize.height - view.bounds.height)
    let target = min(max(wanted(frame), 0), highest)
    #expect(abs(view.contentOffset.y - target) < 1, "\(note): \(view.contentOffset.y), not \(target)")
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `A row of a table`(_ position: UITableView.ScrollPosition) {
    let harness = Harness(UIViewController())
    let rows = Rows()
    rows.texts = [(0..<Self.count).map { $0 % 5 == 0 ? "short" : Self.text }]
    registerCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 50
    table.register(WrappingCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    harness.window.rootViewController?.view.addSubview(table)
    harness.settle()
    goals { path, isAnimated in
      table.scrollToRow(at: path, at: position, animated: isAnimated)
      harness.settle()
      expect(
        table.cellForRow(at: path)?.frame, in: table,
        wanted: { frame in
          switch position {
          case .top: frame.minY
          case .middle: frame.midY - 200
          case .bottom: frame.maxY - 400
          // No further than needed: wherever all of it is in sight.
          case .none: min(max(table.contentOffset.y, frame.maxY - 400), frame.minY)
          }
        }, "row \(path.row) at \(position), animated: \(isAnimated)")
    }
  }

  enum Layout: CaseIterable { case list, compositional, flow }

  @Test(arguments: Layout.allCases)
  func `An item of a collection view`(_ kind: Layout) {
    let harness = Harness(UIViewController())
    let words = Words((0..<Self.count).map { $0 % 5 == 0 ? "short" : Self.text })
    registerCells()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout(kind))
    view.contentInsetAdjustmentBehavior = .never
    view.register(ParagraphCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = words
    harness.window.rootViewController?.view.addSubview(view)
    harness.settle()
    for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
      goals { path, isAnimated in
        // Layouts that are made anew for each size are slow with as many items in a debug build.
        guard kind == .list || (path.item == 5000) == !isAnimated else { return }
        view.scrollToItem(at: path, at: position, animated: isAnimated)
        harness.settle()
        expect(
          view.cellForItem(at: path)?.frame, in: view,
          wanted: {
            position == .top ? $0.minY : position == .bottom ? $0.maxY - 400 : $0.midY - 200
          }, "item \(path.item) at \(position.rawValue) of \(kind), animated: \(isAnimated)")
      }
    }
    #expect(words.asked < 6000)
  }

  @Test func `Scrolling back over rows that are not measured keeps what is in sight in its place`() throws {
    let harness = Harness(UIViewController())
    let words = Words((0..<200).map { _ in Self.text })
    registerCells()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout(.list))
    view.contentInsetAdjustmentBehavior = .never
    view.register(ParagraphCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = words
    harness.window.rootViewController?.view.addSubview(view)
    harness.settle()
    view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    harness.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 150, section: 0)))
    view.contentOffset.y -= 30
    harness.settle()
    #expect(abs(cell.frame.minY - view.contentOffset.y - 30) < 1)
    #expect((view.cellForItem(at: IndexPath(item: 149, section: 0))?.frame.height ?? 0) > 100)
  }

  private func layout(_ kind: Layout) -> UICollectionViewLayout {
    switch kind {
    case .list:
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 300, height: 50)
      flow.minimumLineSpacing = 0
      return flow
    }
  }

  private func registerCells() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    UIScreen.main.environment.scrollsNatively = false
    ObjectRegistry.register(WrappingCell.self, name: "Tests.WrappingCell") { record in
      record.initializers["initWithStyle:reuseIdentifier:"] = { arguments in
        try MainActor.assumeIsolated {
          WrappingCell(
            style: try argument(arguments, 0, as: UITableViewCell.CellStyle.self),
            reuseIdentifier: try argument(arguments, 1, as: String?.self))
        }
      }
    }
    ObjectRegistry.register(ParagraphCell.self, name: "Tests.ParagraphCell") { record in
      record.initializers["initWithFrame:"] = { arguments in
        try MainActor.assumeIsolated { ParagraphCell(frame: try argument(arguments, 0, as: CGRect.self)) }
      }
    }
  }
}

/// A text of 260 points' width, whatever the layout gives.
@MainActor final class ParagraphCell: UICollectionViewCell {
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      label.widthAnchor.constraint(equalToConstant: 260),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension ParagraphCell: WordShowing {
  var word: String? {
    get { label.text }
    set { label.text = newValue }
  }
}
