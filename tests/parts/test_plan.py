"""Maps drawn as SVG: sound markup without inline styles, everything with its id, and what may be chosen says so."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.parts.test_spaces import BELLS
from tests.parts.tiles import FACES, alone, prologue

import reverie.table.web
from reverie.parts.outlines import corners, outline, runs
from reverie.parts.plan import TERRAIN, Door, Figure, Floor, Sketch, State, Thing, Way, draw
from reverie.parts.rules.areas import members
from reverie.parts.sketches import Named, area_id, sketch_areas, sketch_spaces, space_id, unit_places
from reverie.parts.spaces import Tile, lay_board
from reverie.parts.standing import standing

STATIC = Path(reverie.table.web.__file__).parent / "static"
SVG = "{http://www.w3.org/2000/svg}"


def glyph(name: str) -> str:
    return f"/static/emblems.svg#{name}"


def parsed(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def words(names: list[str]) -> dict[str, Named]:
    return {name: Named(f"Area {name}", str(number), "Nave & <aisle>") for number, name in enumerate(names)}


def full() -> Sketch:
    """The map of the prologue with one of everything."""
    layout = prologue()
    door = layout.slot("1B.1")
    sketch = sketch_areas(layout.areas, "Map", words(layout.areas.names), door | layout.between("1B.b", "8B.a"), door)
    bar = unit_places(layout.areas, layout.areas.passages[members(door)[0]].units)
    return sketch._replace(
        doors=[Door("door-1", bar, "Door, secured", "i-lock")],
        things=[Thing("chest-1", (1, 1), "i-deck", "Chest")],
        figures=[
            Figure("hero-1", (3, 3), "sil-mage", 'Auriel "the Wand"', True, "5/6", ["i-seal"]),
            Figure("foe-1", (8, 3), "sil-hood", "Gremlin", False, "3/5", rank=9),
        ],
        paths=[
            Way("area-1B-b", [(3, 3), (6, 3), (8, 3)], "1"),
            Way("area-1B-d", [(3, 3), (8, 6)], "3", later=True),
        ],
        fog=[(x, y) for x in range(18, 24) for y in range(6, 12)],
        fog_label="unseen",
    )


def test_a_plan_is_sound_and_has_no_style_of_its_own() -> None:
    drawn = draw(full(), 30, glyph)
    root = parsed(drawn)
    assert drawn.__html__() is drawn, "templates take it as it is"
    assert "style" not in "".join(drawn.split("plan__")), "neither attributes nor elements"
    assert not re.search(r"\bon\w+=|<script", drawn)
    assert "Nave &amp; &lt;aisle&gt;" in drawn
    assert root.find(f".//{SVG}g[@id='hero-1']").get("aria-label") == 'Auriel "the Wand"'  # type: ignore[union-attr]
    assert root.get("viewBox") == "-8 -8 736 376"


def test_everything_that_can_be_chosen_has_an_id_of_its_own() -> None:
    root = parsed(draw(full(), 30, glyph))
    ids = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    wanted = {"door-1", "chest-1", "hero-1", "foe-1", *[area_id(name) for name in prologue().areas.names]}
    assert wanted <= set(ids)
    for element in root.iter(f"{SVG}g"):
        if element.get("id"):
            assert element.get("role") == "img" and element.get("aria-label") and element.get("tabindex") is None


def test_options_are_buttons_with_what_answers_them_and_nothing_else_is_magenta() -> None:
    asked = {"area-1B-b": State(True, attributes=' data-pick="7"'), "hero-1": State(chosen=True), "door-1": State(True)}
    plain, root = draw(full(), 30, glyph), parsed(draw(full(), 30, glyph, lambda name: asked.get(name, State())))
    found = {element.get("id"): element for element in root.iter(f"{SVG}g") if element.get("role") == "button"}
    assert set(found) == set(asked)
    assert found["area-1B-b"].get("data-pick") == "7" and found["area-1B-b"].get("tabindex") == "0"
    assert [found[name].get("class", "").split()[-1] for name in asked] == ["is-opt", "is-sel", "is-opt"]
    assert "plan__asked" not in plain and "is-opt" not in plain and "is-sel" not in plain


def test_a_closed_passage_is_a_wall_unless_a_door_is_in_it() -> None:
    layout = prologue()
    door, sealed = layout.slot("1B.1"), layout.between("1B.b", "8B.a")
    areas = layout.areas
    sketch = sketch_areas(areas, "", words(areas.names), door | sealed, door)
    gap = {number: set(unit_places(areas, areas.passages[number].units)) for number in members(door | sealed)}
    for number in members(sealed):
        assert gap[number] <= set(sketch.walls) and not gap[number] & set(sketch.seams)
    for number in members(door):
        assert gap[number] <= set(sketch.seams) and not gap[number] & set(sketch.walls)
    assert not set(sketch.walls) & set(sketch.seams)


def test_terrain_is_a_pattern_and_a_barrier_shows_the_way_one_may_go() -> None:
    areas = alone("1B")
    sketch = sketch_areas(areas, "", words(areas.names))
    assert {floor.id: floor.terrain for floor in sketch.floors if floor.terrain} == {
        "area-1B-e": "hatch",
        "area-1B-f": "cross",
    }
    assert sketch.barriers == [((8, 5, True), True)], "from b above to c below"
    drawn = draw(sketch, 30, glyph)
    assert 'fill="url(#plan-hatch)"' in drawn and 'transform="translate(255 150) rotate(90)"' in drawn
    for kind in TERRAIN:
        assert f'<pattern id="plan-{kind}"' in drawn


@pytest.mark.parametrize("name", FACES)
def test_figures_stand_in_their_area_and_nobody_upon_another(name: str) -> None:
    areas = alone(name)
    for area in range(len(areas.names)):
        for figures, things in ((1, 0), (3, 1), (6, 2)):
            found = standing(areas, area, figures, things, 30)
            places = [*found.figures, *found.things]
            assert len(found.figures) == figures and len(found.things) == things and len(set(places)) == len(places)
            for x, y in places:
                assert areas.owner[int(y) * areas.width + int(x)] == area
            if found.size > 0.55:  # the smallest is taken where nothing else helps
                wide, high = 46 * found.size / 30, 46 * found.size / 30
                for n, (x, y) in enumerate(found.figures):
                    for other in found.figures[:n]:
                        assert abs(x - other[0]) >= wide or abs(y - other[1]) >= high, (name, area, found)


def test_a_crowd_is_drawn_smaller_and_things_stay_where_they_lie() -> None:
    areas = alone("14B")
    hall = areas.number["14B.a"]
    alone_there, crowd = standing(areas, hall, 1, 1, 33), standing(areas, hall, 6, 1, 33)
    assert alone_there.size == 1 > crowd.size
    assert alone_there.things == crowd.things == standing(areas, hall, 0, 1, 33).things


def test_the_border_of_cells_goes_round_holes_and_may_run_inside() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert corners(ring) == [[(0, 0), (3, 0), (3, 3), (0, 3)], [(1, 1), (1, 2), (2, 2), (2, 1)]]
    assert outline([(0, 0), (1, 0)], 10) == "M0 0L20 0L20 10L0 10Z"
    assert outline([(0, 0), (1, 0)], 10, 2) == "M2 2L18 2L18 8L2 8Z"
    assert outline(ring, 10, 2) == "M2 2L28 2L28 28L2 28ZM8 8L8 22L22 22L22 8Z"
    touching = corners([(0, 0), (1, 1)])
    assert touching == [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]
    assert runs([(0, 0, True), (1, 0, True), (3, 0, True), (0, 1, False)], 10) == "M0 0H20M0 10V20M30 0H40"


def test_a_rank_has_at_most_four_chevrons_and_costs_stand_beside_the_number_of_an_area() -> None:
    root = parsed(draw(full(), 30, glyph))
    foe = root.find(f".//{SVG}g[@id='foe-1']")
    assert foe is not None and len([part for part in foe if part.get("class") == "plan__rank"]) == 4
    groups = {group.get("class"): group for group in root.iter(f"{SVG}g")}
    assert [groups[kind].findtext(f"{SVG}text") for kind in ("plan__way", "plan__later")] == ["1", "3"]


def test_a_way_that_comes_later_is_drawn_where_it_leads_for_whoever_points_there() -> None:
    root = parsed(draw(full(), 30, glyph))
    there = root.find(f".//{SVG}g[@id='area-1B-d']")
    assert there is not None and [path.get("class", "").split()[-1] for path in there] == [
        "plan__hit",
        "plan__path--later",
    ]
    first = root.find(f".//{SVG}g[@id='area-1B-b']")
    assert first is not None and [path.get("class") for path in first] == ["plan__hit"], (
        "the first step is always drawn"
    )


def test_a_name_stands_where_it_has_room() -> None:
    ell = [(x, y) for x in range(6) for y in range(2)] + [(0, 2)]
    drawn = draw(Sketch(6, 3, "", [Floor("a", ell, "A", name="Threshing floor")]), 30, glyph)
    assert '<text class="plan__name" x="11" y="49">Threshing floor</text>' in drawn


def written(cells: list[tuple[int, int]], number: str, name: str = "", unit: float = 30) -> list[tuple[str, str, str]]:
    drawn = draw(Sketch(9, 9, "", [Floor("a", cells, "A", number, name)]), unit, glyph)
    return re.findall(r'<text class="plan__\w+" x="(\d+)" y="(\d+)">([^<]+)</text>', drawn)


def test_a_number_stands_where_it_has_room() -> None:
    bottle = [(2, 0), *[(x, y) for x in range(1, 4) for y in (1, 2)]]
    assert written(bottle, "5A.b") == [("41", "51", "5A.b")], "the neck of an area is too narrow for it"
    assert written(bottle, "7") == [("71", "21", "7")]
    pipe = [(2, y) for y in range(3)]
    assert written(pipe, "5A.b") == [("71", "21", "5A.b")], "where it has room nowhere it stands at the begin"


def test_a_name_beside_a_number_leaves_room_for_what_it_costs_to_get_there() -> None:
    hall = [(x, 0) for x in range(6)]
    (number, name) = written(hall, "1A.c", "Green")
    assert int(name[0]) - int(number[0]) >= 10 * 4 + 23, "the disc of the cost ends there"


def test_a_name_stands_clear_of_a_cost_below_the_number_and_of_what_lies_beyond_the_border() -> None:
    narrow = [(x, y) for x in range(2) for y in range(3)]
    assert [text for *_at, text in written(narrow, "1A.e", "Pond", 28)] == ["1A.e", "Pond"]
    assert [text for *_at, text in written(narrow[:2] + narrow[3:5], "1A.e", "Pond", 28)] == ["1A.e"]
    ledge = [(0, 0), *[(x, 1) for x in range(4)]]
    assert [text for *_at, text in written(ledge, "", "Under the Pines of Old", 33)] == []
    assert [text for *_at, text in written([(x, y) for x in range(4) for y in range(2)], "", "Under the Pines of Old", 33)] == [
        "Under the", "Pines of Old"
    ]  # fmt: skip


def test_rank_and_plate_keep_to_their_figure_in_a_crowd() -> None:
    def around(size: float) -> tuple[float, float]:
        """How far what belongs to a figure reaches above and below its disc."""
        foe = Figure("foe-1", (1, 1), "sil-mage", "", False, "2", rank=1, size=size)
        found = draw(Sketch(2, 2, "", [], figures=[foe]), 30, glyph)
        top = re.search(r'class="plan__rank" d="M-6 -([\d.]+)', found)
        plate = re.search(r'class="plan__plate"[^>]* y="([\d.]+)"', found)
        assert top is not None and plate is not None
        return float(top[1]) - 23 * size, float(plate[1]) - 23 * size

    alone, crowded = around(1), around(0.7)
    assert crowded[0] < alone[0] and crowded[1] < alone[1]


def test_a_name_stands_under_nobody_while_there_is_room_elsewhere() -> None:
    hall = [(x, y) for x in range(4) for y in range(3)]

    def row_of(*at: tuple[float, float]) -> str:
        figures = [Figure(f"hero-{number}", place, "sil-mage", "") for number, place in enumerate(at)]
        drawn = draw(Sketch(4, 3, "", [Floor("a", hall, "A", name="Nave")], figures=figures), 40, glyph)
        (found,) = re.findall(r'<text class="plan__name" x="11" y="(\d+)">Nave</text>', drawn)
        return str(found)

    assert row_of() == row_of((3, 2.5)) == "109", "the lowest row, and who stands beside the name is not in its way"
    assert row_of((1, 2.5)) == "69"
    crowd = [Figure(f"hero-{n}", (1, n + 0.5), "sil-mage", "") for n in range(3)]
    drawn = draw(Sketch(4, 3, "", [Floor("a", hall, "A", name="Nave")], figures=crowd), 40, glyph)
    assert "Nave" not in drawn, "where all is taken it is left out: whoever points there is told"


@pytest.mark.parametrize(("rank", "row"), [(0, 109), (1, 69), (4, 69)])
def test_a_name_stands_clear_of_the_rank_above_a_figure(rank: int, row: int) -> None:
    hall = [(x, y) for x in range(4) for y in range(5)]
    figures = [Figure("foe-1", (1, 3.5), "sil-mage", "", rank=rank), Figure("foe-2", (1, 4.5), "sil-mage", "")]
    drawn = draw(Sketch(4, 5, "", [Floor("a", hall, "A", name="Nave")], figures=figures), 40, glyph)
    assert re.findall(r'<text class="plan__name" x="11" y="(\d+)">Nave</text>', drawn) == [str(row)]


def test_a_name_that_is_too_long_for_its_area_stands_in_two_lines() -> None:
    narrow = [(x, y) for x in range(2) for y in range(4)]
    drawn = draw(Sketch(2, 4, "", [Floor("a", narrow, "A", name="Low Lintel")]), 33, glyph)
    assert re.findall(r'<text class="plan__name" x="11" y="(\d+)">(\w+)</text>', drawn) == [
        ("105", "Low"),
        ("121", "Lintel"),
    ]


def test_what_nobody_sees_lies_under_a_veil() -> None:
    drawn = draw(full()._replace(unseen=["area-1B-c"]), 30, glyph)
    assert drawn.count("plan__veil") == 1 and "plan__veil" not in draw(full(), 30, glyph)


def test_a_board_of_spaces_is_drawn_as_it_lies() -> None:
    land = BELLS.spaces.land(BELLS.slots(["SETUP 1", "SETUP 2"]), BELLS.standing(), 1 << BELLS.spaces.number["B2d"])
    sketch = sketch_spaces(BELLS, land, "Dream", words(BELLS.spaces.names), {"A2": "Porch", "B2": "Nave"})
    assert [floor.id for floor in sketch.floors][:2] == [space_id("A2a"), space_id("A2b")]
    assert {floor.id: floor.terrain for floor in sketch.floors if floor.terrain} == {"space-B2d": "blocked"}
    assert (sketch.left, sketch.top, sketch.width, sketch.height) == (2, 0, 2, 4), "only what lies"
    assert (3, 0, False) in sketch.seams and (2, 2, True) in sketch.edges
    assert {(4, 0, False), (4, 1, False), (2, 0, True), (2, 4, True), (2, 2, False)} <= set(sketch.walls)
    assert 'viewBox="164 -8 188 360"' in draw(sketch, 86, glyph)
    whole = sketch_spaces(BELLS, BELLS.whole(), "Dream", words(BELLS.spaces.names), {})
    assert (4, 0, False) in whole.walls and (4, 1, False) in whole.edges


def test_a_wall_with_a_gap_is_drawn_with_its_gap() -> None:
    board = lay_board(1, 2, [Tile("X", "A1"), Tile("Y", "A2")], ["A1b/A2a", "A1d/A2c gap", "A2a/A2c gap"])
    sketch = sketch_spaces(board, board.whole(), "", words(board.spaces.names), {})
    assert sketch.gaps == [(2, 1, True), (2, 1, False)]
    assert set(sketch.gaps) <= set(sketch.seams) and not set(sketch.gaps) & set(sketch.walls)
    drawn = draw(sketch, 100, glyph)
    assert 'class="plan__wall plan__wall--gap" d="M200 100v30M200 170v30"' in drawn
    assert 'class="plan__wall plan__wall--gap" d="M200 100h30M270 100h30"' in drawn


def test_the_style_sheet_has_tokens_only_and_knows_every_class() -> None:
    css = (STATIC / "plan.css").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-f]{3}|rgb\(|hsl\(|light-dark", css)
    tokens = set(re.findall(r"^\s*(--[\w-]+):|[;{ ](--[\w-]+):", (STATIC / "reverie.css").read_text(encoding="utf-8")))
    known = {name for pair in tokens for name in pair}
    assert set(re.findall(r"var\((--[\w-]+)\)", css)) <= known
    asked = {"hero-1": State(True), "chest-1": State(True)}
    used = set(re.findall(r"plan__[\w-]+", draw(full(), 30, glyph, lambda name: asked.get(name, State()))))
    assert not {name for name in used if f".{name}" not in css} - {"plan__thing--ink"}
    magenta = [rule.split("{")[0] for rule in re.findall(r"[^{}]+\{[^}]*--act[^}]*", css)]
    assert all(re.search(r"is-opt|is-sel|focus-visible|__path|__step|__cost", rule) for rule in magenta)


def test_a_door_lies_over_the_areas_beside_it_and_is_wide_enough_to_be_hit() -> None:
    drawn = str(draw(full(), 30, glyph))
    door = drawn.index('id="door-1"')
    assert door > max(found.start() for found in re.finditer('class="plan__area', drawn))
    hit = re.search(r'<rect class="plan__hit"[^>]* width="([\d.]+)" height="([\d.]+)"', drawn[door:])
    assert hit is not None and min(float(hit[1]), float(hit[2])) >= 24


def test_whatever_lies_on_the_map_has_a_body_without_holes() -> None:
    root = parsed(draw(full(), 30, glyph))
    for element in ("chest-1", "door-1", "hero-1", "foe-1"):
        group = root.find(f".//{SVG}g[@id='{element}']")
        assert group is not None and group[0].get("class") in ("plan__hit", "plan__base"), "under its emblem"
    chest = root.find(f".//{SVG}g[@id='chest-1']/{SVG}circle")
    assert chest is not None and [chest.get(name) for name in ("cx", "cy", "r")] == ["30", "30", "17"]


def test_a_name_stands_beside_the_mark_of_a_door() -> None:
    hall = [(x, y) for x in range(4) for y in range(3)]

    def row_of(glyph_beside: str) -> str:
        door = Door("door-1", [(1, 3, True), (2, 3, True)], "Door", glyph_beside)
        drawn = draw(Sketch(4, 3, "", [Floor("a", hall, "A", name="Chapel Porch")], doors=[door]), 40, glyph)
        (found,) = re.findall(r'<text class="plan__name" x="11" y="(\d+)">Chapel Porch</text>', drawn)
        return str(found)

    assert row_of("") == "109" and row_of("i-lock") == "69"


@pytest.mark.parametrize("name", FACES)
def test_things_lie_as_far_from_the_outer_walls_of_a_map_as_from_all_others(name: str) -> None:
    areas = alone(name)
    for area in range(len(areas.names)):
        for x, y in standing(areas, area, 1, 1, 33).things:
            assert min(x, y) >= 0.5, (areas.names[area], x, y)
