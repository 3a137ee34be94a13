"""Prints what was measured beside what is wanted."""

import re
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import tap
from pages import ROOT, Run, new_tab, open_page

sys.path.insert(0, str(ROOT / "Benchmarks/Constraints"))
import snapkit  # noqa: E402

JUICE_MAKER = ROOT / "Apps/JuiceMaker"
ROUNDS = 5


def first_screen(browser):
    """Seconds from the start of `run`, with nothing to build, to the first screen in an open tab.

    Beside it what the browser alone needs for a still copy of that page, from the call to the same screen.
    """
    seconds, still = [], []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "still.html"
        for _ in range(ROUNDS + 1):
            page = new_tab(browser)
            began = time.time()
            with Run(JUICE_MAKER, "--no-watch") as run:
                open_page(browser, run, page)
                seconds.append(page.evaluate("shown") - began)
                copy.write_text(re.sub(r"(?s)<script.*?</script>", "", page.content()))
                page.close()
            page = new_tab(browser)
            began = time.time()
            page.goto(copy.as_uri(), wait_until="commit")
            still.append(page.evaluate("shown") - began)
            page.close()
    return seconds[1:], still[1:]


def edits(browser):
    """Seconds from saving one changed line to the new screen."""
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "JuiceMaker"
        shutil.copytree(JUICE_MAKER, project)
        file = project / "JuiceMaker/Order/OrderViewController.swift"
        source = file.read_text()
        seconds = []
        with Run(project) as run:
            page = open_page(browser, run)
            for number in range(ROUNDS + 1):
                line = "super.viewDidLoad()"
                file.write_text(source.replace(line, f'{line}; title = "Edit {number}"', 1))
                began = time.time()
                seconds.append(page.evaluate(f'heldAt(".line", "Edit {number}")') - began)
            page.close()
    return seconds[1:]


def memory(browser):
    """Private dirty and all private megabytes of an idle app that has shown its first screen."""
    with Run(JUICE_MAKER, "--no-watch") as run:
        page = open_page(browser, run)
        page.wait_for_timeout(1500)
        text = Path(f"/proc/{run.app()}/smaps_rollup").read_text()
        page.close()
    sizes = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in text.splitlines()[1:]}
    return sizes["Private_Dirty"], sizes["Private_Dirty"] + sizes["Private_Clean"]


def taps(browser):
    with Run(JUICE_MAKER, "--no-watch") as run:
        page = open_page(browser, run)
        result = tap.measure(page, "order.mangoKiwi", "확인", rounds=5)
        page.close()
    return result


def row(name, value, limit, unit):
    mark = "" if value <= limit else "  too much"
    print(f"{name:46}{value:>10.2f} {unit:4}{limit:>10g} {unit:4}{mark}", flush=True)


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        print(f"{'':46}{'measured':>15}{'at most':>15}")
        row("one line edited to the new screen, median", statistics.median(edits(browser)), 2, "s")
        seconds, still = first_screen(browser)
        row("run with nothing changed to the first screen", statistics.median(seconds), 0.5, "s")
        print(f"{'  the browser alone, with a still copy of it':46}{statistics.median(still):>10.2f} s")
        dirty, private = memory(browser)
        row("an idle app, private dirty memory", dirty, 8, "MB")
        print(f"{'  with private pages that were only read':46}{private:>10.2f} MB")
        median, worst, size = taps(browser)
        row("tap to the changed page, median", median, 16, "ms")
        print(f"{'  worst':46}{worst:>10.2f} ms")
        row("bytes of a tap until the page is at rest", size, 2048, "B")
        browser.close()
    constraints()


def constraints():
    times = snapkit.measure()
    if not times:
        return print("500 constraints by SnapKit: skipped, SNAPKIT names no folder with its sources")
    row("500 constraints by SnapKit, beside plain anchors", times[1] / times[0], 1.25, "x")
    print(f"{'  by SnapKit, by anchors':46}{times[1]:>10.2f} ms{times[0]:>10.2f} ms")


if __name__ == "__main__":
    sys.exit(main())
