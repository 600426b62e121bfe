"""A map in a terminal: readable without colour, no wider than asked, and nobody on it is lost."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.parts.test_spaces import BELLS
from tests.parts.tiles import alone, prologue

from reverie.parts.areas.text import Mark, draw_text
from reverie.parts.plan import Door, Sketch
from reverie.parts.rules.areas import members
from reverie.parts.sketches import Named, area_id, sketch_areas, sketch_spaces, unit_places

CRYPT = """\
┏━━━━━━━━━━━━━━━━━━━━━━━┓
┃1                      ┃
┃                       ┃
┃                       ┃
┃           ·┄┄┄┄┄┄┄┄┄┄┄┃
┃           ┆2 W g1     ┃
┃           ┆           ┃
┃           ┆           ┃
┣━━━━━━━━━━━╸           ┃
┃3          ┆           ┃
┗━━━┓       ·┄┄┄┄┄┄┄┏━━━┛
    ┃               ┃
    ┗━━━━━━━━━━━━━━━┛
2 b: W Wenna 5/8, g1 Gremlin 3/5
"""


def sketched(name: str) -> Sketch:
    areas = alone(name)
    return sketch_areas(areas, "", {n: Named(n, str(i + 1), n[-1]) for i, n in enumerate(areas.names)})


def shown(drawn: object, colour: bool, width: int = 100) -> str:
    system = "standard" if colour else None
    console = Console(file=io.StringIO(), width=width, force_terminal=colour, color_system=system)  # type: ignore[arg-type]
    console.print(drawn)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_a_tile_is_drawn_in_characters() -> None:
    marks = {area_id("14B.b"): [Mark("W", "Wenna 5/8", "yellow"), Mark("g1", "Gremlin 3/5", "cyan")]}
    drawn = draw_text(sketched("14B"), marks)
    assert drawn.plain == CRYPT
    assert "\x1b" not in shown(drawn, colour=False)
    coloured = shown(drawn, colour=True)
    assert "\x1b[33mW\x1b[0m" in coloured and "\x1b[36mg1\x1b[0m" in coloured


def test_doors_barriers_and_terrain_have_signs_of_their_own() -> None:
    layout = prologue()
    areas, door = layout.areas, layout.slot("1B.1")
    sketch = sketch_areas(areas, "", {name: Named(name) for name in areas.names}, door, door)
    bar = unit_places(areas, areas.passages[members(door)[0]].units)
    drawn = draw_text(sketch._replace(doors=[Door("d", bar, "Door")]), {}).plain
    assert drawn.count("║") == 3 and "↓" in drawn and "/" in drawn and "×" in drawn
    assert max(len(line) for line in drawn.splitlines()) == 97
    assert "║" not in draw_text(sketch, {}).plain


@pytest.mark.parametrize("width", [100, 80, 60, 49])
def test_a_map_is_as_wide_as_the_terminal_allows(width: int) -> None:
    layout = prologue()
    sketch = sketch_areas(layout.areas, "", {name: Named(name, f"#{i}") for i, name in enumerate(layout.areas.names)})
    drawn = draw_text(sketch, {}, width).plain
    assert max(len(line) for line in drawn.splitlines()) <= width
    assert all(f"#{i}" in drawn for i in range(len(layout.areas.names)))


def test_whoever_finds_no_room_on_the_map_is_told_below_it() -> None:
    crowd = [Mark(f"orc{i}", f"Orc number {i}") for i in range(12)]
    drawn = draw_text(sketched("14B"), {area_id("14B.c"): crowd}).plain
    picture, told = drawn.split("3 c: ")
    assert "+" in picture and "orc0" in picture and "orc11" not in picture
    assert all(f"orc{i} Orc number {i}" in told for i in range(12))


def test_a_board_of_spaces_is_drawn_too() -> None:
    land = BELLS.spaces.land(BELLS.slots(["SETUP 1", "SETUP 2"]), BELLS.standing())
    sketch = sketch_spaces(BELLS, land, "", {name: Named(name, name[-1]) for name in BELLS.spaces.names}, {})
    drawn = draw_text(sketch, {"space-B2a": [Mark("G", "Gambler")]}).plain
    assert "┃a  ┆b  ┃" in drawn
    assert "┃a G┆b  ┃" in drawn
