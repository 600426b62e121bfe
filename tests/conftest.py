"""Whole folders that start processes or play many games are not in the fast set of `make check`. No property is tested by the clock."""

from __future__ import annotations

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in SLOW):
            item.add_marker(pytest.mark.slow)
        if COMPILED and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip(reason="looks into or replaces parts of interpreted modules"))


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
