"""The home screen: icons that open apps by their URL schemes, the way back, and what stays where it was."""
import os
import pathlib
import signal

import pytest
from espalier_drive import ROOT, Drive, DriveError

APPS = [folder.name for folder in sorted((ROOT / "Apps").iterdir()) if folder.name != "Home"]


def children(process):
    """The programs below a process: their numbers by name."""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            if int(fields[1]) == process and fields[0] != "Z":
                found[pathlib.Path(os.readlink(folder / "exe")).name] = int(folder.name)
        except (OSError, IndexError):
            continue
    return found


def texts_of(node):
    if node.get("text"):
        yield node["text"]
    for child in node.get("children") or []:
        yield from texts_of(child)


@pytest.fixture
def app(app_data):
    with Drive(ROOT / "Apps/Home", "--close-after", "3", environment=app_data, timeout=300) as app:
        yield app


def test_every_icon_opens_its_app_and_the_home_bar_returns(app):
    icons = {n["id"]: n["label"] for n in app.nodes() if (n.get("id") or "").startswith("app.")}
    assert len(icons) == 5 and icons["app.bookseries"] == "오즈 책장"
    for name in APPS:
        app.tap(id=f"app.{name.lower()}")
        assert app.find(id="app.bookseries") is None, name
        app.send("home")
        assert app.find(id=f"app.{name.lower()}")["label"]
    assert set(children(app.process.pid)) == {*APPS, "Home"}


def test_an_app_is_where_it_was_left_and_is_closed_when_idle(app):
    app.tap(id="app.bookseries")
    app.tap(id="series.3")
    app.send("scroll", id="book.scroll", by=[0, 300])
    cover = app.find(id="book.cover")["window"][1]
    app.send("home")
    app.tap(id="app.juicemaker")
    app.tap(id="order.banana")
    app.tap(label="확인")
    app.send("home")
    app.tap(id="app.bookseries")
    # The very same process: even the scroll position is kept.
    assert app.find(id="book.cover")["window"][1] == cover
    assert sorted(children(app.process.pid)) == ["BookSeries", "Home", "JuiceMaker"]
    app.advance(1)
    assert sorted(children(app.process.pid)) == ["BookSeries", "Home", "JuiceMaker"]
    app.advance(2)
    assert sorted(children(app.process.pid)) == ["BookSeries", "Home"]
    app.send("home")
    # Started anew, it goes on with what it had stored.
    app.tap(id="app.juicemaker")
    assert app.text("stock.banana") == "8"
    app.set(language="en", appearance="dark")
    assert app.texts("Fresh juice, just for you!")
    app.send("home")
    assert app.find(id="app.bookseries")["label"] == "Oz Shelf"
    app.tap(id="app.bookseries")
    assert app.text("book.title") == "Ozma of Oz"
    assert app.find(id="book.released")["label"] == "Released, July 30, 1907"


def test_the_end_of_an_app_leaves_the_home_screen_alone(app):
    app.tap(id="app.bookseries")
    os.kill(children(app.process.pid)["BookSeries"], signal.SIGKILL)
    with pytest.raises(DriveError):
        app.tree()
    app.send("home")
    app.tap(id="app.bookseries")
    assert app.text("book.title")


def test_apps_that_were_ended_come_back_where_they_were(app):
    # Deep in the pamphlet.
    app.tap(id="app.expo1900")
    app.tap(id="showEntries")
    for _ in range(2):
        app.drag([200, 700], [200, 300], 0.3)
    rows = sorted((n for n in app.nodes() if (n.get("id") or "").startswith("entry.")), key=lambda n: n["window"][1])
    opened = next(n for n in rows if n["window"][1] > 250)
    name = next(text for text in texts_of(opened))
    app.tap(id=opened["id"])
    assert app.find(id="detail.share") and app.texts(name)
    app.send("home")
    # In the middle of a book.
    app.tap(id="app.bookseries")
    app.tap(id="series.3")
    app.send("scroll", id="book.scroll", by=[0, 300])
    cover = app.find(id="book.cover")["window"][1]
    app.send("home")
    # Numbers on the stock screen that do not count yet.
    app.tap(id="app.juicemaker")
    app.tap(id="editStock")
    x, y, width, height = app.find(id="stepper.kiwi")["window"]
    app.tap(at=[x + width * 0.75, y + height / 2])
    app.send("home")
    # Half a todo.
    app.tap(id="app.todolist")
    app.type("input", "반쯤 쓴")
    app.tap(id="today")
    app.send("home")
    app.advance(3)
    assert sorted(children(app.process.pid)) == ["Home"]

    app.tap(id="app.expo1900")
    assert app.find(id="detail.share") and app.texts(name)
    app.tap(label="한국의 출품작")
    assert app.find(id="detail.share") is None
    # The list is about where it was, and leads back to the first screen.
    x, y, width, height = app.find(id=opened["id"])["window"]
    assert 50 < y < 800
    app.tap(label="메인")
    assert app.find(id="showEntries")
    app.send("home")

    app.tap(id="app.bookseries")
    assert app.find(id="series.3")["selected"]
    assert abs(app.find(id="book.cover")["window"][1] - cover) < 1
    app.send("home")

    app.tap(id="app.juicemaker")
    assert [n["text"] for n in app.nodes() if n.get("id") == "stock.kiwi"][-1] == "11"
    app.tap(id="close")
    assert app.text("stock.kiwi") == "11"
    app.send("home")

    app.tap(id="app.todolist")
    assert app.text("input") == "반쯤 쓴" and app.find(id="today")["selected"]
