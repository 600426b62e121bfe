"""Whole folders that start processes or play many games are not in the fast set of `make check`."""

from __future__ import annotations

from pathlib import Path

import pytest

SLOW = ("cli", "lab", "bots")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(str(item.path)).parent.name in SLOW:
            item.add_marker(pytest.mark.slow)
