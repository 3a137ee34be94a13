import InterfaceBuilder

typealias DocumentElement = InterfaceBuilder.Element

/// How one kind of element becomes an object of UIKit.
@MainActor struct ElementDecoder {
  /// The tag: `label`.
  let name: String
  /// The class that is made when the document names no other.
  let type: AnyClass
  /// What attributes mean that Interface Builder leaves out, where they may vary with the size class.
  let defaults: [String: String]
  /// Sets what the element says and leaves alone what it does not: also called with an element that holds
  /// only what varies with the size class.
  let properties: (_ object: AnyObject, _ element: DocumentElement, _ nib: NibObjects) -> Void
  /// Makes what lies inside: subviews, items, constraints.
  let structure: (_ object: AnyObject, _ element: DocumentElement, _ nib: NibObjects) -> Void
  /// `init?(coder:)` of the class or of a subclass; nil where the class has none, and `init()` is used.
  let make: ((_ type: AnyClass, _ coder: NSCoder) -> AnyObject?)?

  func decode(_ object: AnyObject, _ element: DocumentElement, _ nib: NibObjects) {
    properties(object, element, nib)
    structure(object, element, nib)
  }
}

extension ElementDecoder {
  /// A view. `properties` and `structure` come after those that every view has; `structure` replaces the
  /// plain adding of subviews.
  static func view<View: UIView>(
    _ name: String, _ type: View.Type, defaults: [String: String] = [:],
    addSubview: @escaping @MainActor (View, UIView) -> Void = { $0.addSubview($1) },
    structure: @escaping @MainActor (View, DocumentElement, NibObjects) -> Void = { _, _, _ in },
    properties: @escaping @MainActor (View, DocumentElement, NibObjects) -> Void
  ) -> ElementDecoder {
    ElementDecoder(
      name: name, type: type, defaults: defaults.merging(ViewElement.defaults) { own, _ in own },
      properties: { object, element, nib in
        guard let view = object as? UIView else { return }
        ViewElement.decode(view, element, nib)
        if let view = object as? View { properties(view, element, nib) }
      },
      structure: { object, element, nib in
        guard let view = object as? UIView else { return }
        ViewStructure.decode(view, element, nib) { child in
          if let view = view as? View { addSubview(view, child) } else { view.addSubview(child) }
        }
        if let view = object as? View { structure(view, element, nib) }
        ViewStructure.decodeConstraints(of: view, element, nib)
      },
      make: { type, coder in (type as? UIView.Type)?.init(coder: coder) })
  }

  /// An object that is no view and has `init()`: the element is read into it after it is made.
  static func object<Object: AnyObject>(
    _ name: String, _ type: Object.Type,
    make: @escaping @MainActor (_ type: AnyClass, _ coder: NSCoder) -> Object?,
    properties: @escaping @MainActor (Object, DocumentElement, NibObjects) -> Void,
    defaultType: AnyClass? = nil
  ) -> ElementDecoder {
    ElementDecoder(
      name: name, type: defaultType ?? type, defaults: [:],
      properties: { object, element, nib in
        if let object = object as? Object { properties(object, element, nib) }
      },
      structure: { _, _, _ in }, make: make)
  }
}
