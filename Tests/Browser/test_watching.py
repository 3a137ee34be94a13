"""`espalier run` while its project is edited: builds again, shows mistakes and crashes, ends with its compiler."""

import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from espalier_drive import ROOT
from hosts import app_host
from test_juicemaker import dialog, named, stock
from test_page import button, serious


# Milliseconds that a build may take on a busy machine.
BUILD = 90_000


class Copy:
    """A copy of JuiceMaker that is being edited."""

    def __init__(self, folder):
        self.folder = folder / "JuiceMaker"
        shutil.copytree(ROOT / "Apps/JuiceMaker", self.folder)
        self.file = self.folder / "JuiceMaker/Order/OrderViewController.swift"
        self.source = self.file.read_text()

    def line_of(self, words):
        return next(number for number, line in enumerate(self.file.read_text().splitlines(), 1) if words in line)

    def replace(self, old, new):
        assert old in self.source
        self.file.write_text(self.source.replace(old, new, 1))


@pytest.fixture
def edited(tmp_path):
    copy = Copy(tmp_path)
    copy.host = app_host(copy.folder, watches=True)
    yield copy
    copy.host.stop()


def test_saving_shows_the_change_mistakes_and_crashes(edited, open_page):
    page = open_page(edited.host)
    named(page, "order.banana").click()
    button(page, "확인").click()
    expect(stock(page, "banana")).to_have_text("8")
    expect(page.get_by_role("dialog")).to_have_count(0)

    edited.replace("super.viewDidLoad()", 'super.viewDidLoad(); title = "새 제목"')
    expect(page.get_by_text("새 제목", exact=True)).to_be_visible(timeout=BUILD)
    expect(stock(page, "banana")).to_have_text("8")

    edited.replace("super.viewDidLoad()", 'super.viewDidLoad(); let 수: Int = "셋"')
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cannot convert value of type 'String'", timeout=BUILD)
    line = edited.line_of('"셋"')
    column = len(edited.file.read_text().splitlines()[line - 1].split('"셋"')[0].encode()) + 1
    expect(alert.locator(".place").first).to_have_text(f"{edited.file}:{line}:{column}")
    assert serious(page) == []

    edited.replace("super.viewDidLoad()", 'super.viewDidLoad(); title = "고친 제목"')
    expect(page.get_by_text("고친 제목", exact=True)).to_be_visible(timeout=BUILD)
    expect(alert).to_have_count(0)

    edited.replace("let juice = try", 'if sender.juice == .kiwi { fatalError("껍질") }; let juice = try')
    expect(page.get_by_text("고친 제목", exact=True)).to_have_count(0, timeout=BUILD)
    named(page, "order.kiwi").click()
    expect(alert.get_by_role("heading", name="The app crashed")).to_be_visible(timeout=BUILD)
    expect(alert).to_contain_text("Fatal error: 껍질")
    expect(alert.locator(".backtrace")).to_contain_text(f"OrderViewController.swift:{edited.line_of('껍질')}")
    expect(alert.locator(".backtrace")).to_contain_text("orderJuice")
    assert serious(page) == []
    page.reload()
    expect(alert.get_by_role("heading", name="The app crashed")).to_be_visible()
    alert.get_by_role("button", name="Restart").click()
    named(page, "order.banana").click()
    expect(dialog(page)).to_contain_text("바나나쥬스")


def compilers(folder):
    """The command lines of running compilers that were called for a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if "swift" in line and str(folder) in line:
            found.append(line)
    return found


def test_the_compiler_ends_with_the_host(edited, tmp_path, open_page):
    open_page(edited.host, expect_errors=True)
    cache = edited.host.cache
    slow = "\n".join(f"func f{n}() -> [Double] {{ [1.0, 2, 3].map {{ $0 * {n} + 1.5 }}.filter {{ $0 > 2 }} }}" for n in range(6000))
    (edited.file.parent / "JuiceButton.swift").write_text((edited.file.parent / "JuiceButton.swift").read_text() + slow)
    until(lambda: compilers(cache))
    edited.host.stop()
    until(lambda: not compilers(cache))


def until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)
