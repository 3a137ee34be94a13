"""No input that was answered is lost or doubled: two tabs, reloads, a lost network, a host that starts again."""
import json
import os
import pathlib

import pytest
from playwright.sync_api import expect

from hosts import app_host
from test_todo_list import field, named


def stored(host):
    (file,) = pathlib.Path(host.data).rglob("todos.json")
    return [todo["detail"] for todo in json.loads(file.read_text())]


def shows(page, text):
    """The rows with a text are there once."""
    return expect(page.locator("[data-identifier^='todo.'][data-identifier$='.text']", has_text=text))


def add(page, text):
    field(page).click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    shows(page, text).to_have_count(1)


def offline(page, seconds):
    """Types while the page has no network."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")

    def conditions(is_offline):
        network.send("Network.emulateNetworkConditions", {
            "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})

    conditions(True)
    field(page).click()
    page.keyboard.type("offline")
    page.wait_for_timeout(seconds * 1000)
    conditions(False)
    network.detach()


def test_nothing_is_lost_or_doubled(open_page):
    host = app_host("Apps/TodoList")
    try:
        first = open_page(host, expect_errors=True)
        second = open_page(host, expect_errors=True)
        add(first, "one")
        shows(second, "one").to_have_count(1)
        add(second, "two")
        shows(first, "two").to_have_count(1)

        # Written in one tab, seen in the other, and still there when the tab comes back.
        field(first).click()
        first.keyboard.type("half")
        expect(field(second)).to_have_value("half")
        first.reload()
        expect(field(first)).to_have_value("half")
        field(second).click()
        second.keyboard.press("End")
        second.keyboard.type(" whole")
        second.keyboard.press("Enter")
        shows(first, "half whole").to_have_count(1)
        assert stored(host) == ["one", "two", "half whole"]

        # ESPALIER_OFFLINE=30 is what a release is checked with.
        offline(first, float(os.environ.get("ESPALIER_OFFLINE", "2")))
        # What was typed counts once, and what the other tab makes of it stays.
        expect(field(second)).to_have_value("offline")
        field(second).click()
        second.keyboard.press("Control+A")
        second.keyboard.press("Delete")
        expect(field(first)).to_have_value("")
        add(first, "three")
        shows(second, "three").to_have_count(1)
        assert stored(host) == ["one", "two", "half whole", "three"]

        # A host that is killed and starts again has all that was answered.
        field(first).click()
        first.keyboard.type("four")
        first.keyboard.press("Enter")
        shows(second, "four").to_have_count(1)
        data = host.data
        host.stop()
        host = app_host("Apps/TodoList", data=data)
        again = open_page(host, expect_errors=True)
        for text in ("one", "two", "half whole", "three", "four"):
            shows(again, text).to_have_count(1)
        assert stored(host) == ["one", "two", "half whole", "three", "four"]
        add(again, "five")
        assert stored(host) == ["one", "two", "half whole", "three", "four", "five"]
    finally:
        host.stop()
