import Testing

@testable import BrowserHost

@Suite struct ModuleBundleTests {
  private func bundle(_ files: [String: String]) -> String? {
    ModuleBundle.text(from: "main.js") { files[$0] }
  }

  @Test func importsBecomeNamesOfModulesThatStandBefore() {
    let text = bundle([
      "main.js": "import { a, b as c } from \"./core/one.js\";\nstart(a, c, \"한글\");",
      "core/one.js": "import { two } from \"../two.js\";\nexport const a = two();\nexport class b {}",
      "two.js": "export function two() {}\nfunction own() {}",
    ])
    #expect(
      text == """
        // two.js
        const module2 = (() => {
        function two() {}
        function own() {}
        return { two };
        })();
        // core/one.js
        const module1 = (() => {
        const { two } = module2;
        const a = two();
        class b {}
        return { a, b };
        })();
        // main.js
        const module0 = (() => {
        const { a, b: c } = module1;
        start(a, c, "한글");
        return {  };
        })();

        """)
  }

  @Test(arguments: [
    ["main.js": "import { a } from \"./absent.js\";"],
    ["main.js": "import a from \"./a.js\";", "a.js": "export default 1;"],
    ["main.js": "import { a } from \"./a.js\";", "a.js": "export { b as a };"],
    [
      "main.js": "import { a } from \"./a.js\";",
      "a.js": "import { b } from \"./main.js\";\nexport const a = 1;",
    ],
  ])
  func otherFormsGiveNoBundle(files: [String: String]) {
    #expect(bundle(files) == nil)
  }
}
