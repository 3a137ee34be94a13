"""`--allow-network`: without it a session is offline and says so; what needs no network loads all the same."""
import http.server
import os
import subprocess
import threading

import pytest
from espalier_drive import ROOT, Drive

CONTROLLER = """
import UIKit

final class ViewController: UIViewController {
  private let addresses = ["PLACE", "data:text/plain;base64,aGVsbG8="]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
    try? Data("from a file".utf8).write(to: file)
    let missing = file.deletingLastPathComponent().appendingPathComponent("missing.txt")
    load(addresses[0], "shared", .shared)
    load(addresses[0], "own", URLSession(configuration: .default))
    load(addresses[0], "short", URLSession(configuration: .ephemeral))
    load(addresses[1], "data", .shared)
    load(file.absoluteString, "file", .shared)
    load(file.absoluteString, "ownFile", URLSession(configuration: .default))
    load(missing.absoluteString, "missing", .shared)
    let information = ["CFBundleIdentifier", "CFBundleDisplayName"].map {
      Bundle.main.object(forInfoDictionaryKey: $0) as? String ?? "nothing"
    }
    label("information").text = information.joined(separator: " ")
    Task {
      let label = label("awaited")
      do {
        let (data, response) = try await URLSession.shared.data(from: URL(string: addresses[0])!)
        label.text = "\\((response as? HTTPURLResponse)?.statusCode ?? 0) " + String(decoding: data, as: UTF8.self)
      } catch let error as URLError {
        label.text = "error \\(error.code.rawValue) \\(error.localizedDescription)"
      } catch {
        label.text = "another error \\(error)"
      }
    }
  }

  private func label(_ name: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 60 + 40 * CGFloat(view.subviews.count), width: 360, height: 40))
    label.accessibilityIdentifier = name
    label.text = "waiting"
    view.addSubview(label)
    return label
  }

  private func load(_ address: String, _ name: String, _ session: URLSession) {
    let label = label(name)
    session.dataTask(with: URL(string: address)!) { data, response, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
      DispatchQueue.main.async {
        if let error = error as? URLError {
          label.text = "error \\(error.code.rawValue) \\(error.localizedDescription)"
        } else {
          label.text = [response?.mimeType, text].compactMap { $0 }.joined(separator: " ")
        }
      }
    }.resume()
  }
}
"""


class Answer(http.server.BaseHTTPRequestHandler):
    asked = 0

    def do_GET(self):
        type(self).asked += 1
        body = b"hello from a server"
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def server():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/greeting"
    server.shutdown()


@pytest.fixture(scope="module")
def project(server, tmp_path_factory):
    folder = tmp_path_factory.mktemp("network")
    subprocess.run([ROOT / "espalier", "new", "Loader", "--code"], cwd=folder, check=True, capture_output=True)
    file = next(folder.glob("Loader/Loader/**/ViewController.swift"))
    file.write_text(CONTROLLER.replace("PLACE", server))
    strings = folder / "Loader/Loader/en.lproj/InfoPlist.strings"
    strings.parent.mkdir(exist_ok=True)
    strings.write_text('"CFBundleDisplayName" = "Greeter";\n')
    return folder / "Loader"


def loaded(project, app_data, *arguments):
    with Drive(project, *arguments, environment=app_data, timeout=240) as app:
        names = ["shared", "own", "short", "awaited", "data", "file", "ownFile", "missing"]
        for _ in range(100):
            texts = {name: app.text(name) for name in names}
            if "waiting" not in texts.values():
                break
            app.advance(0.1)
        # With words of its own in InfoPlist.strings the rest of Info.plist is there too.
        identifier, name = app.text("information").split()
        assert "Loader" in identifier and name == "Greeter"
        return texts, "".join(line for line in app.log if line)


def expect_local_ones(texts):
    assert "hello" in texts["data"] and "error" not in texts["data"]
    assert texts["file"] == texts["ownFile"] == "text/plain from a file"
    assert texts["missing"].startswith("error -1100 ")


def test_without_the_flag_an_app_is_offline(project, app_data):
    before = Answer.asked
    texts, log = loaded(project, app_data)
    for name in ("shared", "own", "short", "awaited"):
        assert texts[name] == "error -1009 The Internet connection appears to be offline.", name
    expect_local_ones(texts)
    assert log.count("apps have no network unless it is started with --allow-network") == 1
    assert Answer.asked == before


def test_with_the_flag_it_loads(project, app_data):
    texts, log = loaded(project, app_data, "--allow-network")
    for name in ("shared", "own", "short"):
        assert texts[name] == "text/plain hello from a server", name
    assert texts["awaited"] == "200 hello from a server"
    expect_local_ones(texts)
    assert "--allow-network" not in log
