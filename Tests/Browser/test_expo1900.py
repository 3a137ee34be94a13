"""Expo1900, built from its Xcode project, used in a real browser."""

import pytest
from playwright.sync_api import expect

from hosts import app_host, wait_until_quiet
from test_juicemaker import named
from test_page import button, serious, settle


@pytest.fixture(scope="module")
def expo():
    host = app_host("Apps/Expo1900")
    yield host
    host.stop()


def to_list(page):
    named(page, "showEntries").scroll_into_view_if_needed()
    named(page, "showEntries").click()
    expect(named(page, "entry.0")).to_be_visible()
    settle(page)


def go_back(page):
    button(page, "메인").last.click()
    expect(named(page, "showEntries")).to_be_attached()
    settle(page)


def test_pamphlet_list_detail_and_back(expo, open_page):
    page = open_page(expo)
    expect(page.get_by_text("48,130,300 명", exact=True)).to_be_attached()
    # A heading and its value are heard as one.
    expect(page.get_by_text("방문객, 48,130,300 명", exact=True)).to_be_attached()
    assert serious(page) == []
    to_list(page)
    expect(page.get_by_text("한국의 출품작", exact=True).last).to_be_attached()
    expect(button(page, "직지심체요절, 금속 활자로 찍은 가장 오래된 책")).to_be_visible()
    assert serious(page) == []
    named(page, "entry.1").click()
    expect(page.get_by_text("직지심체요절", exact=True).last).to_be_attached()
    expect(named(page, "detail.share")).to_be_visible()
    settle(page)
    assert serious(page) == []
    button(page, "한국의 출품작").last.click()
    expect(named(page, "entry.1")).to_be_visible()
    settle(page)
    go_back(page)


def test_the_list_scrolls_searches_and_turns(expo, open_page):
    page = open_page(expo)
    to_list(page)
    screen = page.locator(".screen")
    box = screen.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(6):
        page.mouse.wheel(0, 400)
        settle(page)
    expect(named(page, "entry.27")).to_be_attached()
    page.locator("[data-control=rotateLeft]").click()
    expect(screen).to_have_css("width", "852px")
    page.locator("[data-control=rotateRight]").click()
    expect(screen).to_have_css("width", "393px")
    # When the turn is over the app brings the row that was on top back.
    settle(page)
    wait_until_quiet(page)
    expect(named(page, "entry.27")).to_be_attached()
    search = named(page, "entries.search").locator("input")
    search.fill("가야금")
    expect(page.locator("[data-identifier^='entry.']")).to_have_count(1)
    expect(page.locator("[data-identifier^='entry.']")).to_be_in_viewport()
    search.fill("")
    expect(named(page, "entry.0")).to_be_in_viewport()


def test_a_reload_lifts_the_finger(expo, open_page):
    page = open_page(expo)
    if named(page, "showEntries").count():
        to_list(page)
    box = named(page, "entry.1").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 90)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] - 60, steps=5)
    page.reload()
    page.mouse.up()
    expect(named(page, "entry.2")).to_be_in_viewport()
    wait_until_quiet(page)
    # An app that still thought of a finger would keep the list where it was.
    search = named(page, "entries.search").locator("input")
    search.fill("가야금")
    expect(page.locator("[data-identifier^='entry.']")).to_have_count(1)
    expect(page.locator("[data-identifier^='entry.']")).to_be_in_viewport()
    # The search lies over the list and lets touches through.
    page.locator("[data-identifier^='entry.']").click(force=True)
    expect(named(page, "detail.share")).to_be_visible()
