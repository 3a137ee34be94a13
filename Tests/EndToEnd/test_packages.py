"""A project with Swift packages: cloned by Package.resolved, local, with resources; and a package's own tests."""
import json
import os
import pathlib
import subprocess

import pytest
from espalier_drive import ROOT, Drive

ESPALIER = str(ROOT / "espalier")

LABELS = """
import Stone
import UIKit

public final class PlumLabel: UILabel {
  public var stone = Stone(weight: 3)

  public convenience init(ripe: Bool) {
    self.init(frame: .zero)
    text = String(format: NSLocalizedString("plum", bundle: .module, comment: ""), stone.weight)
    accessibilityIdentifier = "plum"
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { text = stoneWords() }
}
"""

CONTROLLER = """
import PlumKit
import UIKit

class ViewController: UIViewController {
  private let label = PlumLabel(ripe: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    view.addSubview(label)
  }
}
"""


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def git(folder, *words, environment):
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    done = subprocess.run(["git", *identity, "-C", folder, *words], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def commit(folder, environment, tag):
    git(folder, "init", "--quiet", environment=environment)
    git(folder, "add", "--all", environment=environment)
    git(folder, "commit", "--quiet", "--message", tag, environment=environment)
    git(folder, "tag", tag, environment=environment)
    return git(folder, "rev-parse", "HEAD", environment=environment)


def make_packages(folder):
    write(folder / "stone/Package.swift", """// swift-tools-version:5.7
import PackageDescription
let package = Package(
  name: "stone", products: [.library(name: "Stone", targets: ["Stone"])], targets: [.target(name: "Stone")])
""")
    write(folder / "stone/Sources/Stone/Stone.swift",
          "public struct Stone { public var weight: Int; public init(weight: Int) { self.weight = weight } }\n"
          "public func stoneWords() -> String { \"a stone\" }\n")
    write(folder / "plum-kit/Package.swift", """// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "PlumKit", defaultLocalization: "en", platforms: [.iOS(.v15)],
  products: [.library(name: "PlumKit", targets: ["PlumKit"])],
  dependencies: [.package(url: "https://fruit.invalid/stone.git", from: "1.0.0")],
  targets: [
    .target(name: "PlumKit", dependencies: [.product(name: "Stone", package: "stone")], resources: [.process("Words")]),
    .testTarget(name: "PlumKitTests", dependencies: ["PlumKit"]),
  ])
""")
    write(folder / "plum-kit/Sources/PlumKit/PlumLabel.swift", LABELS)
    write(folder / "plum-kit/Sources/PlumKit/Words/en.lproj/Localizable.strings", '"plum" = "A plum of %d";')
    write(folder / "plum-kit/Tests/PlumKitTests/PlumTests.swift", """
import UIKit
import XCTest
@testable import PlumKit

final class PlumTests: XCTestCase {
  func testTheLabelSaysItsWeight() {
    XCTAssertEqual(PlumLabel(ripe: true).text, "A plum of 3")
  }
  func testItFitsItsText() {
    let label = PlumLabel(ripe: false)
    label.sizeToFit()
    XCTAssertGreaterThan(label.bounds.width, 50)
  }
}
""")


def add_package(project, address, product):
    file = next(project.glob("*.xcodeproj")) / "project.pbxproj"
    text = file.read_text()
    text = text.replace("\t\t\ttargets = (\n", """\t\t\tpackageReferences = (
\t\t\t\tE500000000000000000000A0,
\t\t\t);
\t\t\ttargets = (
""", 1)
    text = text.replace("\t\t\tproductName = ", """\t\t\tpackageProductDependencies = (
\t\t\t\tE500000000000000000000A1,
\t\t\t);
\t\t\tproductName = """, 1)
    text = text.replace("\t};\n\trootObject", f"""\t\tE500000000000000000000A0 = {{
\t\t\tisa = XCRemoteSwiftPackageReference;
\t\t\trepositoryURL = "{address}";
\t\t\trequirement = {{
\t\t\t\tkind = upToNextMajorVersion;
\t\t\t\tminimumVersion = 1.0.0;
\t\t\t}};
\t\t}};
\t\tE500000000000000000000A1 = {{
\t\t\tisa = XCSwiftPackageProductDependency;
\t\t\tpackage = E500000000000000000000A0;
\t\t\tproductName = {product};
\t\t}};
\t}};
\trootObject""", 1)
    file.write_text(text)


def pins(project, **revisions):
    entries = [
        {"identity": name, "kind": "remoteSourceControl", "location": f"https://fruit.invalid/{name}.git",
         "state": {"revision": revision, "version": "1.0.0"}}
        for name, revision in ((name.replace("_", "-"), revision) for name, revision in revisions.items())]
    place = next(project.glob("*.xcodeproj")) / "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    write(place, json.dumps({"pins": entries, "version": 2}))


@pytest.fixture
def orchard(tmp_path):
    """An app, its packages as git repositories, and an environment in which their addresses lead to these."""
    config = tmp_path / "gitconfig"
    config.write_text(f'[url "file://{tmp_path}/remotes/"]\n\tinsteadOf = https://fruit.invalid/\n')
    environment = dict(
        os.environ, XDG_CACHE_HOME=str(tmp_path / "cache"), XDG_DATA_HOME=str(tmp_path / "data"),
        GIT_CONFIG_GLOBAL=str(config), GIT_CONFIG_NOSYSTEM="1")
    make_packages(tmp_path / "sources")
    revisions = {}
    for name in ("stone", "plum-kit"):
        source = tmp_path / "sources" / name
        revisions[name.replace("-", "_")] = commit(source, environment, "1.0.0")
        git(tmp_path, "clone", "--quiet", "--bare", str(source), f"remotes/{name}.git", environment=environment)
    subprocess.run([ESPALIER, "new", str(tmp_path / "Orchard"), "--code"], check=True, env=environment)
    project = tmp_path / "Orchard"
    add_package(project, "https://fruit.invalid/plum-kit.git", "PlumKit")
    pins(project, **revisions)
    (project / "Orchard/ViewController.swift").write_text(CONTROLLER)
    return project, environment, tmp_path


def build(project, environment, *words):
    return subprocess.run(
        [ESPALIER, "build", str(project), *words], env=environment, capture_output=True, text=True)


def test_pinned_packages_are_cloned_built_once_and_run(orchard):
    project, environment, folder = orchard
    with Drive(project, environment=environment, timeout=300) as app:
        assert app.text("plum") == "A plum of 3"
        app.tap(id="plum")
        assert app.text("plum") == "a stone"
    modules = sorted(path.name.split("-")[0] for path in (folder / "cache/espalier/packages/modules").iterdir())
    assert modules == ["PlumKit", "Stone"]
    # Without the repositories the cache is enough.
    (folder / "remotes").rename(folder / "gone")
    (project / "Orchard/ViewController.swift").write_text(CONTROLLER.replace("x: 20", "x: 30"))
    done = build(project, environment)
    assert done.returncode == 0, done.stderr


def test_errors_say_what_to_do(orchard):
    project, environment, folder = orchard
    (folder / "remotes").rename(folder / "gone")
    done = build(project, environment)
    assert done.returncode == 1
    assert "project.pbxproj: error: The package 'plum-kit' could not be cloned" in done.stderr
    assert "--package plum-kit=PATH" in done.stderr

    sources = folder / "sources"
    local = ["--package", f"plum-kit={sources}/plum-kit", "--package", f"stone={sources}/stone"]
    assert build(project, environment, *local).returncode == 0
    done = build(project, environment, *local, "--package", f"pear={sources}/stone")
    assert done.returncode == 1 and "--package pear: the project uses no package of that name" in done.stderr

    write(sources / "plum-kit/Sources/PlumKit/Broken.swift", "let number: Int = \"text\"\n")
    done = build(project, environment, *local)
    assert done.returncode == 1
    assert f"{sources}/plum-kit/Sources/PlumKit/Broken.swift:1:19: error: cannot convert" in done.stderr
    write(sources / "plum-kit/Package.swift", "// swift-tools-version:5.9\nimport PackageDescription\nlet x = 3 +\n")
    done = build(project, environment, *local)
    assert done.returncode == 1 and "plum-kit/Package.swift: error:" in done.stderr


def test_a_packages_own_tests_run(orchard):
    project, environment, folder = orchard
    results = folder / "results.xml"
    done = subprocess.run(
        [ESPALIER, "test", str(folder / "sources/plum-kit"), "--package", f"stone={folder}/sources/stone",
         "--xunit", str(results)], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert 'tests="2" failures="0"' in pathlib.Path(results).read_text()
