"""JuiceMaker as a user meets it: order, shortage, stock screen, restart, an unreadable file."""
import contextlib
import pathlib

import pytest
from espalier_drive import ROOT, Drive

FRUITS = ["strawberry", "banana", "pineapple", "kiwi", "mango"]
RECIPES = {
    "banana": {"banana": 2},
    "pineapple": {"pineapple": 2},
    "kiwi": {"kiwi": 3},
    "mango": {"mango": 3},
    "strawberryBanana": {"strawberry": 10, "banana": 1},
    "mangoKiwi": {"mango": 2, "kiwi": 1},
}


@contextlib.contextmanager
def shop(environment, *arguments):
    with Drive(ROOT / "Apps/JuiceMaker", *arguments, environment=environment, timeout=240) as app:
        yield app


@pytest.fixture
def app(app_data):
    with shop(app_data) as app:
        yield app


def stock(app):
    return {fruit: int(app.text(f"stock.{fruit}")) for fruit in FRUITS}


def alert(app):
    """The alert's message, or None."""
    texts = [text for text in app.texts() if text.endswith(("!", "?")) or "보관" in text]
    inside = [n for n in app.nodes() if "Alert" in n["class"]]
    return "\n".join(t for t in texts if inside) or None


def step(app, fruit, times=1, up=True):
    for _ in range(times):
        x, y, width, height = app.find(id=f"stepper.{fruit}")["window"]
        app.tap(at=[x + width * (0.75 if up else 0.25), y + height / 2])


@pytest.mark.parametrize("orientation", ["portrait", "landscapeLeft"])
def test_every_juice_takes_its_recipe(app, orientation):
    app.rotate(orientation)
    for juice, recipe in RECIPES.items():
        before = stock(app)
        app.tap(id=f"order.{juice}")
        assert app.texts("나왔습니다! 맛있게 드세요!")
        app.tap(label="확인")
        assert not app.texts("나왔습니다")
        after = stock(app)
        assert {f: before[f] - after[f] for f in FRUITS if before[f] != after[f]} == recipe


def test_the_screen_says_what_it_is(app):
    assert app.texts("맛있는 쥬스를 만들어 드려요!")
    assert app.find(id="stock.strawberry")["label"] == "딸기, 재고 10개"
    assert app.find(id="editStock")["label"] == "재고 수정"
    assert stock(app) == dict.fromkeys(FRUITS, 10)


def test_a_shortage_takes_nothing_and_no_changes_nothing(app):
    app.tap(id="order.strawberry")
    assert app.texts("딸기의 재고가 부족합니다. 재고를 수정할까요?")
    app.tap(label="아니오")
    assert stock(app) == dict.fromkeys(FRUITS, 10)
    assert app.find(id="close") is None


@pytest.mark.parametrize("leave", ["button", "swipe"])
@pytest.mark.parametrize("orientation", ["portrait", "landscapeLeft"])
def test_yes_opens_the_stock_screen_and_both_ways_out_commit(app, leave, orientation):
    app.rotate(orientation)
    app.tap(id="order.strawberry")
    app.tap(label="예")
    assert app.find(id="stepper.strawberry")
    step(app, "strawberry", 6)
    step(app, "kiwi", 1, up=False)
    if leave == "button":
        app.tap(id="close")
    else:
        width, height = app.tree()[0]["window"][2:]
        app.drag([width / 2, height * 0.15], [width / 2, height - 5], 0.3)
    assert app.find(id="close") is None
    assert stock(app) == {"strawberry": 16, "banana": 10, "pineapple": 10, "kiwi": 9, "mango": 10}
    app.tap(id="order.strawberry")
    assert app.texts("딸기쥬스 나왔습니다")
    app.tap(label="확인")
    assert stock(app)["strawberry"] == 0


def test_a_cancelled_swipe_leaves_screen_and_store_consistent(app):
    app.tap(id="editStock")
    step(app, "mango", 3)
    width, height = app.tree()[0]["window"][2:]
    app.drag([width / 2, height * 0.15], [width / 2, height * 0.22], 1.0)
    assert app.find(id="close")
    step(app, "mango", 1, up=False)
    app.tap(id="close")
    assert stock(app)["mango"] == 12


def test_the_steppers_stop_at_their_ends(app):
    for _ in range(5):
        app.tap(id="order.banana")
        app.tap(label="확인")
    assert stock(app)["banana"] == 0
    app.tap(id="editStock")
    step(app, "banana", 2, up=False)
    app.tap(id="close")
    assert stock(app)["banana"] == 0


def test_the_stock_survives_a_restart(app):
    app.tap(id="order.mangoKiwi")
    app.tap(label="확인")
    app.tap(id="editStock")
    step(app, "banana", 2)
    app.tap(id="close")
    app.relaunch()
    assert stock(app) == {"strawberry": 10, "banana": 12, "pineapple": 10, "kiwi": 9, "mango": 8}
    assert alert(app) is None


def test_an_unreadable_file_is_set_aside_and_said(app_data, tmp_path):
    with shop(app_data) as app:
        app.tap(id="order.kiwi")
        app.tap(label="확인")
    (file,) = pathlib.Path(tmp_path).rglob("stock.json")
    file.write_text("{ broken")
    with shop(app_data) as app:
        assert app.texts("기본 재고로 시작합니다")
        app.tap(label="확인")
        assert stock(app) == dict.fromkeys(FRUITS, 10)
    (kept,) = file.parent.glob("stock-unreadable-*.json")
    assert kept.read_text() == "{ broken"
    with shop(app_data) as app:
        assert not app.texts("기본 재고로 시작합니다")


def test_english(app_data):
    with shop(app_data, "--lang", "en") as app:
        assert app.texts("Fresh juice, just for you!")
        app.tap(id="order.banana")
        assert app.texts("Your Banana juice is ready. Enjoy!")
        app.tap(label="OK")
        assert app.find(id="stock.banana")["label"] == "Banana, 8 in stock"


@pytest.mark.parametrize("size", ["XS", "L", "AX3", "AX5"])
@pytest.mark.parametrize(
    "orientation",
    ["portrait", "landscapeRight"])
def test_no_text_is_cut(app, size, orientation):
    app.rotate(orientation)
    app.set(contentSize=size)
    cut = [n.get("text") for n in app.nodes() if n.get("truncated") and "Bar" not in n["class"]]
    assert cut == []
    app.tap(id="editStock")
    cut = [n.get("text") for n in app.nodes() if n.get("truncated") and "Bar" not in n["class"]]
    assert cut == []


@pytest.mark.parametrize("device", ["iPhone SE", "iPad"])
def test_the_stock_lies_below_its_bar(app_data, device):
    with shop(app_data, "--device", device) as app:
        app.tap(id="editStock")
        bar = [node for node in app.nodes() if node["class"] == "UINavigationBar"][-1]
        assert app.find(id="stepper.strawberry")["window"][1] >= bar["window"][1] + bar["window"][3]
