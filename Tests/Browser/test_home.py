"""The home screen in a real browser."""

import pytest
from playwright.sync_api import expect

from hosts import app_host
from test_page import serious, settle


@pytest.fixture
def home():
    """`espalier run`, which keeps left apps for a second only."""
    host = app_host("Apps/Home", "--close-after", "1")
    yield host
    host.stop()


def named(scope, identifier):
    return scope.locator(f"[data-identifier='{identifier}']")


def bar(page):
    return page.get_by_role("button", name="Home screen")


def open_books(page):
    named(page, "app.bookseries").click()
    # The first tap may wait for the build.
    expect(named(page, "series.1")).to_be_visible(timeout=120_000)


def test_icons_open_apps_and_the_home_bar_returns(home, open_page):
    page = open_page(home)
    expect(named(page, "app.juicemaker")).to_be_visible()
    expect(bar(page)).to_be_hidden()
    assert serious(page) == []
    open_books(page)
    expect(page).to_have_title("오즈 책장")
    expect(named(page, "app.juicemaker")).to_have_count(0)
    named(page, "series.5").click()
    expect(named(page, "book.title")).to_contain_text("The Road to Oz")
    settle(page)
    assert serious(page) == []
    # A swipe up from the bar.
    box = bar(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 200, steps=5)
    page.mouse.up()
    expect(named(page, "app.juicemaker")).to_be_visible()
    # After a second in the background the app was ended; it begins where it was left.
    page.wait_for_timeout(2000)
    open_books(page)
    expect(named(page, "book.title")).to_contain_text("The Road to Oz")
    # The bar by keyboard, and a page that comes later sees what is in front.
    bar(page).focus()
    page.keyboard.press("Enter")
    expect(named(page, "app.juicemaker")).to_be_visible()
    other = open_page(home)
    expect(named(other, "app.juicemaker")).to_be_visible()
    open_books(other)
    expect(named(page, "series.5")).to_be_visible()


def test_the_bar_is_there_without_a_frame(home, open_page):
    page = open_page(home, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 800})
    named(page, "app.bookseries").tap()
    expect(named(page, "series.1")).to_be_visible(timeout=120_000)
    bar(page).tap()
    expect(named(page, "app.juicemaker")).to_be_visible()
