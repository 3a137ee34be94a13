"""Shared by the end-to-end tests: apps run with their data in a folder of their own."""
import os

import pytest


@pytest.fixture
def app_data(tmp_path):
    """An environment in which what apps store goes to an empty folder."""
    return dict(os.environ, XDG_DATA_HOME=str(tmp_path))
