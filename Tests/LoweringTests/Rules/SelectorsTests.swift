import Testing

@testable import Lowering

@Suite struct SelectorsTests {
  @Test(arguments: [
    ("tap", "tap"), ("tap(_:)", "tap:"), ("self.tap(_:)", "tap:"), ("tap(_ :)", "tap:"),
    ("Screen.tap(_:)", "tap:"), ("App.Screen.tap(_:)", "tap:"), ("labelled(sender:)", "labelledWithSender:"),
    ("labelled", "labelledWithSender:"), ("go(by:)", "goBy:"), ("moved(to:with:)", "movedTo:with:"),
    ("showFor(item:)", "showForItem:"), ("failing(_:)", "failing:error:"), ("renamed", "other:"),
    ("over as (Screen) -> (UIButton) -> Void", "over:"), ("(tap(_:))", "tap:"),
    ("getter: count", "count"), ("setter: count", "setCount:"), ("getter: Screen.shown", "visible"),
    ("inExtension", "inExtension"), ("UIView.endEditing(_:)", "endEditing:"),
    ("view.endEditing", "endEditing:"), ("UIView.layoutSubviews", "layoutSubviews"),
    ("UINavigationController.popViewController(animated:)", "popViewControllerAnimated:"),
    ("Model.reload", "reload"), ("model.reload", "reload"), ("viewDidLoad", "viewDidLoad"),
  ])
  func spelledAsObjectiveC(reference: String, selector: String) {
    let module = lowered(
      """
      class Model: NSObject { @objc func reload() {} }
      class Screen: UIViewController {
        @objc var count = 0
        @objc(visible) var shown = false
        @objc func tap() {}
        @objc func tap(_ sender: UIButton) {}
        @objc func labelled(sender: UIButton) {}
        @objc func go(by: UIButton) {}
        @objc func moved(to: Int, with: Int) {}
        @objc func showFor(item: Int) {}
        @IBAction func failing(_ sender: Any) throws {}
        @objc(other:) func renamed(_ sender: Any) {}
        @objc func over() {}
        @objc func over(_ sender: UIButton) {}
        override func viewDidLoad() { let s = #selector(\(reference)) }
      }
      extension Screen { @objc func inExtension() {} }
      """)
    #expect(module.body().contains("let s = ObjectiveC.Selector(\"\(selector)\")"))
    #expect(module.messages.isEmpty)
  }

  @Test func unknownNamesAreTheCompilersMatter() {
    let module = lowered("class A: NSObject { func f() { _ = #selector(missing(_:)) } }\n")
    #expect(module.body().contains("ObjectiveC.Selector(\"missing:\", of: missing(_:))"))
    let complaints = Compiler.complaints(
      about: lowered("import UIKit\n" + "class A: NSObject { func f() { _ = #selector(missing(_:)) } }\n"))
    #expect(complaints.contains("App/File0.swift:2:"))
    #expect(complaints.contains("cannot find 'missing' in scope"))
  }

  @Test func methodsThatAreNotExposedAreRefused() {
    let module = lowered("class A: NSObject {\n  func f() { _ = #selector(g) }\n  func g() {}\n}\n")
    #expect(
      module.messages == [
        Diagnostic(
          file: "App/File0.swift", line: 2, column: 18, severity: .error,
          text: "argument of '#selector' refers to instance method 'g()' that is not exposed to Objective-C")
      ])
  }

  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      struct Selector {}
      struct Data {}
      class Screen: UIViewController {
        lazy var button: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(tap(_ :)), for: .touchUpInside)
          button.addTarget(
            self,
            action: #selector(
              tap(_:)
            ),
            for: .touchUpInside)
          return button
        }()
        @objc private func tap(_ sender: UIButton) {
          _ = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
          NotificationCenter.default.removeObserver(self)
          perform(#selector(tick), with: nil, afterDelay: 1)
          perform(#selector(tick))
          if responds(to: #selector(UIView.endEditing)) {}
        }
        @objc func tick(_ timer: Timer) { print(timer.userInfo ?? "none") }
      }
      extension UIViewController {
        @objc func dismissKeyboard() { _ = view.endEditing(true) }
        func hide() { _ = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)) }
      }
      """)
  }
}
