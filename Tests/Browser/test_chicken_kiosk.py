"""ChickenKiosk in a real browser: on the device, and as a kiosk that fills the screen."""
import os
import signal
import subprocess

import pytest
from playwright.sync_api import expect

from hosts import app_host
from test_juicemaker import dialog, named
from test_page import button, serious, settle


@pytest.fixture
def chicken_kiosk():
    host = app_host("Apps/ChickenKiosk")
    yield host
    host.stop()


@pytest.fixture
def full_screen_kiosk():
    host = app_host("Apps/ChickenKiosk", "--kiosk")
    yield host
    host.stop()


def words(page, identifier):
    return named(page, identifier).locator(".line")


def test_a_customer_chooses_counts_and_orders(chicken_kiosk, open_page):
    page = open_page(chicken_kiosk)
    expect(words(page, "cart.total")).to_have_text("총 0개")
    named(page, "menu.honey-whole").click()
    named(page, "menu.honey-whole").click()
    expect(words(page, "cart.total")).to_have_text("총 2개")
    expect(words(page, "sum.total")).to_have_text("39,000원")
    named(page, "category.red").click()
    expect(named(page, "menu.red-whole")).to_be_visible()
    named(page, "menu.red-whole").click()
    named(page, "cart.red-whole.plus").click()
    expect(words(page, "cart.red-whole.count")).to_have_text("2")
    named(page, "cart.honey-whole.remove").click()
    expect(named(page, "cart.honey-whole")).to_have_count(0)
    expect(words(page, "sum.subtotal")).to_have_text("42,000원")
    named(page, "order").click()
    expect(dialog(page)).to_contain_text("39,000원")
    button(page, "확인").click()
    expect(words(page, "cart.total")).to_have_text("총 0개")


def test_pages_follow_the_finger_and_the_dots_follow_the_pages(chicken_kiosk, open_page):
    page = open_page(chicken_kiosk)
    box = named(page, "menu.honey-whole").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 40, steps=10)
    page.mouse.up()
    expect(named(page, "menu.honey-boneless")).to_be_in_viewport()
    settle(page)
    pages = named(page, "menu.pages")
    expect(pages).to_have_attribute("aria-valuetext", "3페이지 중 2페이지")
    dots = pages.bounding_box()
    page.mouse.click(dots["x"] + dots["width"] - 6, dots["y"] + dots["height"] / 2)
    expect(pages).to_have_attribute("aria-valuetext", "3페이지 중 3페이지")
    expect(named(page, "menu.honey-rice")).to_be_in_viewport()


def test_axe_finds_nothing_serious_in_light_and_dark(chicken_kiosk, open_page):
    page = open_page(chicken_kiosk)
    named(page, "menu.honey-whole").click()
    expect(named(page, "cart.honey-whole")).to_be_visible()
    settle(page)
    assert serious(page) == []
    page.locator("[data-control=dark]").click()
    named(page, "cancelAll").click()
    expect(dialog(page)).to_be_visible()
    settle(page)
    assert serious(page) == []


def test_a_kiosk_fills_the_screen_and_follows_its_size(full_screen_kiosk, open_page):
    page = open_page(full_screen_kiosk, viewport={"width": 1180, "height": 820})
    expect(page.locator(".screen")).to_have_css("width", "1180px")
    expect(page.locator(".screen")).to_have_css("height", "820px")
    expect(page.locator("[data-control=dark]")).to_be_hidden()
    # Wide: the cart lies beside the menu.
    menu, order = named(page, "menu.pages").bounding_box(), named(page, "order").bounding_box()
    assert order["x"] > menu["x"] + menu["width"]
    named(page, "menu.honey-whole").click()
    expect(words(page, "cart.total")).to_have_text("총 1개")
    page.set_viewport_size({"width": 430, "height": 900})
    expect(page.locator(".screen")).to_have_css("width", "430px")
    menu, order = named(page, "menu.pages").bounding_box(), named(page, "order").bounding_box()
    assert order["y"] > menu["y"] + menu["height"]
    expect(words(page, "cart.total")).to_have_text("총 1개")


def test_a_crash_keeps_the_cart(chicken_kiosk, open_page):
    page = open_page(chicken_kiosk)
    named(page, "menu.honey-wings").click()
    expect(words(page, "cart.total")).to_have_text("총 1개")
    children = subprocess.run(["pgrep", "-P", str(chicken_kiosk.process.pid)], capture_output=True, text=True)
    for child in children.stdout.split():
        os.kill(int(child), signal.SIGKILL)
    page.get_by_role("alert").get_by_role("button", name="Restart").click()
    expect(words(page, "cart.total")).to_have_text("총 1개")
