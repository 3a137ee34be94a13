"""The flow of a juice shop app as a course assigns it: order, shortage, stock screen, steppers.

Knows the seven button titles of the assignment and nothing of one project's code: a stock number is a label that
holds only digits, an alert is what stands in an alert's view, the stock screen is what covers the order buttons.
A step that a project cannot take (it wires no stepper, it asks nothing) does not end the flow: what comes after
it is tried from where the app stands, and the note says why.
"""
import pathlib
import re

STEPS = ["first", "order", "shortage", "stock", "stepper", "shown", "unwired"]
#: The assignment's seven juices; a blend may be named by its fruits.
TITLES = [["딸기"], ["바나나"], ["파인애플"], ["키위"], ["망고"], ["딸바", "딸기바나나", "바나나딸기"], ["망키", "망고키위", "키위망고"]]
CLOSING = ("닫기", "완료", "뒤로", "back", "done", "close", "취소", "저장", "수정완료", "돌아가기", "확인", "cancel", "save")
READY = ("나왔", "완료")
POSITIVE = ("예", "네", "수정", "확인", "ok", "yes", "이동", "갈래요", "좋아요", "추가", "응")
NEGATIVE = ("아니", "취소", "no", "cancel", "닫기")


def plain(text):
    return re.sub(r"[\s\u2028]", "", text or "").lower()


def said(node):
    return plain(node.get("text") or node.get("label"))


def is_button(node):
    return "button" in (node.get("traits") or []) or "Button" in node["class"]


def walk(nodes, above=()):
    """Every visible node with those above it, back to front."""
    for node in nodes:
        if node.get("hidden") or node.get("alpha", 1) < 0.01:
            continue
        yield node, above
        yield from walk(node.get("children") or [], (*above, node))


# What stands on the screen

def juice_of(node):
    """The assignment's title that a button carries, or None."""
    is_cell = "Cell" in node["class"]
    if not is_button(node) and not is_cell and "Control" not in node["class"]:
        return None
    # A cell says itself what stands in it, or holds it in several labels.
    inside = "".join(said(n) for n, _ in walk(node.get("children") or [])) if is_cell else ""
    for whole in (said(node), inside):
        text = re.sub(r"(쥬스|주스)", "", whole)
        for names in TITLES:
            if any(re.fullmatch(rf"{name}(주문|주문하기)*", text) for name in names) and text != whole:
                return names[0]
    return None


def groups(app):
    """The screens that lie on each other, back to front: what is presented stands in a container of its own."""
    parts = {}
    for node, above in walk(app.tree()):
        containers = [a for a in (*above, node) if re.fullmatch("UITransitionView|PresentationContainerView", a["class"])]
        parts.setdefault(id(containers[-1]) if containers else None, []).append(node)
    return [part for part in parts.values() if not any("Alert" in node["class"] for node in part)]


def screens(app):
    """(nodes of the first screen, nodes of the stock screen); one that is not shown has none."""
    shown = groups(app)
    first = next((part for part in reversed(shown) if any(juice_of(node) for node in part)), [])
    return first, shown[-1] if shown and shown[-1] is not first else []


def is_label(node):
    return "Label" in node["class"] or (node.get("text") is not None and not node.get("children"))


def numbers(nodes):
    """The digits-only labels in the order in which they stand, by that order."""
    found = [int(n["text"]) for n in nodes if is_label(n) and re.fullmatch(r"\s*\d{1,3}\s*", n.get("text") or "")]
    return dict(enumerate(found))


def difference(before, after):
    return {p: (before.get(p), after.get(p)) for p in {*before, *after} if before.get(p) != after.get(p)}


def alert(app):
    """Texts and buttons of the alert on screen, or None."""
    inside = [n for n, above in walk(app.tree()) if any("Alert" in a["class"] for a in above)]
    if not inside:
        return None
    return plain("\n".join(n.get("text") or "" for n in inside)), [n for n in inside if is_button(n) and said(n)]


def is_ready(shown):
    return any(word in shown[0] for word in READY)


# What a person does

def touch(app, node):
    x, y, width, height = node["window"]
    app.tap(at=[x + width / 2, y + height / 2])


def order(app, name):
    button = next((n for n, _ in walk(app.tree()) if juice_of(n) == name), None)
    assert button, f"no button {name}쥬스주문"
    touch(app, button)
    return alert(app)


def all_titles(app):
    """The juices on the first screen; what scrolls is looked through."""
    found = {juice_of(n) for n, _ in walk(app.tree())}
    for node, _ in list(walk(app.tree())):
        if re.search("CollectionView$|TableView$", node["class"]) and len(found - {None}) < len(TITLES):
            x, y, width, height = node["window"]
            ends = [x + width / 2, y + height * 0.8], [x + width / 2, y + height * 0.2]
            app.drag(*ends)
            found |= {juice_of(n) for n, _ in walk(app.tree())}
            app.drag(*reversed(ends))
    return found - {None}


