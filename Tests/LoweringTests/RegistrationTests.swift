import Testing

@testable import Lowering

@Suite struct RegistrationTests {
  private static let source = """
    import UIKit
    class Screen: UIViewController {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var buttons: [UIButton]!
      @IBInspectable var radius: CGFloat = 1
      @IBInspectable private var hidden: Int = 2
      @IBAction private func tap(_ sender: UIButton) { print("tap", sender === buttons?.first) }
      @IBAction func none() { print("none") }
      @objc func add(_ a: Int, to b: NSNumber?) -> Int { a + (b?.intValue ?? 0) }
    }
    class Cell: UITableViewCell {}
    class Made: UIView {
      init(size: Int) { super.init(frame: .zero) }
      @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    }
    class Box<T>: NSObject { @objc func name() -> String { "\\(T.self)" } }
    class IntBox: Box<Int> { @objc func own() -> String { "own" } }
    final class Outer: NSObject {
      private class Hidden: NSObject { @objc private func secret() -> String { "secret" } }
      class Open: NSObject { @objc private func secret() -> String { "open" } }
      func hidden() -> NSObject { Hidden() }
    }
    fileprivate class FilePrivate: NSObject { @objc func f() -> String { "fileprivate" } }
    func local() -> NSObject {
      class Local: NSObject { @objc func f() -> String { "local" } }
      return Local()
    }
    @objc(Renamed) class Original: NSObject {}
    class Plain { @objc func f() -> String { "plain" } }
    """

  @Test func compiles() { expectCompiles(Self.source) }
  @Test func compilesInTheSwift6Mode() { expectCompiles(Self.source, swiftVersion: "6") }

  @Test func reachesEverythingAtRunTime() {
    let output = Compiler.run(
      lowered(Self.source),
      """
      let screen = Screen(), label = UILabel(), button = UIButton()
      try KeyValueCoding.set(label, forKey: "label", of: screen)
      try KeyValueCoding.set([button] as [AnyObject], forKey: "buttons", of: screen)
      try KeyValueCoding.set(NSNumber(value: 4), forKey: "radius", of: screen)
      try KeyValueCoding.set(7.0, forKey: "hidden", of: screen)
      print(screen.value(forKey: "label") as? UILabel === label, screen.radius, screen.value(forKey: "hidden")!)
      try ObjectRegistry.perform("tap:", on: screen, with: [button, nil])
      try ObjectRegistry.perform("none", on: screen, with: [button])
      print(try ObjectRegistry.perform("add:to:", on: screen, with: [1, 2])!)
      do { try ObjectRegistry.perform("tap:", on: screen, with: [label]) } catch { print(error) }
      do { try KeyValueCoding.set(1, forKey: "nothing", of: Plain()) } catch { print("\\(error)".contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.")) }
      let cell = try ObjectRegistry.record(named: "App.Cell")!.initializers["initWithStyle:reuseIdentifier:"]!([UITableViewCell.CellStyle.default, "id"])
      print(type(of: cell!), ObjectRegistry.record(named: "App.Made")!.initializers.count, ObjectRegistry.record(named: "Renamed")!.name)
      for object in [Box<String>(), IntBox(), Outer().hidden(), Outer.Open(), local()] as [NSObject] {
        for name in ["name", "own", "secret", "f"] as [Selector] where object.responds(to: name) {
          print(try ObjectRegistry.perform(name, on: object)!)
        }
      }
      print(try ObjectRegistry.perform("f", on: Plain())!)
      """)
    #expect(
      output == """
        true 4.0 7
        tap true
        none
        3
        tap false
        true
        Cell 0 Renamed
        String
        Int
        own
        secret
        open
        local
        plain

        """)
  }
}
