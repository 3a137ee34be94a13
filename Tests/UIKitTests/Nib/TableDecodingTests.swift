import Testing

@testable import UIKit

private final class RowCell: UITableViewCell {
  var name: UILabel?
  var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += name == nil ? 0 : 1
  }
}

private final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var table: UITableView?
  var identifier = "row"
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let label = (cell as? RowCell)?.name ?? cell.textLabel
    label?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
    let selected = table?.indexPathForSelectedRow
    log.append("prepare \(segue.identifier ?? "") row \(path?.row ?? -1) selected \(selected?.row ?? -1)")
  }
  static func register() {
    registerForTest(RowCell.self) { record in
      record.setters["name"] = { o, v in (o as? RowCell)?.name = v as? UILabel }
    }
    registerForTest(RowsController.self) { record in
      record.setters["table"] = { o, v in (o as? RowsController)?.table = v as? UITableView }
    }
    registerForTest(OwnTableController.self)
  }
}

private final class OwnTableController: UITableViewController {}

@MainActor @Suite(.serialized) struct TableDecodingTests {
  let scenes: DecodedScenes
  init() throws {
    scenes = try DecodedScenes()
    RowsController.register()
  }

  private func rowsScene(_ table: String, attributes: String = "") -> String {
    scenes.fixture.controllerScene(
      "one", attributes: #"customClass="RowsController" customModule="Shop""#,
      view: """
        <subviews><tableView id="t" \(attributes)><rect key="frame" x="0" y="0" width="393" height="852"/>\(table)
        <connections><outlet property="dataSource" destination="one" id="o1"/>
        <outlet property="delegate" destination="one" id="o2"/></connections></tableView></subviews>
        """, #"<connections><outlet property="table" destination="t" id="o3"/></connections>"#)
  }
  private let customCell = """
    <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" \
    reuseIdentifier="row" id="c" customClass="RowCell" customModule="Shop">
    <rect key="frame" x="0" y="28" width="393" height="70"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
    <rect key="frame" x="0" y="0" width="360" height="70"/>
    <subviews><label id="n" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="n" firstAttribute="top" secondItem="cc" secondAttribute="top" constant="20" id="k1"/>
    <constraint firstAttribute="bottom" secondItem="n" secondAttribute="bottom" constant="20" id="k2"/>
    <constraint firstItem="n" firstAttribute="leading" secondItem="cc" secondAttribute="leadingMargin" id="k3"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="name" destination="n" id="o4"/>
    <segue destination="two" kind="show" identifier="open" id="g1"/>
    <segue destination="two" kind="presentation" identifier="info" trigger="accessoryAction" id="g2"/>
    </connections></tableViewCell></prototypes>
    """

  @Test func aTableTakesItsAttributes() throws {
    let view = try scenes.root(
      """
      <subviews><tableView id="t" style="insetGrouped" separatorStyle="none" rowHeight="60" \
      estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="18" allowsSelection="NO" \
      allowsMultipleSelectionDuringEditing="YES" bounces="NO" keyboardDismissMode="onDrag">
      <color key="backgroundColor" systemColor="systemGray6Color"/>
      <color key="separatorColor" systemColor="systemRedColor"/>
      <inset key="separatorInset" minX="30" minY="0.0" maxX="5" maxY="0.0"/>
      <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="393" height="90"/></view>
      <view key="tableFooterView" id="f"><rect key="frame" x="0" y="90" width="393" height="30"/></view>
      </tableView></subviews>
      """)
    let table = try #require(view.fromDocument("t") as? UITableView)
    #expect(table.style == .insetGrouped && table.separatorStyle == .none && table.rowHeight == 60)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension && table.sectionFooterHeight == 18)
    #expect(!table.allowsSelection && table.allowsMultipleSelectionDuringEditing && !table.bounces)
    #expect(table.backgroundColor == .systemGray6 && table.separatorColor == .systemRed)
    #expect(table.separatorInset.left == 30 && table.separatorInset.right == 5)
    #expect(table.tableHeaderView?.frame.height == 90 && table.tableFooterView?.frame.height == 30)
    #expect(table.keyboardDismissMode == .onDrag)
    let plain = UITableView(coder: NSCoder())
    #expect(plain?.backgroundColor == .systemBackground)
  }

  @Test func prototypeCellsAreMadeConnectedAndSizedByTheirContent() throws {
    let controller = try scenes.controller(
      rowsScene(customCell) + scenes.fixture.controllerScene("two"))
    let window = scenes.show(controller)
    let table = try #require((controller as? RowsController)?.table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
    let other = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? RowCell)
    #expect(cell !== other && cell.name !== other.name)
    #expect(cell.name?.text == "Row 1" && cell.awakened == 1)
    #expect(cell.contentView.interfaceBuilderID == "cc" && cell.contentView.superview === cell)
    #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
    #expect(abs(cell.frame.height - (40 + 20.5)) < 0.6)
    _ = window
  }

