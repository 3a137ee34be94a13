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
    text = joined(app)
    for wanted in ("파리만국박람회1900", "48,130,300", "프랑스파리"):
        assert wanted in text, f"the first screen lacks {wanted}"
    step("first")

    buttons = [n for n in shown(app) if "보러" in plain(n.get("text")) and "Label" not in n["class"]]
    assert buttons, "no button with 보러"
    button = buttons[-1]
    if button.get("id"):
        app.tap(id=button["id"])
    else:
        app.tap(label=button["label"])
    text = joined(app)
    assert "직지심체요절" in text and "한국의출품작" in text, "the list does not show 직지심체요절"
    step("list")

    label = next(n for n in shown(app) if plain(n.get("text")) == "직지심체요절")
    touch(app, label)
    assert any("직지심체요절" in plain(n.get("text")) for n, a in walk(app.tree()) if in_bar(a)), (
        "the detail's title is not 직지심체요절")
    assert len(joined(app)) > 100, "the detail has no long text"
    step("detail")

    back = [n for n in shown(app) if "BackButton" in n["class"]]
    assert back, "no back button"
    touch(app, back[-1])
    assert "한국의출품작" in joined(app), "back does not lead to the list"
    step("back")


def in_bar(above):
    return any("NavigationBar" in node["class"] for node in above)
