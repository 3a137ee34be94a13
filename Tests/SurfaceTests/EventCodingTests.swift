import Foundation
import Testing

@testable import Surface

@Suite struct EventCodingTests {
  static let events: [Event] = [
    .touch(TouchEvent(finger: 2, phase: .moved, location: CGPoint(x: 1.5, y: -2), time: 12.25)),
    .scroll(node: 5, offset: CGPoint(x: 0, y: 33.5), phase: "settled"),
    .text(node: 7, text: "한글 \"q\"", selection: [2, 1], marked: [1, 1]),
    .text(node: 7, text: "", selection: [0, 0], marked: nil),
    .focus(node: 7, false),
    .returnKey(node: 7),
    .keyboard(height: 336.5),
    .key(KeyEvent(key: "ArrowDown", code: "ArrowDown", isDown: true, modifiers: ["shift"])),
    .accessibilityAction(node: 9, "increment"),
    .environment(environment),
    .attach, .lifecycle("background"), .openURL("a://b"), .command(id: 3, "{\"do\":\"tree\"}"),
  ]
  static var environment: Environment {
    var environment = Environment(device: .named("iPad mini")!)
    environment.orientation = "landscapeLeft"
    environment.isDark = true
    environment.contentSize = "AX3"
    environment.language = "ko"
    environment.scrollsNatively = true
    environment.showsKeyboard = false
    return environment
  }

  @Test(arguments: events) func eventsSurviveTheWire(event: Event) throws {
    #expect(try Event(wireData: event.wireData()) == event)
  }

  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "1e308", "-1e308", "9007199254740994", "0.5",
  ])
  func numbersThatNoPageCountsToAreRefused(number: String) {
    for text in [
      #"{"type":"touch","finger":\#(number),"phase":"began","at":[1,1],"time":0}"#,
      #"{"type":"focus","node":\#(number),"on":true}"#,
      #"{"type":"text","node":1,"text":"","selection":[\#(number),\#(number)]}"#,
    ] {
      #expect(throws: WireError.self) { try Event(wireData: Data(text.utf8)) }
    }
  }

  @Test(arguments: [
    Message.ready, .reply(id: 4, "{}"), .log(level: "warning", "한\n글"), .openURL("tel:1"), .announce("a"),
    .haptic("impact"), .pasteboard("x"), .share(["a", "b"]),
  ]) func messagesSurviveTheWire(message: Message) throws {
    #expect(try Message(wireData: message.wireData()) == message)
  }

  @Test func resourcesSurviveTheWire() throws {
    let resource = Resource(id: "a/\"1", type: "image/png", bytes: Data([0, 10, 255, 10]))
    #expect(try Resource(wireData: resource.wireData()) == resource)
  }

  @Test(arguments: [
    (#"{"type":"touch","phase":"sideways"}"#, "phase: unknown word “sideways”"),
    (#"{"type":"touch","at":[1]}"#, "at: 2 numbers expected, not 1"),
    (#"{"type":"scroll","node":1,"offset":[0,0],"phase":"x"}"#, "phase: unknown word “x”"),
    (#"{"type":"text","node":1,"text":"","selection":[-1,0]}"#, "selection: start and length expected"),
    (#"{"type":"text","node":1}"#, "text: missing"),
    (#"{"type":"environment"}"#, "device: a size of 0.0 × 0.0 points cannot be shown"),
    (#"{"type":"environment","orientation":"up"}"#, "orientation: unknown orientation “up”"),
    (#"{"type":"what"}"#, "type: unknown type of event “what”"),
    (#"{"kind":"x"}"#, "type: a word expected"),
    (#"{"type":"attach","x":1e999}"#, "byte 26: no finite number"),
  ]) func eventErrorsNameThePlace(text: String, message: String) {
    #expect {
      try Event(wireData: Data(text.utf8))
    } throws: {
      "\($0)" == message
    }
  }

  @Test func stringsTakeEveryEscape() throws {
    let text = #"{"type":"openURL","url":"\u0041\ud83c\udf53\ud800x\/\b\f\n\r\t\\\""}"#
    let expected = "A🍓\u{FFFD}x/\u{8}\u{C}\n\r\t\\\""
    #expect(try Event(wireData: Data(text.utf8)) == .openURL(expected))
  }
}