def positive(buttons):
    for button in buttons:
        if any(word in said(button) for word in POSITIVE) and not any(word in said(button) for word in NEGATIVE):
            return button
    return buttons[0] if len(buttons) == 1 else next(
        (b for b in buttons if not any(word in said(b) for word in NEGATIVE)), buttons[-1])


def close_alert(app, choose=lambda buttons: buttons[-1]):
    for _ in range(3):
        shown = alert(app)
        if not shown:
            return
        if shown[1]:
            touch(app, choose(shown[1]))
        else:
            app.advance(1.2)  # an alert without buttons goes by itself
    assert alert(app) is None, "the alert does not close"


def open_stock(app):
    """By the button 재고수정 of the first screen."""
    for node, _ in reversed(list(walk(app.tree()))):
        if is_button(node) and re.search("재고.*(수정|추가|변경|관리)|수정|stock", said(node)):
            return touch(app, node)


def leave(app):
    """닫기, a back button, or a swipe down; an alert that asks is answered."""
    _, stock = screens(app)
    close = [n for n in stock if is_button(n) and said(n) in CLOSING]
    back = [n for n, _ in walk(app.tree()) if "BackButton" in n["class"]]
    for node in [*reversed(close), *back][:1]:
        touch(app, node)
    if alert(app):
        close_alert(app, positive)
    if is_stock_screen(app):
        width, height = app.tree()[0]["window"][2:]
        app.drag([width / 2, 60], [width / 2, height - 10], 0.3)


def is_stock_screen(app):
    return bool(screens(app)[1])


def wires_steppers(project):
    """Whether a stepper of the project calls anything when it changes."""
    for path in pathlib.Path(project).rglob("*"):
        if path.suffix in (".storyboard", ".xib"):
            for stepper in re.findall(r"<stepper .*?</stepper>", path.read_text("utf-8"), re.S):
                if "<action " in stepper:
                    return True
        if path.suffix == ".swift" and path.is_file() and re.search(
            r"^(?!\s*//).*[sS]tepper\w*[?!]?\.add(Target|Action)\(", path.read_text("utf-8", "replace"), re.M):
            return True
    return False


# The flow

def run(app, step):
    notes = []
    titles = all_titles(app)
    missing = [names[0] for names in TITLES if names[0] not in titles]
    assert not missing, f"no buttons for {', '.join(missing)}"
    before = numbers(screens(app)[0])
    assert len(before) >= 5, f"only {len(before)} stock numbers on the first screen"
    step("first")
    for act in (order_once, run_out):
        try:
            act(app, step)
        except AssertionError as error:
            notes.append(str(error).splitlines()[0])
            close_alert(app)
    if not is_stock_screen(app):
        open_stock(app)
    assert is_stock_screen(app), "; ".join([*notes, "no stock screen"])
    step("stock")
    try:
        change_stock(app, step)
    except AssertionError as error:
        notes.append(str(error).splitlines()[0])
    assert not notes, "; ".join(notes)


def order_once(app, step):
    before = numbers(screens(app)[0])
    shown = order(app, "바나나")
    assert shown, "no alert after an order"
    assert is_ready(shown), f"the alert says {shown[0]!r}"
    close_alert(app)
    changed = difference(before, numbers(screens(app)[0]))
    assert [b - 2 for b, _ in changed.values()] == [a for _, a in changed.values()] and len(changed) == 1, (
        f"after a banana juice the numbers changed so: {changed}")
    step("order")


def run_out(app, step):
    for _ in range(8):
        shown = order(app, "딸기")
        assert shown, "no alert after ordering strawberry"
        if not is_ready(shown):
            break
        close_alert(app)
    assert not is_ready(shown), "strawberries never run out"
    step("shortage")
    touch(app, positive(shown[1]))
    assert alert(app) is None, "the alert is still there"
    assert is_stock_screen(app), "no stock screen after the positive answer"


def change_stock(app, step):
    first = numbers(screens(app)[0])
    _, stock = screens(app)
    steppers = [n for n in stock if "Stepper" in n["class"]]
    wired = wires_steppers(app.project)
    changed = {}
    if steppers:
        x, y, width, height = steppers[0]["window"]
        app.tap(at=[x + width * 0.75, y + height / 2])
        changed = difference(numbers(stock), numbers(screens(app)[1]))
    if not wired:
        assert not changed, f"a stepper that nothing is wired to changed {changed}"
        leave(app)
        assert not is_stock_screen(app), "the stock screen does not close"
        return step("unwired")
    assert changed, "the stepper changes nothing"
    assert len(changed) == 1 and all(a == b + 1 for b, a in changed.values()), f"the stepper changed {changed}"
    step("stepper")
    leave(app)
    assert not is_stock_screen(app), "the stock screen does not close"
    number = next(iter(changed.values()))[1]
    shown = numbers(screens(app)[0])
    assert number in [a for _, a in difference(first, shown).values()] or (
        not first and number in shown.values()), f"the first screen does not show {number}"
    step("shown")
