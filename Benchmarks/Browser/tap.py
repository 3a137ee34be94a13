#!/usr/bin/env python3
"""From a tap to the changed page: milliseconds and bytes, in a local Chromium.

usage: Benchmarks/Browser/tap [--rounds N] [PROJECT IDENTIFIER [DISMISS]]

IDENTIFIER is the accessibility identifier of the button that is tapped (order.banana in Apps/JuiceMaker);
DISMISS is the title of the button that is pressed between two taps (확인). The browser's own clock measures
from the pointer's release to the first change of the picture's elements. Needs the packages of
Tests/requirements.txt.
"""

import argparse
import shutil
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

from hosts import Host  # noqa: E402

TAP = """(element) => new Promise((done) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, bubbles: true, button: 0 };
    const before = espalier.statistics.bytes;
    element.dispatchEvent(new PointerEvent('pointerdown', place));
    const picture = document.querySelector('.picture-root');
    requestAnimationFrame(() => requestAnimationFrame(() => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            const milliseconds = performance.now() - start;
            setTimeout(() => done([milliseconds, espalier.statistics.bytes - before]), 400);
        }).observe(picture, { subtree: true, childList: true, attributes: true, characterData: true });
        element.dispatchEvent(new PointerEvent('pointerup', place));
    }));
})"""


def measure(page, identifier, dismiss, rounds):
    button = page.locator(f"[data-identifier='{identifier}']")
    for _ in range(rounds):
        yield button.evaluate(TAP)
        if dismiss:
            page.get_by_role("button", name=dismiss, exact=True).click()
            page.wait_for_selector("[role=dialog]", state="detached")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("project", nargs="?", default="Apps/JuiceMaker")
    parser.add_argument("identifier", nargs="?", default="order.mangoKiwi")
    parser.add_argument("dismiss", nargs="?", default="확인")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    host = Host(["./espalier", "run", options.project, "--no-open", "--no-watch", "--erase", "--port", "0"])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(host.url)
            page.wait_for_selector(f"[data-identifier='{options.identifier}']")
            samples = list(measure(page, options.identifier, options.dismiss, options.rounds))
            browser.close()
    finally:
        host.stop()
    milliseconds, sizes = zip(*samples)
    print(f"{'tap to changed page':24}{'median':>10}{'worst':>10}")
    print(f"{'milliseconds':24}{statistics.median(milliseconds):>10.1f}{max(milliseconds):>10.1f}")
    print(f"{'bytes':24}{statistics.median(sizes):>10.0f}{max(sizes):>10}")


if __name__ == "__main__":
    main()
