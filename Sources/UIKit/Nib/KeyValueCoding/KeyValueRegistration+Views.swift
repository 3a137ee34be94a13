import QuartzCore

extension KeyValueRegistration {
  static func registerViews() {
    keys(of: UIResponder.self) { keys in
      keys.property("accessibilityIdentifier", \.accessibilityIdentifier)
      keys.property("accessibilityLabel", \.accessibilityLabel)
      keys.property("accessibilityHint", \.accessibilityHint)
      keys.property("accessibilityValue", \.accessibilityValue)
      keys.property("isAccessibilityElement", \.isAccessibilityElement)
    }
    keys(of: UIView.self) { keys in
      keys.property("tag", \.tag)
      keys.property("alpha", \.alpha)
      keys.property("hidden", \.isHidden)
      keys.property("isHidden", \.isHidden)
      keys.property("opaque", \.isOpaque)
      keys.property("clipsToBounds", \.clipsToBounds)
      keys.property("backgroundColor", \.backgroundColor)
      keys.property("tintColor", \.tintColor)
      keys.property("userInteractionEnabled", \.isUserInteractionEnabled)
      keys.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
      keys.property("multipleTouchEnabled", \.isMultipleTouchEnabled)
      keys.property("exclusiveTouch", \.isExclusiveTouch)
      keys.property("isExclusiveTouch", \.isExclusiveTouch)
      keys.property("frame", \.frame)
      keys.property("bounds", \.bounds)
      keys.property("center", \.center)
      keys.property("transform", \.transform)
      keys.property("layoutMargins", \.layoutMargins)
      keys.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      keys.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      keys.property(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
      keys.property("restorationIdentifier", \.restorationIdentifier)
      keys.property("mask", \.mask)
      keys.readOnly("layer", \.layer)
      keys.readOnly("superview", \.superview)
      keys.readOnly("subviews", \.subviews)
      keys.readOnly("window", \.window)
      // A recognizer of the dock is hung on the view by a collection that adds.
      keys.setter("gestureRecognizers") { view, value in
        for case let recognizer as UIGestureRecognizer in value as? [AnyObject] ?? [] {
          view.addGestureRecognizer(recognizer)
        }
      }
    }
    keys(of: UIStackView.self) { keys in
      keys.property("spacing", \.spacing)
      keys.property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
      keys.property("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    }
    keys(of: UIImageView.self) { keys in
      keys.property("image", \.image)
      keys.property("highlightedImage", \.highlightedImage)
      keys.property("highlighted", \.isHighlighted)
    }
    keys(of: NSLayoutConstraint.self) { keys in
      keys.property("constant", \.constant)
      keys.property("active", \.isActive)
      keys.property("identifier", \.identifier)
      keys.readOnly("priority", \.priority)
      keys.setter("priority") { constraint, value in
        guard let number = convert(value, to: Float.self) else { return }
        constraint.priority = UILayoutPriority(rawValue: number)
      }
      keys.readOnly("firstItem", \.firstItem)
      keys.readOnly("secondItem", \.secondItem)
      keys.readOnly("multiplier", \.multiplier)
    }
  }

  static func registerLayers() {
    keys(of: CALayer.self) { keys in
      keys.property("cornerRadius", \.cornerRadius)
      keys.property("borderWidth", \.borderWidth)
      keys.property("masksToBounds", \.masksToBounds)
      keys.property("opacity", \.opacity)
      keys.property("shadowRadius", \.shadowRadius)
      keys.property("shadowOpacity", \.shadowOpacity)
      keys.property("shadowOffset", \.shadowOffset)
      keys.property("zPosition", \.zPosition)
      keys.property("hidden", \.isHidden)
      keys.setter("borderColor") { layer, value in try setColor(value) { layer.borderColor = $0 } }
      keys.setter("shadowColor") { layer, value in try setColor(value) { layer.shadowColor = $0 } }
      keys.setter("backgroundColor") { layer, value in try setColor(value) { layer.backgroundColor = $0 } }
    }
  }

  /// A runtime attribute of type Color holds a UIColor, which a layer cannot use: iOS shows no colour.
  private static func setColor(_ value: Any?, _ set: (CGColor?) -> Void) throws {
    if value is UIColor {
      Log.write(
        .warning,
        "A layer's colour was set to a UIColor by key; as on iOS it has no effect. Use cgColor in code.")
      return
    }
    set(value.flatMap { convert($0, to: CGColor.self) })
  }

  static func registerTexts() {
    keys(of: UILabel.self) { keys in
      keys.property("text", \.text)
      keys.property("attributedText", \.attributedText)
      keys.property("textColor", \.textColor)
      keys.property("font", \.font)
      keys.property("numberOfLines", \.numberOfLines)
      keys.property("enabled", \.isEnabled)
      keys.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      keys.property("minimumScaleFactor", \.minimumScaleFactor)
      keys.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      keys.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      keys.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      keys.setter("textAlignment") { label, value in
        guard let raw = convert(value, to: Int.self), let alignment = NSTextAlignment(rawValue: raw) else {
          return
        }
        label.textAlignment = alignment
      }
      keys.setter("lineBreakMode") { label, value in
        guard let raw = convert(value, to: Int.self), let mode = NSLineBreakMode(rawValue: raw) else {
          return
        }
        label.lineBreakMode = mode
      }
    }
  }
}
