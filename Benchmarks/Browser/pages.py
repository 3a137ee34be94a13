"""Hosts and pages to measure."""

import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ESPALIER = ROOT / "espalier"


class Run:
    """`espalier run`, with an empty container of its own and the usual cache."""

    def __init__(self, project, *options):
        self.began = time.perf_counter()
        environment = {**os.environ, "XDG_DATA_HOME": tempfile.mkdtemp()}
        self.process = subprocess.Popen(
            [ESPALIER, "run", project, "--no-open", "--port", "0", *options], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment)
        self.url = next(found[0] for line in self.process.stdout if (found := re.search(r"http://\S+", line)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    def app(self):
        """The identifier of the app's process."""
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return int(next(word for file in children for word in file.read_text().split()))


class Socket:
    """Counts the bytes of all messages of a page's socket, as UTF-8."""

    def __init__(self, page):
        self.bytes = 0
        page.on("websocket", self._opened)

    def _opened(self, socket):
        for name in ("framesent", "framereceived"):
            socket.on(name, self._message)

    def _message(self, payload):
        self.bytes += len(payload if isinstance(payload, bytes) else payload.encode())


class Rest:
    """What a page's socket carries from the beginning of the block until the page has been at rest for 700 ms."""

    def __init__(self, page):
        self.page, self.socket = page, page.socket

    def __enter__(self):
        self.before = self.socket.bytes
        return self

    def __exit__(self, *_):
        seen = -1
        while seen != self.socket.bytes:
            seen = self.socket.bytes
            self.page.wait_for_timeout(700)
        self.bytes = self.socket.bytes - self.before


# When the page itself first held what is waited for, as wall-clock seconds: the way back to this process, some
# hundred milliseconds at the start of a page, is not part of what a user waits for.
WATCH = """
window.heldAt = (selector, text) => new Promise((resolve) => {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((e) => text === null || e.textContent === text);
    if (found) resolve((performance.timeOrigin + performance.now()) / 1000);
    return found;
  };
  if (look()) return;
  new MutationObserver((_, observer) => { if (look()) observer.disconnect(); })
    .observe(document, { childList: true, subtree: true, characterData: true });
});
"""
FIRST = "[data-identifier='order.banana'] .line"


def new_tab(browser):
    """A tab that knows since when it has shown JuiceMaker's first screen."""
    page = browser.new_page(viewport={"width": 1100, "height": 960})
    page.socket = Socket(page)
    page.add_init_script(f'{WATCH} window.shown = heldAt("{FIRST}", null);')
    return page


def open_page(browser, run, page=None):
    page = page or new_tab(browser)
    page.goto(run.url, wait_until="commit")
    page.wait_for_selector(FIRST, state="attached")
    return page
