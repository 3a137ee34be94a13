"""ChickenKiosk as its customers meet it: choose, count, order, walk away; on a phone, a tablet, in English."""
import contextlib
import os
import signal
import subprocess

import pytest
from espalier_drive import ROOT, Crash, Drive

SERIES = {"honey": 12, "red": 5, "kyochon": 8}


@contextlib.contextmanager
def kiosk(environment, *arguments):
    with Drive(ROOT / "Apps/ChickenKiosk", *arguments, environment=environment, timeout=240) as app:
        yield app


@pytest.fixture
def app(app_data):
    with kiosk(app_data) as app:
        yield app


def page_control(app):
    """(current page, number of pages) as VoiceOver reads them."""
    numbers = [int(word) for word in app.find(id="menu.pages")["value"].replace("/", " ").split() if word.isdigit()]
    return tuple(sorted(numbers)) if len(numbers) == 2 else None


def dots(app):
    return len(app.find(id="menu.pages").get("children") or [])


def dishes(app):
    """The dishes whose middle is inside the menu, left to right, top to bottom."""
    left, top, width, height = next(n for n in app.nodes() if n["class"].endswith("UICollectionView"))["window"]
    cells = [n for n in app.nodes() if (n.get("id") or "").startswith("menu.") and n["class"].endswith("MenuCell")]
    inside = [n for n in cells if left <= n["window"][0] + n["window"][2] / 2 <= left + width]
    return [n["id"][5:] for n in sorted(inside, key=lambda n: (round(n["window"][1]), n["window"][0]))]


def cart(app):
    """Dish -> count, in the order of the rows."""
    rows = [n for n in app.nodes() if (n.get("id") or "").startswith("cart.") and n["id"].endswith(".count")]
    return {n["id"][5:-6]: int(n["text"]) for n in sorted(rows, key=lambda n: n["window"][1])}


def sums(app):
    return [app.text(f"sum.{name}") if app.find(id=f"sum.{name}") else None for name in ("subtotal", "discount", "total")]


def swipe_menu(app, forward=True):
    x, y, width, height = next(n for n in app.nodes() if n["class"].endswith("UICollectionView"))["window"]
    start, end = (x + width * 0.85, x + width * 0.15) if forward else (x + width * 0.15, x + width * 0.85)
    app.drag([start, y + height / 2], [end, y + height / 2], 0.2)


def overlaps(one, other):
    ax, ay, aw, ah = one["window"]
    bx, by, bw, bh = other["window"]
    return ax + 0.5 < bx + bw and bx + 0.5 < ax + aw and ay + 0.5 < by + bh and by + 0.5 < ay + ah


