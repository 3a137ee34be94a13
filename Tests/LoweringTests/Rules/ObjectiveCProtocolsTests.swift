import Testing

@testable import Lowering

@Suite struct ObjectiveCProtocolsTests {
  private static let source = """
    import UIKit
    @objc protocol StockDelegate {
      func changed(to value: Int)
      @objc optional func emptied()
      @objc optional func colour(of name: String, at index: Int) -> String
      @objc optional func colour(_ name: String) -> String?
      @objc optional var limit: Int { get }
    }
    @objc public protocol Other: NSObjectProtocol {}
    @objc protocol Third: StockDelegate { @objc optional func third(_ body: @escaping () -> Void) }
    class Base: NSObject, StockDelegate {
      func changed(to value: Int) { print("changed", value) }
    }
    class Sub: Base {
      func emptied() { print("emptied") }
      var limit: Int { 7 }
    }
    extension Sub { func colour(of name: String, at index: Int) -> String { name + String(index) } }
    struct Stock {
      weak var delegate: StockDelegate?
      var onChange: ((Int) -> Void)?
      func tell() {
        onChange?(1)
        delegate?.changed(to: 1)
        delegate?.emptied?()
        print(delegate?.colour?(of: "red", at: 2) ?? "no colour")
        print(delegate?.colour?("red") as Any, delegate?.limit ?? 0)
        if delegate?.emptied != nil { print("can empty") }
        if let emptied = delegate?.emptied { emptied() }
        guard let delegate = delegate else { return }
        if let colour = delegate.colour?(of: "blue", at: 1) { print(colour) }
      }
    }
    """

  @Test func compiles() { expectCompiles(Self.source) }

  @Test func absentMembersAreNil() {
    let output = Compiler.run(
      lowered(Self.source),
      "let base = Base(), sub = Sub()\nStock(delegate: base).tell()\nStock(delegate: sub).tell()")
    #expect(
      output == """
        changed 1
        no colour
        nil 0
        changed 1
        emptied
        red2
        nil 7
        can empty
        emptied
        blue1

        """)
  }
}
