"""Hosts that the tests start, and raw sockets to them."""

import base64
import os
import re
import socket
import struct
import subprocess
import tempfile
import time

from espalier_drive import ROOT


class Host:
    """A running host: its address with the token, and its process."""

    def __init__(self, command, **options):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, **options)
        self.url = self._address()
        self.port = int(re.search(r":(\d+)/", self.url)[1])
        self.token = self.url.split("token=")[1]

    def _address(self):
        for line in self.process.stdout:
            found = re.search(r"http://\S+token=\w+", line)
            if found:
                return found[0]
        raise RuntimeError(f"the host ended with {self.process.wait()}")

    def stop(self):
        self.process.kill()
        self.process.wait()


def picture_host(*options):
    """The host of the small test app, which is built if need be."""
    program = ROOT / ".build/debug/PictureApp"
    if not program.exists():
        subprocess.run(["swift", "build", "--product", "PictureApp"], cwd=ROOT, check=True)
    container = tempfile.mkdtemp()
    return Host([program, "host", "--client", "BrowserClient", "--container", container, *options])


def app_host(project, *options, watches=False, data=None):
    """`espalier run` for a project that is built, with an empty container of its own, or with `data` that an
    earlier host left; one that watches has its own cache."""
    environment = {**os.environ, "XDG_DATA_HOME": data or tempfile.mkdtemp()}
    if watches:
        environment["XDG_CACHE_HOME"] = tempfile.mkdtemp()
    else:
        options = (*options, "--no-watch")
    subprocess.run([ROOT / "espalier", "build", project], cwd=ROOT, env=environment, check=True)
    host = Host([ROOT / "espalier", "run", project, "--no-open", "--port", "0", *options], env=environment)
    host.cache = environment.get("XDG_CACHE_HOME")
    host.data = environment["XDG_DATA_HOME"]
    return host


class RawSocket:
    """A WebSocket of our own, to send what no browser would."""

    def __init__(self, host, origin=None, token=None, name=None, path="/"):
        self.socket = socket.create_connection(("127.0.0.1", host.port), timeout=30)
        authority = name or f"127.0.0.1:{host.port}"
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {authority}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: espalier", f"Origin: {origin or 'http://' + authority}",
            f"Cookie: espalier-{host.port}={token or host.token}", "", "",
        ]
        self.socket.sendall("\r\n".join(lines).encode())
        self.buffer = b""
        self.status = self._status()

    def _status(self):
        while b"\r\n\r\n" not in self.buffer:
            part = self._receive()
            if not part:
                return None
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        return int(head.split()[1])

    def _receive(self):
        try:
            part = self.socket.recv(65536)
        except ConnectionError:
            part = b""
        self.buffer += part
        return part

    def send(self, data, opcode=1):
        mask = os.urandom(4)
        length = len(data)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def read(self):
        """The next message: (opcode, bytes); (None, b"") when the host closed the connection."""
        while True:
            message = self._message()
            if message:
                return message
            if not self._receive():
                return None, b""

    def _message(self):
        if len(self.buffer) < 2:
            return None
        length, start = self.buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(self.buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(self.buffer[2:10], "big"), 10
        if len(self.buffer) < start + length:
            return None
        opcode, data = self.buffer[0] & 15, self.buffer[start:start + length]
        self.buffer = self.buffer[start + length:]
        return opcode, data

    def read_until_closed(self):
        """The close code, or None when the connection simply ended."""
        while True:
            opcode, data = self.read()
            if opcode == 8:
                return int.from_bytes(data[:2], "big")
            if opcode is None:
                return None


def wait_until_quiet(page, milliseconds=400):
    """Waits until nothing has gone over the page's socket for so long."""
    before, since = None, time.monotonic()
    while time.monotonic() < since + milliseconds / 1000:
        page.wait_for_timeout(30)
        now = page.evaluate("espalier.bytes")
        if now != before:
            before, since = now, time.monotonic()


def wait_until(page, expression, argument=None, seconds=8):
    """Asks the page until it answers yes. (Playwright's wait_for_function evaluates text inside the page, which
    the page's content-security policy refuses from the second look on.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(expression, argument):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(30)
