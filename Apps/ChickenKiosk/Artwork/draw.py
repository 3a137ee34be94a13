#!/usr/bin/env python3
"""Draws the dishes and the logo as SVG into the asset catalog. Run it after a change."""
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent / "ChickenKiosk/Resources/Assets.xcassets"
INK = "#3b2418"


def image_set(name, body, width=160, height=120):
    folder = ASSETS / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>\n',
        encoding="utf-8")
    contents = {"images": [{"filename": f"{name}.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1},
                "properties": {"preserves-vector-representation": True}}
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n", encoding="utf-8")


def ellipse(x, y, rx, ry, fill, stroke=INK, width=2.5, extra=""):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {extra}/>'


def path(d, fill, stroke=INK, width=2.5):
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>'


def plate(rim):
    return ellipse(80, 92, 70, 20, "#ffffff", rim, 4) + ellipse(80, 90, 52, 13, "#f3efe8", "none", 0)


def drumstick(x, y, glaze, turn=0):
    return (f'<g transform="translate({x} {y}) rotate({turn})">' + path("M-4 18 L-6 34 Q-12 36 -10 41 Q-4 44 0 40 Q4 44 9 41 Q11 36 5 34 L4 18 Z", "#f7ecd9")
            + path("M0 -26 Q24 -22 20 4 Q16 20 0 22 Q-16 20 -20 4 Q-24 -22 0 -26 Z", glaze) + path("M-8 -12 Q-2 -18 6 -14", "none", "#ffffff", 3) + "</g>")


def wing(x, y, glaze, turn=0):
    return (f'<g transform="translate({x} {y}) rotate({turn})">' + path("M-26 6 Q-24 -12 -6 -10 Q8 -24 24 -10 Q32 2 20 10 Q6 14 -2 6 Q-14 18 -26 6 Z", glaze)
            + path("M-14 -2 Q-8 -6 -4 -2", "none", "#ffffff", 2.5) + "</g>")


def nugget(x, y, glaze):
    return path(f"M{x - 13} {y} Q{x - 14} {y - 14} {x} {y - 13} Q{x + 15} {y - 14} {x + 13} {y + 1} Q{x + 12} {y + 13} {x - 1} {y + 12} Q{x - 13} {y + 12} {x - 13} {y} Z", glaze)


def bird(glaze):
    return (path("M34 78 Q28 44 70 38 Q92 22 116 44 Q134 62 124 80 Q112 92 80 92 Q46 94 34 78 Z", glaze) + path("M44 72 Q58 56 76 74", "none") + path("M86 76 Q104 58 116 70", "none")
            + path("M120 58 L138 44 Q146 44 144 52 L128 66 Z", "#f7ecd9") + path("M54 54 Q62 46 74 46", "none", "#ffffff", 3))


def bowl(inside, colour):
    return path("M28 62 Q80 74 132 62 Q128 104 98 108 L62 108 Q32 104 28 62 Z", colour) + ellipse(80, 62, 52, 12, inside)


def cup(colour):
    return path("M56 40 L104 40 L98 106 Q80 112 62 106 Z", colour) + ellipse(80, 40, 24, 7, "#ffffff") + path("M86 38 L96 10", "none", "#d24b3a", 5)


def sprinkle(colour, count=7):
    return "".join(f'<circle cx="{52 + (i * 37) % 60}" cy="{48 + (i * 23) % 34}" r="2.4" fill="{colour}"/>' for i in range(count))


HONEY, RED, GOLD, SOY, WHITE, GREEN = "#e2a03a", "#c4412d", "#d98f3d", "#8a5228", "#f0d9a8", "#6f9a4d"
DISHES = {
    "honey_whole": bird(HONEY), "honey_combo": drumstick(56, 52, HONEY, -20) + wing(100, 66, HONEY), "honey_wings": wing(56, 52, HONEY) + wing(104, 62, HONEY, 12) + wing(80, 80, HONEY, -8),
    "honey_legs": drumstick(52, 52, HONEY, -24) + drumstick(82, 48, HONEY) + drumstick(112, 52, HONEY, 24), "honey_boneless": nugget(52, 66, HONEY) + nugget(80, 56, HONEY) + nugget(108, 66, HONEY) + nugget(80, 82, HONEY),
    "honey_butter": bird(WHITE) + sprinkle(HONEY), "honey_garlic": nugget(56, 64, HONEY) + nugget(86, 56, HONEY) + nugget(106, 74, HONEY) + sprinkle("#ffffff", 9), "honey_almond": wing(60, 54, HONEY) + wing(100, 70, HONEY, 10) + sprinkle("#a86b32", 9),
    "honey_popcorn": "".join(nugget(44 + (i * 19) % 76, 52 + (i * 11) % 34, HONEY) for i in range(8)), "honey_rice": bowl("#fff8e8", "#c8763a") + nugget(68, 54, HONEY) + nugget(94, 54, HONEY),
    "honey_salad": bowl(GREEN, "#e8e2d4") + nugget(66, 56, HONEY) + nugget(92, 54, HONEY), "honey_stick": path("M46 78 L74 34 Q84 30 86 40 L60 84 Q48 90 46 78 Z", HONEY) + path("M84 84 L110 40 Q120 36 122 46 L98 90 Q86 96 84 84 Z", HONEY),
    "red_whole": bird(RED), "red_wings": wing(56, 52, RED) + wing(104, 62, RED, 12) + wing(80, 80, RED, -8), "red_legs": drumstick(60, 50, RED, -18) + drumstick(100, 50, RED, 18),
    "red_boneless": nugget(52, 66, RED) + nugget(80, 56, RED) + nugget(108, 66, RED) + nugget(80, 82, RED), "red_hot": bird(RED) + path("M118 24 Q108 34 116 42 Q126 46 128 34 Q122 34 118 24 Z", "#ff7b3a"),
    "kyochon_whole": bird(SOY), "kyochon_wings": wing(56, 52, SOY) + wing(104, 62, SOY, 12) + wing(80, 80, SOY, -8), "kyochon_legs": drumstick(60, 50, SOY, -18) + drumstick(100, 50, SOY, 18),
    "kyochon_boneless": nugget(52, 66, SOY) + nugget(80, 56, SOY) + nugget(108, 66, SOY) + nugget(80, 82, SOY), "kyochon_half": path("M34 78 Q28 44 70 38 L80 92 Q46 94 34 78 Z", SOY) + path("M80 36 Q104 26 118 46 Q134 62 124 80 Q112 92 84 92 Z", RED),
    "kyochon_green_onion": bird(GOLD) + "".join(path(f"M{50 + i * 12} {40 + i % 2 * 6} l8 -10", "none", GREEN, 3) for i in range(6)), "kyochon_potato": "".join(path(f"M{50 + i * 12} 84 L{56 + i * 10} 36 l7 2 L{58 + i * 12} 86 Z", "#f2cb5e") for i in range(6)), "cola": cup("#5a2b22"),
}

for name, body in DISHES.items():
    image_set(name, plate("#e7c27b" if name.startswith("honey") else "#e09a8c" if name.startswith("red") else "#c9b39a") + body)


def rooster():
    return (path("M44 112 Q20 84 40 56 Q52 36 78 44 Q96 16 112 40 Q118 52 112 66 Q124 96 96 112 Z", "#fff6e0", width=4) + path("M84 40 Q82 22 92 26 Q96 12 104 24 Q116 20 112 36", "#d24b3a", width=4)
            + path("M114 52 L130 58 L114 64 Z", "#f0a93c", width=4) + path("M108 66 Q118 72 112 82 Q104 78 108 66 Z", "#d24b3a", width=4) + '<circle cx="102" cy="50" r="4.5" fill="#3b2418"/>' + path("M42 60 Q22 40 26 26 Q40 36 52 48", "#c97b2f", width=4) + path("M56 84 Q72 96 86 80", "none", width=4))


image_set("logo", rooster(), 140, 124)
(HERE / "AppIcon.svg").write_text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 160 160"><rect width="160" height="160" fill="#f3b53c"/>'
    f'<g transform="translate(6 18)">{rooster()}</g></svg>\n', encoding="utf-8")
