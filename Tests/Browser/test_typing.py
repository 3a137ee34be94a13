"""Text input in a real browser: input methods, the keyboard panel, pages that mirror each other."""

from playwright.sync_api import expect

from test_page import serious, settle


def field_of(page):
    return page.get_by_role("textbox", name="메모")


def press(page, *keys):
    for key in keys:
        page.locator(f".keyboard .key[data-key='{key}']").click()


def test_hangul_is_composed_jamo_by_jamo(shop, open_page):
    page, other = open_page(shop), open_page(shop)
    field = field_of(page)
    field.click()
    session = page.context.new_cdp_session(page)

    def compose(*steps):
        for text in steps:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})

    written = ""
    for steps, syllable in [("ㅎ하한", "한"), ("ㄱ그글", "글")]:
        for step in steps:
            compose(step)
            expect(field).to_have_value(written + step)
        session.send("Input.insertText", {"text": syllable})
        written += syllable
        expect(field).to_have_value(written)
    page.keyboard.type(" ok")
    expect(field).to_have_value("한글 ok")
    expect(field_of(other)).to_have_value("한글 ok")
    page.reload()
    expect(field_of(page)).to_have_value("한글 ok")


def test_the_keyboard_panel_types(shop, open_page):
    page = open_page(shop)
    panel = page.locator(".keyboard")
    expect(panel).to_be_hidden()
    field = field_of(page)
    field.click()
    expect(panel).to_be_visible()
    settle(page)
    assert panel.evaluate("(panel) => panel.offsetHeight") == 336
    assert serious(page) == []
    press(page, *"ㄷㅏㄹㄱㅇㅣ", "space")
    expect(field).to_have_value("닭이 ")
    press(page, "shift", "ㄲ", *"ㅗㅊ", "delete")
    expect(field).to_have_value("닭이 꼬")
    expect(field).to_be_focused()
    press(page, "globe", "shift", "A", "b", "numbers", "1", "letters", "c")
    expect(field).to_have_value("닭이 꼬Ab1c")
    press(page, "delete", "delete")
    expect(field).to_have_value("닭이 꼬Ab")
    # The real keyboard goes on where the panel stopped.
    page.keyboard.type("!")
    expect(field).to_have_value("닭이 꼬Ab!")
    expect(panel.locator("[data-key='return']")).to_have_text("done")
    press(page, "return")
    expect(field).to_have_value("")
    expect(panel).to_be_hidden()


def test_the_keyboard_panel_can_be_switched_off(shop, open_page):
    page = open_page(shop)
    switch = page.locator("[data-control=keyboard]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    field_of(page).click()
    page.keyboard.type("a")
    expect(field_of(page)).to_have_value("a")
    expect(page.locator(".keyboard")).to_be_hidden()
    switch.click()
    field_of(page).click()
    expect(page.locator(".keyboard")).to_be_visible()


def test_the_keyboard_of_a_phone_is_told(shop, open_page):
    page = open_page(shop, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 800})
    expect(page.locator(".screen")).to_have_css("width", "400px")
    list_height = "Math.round(document.querySelector(\"[data-id='60']\").offsetHeight)"
    before = page.evaluate(list_height)
    page.evaluate("""() => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 520 });
        visualViewport.dispatchEvent(new Event('resize'));
    }""")
    page.wait_for_function(f"(before) => {list_height} < before - 150", arg=before)
    expect(page.locator(".keyboard")).to_be_hidden()
    page.evaluate("""() => {
        delete visualViewport.height;
        visualViewport.dispatchEvent(new Event('resize'));
    }""")
    page.wait_for_function(f"(before) => {list_height} === before", arg=before)


def test_a_field_that_was_left_at_once_does_not_take_the_focus_back(shop, open_page):
    page = open_page(shop)
    memo = field_of(page)
    # Both in one turn of the page: the app's answer to the first comes when the second is done.
    memo.evaluate("(memo) => { memo.focus(); document.querySelector('[role=slider]').focus(); }")
    settle(page)
    page.wait_for_timeout(300)
    expect(page.get_by_role("slider")).to_be_focused()
    memo.click()
    settle(page)
    expect(memo).to_be_focused()
