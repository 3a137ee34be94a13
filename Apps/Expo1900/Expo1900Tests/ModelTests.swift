import UIKit
import XCTest

@testable import Expo1900

final class ModelTests: XCTestCase {
  func test_the_exposition_is_read_from_its_asset() throws {
    let exposition = try DataAsset.decode(Exposition.self, named: Exposition.assetName)

    XCTAssertEqual(exposition.visitors, 48_130_300)
    XCTAssertEqual(exposition.location, "프랑스 파리")
    XCTAssertTrue(exposition.visitorsText.hasPrefix("48,130,300"))
    XCTAssertEqual(exposition.titleInTwoLines.components(separatedBy: "\n").count, 2)
  }

  func test_the_entries_are_read_and_have_pictures() throws {
    let entries = try DataAsset.decode([Entry].self, named: Entry.assetName)

    XCTAssertGreaterThanOrEqual(entries.count, 20)
    for entry in entries {
      XCTAssertFalse(entry.name.isEmpty)
      XCTAssertFalse(entry.shortDescription.isEmpty)
      XCTAssertFalse(entry.description.isEmpty)
      XCTAssertNotNil(UIImage(named: entry.imageName), "\(entry.imageName) has no picture")
    }
    XCTAssertEqual(Set(entries.map { $0.imageName }).count, entries.count)
  }

  func test_a_missing_asset_is_named() {
    XCTAssertThrowsError(try DataAsset.decode([Entry].self, named: "nothing")) { error in
      XCTAssertEqual(error as? DataAssetError, .missing(name: "nothing"))
      XCTAssertTrue(error.localizedDescription.contains("nothing"))
    }
  }

  func test_an_asset_of_another_shape_is_broken() {
    XCTAssertThrowsError(try DataAsset.decode([Entry].self, named: Exposition.assetName)) { error in
      XCTAssertEqual(error as? DataAssetError, .broken(name: Exposition.assetName))
    }
  }

  func test_the_search_looks_at_names_and_short_descriptions() throws {
    let entries = try DataAsset.decode([Entry].self, named: Entry.assetName)

    let found = entries.filter { $0.contains("악기") }

    XCTAssertFalse(found.isEmpty)
    XCTAssertLessThan(found.count, entries.count)
  }
}
