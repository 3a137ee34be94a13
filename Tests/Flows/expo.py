"""The flow of an exposition app as a course assigns it: first screen, list, detail, and back."""
import sys
import pathlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from juice import plain, touch, walk  # noqa: E402

STEPS = ["first", "list", "detail", "back"]


def shown(app):
    return [n for n, _ in walk(app.tree())]


def joined(app):
    return plain("".join(n.get("text") or "" for n in shown(app)))


def run(app, step):
    # Some write the number without separators.
    text = joined(app).replace(",", "")
    for wanted in ("파리만국박람회1900", "48130300", "프랑스파리"):
        assert wanted in text, f"the first screen lacks {wanted}"
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
    step("list")

    touch(app, next(row(n, a) for n, a in walk(app.tree()) if plain(n.get("text")) == "직지심체요절"))
    # Some leave the title out; the text names the book as well.
    text = joined(app)
    assert "직지심체요절" in text and "삼국사기" not in text, "the detail is not that of 직지심체요절"
    assert len(text) > 100, "the detail has no long text"
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
            found = [n for n in buttons if words in plain(n.get("text") or n.get("label"))]
            if found:
                return found[-1]
        width, height = app.tree()[0]["window"][2:]
        app.drag([width / 2, height * 0.8], [width / 2, height * 0.2], 0.2)
    return None
