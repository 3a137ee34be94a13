"""The page in a real browser, with the small test app behind it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hosts import wait_until


def text(page, words):
    return page.locator(".line", has_text=words).first


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def settle(page):
    """Two screen frames, and every finite animation at its end."""
    page.evaluate("""async () => {
        await Promise.allSettled(document.getAnimations().filter((a) => !a.effect.target?.matches('.indicator')).map((a) => a.finished));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }""")


def serious(page):
    """Serious violations. Colours inside the picture are the app's (Apple's own blue on grey is one)."""
    inside = Axe().run(page, options={"rules": {"color-contrast": {"enabled": False}}})
    outside = Axe().run(page, context={"exclude": [".picture-root"]})
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"]])
        for results in (inside, outside) for violation in results.response["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def test_a_tap_changes_the_label_with_few_bytes(shop, open_page):
    page = open_page(shop)
    expect(text(page, "딸기")).to_contain_text("10")
    before = page.evaluate("espalier.bytes")
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")
    assert page.evaluate("espalier.bytes") - before < 2048


def test_an_alert_takes_the_focus_and_gives_it_back(shop, open_page):
    page = open_page(shop)
    order = button(page, "주문하기")
    order.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_attribute("aria-modal", "true")
    assert page.evaluate("document.querySelector('[role=dialog]').contains(document.activeElement)")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "아니오"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(order).to_be_focused()


def test_the_keyboard_alone_suffices(shop, open_page):
    page = open_page(shop)
    names = []
    page.locator("[data-control=again]").focus()
    name = "document.activeElement.getAttribute('aria-label')"
    for _ in range(4):
        before = page.evaluate(name)
        page.keyboard.press("Tab")
        # A field asks the app where Tab leads.
        wait_until(page, f"(before) => {name} !== before", before)
        names.append(page.evaluate(name))
    assert names == ["주문하기", "창고 열기", "메모", "소리 크기"]
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "50%")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name="창고")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_swipe_down_closes_the_sheet(shop, open_page):
    page = open_page(shop)
    button(page, "창고 열기").click()
    heading = page.get_by_role("heading", name="창고")
    expect(heading).to_be_visible()
    settle(page)
    box = heading.bounding_box()
    page.mouse.move(box["x"] + 150, box["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 300, steps=8)
    page.mouse.up()
    expect(heading).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(shop, open_page, scheme):
    page = open_page(shop, color_scheme=scheme)
    assert serious(page) == []
    button(page, "창고 열기").click()
    settle(page)
    assert serious(page) == []
    button(page, "닫기").click()
    page.locator("[data-control=dark]").click()
    for _ in range(3):
        button(page, "주문하기").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []


def test_the_device_turns_and_the_app_follows(shop, open_page):
    page = open_page(shop)
    page.locator("[data-control=rotateLeft]").click()
    expect(page.locator(".screen")).to_have_css("width", "852px")
    expect(page.locator(".device")).to_have_attribute("data-side", "left")
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")


def test_settings_reach_the_app(shop, open_page):
    page = open_page(shop)
    page.locator("[data-control=dark]").click()
    expect(page.locator("[data-id='1']")).to_have_css("background-color", "rgb(0, 0, 0)")
    height = text(page, "딸기").locator("span").first.bounding_box()["height"]
    page.locator("[data-control=size]").select_option("AX3")
    wait_until(
        page,
        "(height) => document.querySelector('[data-id=\"11\"] span').getBoundingClientRect().height > 1.8 * height",
        height)
    page.locator("[data-control=language]").select_option("en")
    expect(button(page, "Order")).to_be_visible()
    page.locator("[data-control=device]").select_option("iPad mini")
    expect(page.locator(".screen")).to_have_css("width", "744px")


def test_a_reload_shows_the_same_state(shop, open_page):
    page = open_page(shop)
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")
    page.locator("[data-control=dark]").click()
    page.reload()
    expect(text(page, "딸기")).to_contain_text("6")
    expect(page.locator("[data-control=dark]")).to_have_attribute("aria-pressed", "true")
    assert "token" not in page.url


def test_two_pages_mirror_each_other(shop, open_page):
    first, second = open_page(shop), open_page(shop)
    button(first, "주문하기").click()
    expect(text(second, "딸기")).to_contain_text("6")
    second.locator("[data-control=rotateRight]").click()
    expect(first.locator(".device")).to_have_attribute("data-side", "right")


def test_typing_and_an_input_method(shop, open_page):
    page = open_page(shop)
    field = page.get_by_role("textbox", name="메모")
    field.click()
    page.keyboard.type("abc")
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "하", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.imeSetComposition", {"text": "한", "selectionStart": 1, "selectionEnd": 1})
    expect(field).to_have_value("abc한")
    session.send("Input.insertText", {"text": "한"})
    expect(field).to_have_value("abc한")
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()


def test_a_list_scrolls_by_wheel_and_by_dragging(shop, open_page):
    page = open_page(shop)
    scroller = page.locator(".scroller").first
    box = scroller.bounding_box()
    x, y = box["x"] + 100, box["y"] + 300
    page.mouse.move(x, y)
    page.mouse.wheel(0, 200)
    wait_until(page, "document.querySelector('.scroller').scrollTop === 200")
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=4)
    page.mouse.move(x, y - 150, steps=10)
    page.mouse.up()
    wait_until(page, "document.querySelector('.scroller').scrollTop > 330")
    other = open_page(shop)
    wait_until(other, "document.querySelector('.scroller').scrollTop > 330")


def test_text_is_as_wide_as_it_was_measured(shop, open_page):
    page = open_page(shop)
    page.evaluate("document.fonts.ready")
    wait_until(page, "document.fonts.status === 'loaded'")
    assert page.evaluate("[...document.fonts].filter((face) => face.status === 'error').map((face) => face.family)") == []
    wrong = page.evaluate("""() => {
        const scale = document.querySelector('.screen').getBoundingClientRect().width / 393;
        return [...document.querySelectorAll('.line > span')].map((span) => {
            const range = document.createRange();
            range.selectNodeContents(span);
            return [span.textContent, parseFloat(span.style.width), range.getBoundingClientRect().width / scale];
        }).filter(([, measured, shown]) => Math.abs(measured - shown) > 0.1);
    }""")
    assert wrong == []


def test_the_app_fills_the_window(shop, open_page):
    page = open_page(shop, "&frame=none", viewport={"width": 500, "height": 700})
    expect(page.locator(".screen")).to_have_css("width", "500px")
    assert page.locator("#bar").is_hidden()
    page.set_viewport_size({"width": 800, "height": 600})
    expect(page.locator(".screen")).to_have_css("width", "800px")
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")


def test_touches_on_a_handheld(shop, open_page):
    page = open_page(shop, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 800}, device_scale_factor=2)
    expect(page.locator(".screen")).to_have_css("width", "400px")
    button(page, "주문하기").tap()
    expect(text(page, "딸기")).to_contain_text("6")


def test_text_can_be_selected(shop, open_page):
    page = open_page(shop)
    text(page, "딸기").locator("span", has_text="딸기").dblclick()
    assert page.evaluate("getSelection().toString().trim()") == "딸기"


def test_the_page_speaks_korean(shop, open_page):
    page = open_page(shop, locale="ko-KR")
    expect(page.get_by_label("텍스트 크기")).to_be_visible()
