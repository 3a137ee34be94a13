#!/usr/bin/env python3
"""Draws the wallpaper and the icon, and takes over the icons of the apps. Run it after a change of one of them
(needs rsvg-convert)."""
import json
import math
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
APPS = HERE.parent.parent
ASSETS = HERE.parent / "Home/Resources/Assets.xcassets"
ICONS = {"juicemaker": "JuiceMaker", "expo1900": "Expo1900", "chickenkiosk": "ChickenKiosk", "bookseries": "BookSeries", "todolist": "TodoList"}


def svg(body, width, height):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>\n'


def image_set(name, files, vector=False):
    contents = {"images": files, "info": {"author": "xcode", "version": 1}}
    if vector:
        contents["properties"] = {"preserves-vector-representation": True}
    folder = ASSETS / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n", encoding="utf-8")
    return folder


def picture(source, target, width):
    subprocess.run(["rsvg-convert", "-w", str(width), "-h", str(width), source, "-o", target], check=True)


def leaf(x, y, turn, size, fill):
    return f'<path transform="translate({x:.1f} {y:.1f}) rotate({turn}) scale({size})" d="M0 0 Q10 -14 26 -10 Q20 8 0 0 Z" fill="{fill}"/>'


def tree(width, height, stem, wood, leaves, fruit):
    """A fruit tree, trained flat: level arms on both sides of a stem."""
    middle = width / 2
    body = f'<path d="M{middle} {height} V{height * 0.34}" stroke="{wood}" stroke-width="{stem}" stroke-linecap="round" fill="none"/>'
    for index, level in enumerate([0.36, 0.5, 0.64, 0.78]):
        y, reach = height * level, width * (0.3 + 0.045 * index)
        for side in (-1, 1):
            body += f'<path d="M{middle} {y + width * 0.07:.0f} Q{middle + side * width * 0.05:.0f} {y:.0f} {middle + side * width * 0.12:.0f} {y:.0f} H{middle + side * reach:.0f}" stroke="{wood}" stroke-width="{stem * 0.6}" stroke-linecap="round" fill="none"/>'
            steps = 6
            for step in range(1, steps + 1):
                x = middle + side * (width * 0.1 + (reach - width * 0.1) * step / steps)
                turn = (-40 if step % 2 else 28) if side > 0 else (-140 if step % 2 else 152)
                body += leaf(x, y, turn, stem / 13, leaves[(step + index) % len(leaves)])
                if (step * 3 + index + (side > 0)) % 5 == 0:
                    body += f'<circle cx="{x:.0f}" cy="{y + stem * 1.15:.0f}" r="{stem * 0.62:.1f}" fill="{fruit}"/>'
    return body


def wallpaper():
    width, height = 1180, 1180
    sky = '<defs><linearGradient id="sky" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#16423f"/><stop offset="0.5" stop-color="#2f7a68"/><stop offset="1" stop-color="#e0b15e"/></linearGradient></defs><rect width="1180" height="1180" fill="url(#sky)"/>'
    hills = "".join(f'<path d="M0 {y} Q{width * 0.3} {y - 90} {width * 0.55} {y - 20} T{width} {y - 50} V{height} H0 Z" fill="{fill}"/>' for y, fill in [(930, "#256355"), (1040, "#1c4f46")])
    plant = f'<g transform="translate(290 545) scale(0.6)" opacity="0.9">{tree(1000, 900, 26, "#123530", ["#7fbf8a", "#a5d29b", "#5aa377"], "#e8694a")}</g>'
    return svg(sky + hills + plant, width, height)


def icon():
    return svg('<rect width="1024" height="1024" fill="#e9f1dd"/>' + tree(1024, 980, 40, "#3a5a40", ["#588157", "#7fa87a", "#4a7a50"], "#d9614c"), 1024, 1024)


(image_set("wallpaper", [{"filename": "wallpaper.svg", "idiom": "universal"}], vector=True) / "wallpaper.svg").write_text(wallpaper())
(HERE / "AppIcon.svg").write_text(icon())
picture(HERE / "AppIcon.svg", ASSETS / "AppIcon.appiconset/AppIcon.png", 1024)
for name, app in ICONS.items():
    files = [{"filename": f"{name}@{scale}x.png", "idiom": "universal", "scale": f"{scale}x"} for scale in (2, 3)]
    folder = image_set(name, files)
    for scale in (2, 3):
        picture(APPS / app / "Artwork/AppIcon.svg", folder / f"{name}@{scale}x.png", 76 * scale)
