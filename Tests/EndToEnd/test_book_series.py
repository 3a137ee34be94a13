"""BookSeries as a reader meets it: circles, folding, swipes, restarts, a file that is not there."""
import contextlib
import json
import shutil

import pytest
from espalier_drive import ROOT, Drive

PROJECT = ROOT / "Apps/BookSeries"
DATA = PROJECT / "BookSeries/Resources/data.json"
BOOKS = json.loads(DATA.read_text(encoding="utf-8"))["books"]


@contextlib.contextmanager
def shelf(environment, *arguments, project=PROJECT):
    with Drive(project, *arguments, environment=environment, timeout=240) as app:
        yield app


@pytest.fixture
def app(app_data):
    with shelf(app_data) as app:
        yield app


def buttons(app):
    return [app.find(id=f"series.{number}") for number in range(1, len(BOOKS) + 1)]


def selected(app):
    return [button["id"] for button in buttons(app) if button.get("selected")]


def circles(app):
    """The buttons' sizes; each must be round and as large as the others."""
    sizes = [button["window"][2:] for button in buttons(app)]
    for width, height in sizes:
        assert width == pytest.approx(height, abs=0.34)
        assert width == pytest.approx(sizes[0][0], abs=0.34)
    return sizes[0][0]


def swipe(app, start, end):
    """Across the middle of the book, quickly."""
    width, height = app.tree()[0]["window"][2:]
    app.drag([width * start, height * 0.6], [width * end, height * 0.6], 0.15)


def test_the_first_book_is_there_with_everything(app):
    assert app.text("book.title") == "The Wonderful Wizard of Oz"
    assert selected(app) == ["series.1"]
    assert app.find(id="book.author")["label"] == "저자, L. Frank Baum"
    assert app.find(id="book.released")["label"] == "출간일, 1900년 5월 17일"
    assert app.find(id="book.pages")["label"] == "쪽수, 259"
    assert {"헌사", "줄거리", "차례"} <= set(app.texts())
    chapters = [app.text(f"chapter.{number}") for number in range(1, 25)]
    assert chapters[0] == "1. The Cyclone"
    assert chapters[-1] == "24. Home Again"
    assert app.find(id="book.title")["traits"] == ["header"]
    assert app.find(id="series.3")["label"] == "3권"


def test_the_measures_of_the_top(app):
    width, height = app.tree()[0]["window"][2:]
    title, row = app.find(id="book.title")["window"], [button["window"] for button in buttons(app)]
    assert title[0] == 20 and title[2] == width - 40
    assert title[1] == 59 + 10
    assert row[0][1] == pytest.approx(title[1] + title[3] + 16, abs=0.34)
    gaps = [right[0] - left[0] - left[2] for left, right in zip(row, row[1:])]
    assert gaps == pytest.approx([6] * len(gaps), abs=0.34)
    assert row[0][0] == pytest.approx(width - row[-1][0] - row[-1][2], abs=0.7)
    scroll = app.find(id="book.scroll")["window"]
    assert scroll[1] == pytest.approx(row[0][1] + row[0][3] + 20, abs=0.34)
    assert scroll[1] + scroll[3] == height


def test_the_circles_keep_the_size_of_their_number(app):
    size = circles(app)
    assert 30 <= size <= 40
    for orientation in ["landscapeLeft", "landscapeRight", "portrait"]:
        app.rotate(orientation)
        assert circles(app) == size
    app.set(device="iPad")
    assert circles(app) == pytest.approx(size, abs=0.5)
    app.set(device="iPhone SE")
    sizes = []
    for category in ["XS", "L", "XXXL", "AX3", "AX5"]:
        app.set(contentSize=category)
        sizes.append(circles(app))
        app.rotate("landscapeLeft")
        assert circles(app) == sizes[-1]
        app.rotate("portrait")
    assert sizes == sorted(sizes) and sizes[-1] > 1.5 * sizes[0]


