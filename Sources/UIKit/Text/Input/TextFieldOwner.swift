/// A view that a text field is a part of: asked and told beside the app's delegate (search bars).
@MainActor protocol TextFieldOwner: AnyObject {
  func fieldShouldBegin() -> Bool
  func fieldDidBegin()
  func fieldShouldEnd() -> Bool
  func fieldDidEnd()
  func fieldShouldChange(_ range: NSRange, _ replacement: String) -> Bool
  func fieldDidChange()
  func fieldDidPressReturn()
}
