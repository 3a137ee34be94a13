/// A frame of reference on a screen. Points.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A view measures in its layer, everything else in the screen.
@MainActor private func layer(of space: any UICoordinateSpace) -> CALayer {
  (space as? UIView)?.layer ?? Windows.rootLayer
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: UIKit.layer(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: UIKit.layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: UIKit.layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: UIKit.layer(of: coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    Windows.rootLayer.convert(point, to: layer(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    Windows.rootLayer.convert(point, from: layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Windows.rootLayer.convert(rect, to: layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Windows.rootLayer.convert(rect, from: layer(of: coordinateSpace))
  }
}
