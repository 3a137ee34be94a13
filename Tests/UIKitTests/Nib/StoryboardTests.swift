import Testing

@testable import UIKit

private final class OrchardController: UIViewController {
  static var log: [String] = []
  var note = ""
  var basket: UILabel?
  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("\(interfaceBuilderID ?? "") viewDidLoad note=\(note)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("should \(identifier)")
    return identifier != "refused"
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let destination = segue.destination as? OrchardController
    Self.log.append(
      "prepare \(segue.identifier ?? "-") to \(segue.destination.interfaceBuilderID ?? "") "
        + "outlet=\(destination?.basket == nil ? "nil" : "set") loaded=\(segue.destination.isViewLoaded)")
    destination?.note = "from \(interfaceBuilderID ?? "")"
  }
  static func register() {
    registerForTest(OrchardController.self) { record in
      record.setters["basket"] = { o, v in (o as? OrchardController)?.basket = v as? UILabel }
      record.methods["back:"] = { o, a in
        log.append("\((o as? UIViewController)?.interfaceBuilderID ?? "") back")
        return nil
      }
      record.methods["makeTwo:sender:segueIdentifier:"] = { _, arguments in
        guard let coder = arguments[0] as? NSCoder else { return nil }
        let made = OrchardController(coder: coder)
        made?.note = "made"
        return made
      }
    }
  }
}

@MainActor @Suite(.serialized) struct StoryboardTests {
  let fixture: NibFixture
  private let custom = #"customClass="OrchardController" customModule="Shop""#
  init() throws {
    fixture = try NibFixture()
    OrchardController.register()
    OrchardController.log = []
  }

