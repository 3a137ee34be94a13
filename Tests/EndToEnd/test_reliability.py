"""Nothing that was answered is lost: apps killed at random moments, and on a full disk."""
import contextlib
import os
import random
import time

import pytest
from espalier_drive import ROOT, Drive, DriveError
from reliability import BookEdits, CartEdits, Killer, StockEdits, TodoEdits, app_process, raise_stock, small_disk

TROUBLE = ["읽을 수 없어서", "기본 재고로 시작합니다"]


@pytest.mark.parametrize("edits", [TodoEdits(), StockEdits(), CartEdits(), BookEdits()], ids=lambda e: e.project)
def test_no_edit_is_lost_when_the_app_is_killed(edits, app_data):
    """SIGKILL at random moments, also while the app starts or goes to the background.

    What was answered is there; at most the edit in flight is missing; the file is never empty or unreadable.
    ESPALIER_KILLS=200 kills as often as a release is checked with.
    """
    kills = int(os.environ.get("ESPALIER_KILLS", "6"))
    chance = random.Random(int(os.environ.get("ESPALIER_SEED", "5")))
    counts = {"start": 0, "edit": 0, "background": 0}
    answered = in_flight_kept = in_flight_lost = 0
    with Drive(ROOT / "Apps" / edits.project, environment=app_data, timeout=240) as app:
        app.tree()
        start = time.monotonic()
        app.relaunch()
        span = 2 * (time.monotonic() - start) + 0.4
        state = edits.stored(app_data)
        for _ in range(kills):
            delay = chance.uniform(0, span)
            kind = chance.random()
            # Nearly half are given the time of the start, so that a slow machine kills edits too.
            starts_later = kind >= 0.55
            if starts_later:
                delay *= 2
            if kind < 0.1:
                # An app that runs is sent to the background before it starts anew; some die on the way there.
                app.relaunch()
                delay = chance.uniform(0, 0.05)
            old = app_process(app, edits.project)
            killer = Killer(app, edits.project, delay)
            attempted, moment = state, "start"
            if not starts_later:
                killer.start()
            with contextlib.suppress(DriveError):
                app.relaunch()
                if starts_later:
                    killer.start()
                assert not any(app.texts(part) for part in TROUBLE), "the app could not read its file"
                moment = "edit"
                while killer.victim is None or killer.victim != old:
                    for step, after in edits.steps(app, state, chance, app_data):
                        attempted = after
                        step()
                        answered += after != state
                        state = attempted
            killer.join()
            counts["background" if killer.victim == old else moment] += 1
            found = edits.stored(app_data)
            assert found in (state, attempted), "an answered edit is lost, or the file holds what nobody did"
            if attempted != state:
                in_flight_kept += found == attempted
                in_flight_lost += found != attempted
            state = found
        # The survivor shows what is stored.
        app.relaunch()
        assert edits.stored(app_data) == state
    print(
        f"\n{edits.project}: {kills} kills {counts}; {answered} answered edits all kept; "
        f"in flight: {in_flight_kept} kept, {in_flight_lost} lost")
    assert sum(counts.values()) == kills and (answered > 0 or kills < 20)


# A full disk: the user hears of it, the old file stays, the app goes on, and saves again when there is room.


@contextlib.contextmanager
def on_small_disk(project, app_data, tmp_path):
    with small_disk(tmp_path / "small") as disk:
        environment = dict(app_data, XDG_DATA_HOME=str(disk.folder))
        with Drive(ROOT / "Apps" / project, environment=environment, timeout=240) as app:
            yield app, disk, environment


def test_a_full_disk_and_the_todos(app_data, tmp_path):
    edits = TodoEdits()
    with on_small_disk("TodoList", app_data, tmp_path) as (app, disk, environment):
        def add(text):
            app.type("input", text)
            app.tap(id="add")

        add("kept")
        disk.fill()
        add("homeless")
        assert app.texts("저장하지 못했습니다")
        app.tap(label="확인")
        assert edits.stored(environment) == [("kept", False)]
        assert app.text("todo.2.text") == "homeless"
        app.tap(id="check.1")
        app.tap(label="확인")
        assert edits.stored(environment) == [("kept", False)]
        disk.clear()
        add("later")
        assert edits.stored(environment) == [("kept", True), ("homeless", False), ("later", False)]


def test_a_full_disk_and_the_stock(app_data, tmp_path):
    edits = StockEdits()
    with on_small_disk("JuiceMaker", app_data, tmp_path) as (app, disk, environment):
        def order(juice):
            app.tap(id=f"order.{juice}")
            served = app.texts("나왔습니다")
            assert served
            failed = "저장하지 못했습니다" in served[-1]
            app.tap(label="확인")
            return failed

        assert not order("banana")
        before = edits.stored(environment)
        disk.fill()
        assert order("kiwi") and order("kiwi")
        app.tap(id="editStock")
        raise_stock(app, "mango")
        app.tap(id="close")
        assert app.texts("저장하지 못했습니다")
        app.tap(label="확인")
        assert app.text("stock.kiwi") == "4" and app.text("stock.mango") == "11"
        assert edits.stored(environment) == before
        disk.clear()
        assert not order("banana")
        assert edits.stored(environment) == dict(before, banana=6, kiwi=4, mango=11)


def test_a_full_disk_and_the_cart(app_data, tmp_path):
    edits = CartEdits()
    with on_small_disk("ChickenKiosk", app_data, tmp_path) as (app, disk, environment):
        app.tap(id="menu.honey-whole")
        disk.fill()
        app.tap(id="menu.honey-combo")
        assert edits.stored(environment) == {"honey-whole": 1}
        assert app.texts("저장")
        app.tap(label="확인")
        assert app.text("cart.honey-combo.count") == "1"
        disk.clear()
        app.tap(id="menu.honey-whole")
        assert edits.stored(environment) == {"honey-whole": 2, "honey-combo": 1}


def test_a_full_disk_and_the_user_defaults(app_data, tmp_path):
    """As on iOS the user hears nothing of defaults; the developer does, once."""
    edits = BookEdits()
    with on_small_disk("BookSeries", app_data, tmp_path) as (app, disk, environment):
        app.tap(id="series.3")
        app.tap(id="series.1")
        disk.fill()
        app.tap(id="fold")
        app.tap(id="series.4")
        assert app.find(id="series.4")["selected"]
        assert edits.stored(environment) == (0, [])
        assert len([line for line in app.log if line and "user defaults could not be written" in line]) == 1
        disk.clear()
        # Without another change: what was kept in memory is written as soon as there is room.
        app.tree()
        assert edits.stored(environment) == (3, [0])
        app.relaunch()
        assert app.find(id="series.4")["selected"]
