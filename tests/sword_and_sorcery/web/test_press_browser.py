"""A map under a real pointer: what lies under it is what answers, also where an emblem has holes and at the rim of an area."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import reverie.games.sword_and_sorcery.web
import reverie.table.web
from reverie.parts.plan import Door, Figure, Floor, Sketch, Thing, draw

pytestmark = pytest.mark.slow

UNIT = 33.0
OWN = Path(reverie.games.sword_and_sorcery.web.__file__).parent / "static"
TABLE = Path(reverie.table.web.__file__).parent / "static"
SHRUNK = 0.86
"""The map is shown smaller than it is drawn, and nothing begins on a whole pixel."""

AT_RIMS = Sketch(
    9,
    4,
    "Map",
    [
        Floor("area-left", [(x, y) for x in range(3) for y in range(4)], "Left"),
        Floor("area-right", [(x, y) for x in range(3, 9) for y in range(4)], "Right"),
    ],
    doors=[Door("door-1", [(3, 2, False), (3, 3, False)], "Door", "i-lock")],
    things=[
        Thing("thing-chest", (3.5, 0.5), "th-chest", "Chest"),
        Thing("thing-search", (4.75, 0.5), "i-search", "Search token"),
        Thing("thing-key", (6, 0.5), "th-key", "Key"),
        Thing("thing-gate", (8.5, 0.5), "th-gate", "Gate"),
    ],
    figures=[
        Figure("figure-hero", (1, 3.2), "sil-mage", "Hero", True, "5/6"),
        Figure("figure-foe", (8.4, 3.2), "sil-hood", "Foe", False, "3/5", ["i-seal"], 2),
    ],
)
BODIES = {
    **{thing.id: (thing.at, 12, 12) for thing in AT_RIMS.things},
    **{figure.id: (figure.at, 16, 16) for figure in AT_RIMS.figures},
    "door-1": ((3, 3), 10, UNIT - 2),
    "area-left": ((1, 1), UNIT - 2, UNIT - 2),
}
"""What is pressed: its middle in cells, and how far from there it is hit at least, across and down."""
STEPS = (-1, -0.5, -0.1, 0, 0.1, 0.5, 1)
HEAR = """() => {
  window.heard = [];
  for (const kind of ["pointerdown", "pointerup", "click"])
    document.addEventListener(kind, (event) => window.heard.push(event.target.closest("g[id]")?.id ?? ""));
}"""


def page_of(sketch: Sketch) -> str:
    emblems = "".join([(room / "emblems.svg").read_text(encoding="utf-8") for room in (OWN, TABLE)])
    style = (TABLE / "plan.css").read_text(encoding="utf-8")
    drawn = draw(sketch, UNIT, lambda name: f"#{name}")
    shown = f"body{{margin:7.3px}} .box{{width:{(sketch.width * UNIT + 16) * SHRUNK}px}}"
    return f'<style>{style}{shown}</style><div class="box">{drawn}</div><div hidden>{emblems}</div>'


def points(middle: tuple[float, float], wide: float, high: float) -> list[tuple[float, float]]:
    """Places on the drawing, across and down through the middle, and on both diagonals within the disc."""
    x, y = middle[0] * UNIT, middle[1] * UNIT
    lines = [(step, 0.0) for step in STEPS] + [(0.0, step) for step in STEPS]
    lines += [(step * 0.7, way * step * 0.7) for step in STEPS for way in (1, -1)]
    return [(x + across * wide, y + down * high) for across, down in lines]


def test_what_lies_under_the_pointer_is_what_is_pressed(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(page_of(AT_RIMS))
    page.evaluate(HEAR)
    box = page.locator("svg.plan").bounding_box()
    assert box is not None
    wrong = {}
    for element, (middle, wide, high) in BODIES.items():
        for x, y in points(middle, wide, high):
            page.mouse.click(box["x"] + (x + 8) * SHRUNK, box["y"] + (y + 8) * SHRUNK)
        heard = page.evaluate("() => window.heard.splice(0)")
        assert heard, element
        if others := {one for one in heard if one != element}:
            wrong[element] = others
    page.close()
    assert wrong == {}
