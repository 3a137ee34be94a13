import SwiftSyntax

/// `@NSManaged var name: String?` gets accessors that go through key-value coding.
struct ManagedProperties: Rule {
  func visit(_ node: VariableDeclSyntax, _ context: FileContext) {
    guard node.attributes.names.contains("NSManaged"), let binding = node.bindings.last,
      binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let key = pattern.identifier.text.trimmingBackticks.swiftLiteral
    context.imports.insert("ObjectiveC")
    context.insert(
      " { get { ObjectiveC.managedValue(\(key), of: self) } set { ObjectiveC.setManagedValue(newValue, \(key), of: self) } }",
      at: binding.valueEnd)
  }
}
