"""What the tests of reliability share: the apps as things that are edited, kills at random moments, a full disk."""
import contextlib
import json
import os
import pathlib
import plistlib
import signal
import subprocess
import threading
import time

import pytest

FRUITS = ["strawberry", "banana", "pineapple", "kiwi", "mango"]


def stored_file(environment, name):
    """The one file of that name among all that apps stored, or None."""
    found = list(pathlib.Path(environment["XDG_DATA_HOME"]).rglob(name))
    assert len(found) < 2
    return found[0] if found else None


# Edits: what is stored now, and what a random edit makes of it step by step.
# A step is a command and what is stored once the command has been answered.


class TodoEdits:
    project = "TodoList"

    def __init__(self):
        self.number = 0

    def stored(self, environment):
        file = stored_file(environment, "todos.json")
        todos = json.loads(file.read_text()) if file else []
        ids = [todo["id"] for todo in todos]
        assert len(set(ids)) == len(ids), "an id is used twice"
        self.ids = ids
        return [(todo["detail"], todo["isDone"]) for todo in todos]

    def steps(self, app, state, chance, environment):
        if len(state) < 3 or (len(state) < 6 and chance.random() < 0.5):
            self.number += 1
            text = str(self.number)
            return [
                (lambda: app.type("input", text), state),
                (lambda: app.tap(id="add"), state + [(text, False)]),
            ]
        self.stored(environment)
        index = chance.randrange(len(state))
        identifier, (text, is_done) = self.ids[index], state[index]
        if is_done and chance.random() < 0.7:
            return [(lambda: app.tap(id=f"delete.{identifier}"), state[:index] + state[index + 1:])]
        changed = state[:index] + [(text, not is_done)] + state[index + 1:]
        return [(lambda: app.tap(id=f"check.{identifier}"), changed)]


class StockEdits:
    project = "JuiceMaker"
    recipes = {"banana": {"banana": 2}, "kiwi": {"kiwi": 3}, "mangoKiwi": {"mango": 2, "kiwi": 1},
               "strawberryBanana": {"strawberry": 10, "banana": 1}}

    def stored(self, environment):
        file = stored_file(environment, "stock.json")
        stock = json.loads(file.read_text()) if file else dict.fromkeys(FRUITS, 10)
        assert sorted(stock) == sorted(FRUITS)
        return stock

    def steps(self, app, state, chance, environment):
        juice = chance.choice(list(self.recipes))
        recipe = self.recipes[juice]
        order = lambda: app.tap(id=f"order.{juice}")
        if all(state[fruit] >= count for fruit, count in recipe.items()):
            after = {fruit: count - recipe.get(fruit, 0) for fruit, count in state.items()}
            return [(order, after), (lambda: app.tap(label="확인"), after)]
        fruit = next(fruit for fruit, count in recipe.items() if state[fruit] < count)
        after = dict(state, **{fruit: state[fruit] + 4})
        return [
            (order, state), (lambda: app.tap(label="예"), state),
            *[(lambda: raise_stock(app, fruit), state)] * 4, (lambda: app.tap(id="close"), after),
        ]


def raise_stock(app, fruit):
    x, y, width, height = app.find(id=f"stepper.{fruit}")["window"]
    app.tap(at=[x + width * 0.75, y + height / 2])


class BookEdits:
    """In the user defaults: the last book, and which summaries are unfolded."""
    project = "BookSeries"

    def stored(self, environment):
        values = plistlib.loads(stored_file(environment, "*.BookSeries.plist").read_bytes())
        return values["lastBook"], values.get("unfoldedBooks", [])

    def steps(self, app, state, chance, environment):
        book, unfolded = state
        if chance.random() < 0.5 and app.find(id="fold"):
            changed = [other for other in unfolded if other != book]
            return [(lambda: app.tap(id="fold"), (book, changed if book in unfolded else sorted([*changed, book])))]
        chosen = chance.choice([other for other in range(7) if other != book])
        return [(lambda: app.tap(id=f"series.{chosen + 1}"), (chosen, unfolded))]


class CartEdits:
    project = "ChickenKiosk"
    dishes = ["honey-whole", "honey-combo", "honey-wings"]

    def stored(self, environment):
        file = stored_file(environment, "cart.json")
        lines = json.loads(file.read_text())["lines"] if file else []
        return {line["dish"]["id"]: line["count"] for line in lines}

    def steps(self, app, state, chance, environment):
        dish = chance.choice(self.dishes)
        count = state.get(dish, 0)
        if count > 0 and chance.random() < 0.4:
            after = {other: n for other, n in dict(state, **{dish: count - 1}).items() if n > 0}
            return [(lambda: app.tap(id=f"cart.{dish}.minus"), after)]
        if count > 90:
            return []
        return [(lambda: app.tap(id=f"menu.{dish}"), dict(state, **{dish: count + 1}))]


# Kills


def descendants(process):
    """Processes below `process`, from the kernel's own list."""
    found, waiting = [], [process]
    while waiting:
        identifier = waiting.pop()
        children = pathlib.Path(f"/proc/{identifier}/task/{identifier}/children")
        with contextlib.suppress(OSError):
            for child in map(int, children.read_text().split()):
                found.append(child)
                waiting.append(child)
    return found


def app_process(app, name):
    """The app's process, or None between two of its lives."""
    for identifier in descendants(app.process.pid):
        with contextlib.suppress(OSError):
            if os.readlink(f"/proc/{identifier}/exe").endswith(f"{name}.app/{name}"):
                return identifier
    return None


class Killer(threading.Thread):
    """Ends the app's process by SIGKILL once, after `delay` seconds, whatever it is doing."""

    def __init__(self, app, name, delay):
        super().__init__(daemon=True)
        self.app, self.name_of_app, self.delay = app, name, delay
        self.victim = None

    def run(self):
        time.sleep(self.delay)
        while self.app.process.poll() is None:
            victim = app_process(self.app, self.name_of_app)
            if victim:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(victim, signal.SIGKILL)
                    self.victim = victim
                    return


# A full disk


@contextlib.contextmanager
def small_disk(folder, size="3m"):
    """A file system of its own, so that it can be filled. Needs root."""
    if os.geteuid() != 0:
        pytest.skip("mounting a small file system needs root")
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


class Disk:
    def __init__(self, folder):
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self):
        """Not a byte is left."""
        with self.filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)

    def clear(self):
        self.filler.unlink()
