#!/usr/bin/env python3
"""Draws the app's icon, as SVG here and as PNG in the asset catalog. Run it after a change; needs rsvg-convert."""
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ICON = HERE.parent / "TodoList/Resources/Assets.xcassets/AppIcon.appiconset/AppIcon.png"
GROUND, PAPER, INK, TICK, LINE = "#2f6f6d", "#fffaf0", "#2d3a3a", "#e8713c", "#c9d6d1"


def row(y, is_done, width):
    """A box, ticked or not, and a line of writing."""
    tick = f'<path d="M262 {y} l34 38 66 -78" fill="none" stroke="{TICK}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>'
    return (f'<rect x="238" y="{y - 62}" width="124" height="124" rx="26" fill="none" stroke="{INK}" stroke-width="22"/>'
            + (tick if is_done else "")
            + f'<path d="M432 {y} h{width}" stroke="{LINE if is_done else INK}" stroke-width="40" stroke-linecap="round"/>')


# Square, since iOS rounds the corners.
SVG = (f'<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">'
       f'<rect width="1024" height="1024" fill="{GROUND}"/>'
       f'<rect x="150" y="130" width="724" height="790" rx="70" fill="#1f4f4d" opacity="0.45"/>'
       f'<rect x="150" y="112" width="724" height="790" rx="70" fill="{PAPER}"/>'
       f'<path d="M330 70 v110 M512 70 v110 M694 70 v110" stroke="{INK}" stroke-width="36" stroke-linecap="round"/>'
       + row(340, True, 310) + row(540, True, 240) + row(740, False, 310) + "</svg>\n")

(HERE / "AppIcon.svg").write_text(SVG, encoding="utf-8")
ICON.parent.mkdir(parents=True, exist_ok=True)
subprocess.run(["rsvg-convert", "-w", "1024", "-h", "1024", "-o", str(ICON), str(HERE / "AppIcon.svg")], check=True)
