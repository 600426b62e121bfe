"""The real browser that tests drive, and what every page must pass in it. Needs the extra `test`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

PATIENCE: Final = 30_000
"""Milliseconds until what a page should show is given up. A limit and no measurement: a busy machine may take its time."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
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


RULES: Final = {
    "rules": {name: {"enabled": True} for name in ("label-content-name-mismatch", "target-size")},
    "resultTypes": ["violations"],
    "preload": False,
}
"""What axe leaves out unless it is asked: names hold what is printed, and what is pressed is large enough. Of what passes it need not
tell where it stands: that takes several times as long as all the rules. Style sheets and films, which it would load again for rules
about films and about turned screens that are not asked here, it may leave where they are."""


TALL_ENOUGH: Final = """(found) => {
  const box = document.querySelector(found)?.getBoundingClientRect();
  return Boolean(box) && box.width >= 24 && box.height >= 24;
}"""
REACHES: Final = """(found) => {
  const element = document.querySelector(found);
  const after = element && getComputedStyle(element, "::after");
  if (!after || after.content === "none" || after.position !== "absolute") return false;
  const { width, height } = element.getBoundingClientRect();
  const wide = width - parseFloat(after.left) - parseFloat(after.right);
  return wide >= 24 && height - parseFloat(after.top) - parseFloat(after.bottom) >= 24;
}"""
"""Whether something can be hit around it, too: axe does not measure what CSS puts over an element."""
LISTED: Final = """(found) => {
  if (!matchMedia("(pointer: coarse)").matches) return false;
  const cell = document.getElementById("cell-sheet") && document.querySelector(found)?.closest("[role=gridcell]");
  return Boolean(cell) && cell.querySelectorAll("[data-look][id]").length + cell.matches("[data-pick],[data-open]") > 1;
}"""
"""Whether a finger finds it in the list as which its crowded cell opens."""
STAYS: Final = """(found) => {
  for (let one = document.querySelector(found); one; one = one.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return true;
  return false;
}"""


def check_axe(page: Page, where: str) -> None:
    """No violation that axe can find."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options=RULES).response["violations"]
    broken = [(v["id"], [n["html"][:160] for n in v["nodes"] if not _can_be_hit(page, v["id"], n)]) for v in found]
    told = [(rule, nodes[:3]) for rule, nodes in broken if nodes]
    assert told == [], f"{where}: {told}"


def _can_be_hit(page: Page, rule: str, node: dict[str, Any]) -> bool:
    """Whether a target that axe finds too small can be hit all the same: around it, too, or in the list that its cell opens, or as
    soon as the page scrolls, because only a bar that stays in the window lies over it or beside it just now."""
    if rule != "target-size":
        return False
    if any(page.evaluate(way, node["target"][-1]) for way in (REACHES, LISTED)):
        return True
    near = {check["id"]: [one["target"][-1] for one in check["relatedNodes"]] for check in node["any"]}
    stays = {id for id, found in near.items() if found and all(page.evaluate(STAYS, one) for one in found)}
    covered = "target-size" in stays and page.evaluate(TALL_ENOUGH, node["target"][-1])
    return bool(covered or "target-offset" in stays)
