"""Expo1900 as a visitor meets it: pamphlet, list, detail; turned, with large text, searched, with broken data."""
import contextlib
import shutil

import pytest
from espalier_drive import ROOT, Drive

@contextlib.contextmanager
def pamphlet(environment, *arguments, project=ROOT / "Apps/Expo1900"):
    with Drive(project, *arguments, environment=environment, timeout=240) as app:
        yield app


@pytest.fixture
def app(app_data):
    with pamphlet(app_data) as app:
        yield app


def bar(app):
    """The navigation bar when it is on screen."""
    bars = [n for n in app.nodes() if n["class"] == "UINavigationBar" and n["window"][1] >= 0]
    return bars[-1] if bars else None


def title(app):
    inside = texts_below(bar(app)) if bar(app) else []
    return inside[0] if inside else None


def texts_below(node):
    own = [node["text"]] if node.get("text") and node["class"] == "UILabel" and not node.get("hidden") else []
    return own + [t for child in node.get("children") or [] if not child.get("hidden") for t in texts_below(child)]


def back(app):
    x, y, width, height = next(n for n in reversed(app.nodes()) if n["class"] == "BackButton")["window"]
    app.tap(at=[x + width / 2, y + height / 2])


def swipe_back(app, share):
    width, height = app.tree()[0]["window"][2:]
    app.drag([2, height / 2], [2 + width * share, height / 2], 0.8)


def rows(app):
    """Ids of the entries on screen, from the top."""
    found = [n for n in app.nodes() if (n.get("id") or "").startswith("entry.") and on_screen(app, n)]
    return [n["id"] for n in sorted(found, key=lambda n: n["window"][1])]


def on_screen(app, node):
    _, y, _, height = node["window"]
    top = bar(app)["window"][1] + bar(app)["window"][3] if bar(app) else 0
    return y + height > top + 1 and y < app.tree()[0]["window"][3]


def cut(app):
    return [n.get("text") for n in app.nodes() if n.get("truncated")]


def test_three_screens_and_the_way_back(app):
    for text in ("48,130,300 명", "프랑스 파리", "1900. 04. 14 - 1900. 11. 12", "방문객", "개최지", "개최 기간"):
        assert app.texts(text)
    heading = next(t for t in app.texts("1900") if "\n" in t)
    assert len(heading.split("\n")) == 2
    # What belongs together is read together.
    assert app.find(label="방문객, 48,130,300 명") and app.find(label="개최지, 프랑스 파리")
    # No bar, and the pamphlet runs to the very top.
    assert bar(app) is None
    assert next(n for n in app.nodes() if n["class"] == "UIScrollView")["window"][:2] == [0, 0]

    app.tap(id="showEntries")
    assert title(app) == "한국의 출품작"
    names = texts_below(app.find(id="entry.1"))
    assert len(names) == 2
    app.tap(id="entry.1")
    assert title(app) == names[0]
    assert any(len(text) > 60 for text in app.texts())
    assert any(n["class"] == "UIImageView" and n.get("label") == names[0] for n in app.nodes())
    back(app)
    assert title(app) == "한국의 출품작"
    assert not any(n.get("selected") for n in app.nodes() if (n.get("id") or "").startswith("entry."))

    # All the others are there too.
    for _ in range(12):
        app.drag([200, 700], [200, 250], 0.3)
    assert int(rows(app)[0].split(".")[1]) >= 12
    assert max(int(row.split(".")[1]) for row in rows(app)) >= 19
    back(app)
    assert bar(app) is None and app.texts("48,130,300 명")


def test_the_bar_follows_a_swipe_that_is_taken_back(app):
    app.tap(id="showEntries")
    swipe_back(app, 0.2)
    assert title(app) == "한국의 출품작" and rows(app)
    app.tap(id="entry.0")
    swipe_back(app, 0.2)
    assert title(app) != "한국의 출품작"
    swipe_back(app, 0.8)
    assert title(app) == "한국의 출품작"
    swipe_back(app, 0.8)
    assert bar(app) is None and app.texts("48,130,300 명")


