"""Whole folders that start processes or play many games are not in the fast set of `make check`. No property is tested by the clock."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from reverie.kernel import agenda

SLOW = [Path(__file__).parent / folder for folder in ("cli", "lab", "bots", "table", "trials")]
COMPILED = not str(agenda.__file__).endswith(".py")

settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")


def pytest_configure(config: pytest.Config) -> None:
    """All servers of a run share the templates that the first of them compiles, and read and start nothing before it is needed:
    each of both is two of the seven seconds that a start would take."""
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="reverie-templates-", ignore_cleanup_errors=True)
        config.add_cleanup(folder.cleanup)
        os.environ["REVERIE_COMPILED_TEMPLATES"] = folder.name
        os.environ["REVERIE_COLD"] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    files = {item.path for item in items}
    slow = {file for file in files if any(file.is_relative_to(folder) for folder in SLOW)}
    for item in items:
        if item.path in slow:
            item.add_marker(pytest.mark.slow)
        if COMPILED and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip(reason="looks into or replaces parts of interpreted modules"))


def pytest_collection_finish() -> None:
    """What stands until the run ends, thirteen thousand tests and all modules, is not searched for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A real Chromium; without one the test is skipped and says so."""
    from playwright.sync_api import sync_playwright

    from reverie.testing.browsers import CHROMIUM, launch

    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install the package `chromium`")
    with sync_playwright() as playwright:
        made = launch(playwright)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real server, one for all people in browsers who do not mind each other's tables: each start takes four seconds.

    It is not for those who stop it, nor for programs that open tables by the dozen: of one address it takes only so many.
    """
    from reverie.testing.servers import Server

    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made
