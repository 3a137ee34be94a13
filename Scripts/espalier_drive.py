"""Talks with `espalier drive` from Python: one object per running app, one method per command.

    with Drive("Apps/JuiceMaker") as app:
        app.tap(id="order.banana")
        assert app.texts("나왔습니다")
"""
import json
import pathlib
import queue
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


class DriveError(AssertionError):
    """The driver answered ok: false, or nothing."""


class Crash(DriveError):
    """The app crashed; the text holds the error and the backtrace."""


class Drive:
    def __init__(self, project, *arguments, environment=None, timeout=60):
        self.project = project
        self.timeout = timeout
        self.log = []
        self.process = subprocess.Popen(
            [str(ROOT / "espalier"), "drive", str(project), *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, encoding="utf-8", errors="replace", env=environment, bufsize=1)
        self._replies = queue.Queue()
        for source, sink in ((self.process.stdout, self._replies.put), (self.process.stderr, self.log.append)):
            threading.Thread(target=self._read, args=(source, sink), daemon=True).start()

    @staticmethod
    def _read(source, sink):
        for line in source:
            sink(line)
        sink(None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self.process.poll() is None:
            try:
                self.process.stdin.write('{"do":"quit"}\n')
                self.process.stdin.close()
                self.process.wait(10)
            except (OSError, subprocess.TimeoutExpired):
                self.process.kill()
                self.process.wait()

    def send(self, do, **fields):
        """The reply; raises when it is not ok."""
        reply = self.ask(do, **fields)
        if reply.get("crashed"):
            raise Crash(f"{reply.get('error')}\n{reply.get('backtrace', '')}")
        if not reply.get("ok"):
            raise DriveError(f"{do} {fields}: {reply.get('error')}")
        return reply

    def ask(self, do, **fields):
        """The reply, whatever it is."""
        line = json.dumps({"do": do, **fields}, ensure_ascii=False)
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self._replies.get(timeout=self.timeout)
        except (OSError, queue.Empty) as error:
            raise DriveError(f"no reply to {line}: {error!r}\n{self.errors()}") from None
        if answer is None:
            raise DriveError(f"the driver ended at {line}\n{self.errors()}")
        return json.loads(answer)

    def errors(self):
        return "".join(line for line in self.log[-40:] if line)

    # Verbs
    def tap(self, id=None, label=None, at=None):
        return self.send("tap", **{k: v for k, v in (("id", id), ("label", label), ("at", at)) if v is not None})

    def type(self, id, text):
        return self.send("type", id=id, text=text)

    def rotate(self, to):
        return self.send("rotate", to=to)

    def set(self, **fields):
        return self.send("set", **fields)

    def drag(self, start, end, seconds=0.3):
        return self.send("drag", **{"from": start, "to": end, "seconds": seconds})

    def advance(self, seconds):
        return self.send("advance", seconds=seconds)

    def relaunch(self):
        return self.send("relaunch")

    def snapshot(self, path):
        return self.send("snapshot", path=str(path))

    # Looking
    def tree(self):
        return self.send("tree")["tree"]

    def nodes(self):
        """All nodes, back to front, hidden ones left out with what is below them."""
        def walk(nodes):
            for node in nodes:
                if node.get("hidden") or node.get("alpha", 1) < 0.01:
                    continue
                yield node
                yield from walk(node.get("children") or [])
        return list(walk(self.tree()))

    def find(self, id=None, label=None, **wanted):
        """The frontmost node that fits, or None."""
        if id is not None:
            wanted["id"] = id
        if label is not None:
            wanted["label"] = label
        for node in reversed(self.nodes()):
            if all(node.get(key) == value for key, value in wanted.items()):
                return node
        return None

    def text(self, id):
        node = self.find(id=id)
        if node is None:
            raise DriveError(f"nothing has the id {id}")
        return node.get("text")

    def texts(self, part=""):
        """All texts on screen that contain `part`, back to front."""
        return [node["text"] for node in self.nodes() if part in (node.get("text") or "") and node.get("text")]

    def wait(self, seconds):
        """Real time: for what Dispatch owes later. Use only where no virtual time will do."""
        time.sleep(seconds)
