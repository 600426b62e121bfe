"""Tiles laid beside each other: what cannot be laid is told by tile, and edges are found by the names that quests give them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.parts.tiles import FACES, prologue

from reverie.kernel.content import Document
from reverie.parts.areas.layout import NoSuchEdge, Placed, lay
from reverie.parts.misfits import MapError, Misfit
from reverie.parts.rules.areas import members


def misfits(*tiles: tuple[str, tuple[int, int], int], apart: tuple[str, ...] = ()) -> list[Misfit]:
    try:
        lay([Placed(FACES[name], at, turn) for name, at, turn in tiles], apart)
    except MapError as error:
        return error.misfits
    return []


def test_a_tile_that_overlaps_is_told_with_what_lies_there() -> None:
    assert misfits(("1B", (0, 0), 0), ("8B", (1, 1), 0)) == [Misfit("tiles[1]", "8B overlaps: on 1,1 lies 1B")]


def test_a_tile_lies_on_a_map_once_with_one_of_its_faces() -> None:
    assert misfits(("1B", (0, 0), 0), ("1B", (2, 0), 0)) == [
        Misfit("tiles[1]", "1B cannot lie here: tile 1 lies on the map already, as 1B")
    ]


def test_a_tile_is_turned_by_right_angles() -> None:
    assert misfits(("1B", (0, 0), 45)) == [Misfit("tiles[0]", "1B is turned by 0, 90, 180 or 270 degrees, not by 45")]


def test_a_map_without_tiles_is_none() -> None:
    with pytest.raises(MapError, match=r"^tiles: a map has at least one tile$"):
        lay([])


def test_a_tile_joins_something_or_is_kept_apart() -> None:
    far = (("1B", (0, 0), 0), ("14B", (5, 5), 0))
    assert misfits(*far) == [
        Misfit(
            "tiles[1]",
            "14B joins nothing: none of its open ports (N a, E b, S c, W a) faces an open port of another tile",
        )
    ]
    assert misfits(*far, apart=("14B",)) == []
    split = (("1B", (0, 0), 0), ("8B", (4, 0), 0), ("14B", (4, 1), 0))
    assert misfits(*split) == [
        Misfit("tiles[1]", "8B and what it joins are cut off from 1B; or are they kept apart?"),
        Misfit("tiles[2]", "14B and what it joins are cut off from 1B; or are they kept apart?"),
    ]
    assert misfits(*split, apart=("8B", "14B")) == []


def test_a_map_may_begin_anywhere_on_the_grid() -> None:
    at_home = prologue()
    moved = lay([Placed(tile.face, (tile.at[0] - 7, tile.at[1] + 3)) for tile in at_home.placed])
    assert moved.areas.walls == at_home.areas.walls
    assert moved.join((-6, 3), (-5, 3)) == at_home.join((1, 0), (2, 0))


def test_edges_have_the_names_that_quests_give_them() -> None:
    layout = prologue()
    assert layout.between("1B.b", "8B.a") == layout.between("8B.a", "1B.b") == layout.join((2, 0), (1, 0))
    assert layout.slot("8B.1") == layout.between("8B.c", "8B.e")
    assert list(layout.slots) == ["1B.1", "8B.1"]
    door = members(layout.slot("1B.1"))[0]
    assert len(layout.areas.passages[door].units) == 2, "the gap, not the wall around it"


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (
            lambda layout: layout.between("1B.a", "8B.c"),
            "nothing leads from 1B.a to 8B.c; from 1B.a one gets to 1B.b, 1B.c",
        ),
        (lambda layout: layout.between("1B.a", "1B.h"), "there is no area 1B.h on this map; there are 1B.a, 1B.b"),
        (lambda layout: layout.slot("8B.2"), "there is no slot 8B.2 on this map; there are 1B.1, 8B.1"),
        (
            lambda layout: layout.join((0, 0), (0, 1)),
            r"no ports join between \(0, 0\) and \(0, 1\); they join between 1,0 and 2,0; 1,1 and 2,1; 2,0 and 2,1",
        ),
    ],
)
def test_an_edge_that_is_not_there_is_told_with_those_that_are(ask: object, told: str) -> None:
    with pytest.raises(NoSuchEdge, match=told):
        ask(prologue())  # type: ignore[operator]


def test_what_is_wrong_with_a_map_is_told_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "quest.yaml"
    path.write_text("map:\n  tiles:\n    - {face: 1B, at: [0, 0]}\n    - {face: 8B, at: [1, 1]}\n", encoding="utf-8")
    document = Document(path)
    tiles = [Placed(FACES[tile["face"]], tuple(tile["at"])) for tile in document.value["map"]["tiles"]]
    with pytest.raises(MapError) as caught:
        lay(tiles)
    assert str(caught.value.in_file(document, "$.map")) == f"{path}:4: 8B overlaps: on 1,1 lies 1B"
