/// Stands until Text/Input/UITextField.swift lands; then this file goes.
@preconcurrency @MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var isSecureTextEntry = false
  open override var canBecomeFirstResponder: Bool { true }
}
