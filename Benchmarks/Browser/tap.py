"""From a tap to the changed page: milliseconds, and bytes of both directions until the page is at rest."""

import statistics

from pages import Rest

CHANGE = """(element) => new Promise((done) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, bubbles: true, button: 0 };
    element.dispatchEvent(new PointerEvent('pointerdown', place));
    const picture = document.querySelector('.picture-root');
    requestAnimationFrame(() => requestAnimationFrame(() => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            done(performance.now() - start);
        }).observe(picture, { subtree: true, childList: true, attributes: true, characterData: true });
        element.dispatchEvent(new PointerEvent('pointerup', place));
    }));
})"""


def measure(page, identifier, dismiss, rounds=15):
    """Taps a button again and again; `dismiss` is the button of the alert that comes each time."""
    button = page.locator(f"[data-identifier='{identifier}']")
    milliseconds, sizes = [], []
    for _ in range(rounds):
        with Rest(page) as rest:
            milliseconds.append(button.evaluate(CHANGE))
        sizes.append(rest.bytes)
        page.get_by_role("button", name=dismiss, exact=True).click()
        page.wait_for_selector("[role=dialog]", state="detached")
        page.wait_for_timeout(300)
    return statistics.median(milliseconds), max(milliseconds), max(sizes)
