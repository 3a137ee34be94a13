"""500 constraints by SnapKit beside the same by plain anchors, in one app and one run.

SnapKit's sources are never fetched: SNAPKIT names a folder with a copy of them. Both halves stand in the app's
own source file, compiled as `run` compiles any app's; SnapKit is compiled as any package that nobody edits.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from espalier_drive import Drive  # noqa: E402

REPEATS = 7
PRODUCT = "5A4B00000000000000000001"


def project(folder):
    """A project from the template that needs the product SnapKit, with the source that stands beside this file."""
    subprocess.run([ROOT / "espalier", "new", "Snap", "--code"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    shutil.copy(Path(__file__).parent / "Sources/ViewController.swift", folder / "Snap/Snap/ViewController.swift")
    file = folder / "Snap/Snap.xcodeproj/project.pbxproj"
    text = file.read_text()
    # The app is the first target.
    text = text.replace("isa = PBXNativeTarget;", f"isa = PBXNativeTarget; packageProductDependencies = ({PRODUCT});", 1)
    product = f"{PRODUCT} = {{isa = XCSwiftPackageProductDependency; productName = SnapKit; }};"
    file.write_text(text.replace("objects = {", "objects = {\n" + product, 1))
    return folder / "Snap"


def measure():
    """Milliseconds by anchors and by SnapKit; None where there is no copy of SnapKit."""
    copy = os.environ.get("SNAPKIT")
    if not copy:
        return None
    with tempfile.TemporaryDirectory() as folder:
        with Drive(project(Path(folder)), "--package", f"SnapKit={copy}", timeout=300) as app:
            runs = [run(app) for _ in range(REPEATS + 1)][1:]
    # The run whose ratio is the median.
    return sorted(runs, key=lambda times: times[1] / times[0])[REPEATS // 2]


def run(app):
    app.tap(id="measure")
    anchors, snaps = app.text("result").split()
    return float(anchors), float(snaps)
