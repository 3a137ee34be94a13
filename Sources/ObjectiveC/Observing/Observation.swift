import Foundation

extension KeyValueObserving {
  /// One observation of one key path, with those of what the path leads through and hangs on.
  final class Observation {
    /// What the observer is told.
    struct News {
      /// With `.old`, and in front of a change.
      var old: Any?
      var isPrior = false
      var isInitial = false
    }

    weak var object: AnyObject?
    let objectIdentifier: ObjectIdentifier
    let path: [String]
    let options: NSKeyValueObservingOptions
    let observerIdentifier: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    private let value: () -> Any?
    private let notify: (News) -> Void
    /// On what the path's first key leads to, for the rest of the path; and on what the key's value is made of.
    private var rest: Observation?
    private var sources: [Observation] = []
    /// Changes that have begun: changes within changes are told once.
    private var depth = 0
    private var old: Any?

    /// - Parameters:
    ///   - value: what is at the end of the path now.
    init(
      object: AnyObject, path: [String], options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
      context: UnsafeMutableRawPointer? = nil, value: @escaping () -> Any?, notify: @escaping (News) -> Void
    ) {
      (self.object, objectIdentifier) = (object, ObjectIdentifier(object))
      (self.path, self.options, self.context) = (path, options, context)
      observerIdentifier = observer.map { ObjectIdentifier($0) }
      (self.value, self.notify) = (value, notify)
    }

    func begin() {
      guard let object else { return }
      observeSources(of: object)
      observeRest(of: object)
      if options.contains(.initial) { notify(News(isInitial: true)) }
    }
    func end() {
      for part in sources + (rest.map { [$0] } ?? []) { KeyValueObserving.remove(part) }
      (sources, rest) = ([], nil)
    }

    func willChange() {
      depth += 1
      guard depth == 1 else { return }
      let isAsked = !options.isDisjoint(with: [.old, .prior])
      old = isAsked ? value() : nil
      if options.contains(.prior) { notify(News(old: old, isPrior: true)) }
    }
    /// - Parameter old: for changes of which nobody told in front.
    func didChange(from old: Any?) {
      let old = depth > 0 ? self.old ?? old : old
      depth = max(0, depth - 1)
      guard depth == 0 else { return }
      self.old = nil
      if path.count > 1, let object { observeRest(of: object) }
      notify(News(old: options.contains(.old) ? old : nil))
    }

    /// `keyPathsForValuesAffecting…`: a change of those is a change of this one.
    private func observeSources(of object: AnyObject) {
      for source in KeyValueObserving.sources(of: path[0], in: type(of: object)).sorted() {
        sources.append(part(object, source.split(separator: ".").map(String.init)))
      }
    }
    private func observeRest(of object: AnyObject) {
      if let rest { KeyValueObserving.remove(rest) }
      rest = nil
      guard path.count > 1, let next = try? KeyValueCoding.value(forKey: path[0], of: object) else { return }
      rest = part(next as AnyObject, Array(path.dropFirst()))
    }
    private func part(_ object: AnyObject, _ path: [String]) -> Observation {
      let part = Part(of: self)
      let observation = Observation(
        object: object, path: path, options: [.prior], value: { nil }, notify: part.tell)
      KeyValueObserving.add(observation)
      return observation
    }
  }

  /// Hands the news of a part of an observation to the whole.
  private final class Part {
    weak var whole: Observation?
    init(of whole: Observation) { self.whole = whole }
    func tell(_ news: Observation.News) {
      news.isPrior ? whole?.willChange() : whole?.didChange(from: nil)
    }
  }
}
