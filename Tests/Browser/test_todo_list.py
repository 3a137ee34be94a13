"""TodoList in a real browser: Hangul through the input method's own events, the keyboard, reload."""

import pytest
from playwright.sync_api import expect

from hosts import app_host


@pytest.fixture(scope="module")
def todo_list():
    host = app_host("Apps/TodoList")
    yield host
    host.stop()


def named(scope, identifier):
    return scope.locator(f"[data-identifier='{identifier}']")


def field(page):
    return named(page, "input").locator(".field")


def compose(page, *syllables):
    """Each syllable as its jamo come in, then committed: what a Korean input method tells Chromium."""
    method = page.context.new_cdp_session(page)
    for steps in syllables:
        for text in steps:
            method.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        method.send("Input.insertText", {"text": steps[-1]})
    method.detach()


def test_hangul_is_composed_shown_and_committed_once(todo_list, open_page):
    page = open_page(todo_list)
    low = field(page).bounding_box()["y"]
    field(page).click()
    # The bar rides up with the keyboard.
    page.wait_for_function(
        "([name, low]) => document.querySelector(`[data-identifier='${name}'] .field`).getBoundingClientRect().y"
        " < low - 100", arg=["input", low])

    method = page.context.new_cdp_session(page)
    for text in ("ㅎ", "하", "한"):
        method.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
        expect(field(page)).to_have_value(text)
    method.send("Input.insertText", {"text": "한"})
    compose(page, ["ㄱ", "그", "글"])
    page.keyboard.type(" ok")
    compose(page, ["ㄷ", "도", "동"], ["ㅅ", "시", "싱"])
    expect(field(page)).to_have_value("한글 ok동싱")
    # What the app has is what the field shows: it comes back whole after a reload.
    named(page, "add").click()
    expect(field(page)).to_have_value("")
    expect(named(page, "todo.1.text").locator(".line")).to_have_text("한글 ok동싱")
    page.reload()
    expect(named(page, "todo.1.text").locator(".line")).to_have_text("한글 ok동싱")

    # Taking letters back and composing in the middle of the text.
    field(page).click()
    page.keyboard.type("ab")
    page.keyboard.press("ArrowLeft")
    compose(page, ["ㄴ", "나", "난"])
    expect(field(page)).to_have_value("a난b")
    page.keyboard.press("Backspace")
    expect(field(page)).to_have_value("ab")
    page.keyboard.press("Enter")
    expect(named(page, "todo.2.text").locator(".line")).to_have_text("ab")


def test_ticking_off_editing_and_undo(todo_list, open_page):
    page = open_page(todo_list)
    field(page).click()
    page.keyboard.type("call")
    page.keyboard.press("Enter")
    row = page.locator("[data-identifier^='todo.']", has_text="call").first
    identifier = row.get_attribute("data-identifier").split(".")[1]
    named(page, f"check.{identifier}").click()
    named(page, f"delete.{identifier}").click()
    expect(named(page, f"todo.{identifier}")).to_have_count(0)
    named(page, "undo").click()
    expect(named(page, f"todo.{identifier}.text").locator(".line")).to_have_text("call")

    # Edit in place.
    named(page, f"todo.{identifier}.text").click()
    editor = named(page, f"todo.{identifier}.text").locator("textarea.field")
    expect(editor).to_be_focused()
    editor.press("End")
    compose(page, ["ㅁ", "머", "멈"])
    editor.press("Enter")
    expect(named(page, f"todo.{identifier}.text").locator(".line")).to_have_text("call멈")
