import Testing

@testable import Lowering

@Suite struct MissingFrameworksTests {
  @Test func theImportGoesAndIsNamed() {
    let module = lowered("import Combine\nimport AVFoundation\nlet answer = 42\n")
    #expect(module.body() == "\n\nlet answer = 42\n")
    #expect(module.messages.map(\.text).map(Diagnostic.missingFramework(in:)) == ["Combine", "AVFoundation"])
    #expect(module.messages.map(\.line) == [1, 2])
  }

  @Test func whatIsThereStays() {
    let module = lowered("import Foundation\n")
    #expect(module.body() == "import Foundation\n")
    #expect(module.messages.isEmpty)
  }
}
