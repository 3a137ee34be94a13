"""`frames` and `doctor` on a project of ours: what they count, and where they say it is."""
import os
import subprocess

import pytest
from espalier_drive import ROOT

BOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
  initialViewController="vc-01-aaa">
 <device id="retina6_1" orientation="portrait" appearance="light"/>
 <scenes><scene sceneID="sc-01-aaa"><objects>
  <viewController id="vc-01-aaa" customClass="ViewController" customModuleProvider="target"
    sceneMemberID="viewController">
   <view key="view" contentMode="scaleToFill" id="vi-01-aaa">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
     <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vi-02-aaa">
      <rect key="frame" x="0.0" y="44" width="414" height="100"/>
      <subviews>
       <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vi-03-aaa">
        <rect key="frame" x="0.0" y="0.0" width="300" height="50"/>
        <constraints>
         <constraint firstAttribute="width" constant="200" id="co-08-aaa"/>
         <constraint firstAttribute="height" constant="50" id="co-09-aaa"/>
        </constraints>
       </view>
      </subviews>
      <constraints>
       <constraint firstAttribute="height" constant="100" id="co-01-aaa"/>
       <constraint firstItem="vi-03-aaa" firstAttribute="top" secondItem="vi-02-aaa" secondAttribute="top" id="co-06-aaa"/>
       <constraint firstItem="vi-03-aaa" firstAttribute="leading" secondItem="vi-02-aaa" secondAttribute="leading" id="co-07-aaa"/>
      </constraints>
     </view>
     <view misplaced="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vi-04-aaa">
      <rect key="frame" x="7" y="7" width="7" height="7"/>
     </view>
     <glassView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="gl-01-aaa">
      <rect key="frame" x="0.0" y="300" width="100" height="100"/>
     </glassView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="gu-01-aaa"/>
    <constraints>
     <constraint firstItem="vi-02-aaa" firstAttribute="top" secondItem="gu-01-aaa" secondAttribute="top" id="co-02-aaa"/>
     <constraint firstItem="vi-02-aaa" firstAttribute="leading" secondItem="vi-01-aaa" secondAttribute="leading" id="co-03-aaa"/>
     <constraint firstAttribute="trailing" secondItem="vi-02-aaa" secondAttribute="trailing" id="co-04-aaa"/>
    </constraints>
   </view>
  </viewController>
 </objects></scene></scenes>
</document>
"""


@pytest.fixture
def project(tmp_path):
    espalier("new", str(tmp_path / "Measured"))
    folder = tmp_path / "Measured"
    board = next(path for path in folder.rglob("Main.storyboard"))
    board.write_text(BOARD, encoding="utf-8")
    source = next(path for path in folder.rglob("ViewController.swift"))
    source.write_text("import UIKit\nimport ARKit\n\nclass ViewController: UIViewController {}\n", encoding="utf-8")
    return folder


def espalier(*words):
    return subprocess.run(
        [str(ROOT / "espalier"), *words], capture_output=True, text=True, timeout=240, env=dict(os.environ))


def test_frames_and_doctor_say_what_they_count(project):
    result = espalier("frames", str(project))
    lines = result.stdout.splitlines()
    assert result.returncode != 0, "a miss is no success"
    assert any("view (id vi-03-aaa): 0 0 200 50 instead of 0 0 300 50 (view: width)" in line for line in lines), lines
    total = lines.index(
        "2 of 3 views within 1 point (66.6 %); 1 left out that Interface Builder calls misplaced or ambiguous")
    assert lines[total + 1] == "misses by kind"
    assert lines[total + 2].split(maxsplit=1) == ["1", "view: width"]

    both = espalier("frames", "--totals", str(project), str(project))
    assert "4 of 6 views within 1 point (66.6 %)" in both.stdout, both.stdout + both.stderr
    assert "(view: width)" not in both.stdout

    doctor = espalier("doctor", str(project), str(project)).stdout
    element = next(line for line in doctor.splitlines() if "<glassView>" in line)
    assert "1 × <glassView>" in element and "Main.storyboard:" in element and "(object gl-01-aaa)" in element
    module = next(line for line in doctor.splitlines() if "import ARKit" in line)
    assert "ViewController.swift:2" in module, module
    assert "2 projects: " in doctor
