import os
import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from hosts import app_host, picture_host


# Two busy cores take their time.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def shop():
    """A host of the small test app."""
    host = picture_host()
    yield host
    host.stop()


@pytest.fixture
def juice_maker():
    """`espalier run Apps/JuiceMaker`, at its first start."""
    host = app_host("Apps/JuiceMaker")
    yield host
    host.stop()


@pytest.fixture
def open_page(chromium):
    """Opens a host's page; whatever the page reports as an error fails the test."""
    contexts, errors = [], []

    def open_page(host, query="", expect_errors=False, **options):
        context = chromium.new_context(**{"viewport": {"width": 1100, "height": 960}, "locale": "en-US", **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        if not expect_errors:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda entry: errors.append(entry.text) if entry.type == "error" else None)
        page.goto(host.url + query)
        page.wait_for_selector("[data-id='1']")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
