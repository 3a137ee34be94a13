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
