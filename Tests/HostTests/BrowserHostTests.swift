import Foundation
import Surface
import Testing

@testable import BrowserHost

@Suite struct BrowserHostTests {
  @Test func aBudgetAllowsBurstsAndThenARate() {
    var budget = RateBudget(perSecond: 10, burst: 3)
    let answers = [5, 5, 5, 5, 5.11, 5.11, 100, 100, 100, 100].map { budget.take(at: $0) }
    #expect(answers == [true, true, true, false, true, false, true, true, true, false])
  }

  @Test func aPortInUseIsNamed() throws {
    let first = WebServer(address: "127.0.0.1", port: 0)
    try first.open()
    let port = first.port
    #expect(port > 0)
    #expect(throws: WebServerError.cannotListen("127.0.0.1", port)) {
      try WebServer(address: "127.0.0.1", port: port).open()
    }
    #expect(throws: WebServerError.self) { try WebServer(address: "203.0.113.7", port: port).open() }
    first.stop()
    first.run()
    #expect(WebServer(address: "localhost", port: 0).address == "127.0.0.1")
  }

  @Test func aSavedFileIsToldOnceItIsQuiet() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Views"), withIntermediateDirectories: true)
    let (changes, told) = AsyncStream.makeStream(of: Int.self)
    let watcher = FileWatcher([folder]) { told.yield(1) }
    var iterator = changes.makeAsyncIterator()
    try Data("1".utf8).write(to: folder.appendingPathComponent("App/Views/A.swift"))
    #expect(await iterator.next() == 1)
    // A folder made later is watched too; what editors leave beside a file is not.
    try Data("1".utf8).write(to: folder.appendingPathComponent("App/.A.swift.swp"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Models"), withIntermediateDirectories: true)
    try Data("1".utf8).write(to: folder.appendingPathComponent("App/Models/B.swift"), options: .atomic)
    #expect(await iterator.next() == 1)
    watcher.stop()
  }

  @Test func whatThePageIsToldIsJSON() throws {
    let hello = HostMessage.Hello(title: "과일 \"가게\"", languages: ["ko"], kiosk: false, fonts: [])
    let object = try JSONSerialization.jsonObject(with: HostMessage.data(hello)) as? [String: Any]
    #expect(object?["title"] as? String == "과일 \"가게\"")
    let devices = try #require(object?["devices"] as? [[String: Any]])
    #expect(devices.count == Device.all.count)
    #expect(devices[0]["size"] as? [Double] == [393, 852])
  }
}
