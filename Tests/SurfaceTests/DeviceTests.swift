import Surface
import Testing

@Suite struct DeviceTests {
  @Test func everyModelIsFoundByItsName() {
    for device in Device.all { #expect(Device.named(device.name.uppercased())?.name == device.name) }
  }

  @Test(arguments: [
    ("iPad Pro 11-inch (M4)", "iPad Pro 11"), ("iPad Pro 13-inch", "iPad Pro 13"),
    ("iPad (10th generation)", "iPad"),
    ("iPad mini (A17 Pro)", "iPad mini"), ("iPhone SE (3rd generation)", "iPhone SE"),
    ("iphone se (1st generation)", "iPhone SE (1st generation)"), ("iPhone 13", "iPhone 14"),
    ("iPhone 15 Plus", "iPhone 15 Pro Max"), ("iPad Air 11-inch (M2)", "iPad"),
    ("iPad Air (5th generation)", "iPad"),
  ])
  func namesOfXcodesSimulators(name: String, model: String) {
    #expect(Device.named(name)?.name == model)
  }

  @Test(arguments: ["", "iPhone", "iPhone 15 (", "Phone", "iPad Pro"])
  func otherNamesAreNone(name: String) {
    #expect(Device.named(name) == nil)
  }
}
