import Testing

@testable import UIKit

@MainActor struct ConflictTests {
  @Test func contradictionIsLoggedAndTheNewestBroken() {
    let view = UIView(), root = UIView.root(200, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    second.identifier = "wide"
    root.activate(first, second)
    let log = messages { root.layOut() }
    #expect(log.count == 1)
    #expect(log[0].hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(log[0].contains(first.description) && log[0].contains(second.description))
    #expect(log[0].contains("Will attempt to recover by breaking constraint \n\(second.description)"))
    #expect(second.description.contains(" 'wide' UIView:0x"))
    #expect(second.description.contains(".width == 150   (active)>"))
    #expect(view.frame.width == 100)
  }

  /// A picture of a share of a stack that fills its views: what the app asked for last gives way, not what holds
  /// the whole screen.
  @Test func theNewestOfAnAppsOwnGivesWayToAStack() {
    let (picture, stack) = (SizedView(60, 40), UIStackView())
    let root = UIView.root(400, 800, stack)
    stack.axis = .vertical
    stack.addArrangedSubview(picture)
    root.activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor),
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.8))
    let logged = messages { root.layOut() }
    #expect(logged.count == 1)
    #expect(stack.frame.width == 400)
    #expect(picture.frame.width == 400)
  }

  /// Views hand their constraints to the engine from the outside in; the newest is the last made active all the same.
  @Test func theNewestIsTheLastMadeActive() {
    let (view, box) = (UIView(), UIView())
    let root = UIView.root(200, 100, box)
    box.addConstrained(view)
    let outer = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    root.activate(
      view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.widthAnchor.constraint(equalToConstant: 80),
      outer)
    #expect(messages { root.layOut() }.count == 1)
    #expect(view.frame.width == 40 && box.frame.width == 80)
  }

  @Test func brokenConstraintComesBackWhenItFits() {
    let view = UIView(), root = UIView.root(200, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    root.activate(first, second)
    _ = messages { root.layOut() }
    let log = messages {
      first.isActive = false
      root.layOut()
    }
    #expect(log.isEmpty)
    #expect(view.frame.width == 150)
  }

  @Test func constantsThatContradictAreLogged() {
    let view = UIView(), root = UIView.root(200, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    root.activate(first, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor))
    #expect(messages { root.layOut() }.isEmpty)
    first.constant = 300
    #expect(messages { root.layOut() }.count == 1)
    first.constant = 120
    #expect(messages { root.layOut() }.isEmpty)
    #expect(view.frame.width == 120)
  }

  /// Behaviour 12.
  @Test func priorityMayChangeBetweenOptionalValues() {
    let view = UIView(), root = UIView.root(200, 100, view)
    let low = view.widthAnchor.constraint(equalToConstant: 10).at(250)
    root.activate(low, view.widthAnchor.constraint(equalToConstant: 20).at(500))
    root.layOut()
    #expect(view.frame.width == 20)
    low.priority = .defaultHigh
    root.layOut()
    #expect(view.frame.width == 10)
  }

  @Test func priorityMustNotBecomeRequired() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10).at(250)
        width.isActive = true
        width.priority = .required
      }
    }
  }

  /// Behaviour 13.
  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().leadingAnchor.constraint(equalTo: UILabelStandIn.kept.leadingAnchor).isActive = true
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("item is gone") || text.contains("no common ancestor"))
  }

  /// Behaviour 14.
  @Test func edgeWithoutSecondItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 0)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Location attributes must be specified in pairs"))
  }
}

@MainActor enum UILabelStandIn {
  static let kept = UIView()
}
