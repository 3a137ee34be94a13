"""What surrounds a command: its standard streams, its files, its end."""
import os
import signal
import stat
import subprocess
import threading
import time

from espalier_drive import ROOT, Drive


def test_a_driver_without_standard_output(app_data):
    """The app's socket must not get the number of a stream that is closed: replies would go to the app."""
    result = subprocess.run(
        ["sh", "-c", '"$0" drive "$1" >&-', ROOT / "espalier", ROOT / "Apps/TodoList"], env=app_data, text=True,
        input='{"do":"tree"}\n{"do":"tree"}\n{"do":"quit"}\n', stderr=subprocess.PIPE, timeout=120, check=False)
    assert result.returncode == 0
    assert "cannot be read" not in result.stderr


def test_snapshots_into_what_is_no_file(app_data, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pictures = []
    reader = threading.Thread(target=lambda: pictures.append(pipe.read_bytes()), daemon=True)
    reader.start()
    with Drive(ROOT / "Apps/TodoList", environment=app_data) as app:
        app.snapshot(pipe)
        reader.join(20)
        assert stat.S_ISFIFO(pipe.stat().st_mode), "the pipe was replaced by a file"
        assert pictures[0].startswith(b"\x89PNG")
        error = app.ask("snapshot", path=str(tmp_path / "gone" / "x.png"))["error"]
        assert error.startswith(f"no snapshot: {tmp_path}/gone/x.png cannot be written: ") and "Domain=" not in error


def test_an_interrupted_build_leaves_nothing_behind(tmp_path):
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    environment = dict(os.environ, XDG_CACHE_HOME=str(tmp_path / "cache"), TMPDIR=str(scratch))
    build = subprocess.Popen([ROOT / "espalier", "build", ROOT / "Apps/TodoList"], env=environment)

    end = time.monotonic() + 60
    while not list(tmp_path.rglob("TemporaryDirectory*")) and build.poll() is None and time.monotonic() < end:
        time.sleep(0.02)
    assert build.poll() is None, "the build ended too soon"
    build.send_signal(signal.SIGKILL)
    build.wait()
    assert list(scratch.iterdir()) == []
