"""TodoList as a user meets it: writing, ticking off, deleting, undoing, moving, restarting, and trouble with its file."""
import contextlib
import json
import pathlib
import time

import pytest
from espalier_drive import ROOT, Drive


@contextlib.contextmanager
def todo_list(environment, *arguments):
    with Drive(ROOT / "Apps/TodoList", *arguments, environment=environment, timeout=240) as app:
        yield app


@pytest.fixture
def app(app_data):
    with todo_list(app_data) as app:
        yield app


def add(app, text, today=False):
    app.type("input", text)
    if today:
        app.tap(id="today")
    app.tap(id="add")


def shown(app):
    """Texts of the todos on screen, from top to bottom."""
    nodes = [n for n in app.nodes() if (n.get("id") or "").startswith("todo.") and n["id"].endswith(".text")]
    return [n["text"] for n in sorted(nodes, key=lambda n: n["window"][1])]


def header(app, text):
    """The label above a section."""
    (label,) = [n for n in app.nodes() if n.get("text") == text and "header" in (n.get("traits") or [])]
    return label


def keyboard(app):
    """The keyboard's frame on the screen, or None."""
    panels = [n for n in app.nodes() if n["class"] == "KeyboardPanel"]
    return panels[-1]["window"] if panels else None


def middle(node):
    x, y, width, height = node["window"]
    return [x + width / 2, y + height / 2]


def documents(environment):
    (folder,) = {path.parent for path in pathlib.Path(environment["XDG_DATA_HOME"]).rglob("Documents/*.json")}
    return folder


def stored(environment):
    return json.loads((documents(environment) / "todos.json").read_text())


def test_writing_ticking_off_and_deleting(app, app_data):
    assert shown(app) == []
    assert app.texts("오늘") and app.texts("다가오는 할 일")

    # Blank text adds nothing.
    app.type("input", "   ")
    app.tap(id="add")
    assert shown(app) == []
    app.send("clear", id="input")

    # Adding empties the field, resets Today and closes the keyboard.
    app.type("input", "우유 사기")
    assert keyboard(app)
    app.tap(id="today")
    assert app.find(id="today")["selected"]
    app.tap(id="add")
    assert app.text("input") == "" and not app.find(id="today")["selected"] and keyboard(app) is None
    add(app, "책 반납")
    assert shown(app) == ["우유 사기", "책 반납"]
    today, upcoming = (header(app, name)["window"][1] for name in ("오늘", "다가오는 할 일"))
    assert today < app.find(id="todo.1")["window"][1] < upcoming < app.find(id="todo.2")["window"][1]

    # Return adds as well.
    app.type("input", "편지\n")
    assert shown(app) == ["우유 사기", "책 반납", "편지"] and keyboard(app) is None

    # Done: pale, struck through, with a delete button.
    assert app.find(id="delete.2") is None
    app.tap(id="check.2")
    assert app.find(id="check.2")["selected"]
    assert abs(app.find(id="todo.2.text")["alpha"] - 0.2) < 0.01
    app.tap(id="check.2")
    assert not app.find(id="check.2")["selected"] and app.find(id="delete.2") is None
    app.tap(id="check.2")
    app.tap(id="delete.2")
    assert shown(app) == ["우유 사기", "편지"]
    app.tap(id="undo")
    assert shown(app) == ["우유 사기", "책 반납", "편지"]
    assert app.find(id="undo") is None
    assert [set(todo) for todo in stored(app_data)] == [{"id", "isDone", "detail", "isToday"}] * 3


def test_the_keyboard_carries_the_bar_and_leaves_by_a_tap_elsewhere(app):
    def bar():
        x, y, width, height = app.find(id="input")["window"]
        return y + height

    low = bar()
    app.tap(id="input")
    top = keyboard(app)[1]
    assert keyboard(app)[3] == 336
    assert top - 20 < bar() < top
    # The list ends where the bar begins.
    x, y, width, height = app.find(id="todos")["window"]
    assert y + height < top
    app.tap(at=[200, 300])
    assert keyboard(app) is None and bar() == low
    app.rotate("landscapeLeft")
    app.tap(id="input")
    assert keyboard(app)[3] == 209 and bar() < keyboard(app)[1]
    app.rotate("portrait")
    assert keyboard(app)[3] == 336 and bar() < keyboard(app)[1]


