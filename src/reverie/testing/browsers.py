"""The real browser that tests drive, and what every page must pass in it. Needs the extra `test`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

PATIENCE: Final = 30_000
"""Milliseconds until what a page should show is given up. A limit and no measurement: a busy machine may take its time."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_chromium() -> str | None:
    """The machine's own Chromium, else the one that Playwright has installed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return str(own) if own.exists() else None


CHROMIUM: Final = find_chromium()


def launch(playwright: Playwright) -> Browser:
    expect.set_options(timeout=PATIENCE)  # everything else waits as long by itself
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


def check_axe(page: Page, where: str) -> None:
    """No violation that axe can find."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page)
    told = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in found.response["violations"]]
    assert told == [], f"{where}: {told}"
