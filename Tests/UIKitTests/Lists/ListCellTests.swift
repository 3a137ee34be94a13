import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor struct ListCellTests {
  private let screen = Screen()

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func make(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ fill: @escaping (UICollectionViewListCell, String) -> Void
  ) -> (UICollectionView, Source) { make(UICollectionLayoutListConfiguration(appearance: appearance), fill) }

  private func make(
    _ list: UICollectionLayoutListConfiguration,
    _ fill: @escaping (UICollectionViewListCell, String) -> Void
  ) -> (UICollectionView, Source) { make(UICollectionViewCompositionalLayout.list(using: list), fill) }

  private func make(
    _ layout: UICollectionViewLayout, _ fill: @escaping (UICollectionViewListCell, String) -> Void
  ) -> (UICollectionView, Source) {
    UIScreen.main.environment.scrollsNatively = false
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      fill(cell, word)
    }
    let source = Source(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["plum", "pear", "fig"])
    source.apply(snapshot, animatingDifferences: false)
    screen.activate()
    screen.window.addSubview(view)
    view.layoutIfNeeded()
    return (view, source)
  }
  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  @Test func `Rows are as wide as the list and at least 44 points high`() {
    let (view, source) = make(.plain) { _, _ in }
    withExtendedLifetime(source) {
      #expect(cell(view, 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(cell(view, 2)?.frame.minY == 88)
      #expect(view.backgroundColor == .systemBackground)
    }
  }

  @Test func `Accessories take their room at both sides`() throws {
    let (view, source) = make(.plain) { cell, word in
      cell.accessories = word == "plum" ? [.delete(displayed: .always), .disclosureIndicator()] : []
    }
    try withExtendedLifetime(source) {
      let first = try #require(cell(view, 0)), second = try #require(cell(view, 1))
      first.layoutIfNeeded()
      #expect(first.contentView.frame.minX == 40)
      #expect(first.contentView.frame.maxX < 300)
      second.layoutIfNeeded()
      #expect(second.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      view.isEditing = true
      first.accessories = [.reorder(), .checkmark(displayed: .whenNotEditing)]
      first.layoutIfNeeded()
      #expect(first.subviews.filter { $0 is UIImageView && !$0.isHidden }.count == 1)
    }
  }

  @Test func `Grouped rows lie inset on a grey ground with round ends`() {
    let (view, source) = make(.insetGrouped) { _, _ in }
    withExtendedLifetime(source) {
      #expect(cell(view, 0)?.frame.minX == 16)
      #expect(cell(view, 0)?.frame.width == 288)
      #expect(view.backgroundColor == .systemGroupedBackground)
      #expect(cell(view, 0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(cell(view, 1)?.layer.cornerRadius == 0)
    }
  }

  @Test func `A reordering by hand reaches the snapshot`() {
    let (view, source) = make(.plain) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    var order: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "fig" }
    source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 110))
    view.endInteractiveMovement()
    #expect(order == ["pear", "fig", "plum"])
    #expect(source.snapshot().itemIdentifiers == order)
  }

  @Test func `Editing shows what belongs to it, and circles tell what is chosen`() throws {
    let (view, source) = make(.plain) { cell, _ in
      cell.accessories = [.multiselect(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    try withExtendedLifetime(source) {
      let first = try #require(cell(view, 0))
      let shown = { () -> Int in
        first.layoutIfNeeded()
        return first.subviews.filter { $0 is UIImageView && !$0.isHidden }.count
      }
      #expect(shown() == 1)
      view.allowsMultipleSelectionDuringEditing = true
      view.isEditing = true
      #expect(shown() == 2)
      #expect(first.contentView.frame.minX > 0)
      view.choose(IndexPath(item: 0, section: 0))
      view.choose(IndexPath(item: 1, section: 0))
      #expect(view.indexPathsForSelectedItems?.count == 2)
      #expect(first.accessibilityTraits == [.button, .selected])
      #expect(first.accessibilityLabel == "plum")
      view.isEditing = false
      #expect(view.indexPathsForSelectedItems == [] && shown() == 1)
    }
  }

  @Test func `A delete button without a handler shows the actions of a swipe`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
      ])
    }
    let (view, source) = make(list) { cell, _ in cell.accessories = [.delete(displayed: .always)] }
    try withExtendedLifetime(source) {
      let row = try #require(cell(view, 1))
      let button = try #require(row.subviews.compactMap { $0 as? UIButton }.first)
      button.sendActions(for: .touchUpInside)
      view.layoutIfNeeded()
      #expect(row.frame.minX == -74)
      #expect(view.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } == ["Remove"])
    }
  }

  @Test func `Sections that are lists stand beside others in one layout`() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      .list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let (view, source) = make(layout) { _, _ in }
    try withExtendedLifetime(source) {
      let first = try #require(cell(view, 0)), second = try #require(cell(view, 1))
      #expect(first.frame.minX == 16 && first.frame.width == 288 && first.frame.height == 44)
      #expect(first.layer.cornerRadius == 10 && second.layer.cornerRadius == 0)
      #expect(first.listSeparator?.isHidden == false)
    }
  }
}
