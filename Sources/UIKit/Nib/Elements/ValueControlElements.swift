import InterfaceBuilder

extension ElementDecoder {
  static let switchControl = control("switch", UISwitch.self) { control, element, nib in
    // Interface Builder writes the on state of a switch only when it is on.
    if let value = element.bool("on") { control.isOn = value }
    nib.resources.withColor("onTintColor", element) { control.onTintColor = $0 }
    nib.resources.withColor("thumbTintColor", element) { control.thumbTintColor = $0 }
  }

  static let slider = control("slider", UISlider.self) { slider, element, nib in
    // The range comes first: a value outside of it would be cut.
    if let value = element.double("minValue") ?? element.double("minimumValue") {
      slider.minimumValue = Float(value)
    }
    if let value = element.double("maxValue") ?? element.double("maximumValue") {
      slider.maximumValue = Float(value)
    }
    if let value = element.double("value") { slider.value = Float(value) }
    if let value = element.bool("continuous") { slider.isContinuous = value }
    nib.resources.withColor("minimumTrackTintColor", element) { slider.minimumTrackTintColor = $0 }
    nib.resources.withColor("maximumTrackTintColor", element) { slider.maximumTrackTintColor = $0 }
    nib.resources.withColor("thumbTintColor", element) { slider.thumbTintColor = $0 }
    nib.resources.withImage("minimumValueImage", element, catalog: "minimumValueImageCatalog") {
      slider.minimumValueImage = $0
    }
    nib.resources.withImage("maximumValueImage", element, catalog: "maximumValueImageCatalog") {
      slider.maximumValueImage = $0
    }
  }

  static let segmentedControl = control(
    "segmentedControl", UISegmentedControl.self,
    structure: { control, element, nib in
      for (index, segment) in element.group("segments").enumerated() {
        control.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
        nib.resources.withImage("image", segment) { control.setImage($0, forSegmentAt: index) }
        if let value = segment.bool("enabled") { control.setEnabled(value, forSegmentAt: index) }
        if let width = segment.double("width"), width > 0 {
          control.setWidth(CGFloat(width), forSegmentAt: index)
        }
      }
      // Interface Builder leaves the first segment out.
      control.selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
    },
    properties: { control, element, nib in
      if let value = element.bool("momentary") { control.isMomentary = value }
      if let value = element.bool("apportionsSegmentWidthsByContent") {
        control.apportionsSegmentWidthsByContent = value
      }
      nib.resources.withColor("selectedSegmentTintColor", element) { control.selectedSegmentTintColor = $0 }
    })

  static let pageControl = control("pageControl", UIPageControl.self) { control, element, nib in
    if let value = element.int("numberOfPages") { control.numberOfPages = value }
    if let value = element.int("currentPage") { control.currentPage = value }
    if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    nib.resources.withColor("pageIndicatorTintColor", element) { control.pageIndicatorTintColor = $0 }
    nib.resources.withColor("currentPageIndicatorTintColor", element) {
      control.currentPageIndicatorTintColor = $0
    }
  }

  static let progressView = view("progressView", UIProgressView.self) { view, element, nib in
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let value = element.double("progress") { view.progress = Float(value) }
    nib.resources.withColor("progressTintColor", element) { view.progressTintColor = $0 }
    nib.resources.withColor("trackTintColor", element) { view.trackTintColor = $0 }
  }
}
