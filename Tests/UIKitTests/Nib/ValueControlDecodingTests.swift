import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ValueControlDecodingTests {
  let scenes: DecodedScenes
  init() throws { scenes = try DecodedScenes() }

  @Test func valueControlsTakeTheirAttributes() throws {
    let view = try scenes.root(
      """
      <subviews>
      <switch id="a" on="YES"><color key="onTintColor" systemColor="systemRedColor"/></switch><switch id="a2"/>
      <slider id="b" value="70" minValue="50" maxValue="90" continuous="NO">
      <color key="minimumTrackTintColor" systemColor="systemGreenColor"/></slider>
      <segmentedControl id="c" selectedSegmentIndex="1"><segments><segment title="Figs"/><segment title="Dates"/>
      <segment title="Limes" enabled="NO"/></segments></segmentedControl>
      <segmentedControl id="c2"><segments><segment title="One"/></segments></segmentedControl>
      <pageControl id="d" numberOfPages="6" currentPage="2" hidesForSinglePage="YES">
      <color key="currentPageIndicatorTintColor" systemColor="systemBlueColor"/></pageControl>
      <pickerView id="h"/><datePicker id="i" datePickerMode="date" style="wheels" minuteInterval="5">
      <date key="date" timeIntervalSinceReferenceDate="700000000"/></datePicker>
      <progressView id="e" progressViewStyle="bar" progress="0.25">
      <color key="progressTintColor" systemColor="systemOrangeColor"/></progressView>
      <activityIndicatorView id="g" style="large" animating="YES" hidesWhenStopped="NO"/>
      </subviews>
      """)
    let a = try #require(view.fromDocument("a") as? UISwitch)
    #expect(a.isOn && a.onTintColor == .systemRed)
    #expect((view.fromDocument("a2") as? UISwitch)?.isOn == false)
    let b = try #require(view.fromDocument("b") as? UISlider)
    #expect(b.minimumValue == 50 && b.maximumValue == 90 && b.value == 70 && !b.isContinuous)
    #expect(b.minimumTrackTintColor == .systemGreen)
    let c = try #require(view.fromDocument("c") as? UISegmentedControl)
    #expect((0..<c.numberOfSegments).map { c.titleForSegment(at: $0) } == ["Figs", "Dates", "Limes"])
    #expect(c.selectedSegmentIndex == 1 && !c.isEnabledForSegment(at: 2))
    #expect((view.fromDocument("c2") as? UISegmentedControl)?.selectedSegmentIndex == 0)
    let d = try #require(view.fromDocument("d") as? UIPageControl)
    #expect(d.numberOfPages == 6 && d.currentPage == 2 && d.hidesForSinglePage)
    #expect(d.currentPageIndicatorTintColor == .systemBlue)
    let e = try #require(view.fromDocument("e") as? UIProgressView)
    #expect(e.progress == 0.25 && e.progressViewStyle == .bar && e.progressTintColor == .systemOrange)
    let g = try #require(view.fromDocument("g") as? UIActivityIndicatorView)
    #expect(g.style == .large && g.isAnimating && !g.hidesWhenStopped)
    #expect(view.fromDocument("h") is UIPickerView)
    let i = try #require(view.fromDocument("i") as? UIDatePicker)
    #expect(i.datePickerMode == .date && i.datePickerStyle == .wheels && i.minuteInterval == 5)
    #expect(i.date.timeIntervalSinceReferenceDate == 700_000_000)
  }
}