  private func two(segue: String, destination attributes: String = "") throws -> UIStoryboard {
    try fixture.storyboard(
      fixture.controllerScene(
        "one", attributes: custom,
        view: """
          <subviews><control id="c"><connections>\(segue)</connections></control></subviews>
          """)
        + fixture.controllerScene(
          "two", attributes: custom + attributes + #" storyboardIdentifier="second""#,
          view: #"<subviews><label id="l"/></subviews>"#,
          #"<connections><outlet property="basket" destination="l" id="o"/></connections>"#))
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    Clock.isVirtual = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    FramePasses.runTurn()
    return window
  }

  @Test func controllersComeByArrowAndByIdentifier() throws {
    let storyboard = try two(segue: "")
    let first = try #require(storyboard.instantiateInitialViewController())
    #expect(first.interfaceBuilderID == "one" && first.storyboard === storyboard)
    #expect(storyboard.instantiateViewController(withIdentifier: "second") is OrchardController)
    let second: UIViewController = storyboard.instantiateViewController(identifier: "second")
    #expect(second.interfaceBuilderID == "two" && second !== first)
    let injected = storyboard.instantiateViewController(identifier: "second") { coder -> OrchardController? in
      let made = OrchardController(coder: coder)
      made?.note = "injected"
      return made
    }
    #expect(injected.note == "injected" && injected.basket == nil)
    injected.loadViewIfNeeded()
    #expect(injected.basket != nil)
  }

  @Test func aSegueAsksPreparesAndShowsInThisOrder() throws {
    let storyboard = try two(
      segue:
        #"<segue destination="two" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" id="g"/>"#
    )
    let first = try #require(storyboard.instantiateInitialViewController())
    let window = show(first)
    OrchardController.log = []
    let control = try #require(window.fromDocument("c") as? UIControl)
    control.sendActions(for: .valueChanged)
    #expect(
      OrchardController.log == [
        "should go", "prepare go to two outlet=nil loaded=false", "two viewDidLoad note=from one",
      ])
    #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aRefusedSegueDoesNothingAndPerformSegueDoesNotAsk() throws {
    let storyboard = try two(segue: #"<segue destination="two" kind="modal" identifier="refused" id="g"/>"#)
    let first = try #require(storyboard.instantiateInitialViewController())
    let window = show(first)
    OrchardController.log = []
    (window.fromDocument("c") as? UIControl)?.sendActions(for: .valueChanged)
    #expect(OrchardController.log == ["should refused"])
    #expect(first.presentedViewController == nil)
    first.performSegue(withIdentifier: "refused", sender: nil)
    #expect(OrchardController.log.dropFirst().first == "prepare refused to two outlet=nil loaded=false")
    #expect(first.presentedViewController?.interfaceBuilderID == "two")
  }

  @Test func aSegueActionMakesTheDestination() throws {
    let storyboard = try two(
      segue: """
        <segue destination="two" kind="modal" identifier="go" \
        destinationCreationSelector="makeTwo:sender:segueIdentifier:" id="g"/>
        """)
    let first = try #require(storyboard.instantiateInitialViewController())
    let window = show(first)
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(first.presentedViewController?.interfaceBuilderID == "two")
    #expect(OrchardController.log.contains("prepare go to two outlet=nil loaded=false"))
    _ = window
  }

  @Test func showPushesAndUnwindPopsAfterTheAction() throws {
    let storyboard = try fixture.storyboard(
      fixture.scene(
        "nav",
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """)
        + fixture.controllerScene(
          "one", attributes: custom,
          #"<connections><segue destination="two" kind="show" identifier="go" id="g"/></connections>"#)
        + fixture.controllerScene(
          "two", attributes: custom,
          #"<connections><segue destination="ex" kind="unwind" identifier="home" unwindAction="back:" id="u"/></connections>"#,
          loose: #"<exit id="ex" sceneMemberID="exit"/>"#),
      initial: "nav")
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = show(navigation)
    let first = try #require(navigation.topViewController)
    first.performSegue(withIdentifier: "go", sender: nil)
    Clock.advance(to: Clock.now + 2)
    #expect(navigation.viewControllers.map(\.interfaceBuilderID) == ["one", "two"])
    OrchardController.log = []
    navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    Clock.advance(to: Clock.now + 2)
    #expect(OrchardController.log.prefix(2) == ["prepare home to one outlet=nil loaded=true", "one back"])
    #expect(navigation.viewControllers.map(\.interfaceBuilderID) == ["one"])
    _ = window
  }

  @Test func anEmbeddedChildIsThereBeforeViewDidLoad() throws {
    let storyboard = try fixture.storyboard(
      fixture.controllerScene(
        "one", attributes: custom,
        view: """
          <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/><connections>
          <segue destination="two" kind="embed" identifier="inside" id="e"/></connections></containerView></subviews>
          """) + fixture.controllerScene("two", attributes: custom))
    let first = try #require(storyboard.instantiateInitialViewController())
    first.loadViewIfNeeded()
    #expect(first.children.map(\.interfaceBuilderID) == ["two"])
    #expect(first.children[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      OrchardController.log == [
        "prepare inside to two outlet=nil loaded=false", "two viewDidLoad note=from one",
        "one viewDidLoad note=",
      ])
  }

  /// Each scene loads the next with its view: the circle must be noticed, however long it is.
  @Test(arguments: [["one"], ["two", "one"], ["two", "three", "one"]])
  func embeddedChildrenInACircleEnd(destinations: [String]) throws {
    let names = ["one"] + destinations.dropLast()
    let scenes = zip(names, destinations).map { name, destination in
      fixture.controllerScene(
        name, attributes: custom,
        view: """
          <subviews><containerView id="box-\(name)"><connections>
          <segue destination="\(destination)" kind="embed" id="e-\(name)"/></connections></containerView></subviews>
          """)
    }
    let first = try #require(try fixture.storyboard(scenes.joined()).instantiateInitialViewController())
    first.loadViewIfNeeded()
    var depth = 0
    var controller: UIViewController? = first
    while let next = controller?.children.first {
      depth += 1
      controller = next
    }
    #expect(depth == destinations.count)
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    try fixture.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="far"><scenes>\(fixture.controllerScene("far", attributes: custom + #" storyboardIdentifier="f""#))
      </scenes></document>
      """, to: "Other.storyboard")
    let storyboard = try fixture.storyboard(
      fixture.controllerScene(
        "one", attributes: custom,
        #"<connections><segue destination="ref" kind="presentation" identifier="go" id="g"/></connections>"#)
        + fixture.scene(
          "ref",
          #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="f" id="ref" sceneMemberID="viewController"/>"#
        ))
    let first = try #require(storyboard.instantiateInitialViewController())
    let window = show(first)
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(first.presentedViewController?.interfaceBuilderID == "far")
    #expect(first.presentedViewController?.storyboard?.name == "Other")
    _ = window
  }

  @Test func relationshipsInACircleEnd() throws {
    let navigation = { (id: String, other: String) in
      self.fixture.scene(
        id,
        """
        <navigationController id="\(id)" sceneMemberID="viewController"><connections>
        <segue destination="\(other)" kind="relationship" relationship="rootViewController" id="r-\(id)"/>
        </connections></navigationController>
        """)
    }
    let storyboard = try fixture.storyboard(navigation("one", "two") + navigation("two", "one"))
    #expect(storyboard.instantiateInitialViewController() != nil)
    #expect(fixture.log.contains { $0.contains("lead back to itself") })
  }

  @Test func baseStoryboardsAreTranslated() throws {
    let name = "L" + UUID().uuidString
    try fixture.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="one"><scenes>\(fixture.controllerScene("one", view: #"<subviews><label id="l" text="자두"/></subviews>"#))
      </scenes></document>
      """, to: "Base.lproj/\(name).storyboard")
    try fixture.write(#""l.text" = "Plum";"#, to: "en.lproj/\(name).strings")
    let before = UIScreen.main.environment.language
    defer { UIScreen.main.environment.language = before }
    func text(_ language: String) throws -> String? {
      UIScreen.main.environment.language = language
      let controller = UIStoryboard(name: name, bundle: fixture.bundle).instantiateInitialViewController()
      return (controller?.view.fromDocument("l") as? UILabel)?.text
    }
    #expect(try text("ko") == "자두")
    #expect(try text("en-GB") == "Plum")
  }

  @Test(arguments: ["storyboard", "identifier", "segue"])
  func whatIsMissingEndsTheProgramInUIKitsWords(_ what: String) async {
    let expected = [
      "storyboard": "Could not find a storyboard named 'Gone' in bundle",
      "identifier": "doesn't contain a view controller with identifier 'gone'",
      "segue": "has no segue with identifier 'gone'",
    ]
    var result: ExitTest.Result?
    switch what {
    case "storyboard":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIStoryboard(name: "Gone", bundle: nil) }
      }
    case "identifier":
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await MainActor.run {
          let fixture = try NibFixture()
          _ = try fixture.storyboard(fixture.controllerScene("one")).instantiateViewController(
            withIdentifier: "gone")
        }
      }
    default:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await MainActor.run {
          let fixture = try NibFixture()
          let first = try fixture.storyboard(fixture.controllerScene("one"))
            .instantiateInitialViewController()
          first?.performSegue(withIdentifier: "gone", sender: nil)
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(expected[what] ?? "?"))
  }
}