def test_categories_pages_and_sold_out_dishes(app):
    categories = [app.find(id=f"category.{name}") for name in SERIES]
    assert [node["label"] for node in categories] == ["허니시리즈", "레드시리즈", "교촌시리즈"]
    widths = [node["window"][2] for node in categories]
    assert max(widths) - min(widths) <= 1
    assert [node["selected"] for node in categories] == [True, False, False]
    assert app.find(id="cart.total")["text"] == "총 0개"
    assert app.texts("장바구니가 비어있습니다")
    assert app.texts("꼬끼오스크")

    # Pages of four, which snap; the dots and the pages move each other.
    assert dots(app) == 3 and len(dishes(app)) == 4
    first = dishes(app)
    assert first == ["honey-whole", "honey-combo", "honey-wings", "honey-legs"]
    swipe_menu(app)
    assert dishes(app) == ["honey-boneless", "honey-butter", "honey-garlic", "honey-almond"]
    x, y, width, height = app.find(id="menu.pages")["window"]
    app.tap(at=[x + width - 4, y + height / 2])
    third = dishes(app)
    assert third == ["honey-popcorn", "honey-rice", "honey-salad", "honey-stick"]
    app.tap(at=[x + 4, y + height / 2])
    assert dishes(app) == ["honey-boneless", "honey-butter", "honey-garlic", "honey-almond"]
    swipe_menu(app, forward=False)
    assert dishes(app) == first

    # Sold out: greyed and untappable.
    swipe_menu(app)
    swipe_menu(app)
    salad = app.find(id="menu.honey-salad")
    assert not salad["enabled"]
    assert app.texts("품절")
    app.tap(at=[salad["window"][0] + salad["window"][2] / 2, salad["window"][1] + salad["window"][3] / 2])
    assert cart(app) == {}

    # Another series begins at its first page, with ceil(n / 4) dots.
    for name, count in (("red", 5), ("kyochon", 8), ("honey", 12)):
        app.tap(id=f"category.{name}")
        assert [app.find(id=f"category.{other}")["selected"] for other in SERIES] == [other == name for other in SERIES]
        assert dots(app) == -(-count // 4)
        assert len(dishes(app)) == 4 and all(dish.startswith(name) for dish in dishes(app))


def test_the_cart_counts_sums_and_stops_at_99(app):
    app.tap(id="menu.honey-whole")
    app.tap(id="menu.honey-combo")
    app.tap(id="menu.honey-whole")
    assert cart(app) == {"honey-whole": 2, "honey-combo": 1}
    assert app.text("cart.total") == "총 3개"
    assert sums(app) == ["64,000원", "-3,000원", "61,000원"]
    assert not app.texts("비어있습니다")
    app.tap(id="cart.honey-combo.plus")
    assert cart(app)["honey-combo"] == 2
    app.tap(id="cart.honey-combo.minus")
    app.tap(id="cart.honey-combo.minus")
    assert cart(app) == {"honey-whole": 2}
    app.tap(id="category.kyochon")
    swipe_menu(app)
    app.tap(id="menu.cola")
    assert cart(app) == {"honey-whole": 2, "cola": 1}
    app.tap(id="cart.honey-whole.remove")
    # The discount is never more than the food costs.
    assert cart(app) == {"cola": 1} and sums(app) == ["2,500원", "-2,500원", "0원"]
    for _ in range(98):
        app.tap(id="cart.cola.plus")
    assert cart(app) == {"cola": 99} and app.text("cart.total") == "총 99개"
    assert not app.find(id="cart.cola.plus")["enabled"]
    app.tap(id="menu.cola")
    assert cart(app) == {"cola": 99}
    app.tap(id="cart.cola.minus")
    assert cart(app) == {"cola": 98} and app.find(id="cart.cola.plus")["enabled"]


def test_cancel_asks_and_orders_have_numbers(app):
    app.tap(id="order")
    assert app.texts("메뉴를 먼저 담아 주세요.")
    app.tap(label="확인")
    app.tap(id="cancelAll")
    assert not app.texts("비울까요")

    app.tap(id="menu.honey-whole")
    app.tap(id="cancelAll")
    assert app.texts("장바구니를 비울까요?")
    app.tap(label="아니오")
    assert cart(app) == {"honey-whole": 1}
    app.tap(id="cancelAll")
    app.tap(label="비우기")
    assert cart(app) == {} and sums(app) == ["0원", None, "0원"]

    numbers = []
    for dish, total in (("honey-wings", "17,000원"), ("honey-legs", "18,000원")):
        app.tap(id=f"menu.{dish}")
        app.tap(id="order")
        (text,) = app.texts("주문번호")
        assert total in text
        numbers.append(text.split("번", 2)[1].strip("호 "))
        app.tap(label="확인")
        assert cart(app) == {}
        app.relaunch()
    assert len(set(numbers)) == 2


def test_the_cart_survives_a_crash_but_not_the_next_customer(app):
    app.tap(id="menu.honey-whole")
    app.tap(id="menu.honey-whole")
    (process,) = children(app.process.pid)
    os.kill(process, signal.SIGKILL)
    with pytest.raises(Crash):
        app.tree()
    app.relaunch()
    assert cart(app) == {"honey-whole": 2} and sums(app)[2] == "39,000원"

    # A touch starts the minute anew.
    app.advance(50)
    app.tap(id="category.red")
    app.advance(50)
    assert not app.texts("계속 주문하시겠어요?")
    app.advance(11)
    assert app.texts("계속 주문하시겠어요?")
    app.tap(label="계속 주문")
    assert cart(app) == {"honey-whole": 2}
    app.advance(61)
    assert app.texts("계속 주문하시겠어요?")
    app.advance(16)
    assert not app.texts("계속 주문하시겠어요?")
    assert cart(app) == {} and app.texts("비어있습니다")
    # The next customer starts at the first series.
    assert app.find(id="category.honey")["selected"]
    app.advance(200)
    assert not app.texts("계속 주문하시겠어요?")
    app.relaunch()
    assert cart(app) == {}


def children(process):
    """The app below the driver, whatever is in between."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()
    deeper = [child for pid in found for child in children(int(pid))]
    return deeper or [int(pid) for pid in found]


@pytest.mark.parametrize("device", ["iPhone SE", "iPhone 15", "iPad mini", "iPad Pro 11"])
def test_nothing_overlaps_or_is_cut(app_data, device):
    with kiosk(app_data, "--device", device) as app:
        for dish in ("honey-whole", "honey-combo", "honey-wings"):
            app.tap(id=f"menu.{dish}")
        orientations = ["portrait", "landscapeLeft"] if "iPad" in device else ["portrait"]
        for orientation in orientations:
            app.rotate(orientation)
            for appearance, size in (("light", "L"), ("dark", "XXXL")):
                app.set(appearance=appearance, contentSize=size)
                check_layout(app, "iPad" in device)


def check_layout(app, is_tablet):
    parts = {n["class"].split(".")[-1]: n for n in app.nodes()}
    names = ["TitleView", "CategoryView", "MenuView", "CartView", "SumView", "FooterView"]
    for index, name in enumerate(names):
        for other in names[index + 1:]:
            assert not overlaps(parts[name], parts[other]), (name, other)
    width, height = app.tree()[0]["window"][2:]
    for name in names:
        x, y, w, h = parts[name]["window"]
        assert x >= -0.5 and y >= 0 and x + w <= width + 0.5 and y + h <= height, name
    menu, cart_part = parts["MenuView"]["window"], parts["CartView"]["window"]
    assert menu[3] >= 150 and cart_part[3] >= 60
    if is_tablet and width > 700:
        assert cart_part[0] >= menu[0] + menu[2] - 1
    else:
        assert cart_part[1] >= menu[1] + menu[3] - 1
    assert [n["text"] for n in app.nodes() if n.get("truncated")] == []


def test_english(app_data):
    with kiosk(app_data, "--lang", "en") as app:
        assert app.find(id="category.honey")["label"] == "Honey"
        app.tap(id="menu.honey-whole")
        assert app.find(id="menu.honey-whole")["label"].startswith("Honey Jar Whole")
        assert sums(app)[0] == "₩21,000"
        assert app.text("cart.total") == "Total: 1"
        app.tap(id="menu.honey-whole")
        assert app.text("cart.total") == "Total: 2"
        app.tap(id="order")
        assert app.texts("Order number 1")
        app.tap(label="OK")
        assert app.texts("Your cart is empty")
        app.set(language="ko")
        assert app.texts("장바구니가 비어있습니다")
