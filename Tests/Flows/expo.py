"""The flow of an exposition app as a course assigns it: first screen, list, detail, and back.

What projects do differently is read off their sources: only who writes numbers without separators or leaves the
list's title out need not show them.
"""
import sys
import pathlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from juice import plain, touch, walk  # noqa: E402

STEPS = ["first", "list", "detail", "back"]
#: The assignment's first entries.
ENTRIES = ["직지심체요절", "불경", "팔만대장경", "삼국사기", "해금", "용고", "놋그릇", "나막신", "나전칠기"]


def shown(app):
    return [n for n, _ in walk(app.tree())]


def joined(app):
    return plain("".join(n.get("text") or "" for n in shown(app)))


def written(project):
    """What the project's sources and storyboards say."""
    files = [f for f in pathlib.Path(project).rglob("*") if f.suffix in (".swift", ".storyboard", ".xib") and f.is_file()]
    return "\n".join(f.read_text("utf-8", "replace") for f in files)


def pictures(app):
    return [n for n in shown(app) if "ImageView" in n["class"] and min(n["window"][2:]) >= 20]


def run(app, step):
    source = written(app.project)
    text = joined(app)
    number = "48,130,300" if "NumberFormatter" in source or ".formatted(" in source else "48130300"
    for wanted in ("파리만국박람회1900", number, "프랑스파리", "1900.04.14"):
        assert wanted in (text if "," in wanted else text.replace(",", "")), f"the first screen lacks {wanted}"
    assert pictures(app), "the first screen shows no poster"
    step("first")

    button = way_on(app)
    assert button, "no button that leads to the entries"
    if button.get("id"):
        app.tap(id=button["id"])
    else:
        app.tap(label=button["label"])
    text = joined(app)
    assert "직지심체요절" in text and "48130300" not in text.replace(",", ""), (
        "the list does not show 직지심체요절")
    names = [name for name in ENTRIES if name in text]
    assert len(names) >= 4, f"the list shows only {names}"
    assert '"한국의 출품작"' not in source or "한국의출품작" in text, "the list has no title"
    step("list")

    touch(app, next(row(n, a) for n, a in walk(app.tree()) if plain(n.get("text")) == "직지심체요절"))
    # Some leave the title out; the text names the book as well.
    text = joined(app)
    assert "직지심체요절" in text and "삼국사기" not in text, "the detail is not that of 직지심체요절"
    assert len(text) > 100, "the detail has no long text"
    assert pictures(app), "the detail shows no picture"
    step("detail")

    back = [n for n in shown(app) if "BackButton" in n["class"]]
    assert back, "no back button"
    touch(app, back[-1])
    text = joined(app)
    assert "직지심체요절" in text and "삼국사기" in text, "back does not lead to the list"
    step("back")


def row(label, above):
    """The cell around a label: where rows are too low for their content, only its own middle is surely its."""
    cells = [n for n in above if any("ContentView" in c["class"] for c in n.get("children") or [])]
    return cells[-1] if cells else label


def way_on(app):
    """The button that leads to the list; below the screen it is made by scrolling there."""
    for _ in range(8):
        buttons = [n for n in shown(app) if "button" in (n.get("traits") or []) and "Label" not in n["class"]]
        for words in ("보러", "출품"):
            # A row that can be chosen says all that stands in it, the description too.
            titles = [(n, plain(n.get("text") or n.get("label"))) for n in buttons]
            found = [n for n, title in titles if words in title and len(title) < 40]
            if found:
                return found[-1]
        width, height = app.tree()[0]["window"][2:]
        app.drag([width / 2, height * 0.8], [width / 2, height * 0.2], 0.2)
    return None