def test_list_and_detail_turn_and_the_first_screen_stands(app):
    assert app.rotate("landscapeLeft")["orientation"] == "portrait"
    assert app.rotate("portrait")["orientation"] == "portrait"
    app.tap(id="showEntries")
    app.drag([200, 700], [200, 350], 1.5)
    first = rows(app)[0]
    assert first != "entry.0"
    assert app.rotate("landscapeRight")["orientation"].startswith("landscape")
    assert rows(app)[0] == first
    assert app.rotate("portrait")["orientation"] == "portrait"
    assert rows(app)[0] == first
    app.tap(id=rows(app)[1])
    assert app.rotate("landscapeLeft")["orientation"].startswith("landscape")
    width, height = app.tree()[0]["window"][2:]
    assert width > height
    back(app)
    assert app.tree()[0]["window"][2:] == [width, height] and title(app) == "한국의 출품작"
    back(app)
    assert app.tree()[0]["window"][2:] == [height, width]
    assert bar(app) is None


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_text_is_cut_at_any_size(app_data, language):
    with pamphlet(app_data, "--lang", language) as app:
        for screen, way_on in (("main", "showEntries"), ("list", "entry.2"), ("detail", None)):
            for size in ("XS", "AX5", "L"):
                app.set(contentSize=size)
                assert cut(app) == [], f"{screen} at {size}"
            if way_on:
                app.tap(id=way_on)


def test_text_follows_the_size_live(app):
    def height(text):
        return next(n for n in app.nodes() if text in (n.get("text") or ""))["frame"][3]

    before = height("48,130,300 명")
    app.set(contentSize="AX5")
    large = height("48,130,300 명")
    app.set(contentSize="XS")
    assert height("48,130,300 명") < before < large


def test_broken_data_is_said_and_can_be_read_again(app_data, tmp_path):
    project = tmp_path / "Expo1900"
    shutil.copytree(ROOT / "Apps/Expo1900", project)
    good = next(f for f in project.rglob("items.dataset/*") if f.name != "Contents.json")
    data = good.read_text(encoding="utf-8")
    good.write_text("[ broken", encoding="utf-8")
    environment = dict(app_data, XDG_CACHE_HOME=str(tmp_path / "cache"))
    with pamphlet(environment, project=project) as app:
        app.tap(id="showEntries")
        assert app.texts("자료 items을(를) 읽을 수 없습니다.")
        app.tap(label="확인")
        assert rows(app) == [] and app.find(id="entries.retry")["label"] == "다시 시도"
        app.tap(id="entries.retry")
        assert app.texts("읽을 수 없습니다")
        app.tap(label="확인")
        (built,) = (f for f in (tmp_path / "cache").rglob(good.name) if "items.dataset" in str(f))
        built.write_text(data, encoding="utf-8")
        app.tap(id="entries.retry")
        assert "entry.0" in rows(app) and app.find(id="entries.retry") is None


def test_search_and_share(app):
    app.tap(id="showEntries")
    app.type(id="entries.search", text="악기")
    found = rows(app)
    assert found and found[0] != "entry.0"
    app.send("clear", id="entries.search")
    app.type(id="entries.search", text="zzz")
    assert rows(app) == []
    app.send("clear", id="entries.search")
    assert "entry.0" in rows(app)
    app.type(id="entries.search", text="가야금")
    row = rows(app)[0]
    name = texts_below(app.find(id=row))[0]
    app.tap(id=row)
    assert title(app) == name
    app.tap(id="detail.share")
    assert app.find(label="복사") or app.find(label="Copy")


def test_rows_take_every_text_size_live(app_data):
    """A row that changes its arrangement in its old height breaks no constraint."""
    with pamphlet(app_data) as app:
        app.tap(id="showEntries")
        for size in ("AX3", "XS", "AX5", "L"):
            app.send("set", contentSize=size)
            for orientation in ("landscapeLeft", "portrait"):
                app.send("rotate", to=orientation)
        log = "".join(line for line in app.log if line)
        assert "Unable to simultaneously satisfy constraints" not in log, log
