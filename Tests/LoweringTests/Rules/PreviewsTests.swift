import Testing

@testable import Lowering

@Suite struct PreviewsTests {
  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      import SwiftUI

      class Screen: UIViewController {}

      #Preview {
        Screen()
      }
      #Preview("named", traits: .landscapeLeft) { Screen() }

      struct ScreenPreview: PreviewProvider {
        static var previews: some View { Wrapper() }
      }
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Screen { Screen() }
        func updateUIViewController(_ controller: Screen, context: Context) {}
      }
      extension UIViewController {
        private struct Preview: UIViewControllerRepresentable {
          let controller: UIViewController
          func makeUIViewController(context: Context) -> UIViewController { controller }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        func preview() -> some View { Preview(controller: self) }
      }
      """)
  }

  @Test func whatSwiftUIBroughtStays() {
    let source = """
      import SwiftUI
      extension UIView {
        func toPreview() -> some View { Wrapper(view: self) }
        func shake() { frame.origin.x = 5 }
      }
      """
    #expect(lowered(source).body().hasPrefix("import UIKit\n"))
    expectCompiles(source)
  }

  @Test func realSwiftUIStays() {
    let module = lowered("import SwiftUI\nstruct Content: View { var body: some View { Text(\"\") } }\n")
    #expect(module.body().hasPrefix("import SwiftUI"))
    #expect(module.imports.contains("SwiftUI"))
  }
}
