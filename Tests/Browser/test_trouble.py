"""What goes wrong: crashes, mistakes of the user, hostile browsers."""

import json
import os
import signal
import socket
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from hosts import RawSocket, picture_host
from test_page import button, serious, text


# The field's node, PictureScene.input.
FIELD = 40


def type_command(page, command):
    page.get_by_role("textbox").fill(command)
    page.get_by_role("textbox").press("Enter")


@pytest.mark.parametrize("command", ["crash", "cut"])
def test_a_crash_is_shown_and_the_app_starts_again(shop, open_page, command):
    page = open_page(shop)
    button(page, "주문하기").click()
    type_command(page, command)
    alert = page.get_by_role("alert")
    expect(alert.get_by_role("heading", name="The app crashed")).to_be_visible()
    if command == "crash":
        expect(alert).to_contain_text("Index out of range")
        expect(alert).to_contain_text("PictureApp.swift:")
    assert serious(page) == []
    restart = alert.get_by_role("button", name="Restart")
    expect(restart).to_be_focused()
    restart.click()
    expect(text(page, "딸기")).to_contain_text("10")
    expect(alert).to_have_count(0)


@pytest.fixture
def watched(tmp_path):
    host = picture_host("--watch", str(tmp_path))
    yield host, tmp_path
    host.stop()


def test_saving_builds_again_and_mistakes_are_shown(watched, open_page):
    host, folder = watched
    page = open_page(host)
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")
    (folder / "broken").write_text("cannot assign value of type 'String' to type 'Int'")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Shop/OrderViewController.swift:12:9")
    expect(alert).to_contain_text("cannot assign value")
    assert serious(page) == []
    (folder / "broken").unlink()
    expect(text(page, "딸기")).to_contain_text("10")
    expect(alert).to_have_count(0)


def test_a_lost_connection_is_told_and_mended(open_page):
    host = picture_host()
    page = open_page(host, expect_errors=True)
    port, url = host.port, host.url
    host.stop()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    again = picture_host("--port", str(port))
    try:
        expect(page.get_by_role("alert")).to_contain_text("This session is over")
        assert again.url != url
    finally:
        again.stop()


def get(url, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=5) as response:
            return response.status, response.headers
    except urllib.error.HTTPError as error:
        return error.code, error.headers


def test_only_who_knows_the_token_is_answered(shop):
    base = f"http://127.0.0.1:{shop.port}"
    status, headers = get(shop.url)
    assert status == 200
    assert "default-src 'none'" in headers["content-security-policy"]
    assert get(base + "/")[0] == 403
    assert get(base + "/?token=" + "0" * 26)[0] == 403
    assert get(shop.url, Host="evil.example")[0] == 403
    cookie = {"Cookie": f"espalier-{shop.port}={shop.token}"}
    assert get(base + "/main.js", **cookie)[0] == 200
    for path in ["/../Package.swift", "/%2e%2e/Package.swift", "/.git/config", "/styles/../../README.md", "/fonts/../x"]:
        assert get(base + path, **cookie)[0] in (403, 404), path


def test_only_pages_of_this_address_open_a_socket(shop):
    assert RawSocket(shop).status == 101
    assert RawSocket(shop, origin="http://evil.example").status != 101
    assert RawSocket(shop, token="0" * 26).status != 101
    assert RawSocket(shop, name="evil.example").status != 101


def test_random_bytes_end_one_connection_only(shop, open_page):
    page = open_page(shop)
    for opcode in (1, 2):
        hostile = RawSocket(shop)
        hostile.send(os.urandom(65536), opcode)
        assert hostile.read_until_closed() is not None
    long = RawSocket(shop)
    long.send(b"x" * ((1 << 20) + 1))
    assert long.read_until_closed() == 1009
    raw = socket.create_connection(("127.0.0.1", shop.port))
    raw.sendall(os.urandom(65536))
    raw.close()
    button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("6")


@pytest.mark.parametrize("event", [
    {"type": "command", "id": 1, "json": "{\"do\":\"quit\"}"}, {"type": "lifecycle", "word": "terminate"},
    {"type": "touch", "phase": "sideways"}, {"type": "environment"}, {"type": "scroll", "node": 1}, [],
])
def test_a_page_may_do_what_a_hand_could_and_no_more(shop, event):
    hostile = RawSocket(shop)
    hostile.send(json.dumps(event).encode())
    assert hostile.read_until_closed() == 1007


def test_too_many_messages_end_the_connection(shop):
    hostile = RawSocket(shop)
    message = json.dumps({"type": "key", "key": "a", "code": "KeyA", "down": True}).encode()
    try:
        for _ in range(6000):
            hostile.send(message)
    except ConnectionError:
        pass
    assert hostile.read_until_closed() in (1008, None)


def test_a_slow_browser_does_not_hold_up_the_others(shop, open_page):
    page = open_page(shop)
    slow = RawSocket(shop)
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    half_open = [socket.create_connection(("127.0.0.1", shop.port)) for _ in range(20)]
    for connection in half_open[:10]:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
    for _ in range(2):
        button(page, "주문하기").click()
    expect(text(page, "딸기")).to_contain_text("2")
    for connection in half_open:
        connection.close()


def resident(process):
    """Bytes of memory."""
    with open(f"/proc/{process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_pages_that_do_not_read_cost_little_memory(shop):
    reader = RawSocket(shop)
    while b'"whole":true' not in reader.read()[1]:
        pass
    idle = [RawSocket(shop) for _ in range(3)]
    before = resident(shop.process)
    flood = {"type": "text", "node": FIELD, "text": "flood", "selection": [5, 0]}
    for event in (flood, {"type": "returnKey", "node": FIELD}):
        reader.send(json.dumps(event).encode())
    sent = 0
    while True:
        _, data = reader.read()
        sent += len(data)
        if data.startswith(b'{"type":"announce"'):
            break
    assert sent > 8 << 20
    # Each page may have some megabytes before it, and the queues' copies.
    assert resident(shop.process) - before < 48 << 20
    for client in idle:
        client.socket.close()


def test_what_is_done_while_the_host_stands_still_is_done_once(shop, open_page):
    page = open_page(shop)
    expect(text(page, "딸기")).to_contain_text("10")
    os.kill(shop.process.pid, signal.SIGSTOP)
    try:
        page.get_by_role("textbox", name="메모").click()
        page.keyboard.type("abc")
        button(page, "주문하기").click()
        page.wait_for_timeout(1000)
    finally:
        os.kill(shop.process.pid, signal.SIGCONT)
    expect(text(page, "딸기")).to_contain_text("6")
    expect(page.get_by_role("textbox", name="메모")).to_have_value("abc")
