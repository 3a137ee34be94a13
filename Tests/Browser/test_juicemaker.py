"""JuiceMaker, built from its Xcode project, used in a real browser."""

import os
import signal
import subprocess

import pytest
from playwright.sync_api import expect

from hosts import wait_until
from test_page import button, serious, settle


def named(scope, identifier):
    return scope.locator(f"[data-identifier='{identifier}']")


def stock(scope, fruit):
    return named(scope, f"stock.{fruit}").locator(".line")


def dialog(page):
    return page.get_by_role("dialog").last


def open_stock_by_shortage(page):
    named(page, "order.strawberry").click()
    expect(dialog(page)).to_contain_text("딸기의 재고가 부족합니다. 재고를 수정할까요?")
    button(page, "예").click()
    expect(named(page, "stepper.strawberry")).to_be_visible()
    settle(page)


def test_an_order_takes_its_fruits(juice_maker, open_page):
    page = open_page(juice_maker)
    expect(stock(page, "banana")).to_have_text("10")
    named(page, "order.banana").click()
    expect(dialog(page)).to_contain_text("바나나쥬스 나왔습니다! 맛있게 드세요!")
    button(page, "확인").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stock(page, "banana")).to_have_text("8")
    expect(stock(page, "strawberry")).to_have_text("10")


def test_a_shortage_leads_to_the_stock_and_a_swipe_commits_it(juice_maker, open_page):
    page = open_page(juice_maker)
    open_stock_by_shortage(page)
    increment = named(page, "stepper.strawberry").get_by_role("button").last
    for expected in ("11", "12"):
        increment.click()
        expect(stock(dialog(page), "strawberry")).to_have_text(expected)
    bar = page.get_by_text("재고 수정", exact=True).last.bounding_box()
    page.mouse.move(bar["x"] + 10, bar["y"] + 5)
    page.mouse.down()
    page.mouse.move(bar["x"] + 10, bar["y"] + 500, steps=12)
    page.mouse.up()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stock(page, "strawberry")).to_have_text("12")


@pytest.mark.parametrize("identifier", ["order.mangoKiwi", "order.strawberry"])
def test_an_order_costs_little(juice_maker, open_page, identifier):
    page = open_page(juice_maker)
    settle(page)
    before = page.evaluate("espalier.bytes")
    named(page, identifier).click()
    expect(dialog(page)).to_be_visible()
    settle(page)
    page.wait_for_timeout(600)
    # At most 2048 are allowed; a longer sentence has to fit in too.
    assert page.evaluate("espalier.bytes") - before <= 1850


def tab_to(page, element):
    for _ in range(40):
        if element.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(element).to_be_focused()


def focused_inside(page):
    return page.evaluate("[...document.querySelectorAll('[role=dialog]')].at(-1).contains(document.activeElement)")


def test_the_keyboard_alone_suffices(juice_maker, open_page):
    page = open_page(juice_maker)
    order = named(page, "order.banana")
    tab_to(page, order)
    page.keyboard.press("Enter")
    expect(dialog(page)).to_contain_text("바나나쥬스")
    assert focused_inside(page)
    page.keyboard.press("Tab")
    expect(button(page, "확인")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(order).to_be_focused()
    expect(stock(page, "banana")).to_have_text("8")
    shortage = named(page, "order.strawberry")
    tab_to(page, shortage)
    page.keyboard.press("Space")
    tab_to(page, button(page, "예"))
    page.keyboard.press("Enter")
    stepper = named(page, "stepper.strawberry")
    expect(stepper).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert focused_inside(page)
    tab_to(page, stepper.get_by_role("button").last)
    page.keyboard.press("Enter")
    expect(stock(dialog(page), "strawberry")).to_have_text("11")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stock(page, "strawberry")).to_have_text("11")
    expect(shortage).to_be_focused()
    edit = named(page, "editStock")
    tab_to(page, edit)
    page.keyboard.press("Enter")
    tab_to(page, named(dialog(page), "close"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(edit).to_be_focused()


def test_rotation_dark_text_size_and_language(juice_maker, open_page):
    page = open_page(juice_maker)
    screen = page.locator(".screen")
    named(page, "order.banana").click()
    button(page, "확인").click()
    page.locator("[data-control=rotateLeft]").click()
    expect(screen).to_have_css("width", "852px")
    expect(stock(page, "banana")).to_have_text("8")
    page.locator("[data-control=dark]").click()
    expect(screen).to_contain_class("dark")
    expect(page.locator("[data-id='1']")).not_to_have_css("background-color", "rgb(255, 255, 255)")
    before = stock(page, "banana").bounding_box()
    page.locator("[data-control=size]").select_option("AX3")
    page.wait_for_function(
        "(size) => parseFloat(document.querySelector(\"[data-identifier='stock.banana'] .line span\").style.fontSize) > size",
        arg=24)
    assert stock(page, "banana").bounding_box() != before
    page.locator("[data-control=language]").select_option("en")
    expect(page.get_by_text("Edit Stock")).to_be_visible()
    expect(stock(page, "banana")).to_have_text("8")
    page.locator("[data-control=rotateRight]").click()
    expect(screen).to_have_css("width", "393px")


def test_a_reload_in_the_middle_changes_nothing(juice_maker, open_page):
    page = open_page(juice_maker)
    named(page, "order.kiwi").click()
    expect(dialog(page)).to_contain_text("키위쥬스")
    page.reload()
    expect(dialog(page)).to_contain_text("키위쥬스")
    button(page, "확인").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stock(page, "kiwi")).to_have_text("7")


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_axe_finds_nothing_serious(juice_maker, open_page, appearance):
    page = open_page(juice_maker, color_scheme=appearance)
    if appearance == "dark":
        page.locator("[data-control=dark]").click()
        expect(page.locator(".screen")).to_contain_class("dark")
    settle(page)
    assert serious(page) == []
    named(page, "order.mango").click()
    expect(dialog(page)).to_be_visible()
    settle(page)
    assert serious(page) == []
    button(page, "확인").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_stock_by_shortage(page)
    assert serious(page) == []


def test_a_killed_app_is_told_and_starts_again_with_its_stock(juice_maker, open_page):
    page = open_page(juice_maker)
    named(page, "order.banana").click()
    button(page, "확인").click()
    expect(stock(page, "banana")).to_have_text("8")
    children = subprocess.run(["pgrep", "-P", str(juice_maker.process.pid)], capture_output=True, text=True)
    for child in children.stdout.split():
        os.kill(int(child), signal.SIGKILL)
    restart = page.get_by_role("alert").get_by_role("button", name="Restart")
    restart.click()
    expect(stock(page, "banana")).to_have_text("8")
    button(page, "재고 수정").click()
    expect(named(page, "stepper.banana")).to_be_visible()