def test_a_press_chooses_before_the_finger_is_lifted(app):
    x, y, width, height = app.find(id="series.5")["window"]
    # A finger that slides far off the button before it is lifted would cancel a touchUpInside.
    app.drag([x + width / 2, y + height / 2], [x + width / 2, y + 300], 0.3)
    assert app.text("book.title") == "The Road to Oz"
    assert selected(app) == ["series.5"]


def test_a_long_summary_folds_and_each_book_remembers(app):
    first = BOOKS[0]["summary"]
    assert app.text("book.summary") == first[:450] + "…"
    assert app.find(id="fold")["label"] == "더보기"
    app.tap(id="fold")
    assert app.text("book.summary") == first
    assert app.find(id="fold")["label"] == "접기"
    app.tap(id="series.2")
    assert len(BOOKS[1]["summary"]) < 450
    assert app.text("book.summary") == BOOKS[1]["summary"]
    assert app.find(id="fold") is None
    app.tap(id="series.3")
    assert app.text("book.summary") == BOOKS[2]["summary"][:450] + "…"
    app.relaunch()
    assert app.text("book.title") == "Ozma of Oz"
    assert selected(app) == ["series.3"]
    assert app.text("book.summary").endswith("…")
    app.tap(id="series.1")
    assert app.text("book.summary") == first
    app.tap(id="fold")
    app.relaunch()
    assert app.text("book.summary") == first[:450] + "…"


def test_another_book_begins_at_its_top(app):
    cover = app.find(id="book.cover")["window"][1]
    app.send("scroll", id="book.scroll", by=[0, 600])
    assert app.find(id="book.cover")["window"][1] < cover - 500
    app.tap(id="series.4")
    assert app.find(id="book.cover")["window"][1] == pytest.approx(cover, abs=0.5)


def test_swipes_go_on_and_back(app):
    swipe(app, 0.1, 0.9)
    assert selected(app) == ["series.1"]
    swipe(app, 0.9, 0.1)
    swipe(app, 0.9, 0.1)
    assert selected(app) == ["series.3"]
    swipe(app, 0.1, 0.9)
    assert app.text("book.title") == "The Marvelous Land of Oz"
    app.tap(id=f"series.{len(BOOKS)}")
    swipe(app, 0.9, 0.1)
    assert selected(app) == [f"series.{len(BOOKS)}"]


def test_large_text_is_not_cut_and_the_row_scrolls(app):
    app.set(device="iPhone SE", contentSize="AX5")
    for orientation in ["portrait", "landscapeLeft"]:
        app.rotate(orientation)
        app.tap(id="series.7")
        assert [node.get("text") for node in app.nodes() if node.get("truncated")] == []
        # Facts take the whole width, below the cover.
        assert app.find(id="book.released")["window"][2] > 300
    last, width = app.find(id="series.8")["window"], app.tree()[0]["window"][2]
    app.tap(id="series.8")
    assert app.find(id="series.8")["window"][0] + last[2] <= width
    assert selected(app) == ["series.8"]


def test_english(app_data):
    with shelf(app_data, "--lang", "en") as app:
        assert app.find(id="book.released")["label"] == "Released, May 17, 1900"
        assert {"Dedication", "Summary", "Chapters"} <= set(app.texts())
        assert app.text("book.summary").startswith("Dorothy lives on the grey Kansas prairie")
        app.tap(label="More")
        assert app.find(label="Less")


@pytest.mark.parametrize(("text", "message"), [
    (None, "책 자료(data.json)를 찾을 수 없습니다."),
    ('{"books": [', "책 자료(data.json)를 읽을 수 없습니다."),
])
def test_without_its_file_the_app_says_so_over_a_plain_background(app_data, tmp_path, text, message):
    project = tmp_path / "BookSeries"
    shutil.copytree(PROJECT, project)
    data = project / DATA.relative_to(PROJECT)
    data.unlink() if text is None else data.write_text(text)
    with shelf(app_data, project=project) as app:
        assert message in app.texts()
        assert app.find(id="book.title") is None and app.find(id="series.1") is None
        app.tap(label="확인")
        assert app.texts() == []
        assert not any("Attempt to present" in line for line in app.log if line)
