import Testing

@testable import UIKit

/// Trees in which a height follows a width and the width the height come to rest all the same.
@MainActor struct SteadinessTests {
  /// Squares as wide as a share of a row, beside a title of required sizes that wraps: two lines make the row
  /// wider, and then one line is enough.
  @Test func titleBesideSquaresThatFollowItsHeight() {
    let (left, right) = (SizedView(60, 40), SizedView(60, 40))
    let title = WrappingView(letters: 18)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      title.setContentHuggingPriority(.required, for: axis)
      title.setContentCompressionResistancePriority(.required, for: axis)
    }
    let row = UIStackView(arrangedSubviews: [left, title, right])
    let root = UIView.root(393, 852, row)
    root.activate(
      row.leftAnchor.constraint(equalTo: root.leftAnchor), row.topAnchor.constraint(equalTo: root.topAnchor))
    for square in [left, right] {
      root.activate(
        square.widthAnchor.constraint(equalTo: square.heightAnchor),
        square.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.15))
    }
    root.layOut()
    let first = row.arrangedSubviews.map(\.frame)
    for _ in 0..<3 {
      title.invalidateIntrinsicContentSize()
      root.layOut()
      #expect(row.arrangedSubviews.map(\.frame) == first)
    }
    #expect(abs(left.frame.height - title.frame.height) < 0.5)
    #expect(abs(first.map(\.width).reduce(0, +) - row.frame.width) < 0.7)
  }

  /// The height of a configured button follows its width without another turn.
  @Test func configuredButtonWrapsAtOnce() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "one two three four five six seven eight"
    let root = UIView.root(393, 852, button)
    root.activate(
      button.leftAnchor.constraint(equalTo: root.leftAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 150))
    root.layOut()
    let wrapped = button.frame.height
    #expect(wrapped > button.intrinsicContentSize.height + 10)
    root.layOut()
    #expect(button.frame.height == wrapped)
  }
}
