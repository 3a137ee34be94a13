/// Stands for an element that cannot be made: a dashed box with the element's name.
final class UnknownElementView: UIView {
  var elementName = "" { didSet { describe() } }

  override func didInitialize() {
    super.didInitialize()
    backgroundColor = .systemYellow.withAlphaComponent(0.2)
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemOrange.cgColor
    isAccessibilityElement = true
  }

  override func decode(from coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return }
    coder.nib.adopt(self, coder.element)
    ViewElement.decode(self, coder.element, coder.nib)
    ViewStructure.decode(self, coder.element, coder.nib) { self.addSubview($0) }
    ViewStructure.decodeConstraints(of: self, coder.element, coder.nib)
  }

  private func describe() { accessibilityLabel = "<\(elementName)>" }
}
