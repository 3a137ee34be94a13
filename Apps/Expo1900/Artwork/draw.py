#!/usr/bin/env python3
"""Draws the app's pictures as SVG into the asset catalog: poster, flag and one plate an entry. Run it after a change."""
import json
import math
import pathlib

ASSETS = pathlib.Path(__file__).resolve().parent.parent / "Expo1900/Resources/Assets.xcassets"
INK, PAPER, GOLD, RED, BLUE, GREEN, BROWN = (
    "#2b2420", "#f6efe0", "#c9973a", "#b5402f", "#2f5d8a", "#4f7a4a", "#7a4f2f")


def image_set(name, body, width, height):
    folder = ASSETS / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"{body}</svg>\n", encoding="utf-8")
    contents = {
        "images": [{"filename": f"{name}.svg", "idiom": "universal"}],
        "info": {"author": "xcode", "version": 1},
        "properties": {"preserves-vector-representation": True},
    }
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n", encoding="utf-8")


def shape(tag, **attributes):
    return f"<{tag} " + " ".join(f'{key.replace("_", "-")}="{value}"' for key, value in attributes.items()) + "/>"


def path(d, fill="none", stroke=INK, width=3):
    return shape("path", d=d, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def rect(x, y, w, h, fill, r=0, stroke=INK, width=3):
    return shape("rect", x=x, y=y, width=w, height=h, rx=r, fill=fill, stroke=stroke, stroke_width=width)


def circle(x, y, r, fill, stroke=INK, width=3):
    return shape("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def line(x1, y1, x2, y2, stroke=INK, width=3):
    return shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, stroke_linecap="round")


def plate(drawing, tint):
    frame = rect(4, 4, 192, 192, PAPER, 18, tint, 4) + rect(14, 14, 172, 172, "none", 10, tint, 1)
    return frame + drawing


def zither(strings, length=150):
    body = path("M28 128 Q100 92 172 112 L172 130 Q100 114 28 150 Z", BROWN)
    return body + "".join(line(36, 132 + i * 2 - strings, 168, 113 + i * 2 - strings, PAPER, 1) for i in range(strings)) + "".join(
        path(f"M{60 + i * 12} {122 - i * 2} l4 -9 l4 9 z", GOLD, width=1) for i in range(min(strings, 8)))


def fiddle():
    return (line(100, 30, 100, 140, BROWN, 7) + circle(100, 146, 20, BROWN) + line(86, 48, 114, 44, INK, 5) + line(86, 62, 114, 58, INK, 5)
            + line(96, 52, 94, 140, INK, 1) + line(104, 48, 106, 140, INK, 1) + path("M60 70 Q150 96 150 150", stroke=GOLD))


def flute():
    return "".join([path("M30 150 L165 50 L172 60 L37 160 Z", GOLD)] + [circle(80 + i * 16, 119 - i * 12, 3.5, INK) for i in range(6)])


def drum():
    return (path("M52 60 L100 96 L52 140 Z M148 60 L100 96 L148 140 Z", RED) + shape("ellipse", cx=52, cy=100, rx=14, ry=42, fill=PAPER, stroke=INK, stroke_width=3)
            + shape("ellipse", cx=148, cy=100, rx=14, ry=42, fill=PAPER, stroke=INK, stroke_width=3))


def gong():
    return circle(100, 108, 46, GOLD) + circle(100, 108, 14, "#e0b65c") + path("M72 72 Q100 20 128 72", stroke=RED) + line(150, 60, 170, 150, BROWN, 7)


def robe(color, trim):
    return (path("M70 46 L130 46 L176 92 L160 116 L136 96 L140 168 L60 168 L64 96 L40 116 L24 92 Z", color)
            + path("M84 46 L108 98 L100 168", stroke=trim, width=6) + path("M116 46 L96 84", stroke=trim, width=6))


def hat():
    return (shape("ellipse", cx=100, cy=128, rx=78, ry=18, fill="#3a322d", stroke=INK, stroke_width=3) + path("M64 126 L72 62 L128 62 L136 126 Z", "#4a403a")
            + line(64, 132, 84, 176, INK, 2) + line(136, 132, 116, 176, INK, 2))


def crown():
    return path("M56 140 L56 84 Q100 50 144 84 L144 140 Z", INK) + path("M56 96 Q20 70 30 60 M144 96 Q180 70 170 60", stroke=INK, width=6) + line(56, 128, 144, 128, GOLD, 6)


def shoe():
    return path("M30 128 Q34 104 60 108 Q92 132 140 110 Q164 98 176 92 Q178 130 150 142 L46 146 Q30 146 30 128 Z", BLUE) + line(46, 146, 150, 142, PAPER, 4)


def book(lines):
    return (rect(48, 36, 104, 132, "#d9b26a", 4) + rect(118, 48, 22, 64, PAPER, 0, INK, 1) + "".join(line(52, 52 + i * 22, 62, 52 + i * 22, RED, 3) for i in range(5))
            + line(62, 36, 62, 168, RED, 2) + "".join(line(124 + i * 6, 54, 124 + i * 6, 104, INK, 1) for i in range(lines)))


def scroll():
    return rect(40, 48, 120, 104, PAPER, 2) + rect(34, 40, 132, 12, BROWN, 6) + rect(34, 148, 132, 12, BROWN, 6) + "".join(line(58 + i * 14, 64, 58 + i * 14, 136, INK, 2) for i in range(7))


def vase(color):
    return path("M86 36 L114 36 L112 62 Q158 84 140 138 Q132 168 118 170 L82 170 Q68 168 60 138 Q42 84 88 62 Z", color) + path("M74 110 q14 -18 26 0 q12 -18 26 0", stroke=PAPER, width=2) + circle(100, 132, 7, "none", PAPER, 2)


def bowl():
    return path("M40 92 Q100 108 160 92 Q156 150 120 156 L80 156 Q44 150 40 92 Z", GOLD) + shape("ellipse", cx=100, cy=92, rx=60, ry=12, fill="#e6c575", stroke=INK, stroke_width=3) + path("M66 84 Q100 40 134 84", GOLD)


def chest():
    return (rect(38, 52, 124, 100, "#5a2f22", 4) + line(100, 52, 100, 152, GOLD, 2) + line(38, 86, 162, 86, GOLD, 2) + circle(100, 112, 12, GOLD)
            + "".join(circle(x, y, 6, "#bfe0da", GOLD, 1) for x, y in ((58, 68), (142, 68), (62, 120), (138, 120), (76, 136), (124, 136))) + line(48, 152, 48, 168, INK, 5) + line(152, 152, 152, 168, INK, 5))


def screen():
    return "".join(path(f"M{24 + i * 38} {44 + (i % 2) * 8} L{62 + i * 38} {52 - (i % 2) * 8} L{62 + i * 38} {158 - (i % 2) * 8} L{24 + i * 38} {150 + (i % 2) * 8} Z", PAPER)
                   + path(f"M{36 + i * 38} 136 q8 -30 2 -60 m0 24 q8 -10 12 -8", stroke=(GREEN, RED, BLUE, GREEN)[i], width=3) for i in range(4))


def mat():
    return rect(36, 44, 128, 112, "#d8c48a", 3) + "".join(line(36, 56 + i * 12, 164, 56 + i * 12, "#b79f62", 1) for i in range(8)) + path("M100 64 l22 36 l-22 36 l-22 -36 z", RED) + path("M100 80 l12 20 l-12 20 l-12 -20 z", BLUE)


def fan():
    blades = "".join(line(100, 156, 100 + 84 * math.cos(math.radians(a)), 156 - 100 * math.sin(math.radians(a)), BROWN, 2) for a in range(25, 156, 13))
    return path("M24 114 Q100 4 176 114 L120 140 Q100 120 80 140 Z", "#e9d8b0") + blades + circle(100, 152, 6, GOLD)


def root():
    return path("M100 60 Q84 84 92 112 Q72 134 64 168 M96 112 Q100 140 98 172 M100 60 Q118 86 108 112 Q128 136 138 166 M92 96 Q70 100 58 120 M110 96 Q130 102 142 118", stroke=GOLD, width=9) + path("M100 58 Q92 36 70 34 M100 58 Q108 34 130 32 M100 58 L100 28", stroke=GREEN, width=5)


def grain():
    ears = "".join(shape("ellipse", cx=100 + s * (12 + i * 6), cy=64 + i * 12, rx=5, ry=9, fill=GOLD, stroke=INK, stroke_width=1, transform=f"rotate({s * 32} {100 + s * (12 + i * 6)} {64 + i * 12})") for i in range(5) for s in (-1, 1))
    return path("M100 176 Q98 110 100 44", stroke=GREEN, width=5) + ears + path("M100 150 Q130 120 150 124", stroke=GREEN, width=5)


def cocoon():
    return shape("ellipse", cx=76, cy=112, rx=30, ry=44, fill="#fffdf4", stroke=INK, stroke_width=3) + shape("ellipse", cx=128, cy=122, rx=26, ry=38, fill="#fffdf4", stroke=INK, stroke_width=3) + path("M76 68 Q110 30 150 50 Q176 66 150 88", stroke=GOLD, width=2)


def cloth():
    return path("M36 62 Q70 48 100 62 Q130 76 164 62 L164 150 Q130 164 100 150 Q70 136 36 150 Z", "#eef0e6") + "".join(path(f"M36 {76 + i * 14} q32 -14 64 0 q32 14 64 0", stroke="#b9c2b0", width=1) for i in range(5))


def helmet():
    return path("M60 120 Q60 60 100 54 Q140 60 140 120 Z", "#54606b") + rect(54, 116, 92, 12, GOLD, 4) + line(100, 54, 100, 30, RED, 6) + path("M58 128 L48 168 L76 160 L80 128 M142 128 L152 168 L124 160 L120 128", BLUE)


def pavilion():
    return (path("M22 86 Q60 78 100 44 Q140 78 178 86 Q170 96 160 94 L40 94 Q30 96 22 86 Z", "#3f4a52") + rect(48, 94, 104, 54, PAPER, 0) + "".join(rect(52 + i * 24, 94, 8, 54, RED, 0, INK, 1) for i in range(5))
            + rect(36, 148, 128, 10, "#c9c2b4", 0) + rect(28, 158, 144, 10, "#b9b1a2", 0))


def chess():
    return rect(38, 38, 124, 124, "#e0b768", 4) + "".join(line(52 + i * 16, 50, 52 + i * 16, 150, INK, 1) + line(50, 52 + i * 16, 150, 52 + i * 16, INK, 1) for i in range(7)) + circle(84, 84, 8, INK) + circle(116, 100, 8, "#ffffff") + circle(100, 132, 8, INK)


PLATES = {
    "jikji": (book(2), BROWN), "gayageum": (zither(10), RED), "geomungo": (zither(6), BROWN), "haegeum": (fiddle(), GREEN),
    "daegeum": (flute(), GOLD), "janggu": (drum(), RED), "jing": (gong(), GOLD), "gonryongpo": (robe(RED, GOLD), RED),
    "wonsam": (robe(GREEN, RED), GREEN), "gat": (hat(), INK), "samo": (crown(), BLUE), "kkotsin": (shoe(), BLUE),
    "samgukji": (book(3), RED), "bible_prints": (scroll(), BROWN), "celadon": (vase("#7fa99b"), GREEN), "white_porcelain": (vase("#8e9fb8"), BLUE),
    "yugi": (bowl(), GOLD), "najeon": (chest(), RED), "byeongpung": (screen(), GREEN), "hwamunseok": (mat(), GOLD),
    "buchae": (fan(), BROWN), "insam": (root(), GREEN), "rice": (grain(), GOLD), "silk": (cocoon(), GOLD),
    "mosi": (cloth(), GREEN), "gapju": (helmet(), BLUE), "pavilion": (pavilion(), RED), "baduk": (chess(), BROWN),
}


def poster():
    rays = "".join(path(f"M160 250 L{160 + 320 * math.cos(a):.1f} {250 + 320 * math.sin(a):.1f}", stroke="#e8cf94", width=10) for a in (math.pi + i * math.pi / 14 for i in range(15)))
    tower = path("M148 96 L172 96 L178 170 L206 300 L176 300 Q160 262 144 300 L114 300 L142 170 Z", "#4b3b33") + line(160, 60, 160, 96, "#4b3b33", 5) + line(136, 196, 184, 196, GOLD, 5) + line(126, 244, 194, 244, GOLD, 5)
    crowd = "".join(circle(20 + i * 20, 342 - (i % 3) * 6, 9, (RED, BLUE, GREEN, GOLD)[i % 4], INK, 1) + path(f"M{10 + i * 20} 372 q10 -28 20 0", (BLUE, GREEN, RED)[i % 3], INK, 1) for i in range(15))
    river = path("M0 316 Q80 300 160 316 T320 316 L320 420 L0 420 Z", "#7fa4b8", "none", 0)
    return (rect(0, 0, 320, 420, "#f3dfae", 0, "none", 0) + rays + circle(160, 250, 74, "#f0b95a", "none", 0) + river + tower + crowd
            + rect(10, 10, 300, 400, "none", 6, "#7a4f2f", 3))


def flag():
    bars = ""
    for x, y, angle, rows in ((44, 36, -56, "111"), (196, 36, 56, "010"), (44, 124, 56, "101"), (196, 124, -56, "000")):
        parts = "".join(shape("rect", x=x - 18, y=y - 13 + i * 10, width=36, height=6, fill=INK) if bit == "1" else
                        shape("rect", x=x - 18, y=y - 13 + i * 10, width=16, height=6, fill=INK) + shape("rect", x=x + 2, y=y - 13 + i * 10, width=16, height=6, fill=INK) for i, bit in enumerate(rows))
        bars += f'<g transform="rotate({angle} {x} {y})">{parts}</g>'
    whirl = f'<g transform="rotate(-34 120 80)"><circle cx="120" cy="80" r="40" fill="{BLUE}"/><path d="M80 80 A40 40 0 0 1 160 80 A20 20 0 0 1 120 80 A20 20 0 0 0 80 80 Z" fill="#c53a3a"/></g>'
    return rect(1, 1, 238, 158, "#fffdf6", 3, "#b8ab95", 2) + whirl + bars


for name, (drawing, tint) in PLATES.items():
    image_set(name, plate(drawing, tint), 200, 200)
image_set("poster", poster(), 320, 420)
image_set("flag", flag(), 240, 160)

icon = (f'<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 200 200">'
        f'{rect(0, 0, 200, 200, "#f3dfae", 0, "none", 0)}<g transform="translate(-2 4) scale(1.02)">{pavilion()}</g></svg>\n')
(pathlib.Path(__file__).resolve().parent / "AppIcon.svg").write_text(icon, encoding="utf-8")
