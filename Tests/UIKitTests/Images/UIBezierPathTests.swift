import Testing

@testable import UIKit

@MainActor @Suite struct UIBezierPathTests {
  private func close(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01
  }

  @Test func boundsAndInside() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(abs(oval.bounds.width - 10) < 0.01)
    #expect(oval.contains(CGPoint(x: 5, y: 10)))
    #expect(!oval.contains(CGPoint(x: 0.5, y: 0.5)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func clockwiseArcsTurnAsSeenOnTheScreen() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(close(arc.currentPoint, 0, 10))
    #expect(abs(arc.bounds.width - 10) < 0.01)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(close(other.currentPoint, 0, 10))
    #expect(abs(other.bounds.width - 20) < 0.01)
  }

  @Test func tangentArcsTouchBothLines() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(close(path.currentPoint, 10, 4))
    #expect(abs(path.boundingBoxOfPath.maxX - 10) < 0.01)
    #expect(abs(path.boundingBoxOfPath.minY) < 0.01)
  }

  @Test func onlyStatedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
  }

  @Test func contextsKeepTheirState() {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.scaleBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 7, y: 7))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    context.restoreGState()
  }
}
