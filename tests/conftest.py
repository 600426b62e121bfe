"""Whole folders that start processes or play many games are not in the fast set of `make check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.kernel import agenda

SLOW = ("cli", "lab", "bots", "table")


COMPILED = not str(agenda.__file__).endswith(".py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(str(item.path)).parent.name in SLOW:
            item.add_marker(pytest.mark.slow)
        if COMPILED and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip(reason="looks into or replaces parts of interpreted modules"))
