"""BookSeries in a real browser: a press with the mouse, circles, swipes of a finger, a fold that stays."""

import pytest
from playwright.sync_api import expect

from hosts import app_host
from test_page import serious, settle


@pytest.fixture
def books():
    host = app_host("Apps/BookSeries")
    yield host
    host.stop()


def named(scope, identifier):
    return scope.locator(f"[data-identifier='{identifier}']")


def title(page):
    return named(page, "book.title")


def circle(page, number):
    """Width, height and corner radius in CSS pixels of the page's own scale."""
    return named(page, f"series.{number}").evaluate(
        "e => [e.offsetWidth, e.offsetHeight, parseFloat(getComputedStyle(e).borderTopLeftRadius)]")


def test_reading(books, open_page):
    page = open_page(books)
    expect(title(page)).to_contain_text("The Wonderful Wizard of Oz")
    for number in (1, 8):
        width, height, radius = circle(page, number)
        assert abs(width - height) <= 1 and radius >= width / 2 - 1
    colors = [named(page, f"series.{n}").evaluate("e => getComputedStyle(e).backgroundColor") for n in (1, 2)]
    assert colors == ["rgb(0, 122, 255)", "rgb(229, 229, 234)"]
    expect(named(page, "series.1")).to_have_attribute("aria-pressed", "true")
    # The press chooses, before the button of the mouse is up.
    named(page, "series.2").hover()
    page.mouse.down()
    expect(title(page)).to_contain_text("The Marvelous Land of Oz")
    page.mouse.up()
    expect(named(page, "fold")).to_be_hidden()
    named(page, "series.1").click()
    named(page, "fold").click()
    expect(named(page, "fold")).to_contain_text("접기")
    expect(named(page, "book.summary")).to_contain_text("은구두에 숨어 있던 힘을 알게 된다.")
    settle(page)
    assert serious(page) == []
    page.get_by_role("button", name="Restart").click()
    expect(named(page, "fold")).to_contain_text("접기")


def test_another_book_begins_at_its_top(books, open_page):
    page = open_page(books)
    scroll = named(page, "book.scroll")
    scroll.hover()
    page.mouse.wheel(0, 900)
    cover = named(page, "book.cover")
    expect(cover).not_to_be_in_viewport()
    named(page, "series.3").click()
    expect(title(page)).to_contain_text("Ozma of Oz")
    expect(cover).to_be_in_viewport(ratio=0.9)


def test_a_swipe_of_the_finger_turns_the_book(books, open_page):
    page = open_page(books, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    expect(title(page)).to_contain_text("The Wonderful Wizard of Oz")
    session = page.context.new_cdp_session(page)

    def swipe(start, end):
        def touch(kind, x):
            points = [] if kind == "touchEnd" else [{"x": x, "y": 500}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", start)
        for step in range(1, 7):
            touch("touchMove", start + (end - start) * step / 6)
        touch("touchEnd", end)

    swipe(340, 40)
    expect(title(page)).to_contain_text("The Marvelous Land of Oz")
    swipe(40, 340)
    expect(title(page)).to_contain_text("The Wonderful Wizard of Oz")
