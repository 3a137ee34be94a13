"""The flow of a juice shop app as a course assigns it: order, shortage, stock screen, steppers.

Knows the seven button titles of the assignment and nothing of one project's code: numbers are the labels that
hold only digits, an alert is what stands in an alert's view.
"""
import re

STEPS = ["first", "order", "shortage", "stock", "stepper", "shown"]
TITLES = ["딸기", "바나나", "파인애플", "키위", "망고", "딸바", "망키"]


def plain(text):
    return re.sub(r"[\s\u2028]", "", text or "")


def walk(nodes, above=()):
    for node in nodes:
        if node.get("hidden") or node.get("alpha", 1) < 0.01:
            continue
        yield node, above
        yield from walk(node.get("children") or [], (*above, node))


def alert(app):
    """Texts and buttons of the alert on screen, or None."""
    inside = [n for n, above in walk(app.tree()) if any("Alert" in a["class"] for a in above)]
    if not inside:
        return None
    buttons = [n for n in inside if "button" in (n.get("traits") or []) and (n.get("label") or n.get("text"))]
    return "\n".join(n.get("text") or "" for n in inside), buttons


def touch(app, node):
    x, y, width, height = node["window"]
    app.tap(at=[x + width / 2, y + height / 2])


def close(app, choose=lambda buttons: buttons[-1]):
    for _ in range(3):
        shown = alert(app)
        if not shown:
            return
        touch(app, choose(shown[1]))


def juice_button(app, name):
    for node, _ in walk(app.tree()):
        if plain(node.get("text")) == f"{name}쥬스주문" and "Label" not in node["class"]:
            return node
    raise AssertionError(f"no button {name}쥬스주문")


def numbers(app):
    """The digits-only labels in the order in which they stand, by that order."""
    found = [
        int(n["text"]) for n, _ in walk(app.tree())
        if "Label" in n["class"] and re.fullmatch(r"\s*\d+\s*", n.get("text") or "")
    ]
    return dict(enumerate(found))


def positive(buttons):
    words = ("예", "네", "수정", "확인", "ok", "yes", "이동", "갈래요", "좋아요")
    negative = ("아니", "취소", "no", "cancel", "닫기")
    for button in buttons:
        text = plain(button.get("label") or button.get("text")).lower()
        if any(word in text for word in words) and not any(word in text for word in negative):
            return button
    return buttons[-1]


def run(app, step):
    for title in TITLES:
        juice_button(app, title)
    before = numbers(app)
    assert len(before) >= 5, f"only {len(before)} stock numbers on the first screen"
    step("first")

    touch(app, juice_button(app, "바나나"))
    shown = alert(app)
    assert shown, "no alert after an order"
    assert "나왔" in plain(shown[0]), f"the alert says {shown[0]!r}"
    close(app)
    assert alert(app) is None, "the alert did not close"
    after = numbers(app)
    changed = {place: (before[place], after.get(place)) for place in before if before[place] != after.get(place)}
    assert [b - 2 for b, _ in changed.values()] == [a for _, a in changed.values()] and len(changed) == 1, (
        f"after a banana juice the numbers changed so: {changed}")
    step("order")

    for _ in range(8):
        touch(app, juice_button(app, "딸기"))
        shown = alert(app)
        assert shown, "no alert after ordering strawberry"
        if "나왔" not in plain(shown[0]):
            break
        close(app)
    assert "나왔" not in plain(shown[0]), "strawberries never run out"
    step("shortage")
    first = {n["class"] for n, _ in walk(app.tree())}
    touch(app, positive(shown[1]))
    steppers = [n for n, _ in walk(app.tree()) if "Stepper" in n["class"] or "stepper" in n["class"]]
    assert steppers, "no steppers after the positive answer"
    assert alert(app) is None, "the alert is still there"
    step("stock")

    before = numbers(app)
    x, y, width, height = steppers[0]["window"]
    app.tap(at=[x + width * 0.75, y + height / 2])
    after = numbers(app)
    changed = {p: (before[p], after.get(p)) for p in before if before[p] != after.get(p)}
    assert changed, "the stepper changes nothing"
    assert len(changed) == 1 and all(a == b + 1 for b, a in changed.values()), f"the stepper changed {changed}"
    step("stepper")

    leave(app)
    number = next(iter(changed.values()))[1]
    assert number in numbers(app).values(), f"the first screen does not show {number}"
    juice_button(app, "바나나")
    step("shown")


def leave(app):
    """닫기, a back button, or a swipe down."""
    for node, _ in reversed(list(walk(app.tree()))):
        text = plain(node.get("label") or node.get("text")).lower()
        if text in ("닫기", "완료", "뒤로", "back", "done", "close", "취소", "저장", "수정완료", "돌아가기") and (
            "button" in (node.get("traits") or []) or "Button" in node["class"]
        ):
            touch(app, node)
            break
    if any("Stepper" in n["class"] for n, _ in walk(app.tree())):
        width, height = app.tree()[0]["window"][2:]
        back = [n for n, _ in walk(app.tree()) if "BackButton" in n["class"]]
        if back:
            touch(app, back[-1])
        else:
            app.drag([width / 2, 60], [width / 2, height - 10], 0.3)
