#!/usr/bin/env python3
"""Draws the covers as SVG into the asset catalog, and the icon. Run it after a change (needs rsvg-convert)."""
import json
import math
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent / "BookSeries/Resources/Assets.xcassets"
GOLD, INK = "#e6c067", "#1d2b2a"


def svg(body, width, height):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>\n'


def cover(name, cloth, body):
    folder = ASSETS / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    frame = rect(9, 9, 182, 262, "none", GOLD, 2, 6) + rect(13, 13, 174, 254, "none", GOLD, 0.8, 4)
    spine = rect(0, 0, 5, 280, "#00000038")
    (folder / f"{name}.svg").write_text(svg(rect(0, 0, 200, 280, cloth) + body + frame + emblem(100, 240, 1) + spine, 200, 280))
    contents = {"images": [{"filename": f"{name}.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1},
                "properties": {"preserves-vector-representation": True}}
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n", encoding="utf-8")


def rect(x, y, width, height, fill, stroke="none", line=0.0, radius=0.0):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>'


def circle(x, y, radius, fill, stroke="none", line=0.0):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>'


def path(d, fill="none", stroke="none", line=0.0):
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round"/>'


def moved(body, x, y, scale=1.0, turn=0):
    return f'<g transform="translate({x} {y}) scale({scale}) rotate({turn})">{body}</g>'


def emblem(x, y, scale):
    """An O around a Z."""
    return moved(circle(0, 0, 13, "none", GOLD, 2.6) + path("M-6 -6 H6 L-6 6 H6", "none", GOLD, 2.6), x, y, scale)


def star(x, y, radius, fill):
    points = [(x + r * math.sin(i * math.pi / 5), y - r * math.cos(i * math.pi / 5)) for i in range(10) for r in [radius if i % 2 == 0 else radius * 0.42]]
    return path("M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in points) + " Z", fill)


def tower(x, base, width, height, fill):
    roof = height * 0.3
    return path(f"M{x - width / 2} {base} V{base - height + roof} H{x + width / 2} V{base} Z", fill) + path(f"M{x - width / 2 - 3} {base - height + roof} L{x} {base - height} L{x + width / 2 + 3} {base - height + roof} Z", GOLD) + rect(x - 3, base - height + roof + 10, 6, 10, "#f8efc7", radius=3)


def city(base, fill):
    return "".join(tower(x, base, w, h, fill) for x, w, h in [(58, 20, 66), (142, 20, 66), (79, 22, 92), (121, 22, 92), (100, 26, 122)])


def bricks():
    road = path("M84 140 Q70 176 40 212 H160 Q130 176 116 140 Z", "#e2b33c")
    lines = "".join(path(f"M{84 - i * i * 1.8:.1f} {140 + i * 14} H{116 + i * i * 1.8:.1f}", "none", "#b98a22", 1.5) for i in range(1, 5))
    return road + lines + path("M100 140 V154 M92 154 V168 M110 154 V168 M100 168 V182 M82 182 V196 M118 182 V196 M98 196 V212", "none", "#b98a22", 1.5)


def pumpkin():
    body = "".join(f'<ellipse cx="{x}" cy="0" rx="24" ry="40" fill="#e58a2f" stroke="#a85a14" stroke-width="2"/>' for x in (-30, 30, -15, 15, 0))
    face = path("M-26 -10 L-12 -10 L-19 -24 Z M26 -10 L12 -10 L19 -24 Z M-4 4 L4 4 L0 -6 Z", INK) + path("M-28 12 Q0 34 28 12 L20 14 L16 22 L8 16 L0 24 L-8 16 L-16 22 L-20 14 Z", INK)
    return body + face + path("M-4 -38 Q-4 -54 8 -56", "none", "#5b7a34", 7)


def hen():
    body = path("M-46 10 Q-58 -26 -34 -20 Q-20 8 6 -6 Q10 -36 26 -36 Q42 -36 42 -16 Q44 40 4 42 Q-36 44 -46 10 Z", "#f2cf52", "#9c7a18", 2.5)
    return body + path("M20 -36 Q18 -50 26 -44 Q30 -54 34 -44 Q42 -48 38 -34 Z", "#d24b3a") + path("M42 -24 L54 -18 L42 -13 Z", "#e58a2f") + circle(32, -24, 3.2, INK) + path("M-18 14 Q-2 28 16 10", "none", "#9c7a18", 2.5) + path("M-8 42 V56 M-14 56 H-2 M12 41 V56 M6 56 H18", "none", "#e58a2f", 3)


def crown(x, y, scale):
    return moved(path("M-26 14 L-30 -12 L-14 0 L0 -22 L14 0 L30 -12 L26 14 Z", GOLD) + circle(0, 6, 4, "#b23a48") + circle(-14, 7, 3, "#3a7ca5") + circle(14, 7, 3, "#3a7ca5"), x, y, scale)


def balloon():
    stripes = path("M0 -60 Q-52 -56 -46 -8 Q-38 22 0 42 Q38 22 46 -8 Q52 -56 0 -60 Z", "#d9614c") + path("M0 -60 Q-22 -50 -18 -6 Q-12 26 0 42 Q12 26 18 -6 Q22 -50 0 -60 Z", "#f4e3b5")
    return stripes + path("M-12 40 L-9 58 M12 40 L9 58", "none", INK, 1.5) + path("M-12 58 H12 L9 74 H-9 Z", "#8a5a2b")


def glass(x, base, width, height):
    return path(f"M{x - width / 2} {base} V{base - height} L{x} {base - height - width * 0.7} L{x + width / 2} {base - height} V{base} Z", "#bfe6ea66", "#d8f4f5", 1.5) + path(f"M{x} {base} V{base - height - width * 0.7}", "none", "#d8f4f588", 1)


def rainbow():
    colors = ["#d9534f", "#e58a2f", "#f2cf52", "#6aa84f", "#3a7ca5", "#7a5ba6"]
    return "".join(path(f"M{30 + i * 8} 132 A{70 - i * 8} {70 - i * 8} 0 0 1 {170 - i * 8} 132", "none", c, 8.4) for i, c in enumerate(colors))


def quilt():
    colors = ["#c8553d", "#f2cf52", "#3a7ca5", "#6aa84f", "#e8a0a8", "#7a5ba6", "#f4e3b5", "#2f6f6b"]
    cells = ""
    for row in range(5):
        for column in range(4):
            x, y, pick = 36 + column * 32, 44 + row * 32, colors[(row * 3 + column * 5) % 8]
            cells += rect(x, y, 32, 32, pick)
            other = colors[(row * 5 + column * 3 + 2) % 8]
            cells += path(f"M{x} {y} L{x + 32} {y + 32} H{x} Z", other) if (row + column) % 2 else circle(x + 16, y + 16, 8, other)
    stitches = "".join(path(f"M{36 + i * 32} 44 V204", "none", "#ffffffb0", 1.2).replace("/>", ' stroke-dasharray="4 4"/>') for i in range(5))
    stitches += "".join(path(f"M36 {44 + i * 32} H164", "none", "#ffffffb0", 1.2).replace("/>", ' stroke-dasharray="4 4"/>') for i in range(6))
    return cells + stitches


def copper_man():
    copper, dark = "#c47a3d", "#7a4317"
    head = path("M-24 -32 Q-24 -58 0 -58 Q24 -58 24 -32 V-24 H-24 Z", copper, dark, 2) + rect(-30, -58, 60, 5, dark, radius=2) + path("M-14 -60 V-70 H14 V-60", copper, dark, 2)
    face = circle(-9, -40, 3.5, INK) + circle(9, -40, 3.5, INK) + path("M-12 -30 Q0 -22 12 -30", "none", dark, 5) + path("M-14 -33 Q-6 -38 0 -33 Q6 -38 14 -33", "none", dark, 3.4)
    body = circle(0, 16, 40, copper, dark, 2) + circle(0, 16, 18, "#f4e3b5", dark, 2) + "".join(path(f"M{14 * math.sin(i * math.pi / 6):.1f} {16 - 14 * math.cos(i * math.pi / 6):.1f} L{17 * math.sin(i * math.pi / 6):.1f} {16 - 17 * math.cos(i * math.pi / 6):.1f}", "none", dark, 1.5) for i in range(12)) + path("M0 16 V4 M0 16 L8 20", "none", dark, 2)
    key = path("M40 16 H54", "none", GOLD, 4) + circle(60, 9, 6, "none", GOLD, 4) + circle(60, 23, 6, "none", GOLD, 4)
    return key + path("M-18 52 V78 M18 52 V78", "none", dark, 9) + path("M-28 80 H-8 M8 80 H28", "none", dark, 8) + path("M-36 4 Q-58 14 -52 40 M36 -2 Q52 -22 60 -40", "none", dark, 7) + body + head + face


cover("wonderful_wizard", "#1f6b4a", star(50, 52, 8, GOLD) + star(152, 46, 6, GOLD) + star(164, 78, 4, GOLD) + star(34, 84, 4, GOLD) + bricks() + city(146, "#3da271"))
cover("marvelous_land", "#34507a", circle(100, 112, 66, "#f4e3b5") + moved(pumpkin(), 100, 118) + "".join(star(x, y, 5, GOLD) for x, y in [(34, 40), (166, 44), (40, 190), (162, 186)]))
cover("ozma", "#7d2f3f", circle(100, 128, 64, "#f6ead0") + moved(hen(), 98, 134) + crown(100, 54, 1.15))
cover("dorothy_wizard", "#2f6f8a", "".join(glass(*g) for g in [(46, 212, 22, 56), (154, 212, 22, 62), (74, 212, 26, 86), (128, 212, 26, 78), (100, 212, 30, 60)]) + moved(balloon(), 100, 92))
cover("road", "#4a4f8c", rainbow() + path("M92 126 Q120 150 84 172 Q60 190 72 212 H140 Q116 190 128 166 Q134 146 108 126 Z", "#d8b36a") + star(42, 176, 6, GOLD) + star(160, 166, 8, GOLD))
cover("emerald_city", "#12433a", "".join(path(f"M100 128 L{100 + 150 * math.cos(a):.1f} {128 + 150 * math.sin(a):.1f} L{100 + 150 * math.cos(a + 0.13):.1f} {128 + 150 * math.sin(a + 0.13):.1f} Z", "#1d5f4f") for a in [i * math.pi / 12 for i in range(24)])
      + path("M62 90 L80 66 H120 L138 90 L100 190 Z", "#35b27a", "#a7e6c5", 2) + path("M62 90 H138 M80 66 L88 90 L100 190 L112 90 L120 66 M88 90 L100 66 L112 90", "none", "#a7e6c5", 1.6) + crown(100, 50, 0.8))
cover("patchwork_girl", "#8a4a2f", quilt())
cover("tik_tok", "#3f5a3a", circle(100, 128, 72, "#dfe6c4") + moved(copper_man(), 100, 130))


def icon():
    """Three books on a shelf."""
    def back(x, top, width, cloth):
        return rect(x, top, width, 796 - top, cloth, radius=14) + rect(x + 14, top + 60, width - 28, 14, GOLD, radius=7) + rect(x + 14, 690, width - 28, 14, GOLD, radius=7)
    books = back(206, 250, 170, "#1f8a5b") + moved(emblem(0, 0, 3.6), 291, 470) + back(388, 310, 150, "#34507a") + moved(star(0, 0, 52, GOLD), 463, 500) + back(550, 270, 110, "#7d2f3f")
    leaning = moved(rect(0, 0, 130, 540, "#c47a3d", radius=14) + rect(14, 60, 102, 14, GOLD, radius=7) + rect(14, 440, 102, 14, GOLD, radius=7), 690, 290, 1, -13)
    return rect(0, 0, 1024, 1024, "#f4e8cf") + rect(0, 796, 1024, 228, "#8a5a2b") + rect(0, 796, 1024, 34, "#a9713a") + books + leaning


(HERE / "AppIcon.svg").write_text(svg(icon(), 1024, 1024))
subprocess.run(["rsvg-convert", "-w", "1024", "-b", "white", HERE / "AppIcon.svg", "-o", ASSETS / "AppIcon.appiconset/AppIcon.png"], check=True)
