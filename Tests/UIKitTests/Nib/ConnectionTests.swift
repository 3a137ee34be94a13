import Testing

@testable import UIKit

private final class BasketController: UIViewController {
  var plum: UILabel!
  var pears: [UIView]!
  var order: UIBarButtonItem!
  var gap: NSLayoutConstraint!
  var events: [String] = []
  var plumAtAwake: UILabel?
  var isLoadedAtAwake = true
  override func awakeFromNib() {
    super.awakeFromNib()
    (plumAtAwake, isLoadedAtAwake) = (plum, isViewLoaded)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad \(plum?.text ?? "nil")")
  }

  static func register() {
    registerForTest(BasketController.self) { record in
      record.setters["plum"] = { o, v in (o as? BasketController)?.plum = v as? UILabel }
      record.setters["pears"] = { o, v in (o as? BasketController)?.pears = v as? [UIView] }
      record.setters["order"] = { o, v in (o as? BasketController)?.order = v as? UIBarButtonItem }
      record.setters["gap"] = { o, v in (o as? BasketController)?.gap = v as? NSLayoutConstraint }
      record.methods["pick:"] = { o, a in
        (o as? BasketController)?.events.append("pick \(type(of: a[0]!))")
        return nil
      }
    }
  }
}

private final class InspectedView: UIView {
  var edge: Double = 0
  var isEdgeSetBeforeAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isEdgeSetBeforeAwake = edge == 2.5
  }
  static func register() {
    registerForTest(InspectedView.self) { record in
      record.setters["edge"] = { o, v in
        (o as? InspectedView)?.edge = try argument([v], 0, as: Double.self)
      }
    }
  }
}

@MainActor @Suite(.serialized) struct ConnectionTests {
  let fixture: NibFixture
  init() throws {
    fixture = try NibFixture()
    BasketController.register()
    InspectedView.register()
  }

  private let custom = #"customClass="BasketController" customModule="Shop""#

  private func controller(view: String, _ rest: String = "", loose: String = "") throws -> BasketController {
    let storyboard = try fixture.storyboard(
      fixture.controllerScene("one", attributes: custom, view: view, rest, loose: loose))
    return try #require(storyboard.instantiateInitialViewController() as? BasketController)
  }

  @Test func outletsAreNilInAwakeFromNibAndSetInViewDidLoad() throws {
    let controller = try controller(
      view: #"<subviews><label id="l" text="plum"/></subviews>"#,
      #"<connections><outlet property="plum" destination="l" id="o"/></connections>"#)
    #expect(controller.plumAtAwake == nil)
    #expect(!controller.isLoadedAtAwake)
    controller.loadViewIfNeeded()
    #expect(controller.events == ["viewDidLoad plum"])
  }

  @Test func collectionsKeepTheDocumentsOrder() throws {
    let controller = try controller(
      view: #"<subviews><view id="a"/><view id="b"/><view id="c"/></subviews>"#,
      """
      <connections><outletCollection property="pears" destination="c" collectionClass="NSMutableArray" id="1"/>
      <outletCollection property="pears" destination="a" collectionClass="NSMutableArray" id="2"/>
      <outletCollection property="pears" destination="b" collectionClass="NSMutableArray" id="3"/></connections>
      """)
    controller.loadViewIfNeeded()
    #expect(controller.pears.map(\.interfaceBuilderID) == ["c", "a", "b"])
  }

  @Test func controlsItemsAndRecognizersSendTheirActions() throws {
    let controller = try controller(
      view: """
        <subviews><control id="c"><connections>
        <action selector="pick:" destination="one" eventType="valueChanged" id="1"/></connections></control>
        <view id="t"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="2"/></connections>
        </view></subviews>
        <constraints><constraint firstItem="c" firstAttribute="top" secondItem="v-one" secondAttribute="top" id="g"/>
        </constraints>
        """,
      """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="b">
      <connections><action selector="pick:" destination="one" id="3"/></connections></barButtonItem></navigationItem>
      <connections><outlet property="order" destination="b" id="4"/>
      <outlet property="gap" destination="g" id="5"/></connections>
      """,
      loose: """
        <tapGestureRecognizer id="tap"><connections>
        <action selector="pick:" destination="one" id="6"/></connections></tapGestureRecognizer>
        """)
    // An item is there before the view is.
    #expect(controller.order?.title == "Go")
    #expect(controller.navigationItem.rightBarButtonItem === controller.order)
    controller.loadViewIfNeeded()
    #expect(controller.gap?.firstAttribute == .top)
    let control = try #require(controller.view.fromDocument("c") as? UIControl)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    let item = try #require(controller.order)
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    let recognizer = try #require(controller.view.fromDocument("t")?.gestureRecognizers?.first)
    recognizer.sendActions()
    #expect(
      controller.events.dropFirst() == [
        "pick UIControl", "pick UIBarButtonItem", "pick UITapGestureRecognizer",
      ])
  }

  @Test func runtimeAttributesAreSetBeforeAwakening() throws {
    let controller = try controller(
      view: """
        <subviews><view id="i" customClass="InspectedView" customModule="Shop"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="edge"><real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" white="1" alpha="1"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="taste" value="sweet"/>
        </userDefinedRuntimeAttributes></view></subviews>
        """)
    let view = try #require(controller.view.fromDocument("i") as? InspectedView)
    #expect(view.edge == 2.5 && view.isEdgeSetBeforeAwake)
    #expect(view.layer.cornerRadius == 4 && view.layer.masksToBounds)
    #expect(view.backgroundColor == .white)
    #expect(fixture.log.contains { $0.contains("Failed to set (taste) user defined inspected property") })
  }

  @Test func linesThatLeadToNothingAreNamed() throws {
    BasketController.register()
    let fixture = try NibFixture()
    let storyboard = try fixture.storyboard(
      fixture.controllerScene(
        "one", attributes: #"customClass="BasketController" customModule="Shop""#,
        view: """
          <subviews><button id="b"><connections>
          <action selector="squeeze:" destination="p2" eventType="touchUpInside" id="4"/></connections></button></subviews>
          """,
        """
        <connections><outlet property="plum" destination="p0" id="1"/>
        <outletCollection property="pears" destination="p1" id="2"/>
        <outlet property="view" destination="v-one" id="3"/></connections>
        """))
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    for line in [
      "outlet plum leads to the object p0", "outlet collection pears leads to the object p1",
      "action squeeze: leads to the object p2",
    ] {
      #expect(fixture.log.filter { $0.contains("its \(line), which is not in the document") }.count == 1)
    }
    #expect(fixture.log.count { $0.contains("not in the document") } == 3)
  }

  @Test func aMissingOutletEndsTheProgramInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        BasketController.register()
        let fixture = try NibFixture()
        let storyboard = try fixture.storyboard(
          fixture.controllerScene(
            "one", attributes: #"customClass="BasketController" customModule="Shop""#,
            #"<connections><outlet property="gone" destination="v-one" id="o"/></connections>"#))
        storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSUnknownKeyException"))
    #expect(text.contains("this class is not key value coding-compliant for the key gone."))
  }
}
