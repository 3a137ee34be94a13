/// UIKit's own properties as key-value coding finds them: outlets of UIKit's classes, and key paths that
/// runtime attributes and apps use.
///
/// An app's properties are registered by its generated code; a class's superclasses are looked up after it.
@MainActor enum KeyValueRegistration {
  private static var isDone = false

  /// Once per process, before the first key is asked for.
  static func register() {
    guard !isDone else { return }
    isDone = true
    registerViews()
    registerTexts()
    registerControls()
    registerInputs()
    registerLayers()
    registerControllers()
    registerDelegates()
    registerMethods()
    ObservedProperties.register()
    ObjectRegistry.register(SegueTemplate.self, name: "UIStoryboardSegueTemplate") { record in
      record.methods[SegueTemplate.action] = { template, arguments in
        MainActor.assumeIsolated {
          (template as? SegueTemplate)?.trigger(sender: arguments.first ?? nil)
        }
        return nil
      }
    }
  }
}

/// Lists the keys of one class.
@MainActor struct KeyRegistrar<Object: AnyObject> {
  let record: ClassRecord

  /// A property that can be read and set.
  func property<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    readOnly(key, path)
    record.setters[key] = { object, value in
      try MainActor.assumeIsolated {
        guard let object = object as? Object else { return }
        try assign(value, to: &object[keyPath: path], key: key, of: object)
      }
    }
  }

  func readOnly<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
    record.getters[key] = { object in
      MainActor.assumeIsolated { (object as? Object)?[keyPath: path] as Any? }
    }
  }

  /// A property that takes the value in its own way.
  func setter(_ key: String, _ set: @escaping @MainActor (Object, Any?) throws -> Void) {
    record.setters[key] = { object, value in
      try MainActor.assumeIsolated {
        guard let object = object as? Object else { return }
        try set(object, value)
      }
    }
  }
}

extension KeyValueRegistration {
  static func keys<Object: AnyObject>(
    of type: Object.Type, _ list: @MainActor (KeyRegistrar<Object>) -> Void
  ) {
    ObjectRegistry.register(type, name: "\(type)") { list(KeyRegistrar(record: $0)) }
  }
}