def test_editing_swiping_and_dragging(app, app_data):
    for text in ("하나", "둘", "셋"):
        add(app, text)

    # A tap on the text edits it in place.
    app.tap(id="todo.2.text")
    app.send("clear", id="todo.2.text")
    app.type("todo.2.text", "둘 고침\n")
    assert shown(app) == ["하나", "둘 고침", "셋"] and keyboard(app) is None
    app.tap(id="todo.2.text")
    app.send("clear", id="todo.2.text")
    app.tap(at=[200, 420])
    assert shown(app) == ["하나", "둘 고침", "셋"], "a text that says nothing changes nothing"

    # Swipe to delete, with undo.
    x, y = middle(app.find(id="todo.1"))
    app.drag([x + 100, y], [x - 20, y], 0.3)
    app.tap(label="삭제")
    assert shown(app) == ["둘 고침", "셋"]
    app.tap(id="undo")
    assert shown(app) == ["하나", "둘 고침", "셋"]
    x, y = middle(app.find(id="todo.3"))
    app.drag([x + 150, y], [10, y], 0.3)
    assert shown(app) == ["하나", "둘 고침"], "a long swipe deletes at once"
    app.tap(id="undo")

    # Dragging changes the order, also from section to section.
    def drag(start, end):
        app.send("drag", **{"from": start, "to": end, "seconds": 0.5, "hold": 0.8})

    drag(middle(app.find(id="todo.1")), middle(app.find(id="todo.3")))
    assert shown(app) == ["둘 고침", "셋", "하나"]
    drag(middle(app.find(id="todo.3")), middle(header(app, "오늘")))
    assert shown(app) == ["셋", "둘 고침", "하나"]
    assert [(todo["detail"], todo["isToday"]) for todo in stored(app_data) if todo["isToday"]] == [("셋", True)]
    app.relaunch()
    assert shown(app) == ["셋", "둘 고침", "하나"]


def test_restarts_and_ids(app, app_data):
    for text in ("a", "b", "c"):
        add(app, text)
    app.tap(id="check.3")
    app.tap(id="delete.3")
    app.relaunch()
    assert shown(app) == ["a", "b"]
    add(app, "d")
    assert app.find(id="todo.4") and app.find(id="todo.3") is None
    for number in (1, 2, 4):
        app.tap(id=f"check.{number}")
        app.tap(id=f"delete.{number}")
    app.relaunch()
    assert shown(app) == []
    add(app, "e")
    assert app.find(id="todo.5")


def test_an_unreadable_file_is_kept_and_said(app_data):
    with todo_list(app_data) as app:
        add(app, "old")
    folder = documents(app_data)
    (folder / "todos.json").write_text("[{ broken")
    with todo_list(app_data) as app:
        assert app.texts("읽을 수 없어서")
        app.tap(label="확인")
        assert shown(app) == []
        add(app, "new")
        assert app.find(id="todo.2")
    assert (folder / "todos-unreadable-1.json").read_text() == "[{ broken"
    with todo_list(app_data, "--lang", "en") as app:
        assert shown(app) == ["new"] and app.texts("Upcoming") and not app.texts("읽을 수 없어서")
        assert app.find(id="add")["label"] == "Add"


def test_long_texts_and_text_sizes(app):
    long = "아주 긴 할 일 " * 12
    add(app, long.strip(), today=True)
    add(app, "short")
    height = app.find(id="todo.1")["frame"][3]
    assert height > 3 * 20 and app.find(id="todo.2")["frame"][3] < 60
    app.tap(id="check.1")
    for size in ("XS", "AX3", "AX5", "L"):
        app.set(contentSize=size)
        cut = [n.get("text") for n in app.nodes() if n.get("truncated") and "Bar" not in n["class"]]
        assert cut == [], size
    assert app.find(id="todo.1")["frame"][3] == height


def test_ten_thousand_todos(app_data):
    """As smooth as a hundred: what is not in sight costs nothing."""
    with todo_list(app_data) as app:
        add(app, "first")
    seconds = {}
    for count in (100, 10_000):
        todos = [{"id": n, "isDone": n % 3 == 0, "detail": f"할 일 {n}", "isToday": n % 2 == 0} for n in range(1, count + 1)]
        (documents(app_data) / "todos.json").write_text(json.dumps(todos))
        with todo_list(app_data) as app:
            assert shown(app)[0] == "할 일 2"
            assert len([n for n in app.nodes() if n["class"] == "TodoCell"]) < 40
            start = time.monotonic()
            for _ in range(5):
                app.send("scroll", id="todos", by=[0, 600])
            seconds[count] = (time.monotonic() - start) / 5
    with todo_list(app_data) as app:
        start = time.monotonic()
        add(app, "one more", today=True)
        print(f"a screenful scrolls in {seconds} s; adding to 10,000 takes {time.monotonic() - start:.2f} s")
        assert stored(app_data)[-1]["detail"] == "one more"
    assert seconds[10_000] < 3 * seconds[100] + 0.05
