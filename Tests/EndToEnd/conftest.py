"""Shared by the end-to-end tests: apps run with their data in a folder of their own."""
import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))


@pytest.fixture
def app_data(tmp_path):
    """An environment in which what apps store goes to an empty folder."""
    return dict(os.environ, XDG_DATA_HOME=str(tmp_path))