  @Test func aRowStartsItsSegueBeforeTheDelegateIsTold() throws {
    let controller = try scenes.controller(
      rowsScene(customCell) + scenes.fixture.controllerScene("two"))
    let window = scenes.show(UINavigationController(rootViewController: controller))
    let rows = try #require(controller as? RowsController)
    rows.table?.choose(IndexPath(row: 3, section: 0))
    #expect(rows.log == ["prepare open row 3 selected 3", "did select 3"])
    Clock.advance(to: Clock.now + 2)
    #expect(controller.navigationController?.topViewController?.interfaceBuilderID == "two")
    let cell = try #require(rows.table?.visibleCells.first)
    cell.didTapAccessory?()
    #expect(rows.log.last?.hasPrefix("prepare info row 0") == true)
    _ = window
  }

  @Test(arguments: [
    ("IBUITableViewCellStyleDefault", UITableViewCell.CellStyle.default),
    ("IBUITableViewCellStyleSubtitle", .subtitle), ("IBUITableViewCellStyleValue1", .value1),
    ("IBUITableViewCellStyleValue2", .value2),
  ])
  func cellStylesKeepTheLabelsOfTheDocument(_ name: String, _ style: UITableViewCell.CellStyle) throws {
    let controller = try scenes.controller(
      rowsScene(
        """
        <prototypes><tableViewCell reuseIdentifier="row" textLabel="x" detailTextLabel="y" style="\(name)" \
        accessoryType="checkmark" indentationLevel="2" indentationWidth="7" id="c">
        <tableViewCellContentView key="contentView" id="cc"><subviews>
        <label id="x" text="Title"><fontDescription key="fontDescription" type="system" pointSize="21"/></label>
        <label id="y" text="Detail"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        """))
    let window = scenes.show(controller)
    let cell = try #require((controller as? RowsController)?.table?.visibleCells.first)
    #expect(cell.cellStyle == style && cell.accessoryType == .checkmark)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 7)
    #expect(cell.textLabel?.interfaceBuilderID == "x" && cell.textLabel?.text == "Row 0")
    #expect(cell.textLabel?.font.pointSize == 21)
    if style != .default { #expect(cell.detailTextLabel?.interfaceBuilderID == "y") }
    #expect((cell.textLabel?.frame.width ?? 0) > 0)
    _ = window
  }

  @Test func aContentConfigurationTakesTheLabelsOfTheDocumentAway() throws {
    let controller = try scenes.controller(
      rowsScene(
        """
        <prototypes><tableViewCell reuseIdentifier="row" textLabel="x" style="IBUITableViewCellStyleDefault" id="c">
        <tableViewCellContentView key="contentView" id="cc"><subviews><label id="x" text="Title"/></subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        """))
    let window = scenes.show(controller)
    let cell = try #require((controller as? RowsController)?.table?.visibleCells.first)
    #expect(cell.fromDocument("x") != nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.fromDocument("x") == nil)
    _ = window
  }

  @Test func staticCellsStandInTheirSections() throws {
    let cell = { (id: String, height: String) in
      """
      <tableViewCell id="\(id)" \(height)><tableViewCellContentView key="contentView" id="c-\(id)"/></tableViewCell>
      """
    }
    let controller = try scenes.controller(
      scenes.fixture.scene(
        "one",
        """
        <tableViewController id="one" customClass="OwnTableController" customModule="Shop" \
        sceneMemberID="viewController">
        <tableView key="view" id="t" dataMode="static" style="grouped"><sections>
        <tableViewSection headerTitle="Stone fruit" footerTitle="Keep cool" id="s1"><cells>
        \(cell("a", #"rowHeight="77""#))\(cell("b", ""))</cells></tableViewSection>
        <tableViewSection id="s2"><string key="headerTitle">Pome
        fruit</string><cells>\(cell("c", ""))</cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="one" id="o1"/>
        <outlet property="delegate" destination="one" id="o2"/></connections></tableView>
        <refreshControl key="refreshControl" id="r"/></tableViewController>
        """))
    let table = try #require((controller as? UITableViewController)?.tableView)
    let window = scenes.show(controller)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.interfaceBuilderID == "a")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.interfaceBuilderID == "c")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Stone fruit")
    #expect(table.dataSource?.tableView(table, titleForFooterInSection: 0) == "Keep cool")
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "Pome\nfruit")
    #expect(table.refreshControl?.interfaceBuilderID == "r")
    _ = window
  }

  @Test func cellsComeFromXibs() throws {
    try scenes.fixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="row" id="c" customClass="RowCell" customModule="Shop">
      <tableViewCellContentView key="contentView" id="cc"><subviews><label id="n"/></subviews>
      </tableViewCellContentView><connections><outlet property="name" destination="n" id="o"/></connections>
      </tableViewCell>
      """, named: "RowCell")
    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "RowCell", bundle: scenes.fixture.bundle), forCellReuseIdentifier: "x")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "x") as? RowCell)
    #expect(cell.name?.interfaceBuilderID == "n" && cell.awakened == 1 && cell.reuseIdentifier == "x")
  }
}
