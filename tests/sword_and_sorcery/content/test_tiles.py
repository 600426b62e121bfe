"""SS-G17, SS-G28: the faces of the nineteen tiles: what the catalogue asks of each, and what holds however they are laid."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest
from tests.sword_and_sorcery.shelf import changed, library

from reverie.games.sword_and_sorcery.content.library import Library
from reverie.kernel.content import ContentError
from reverie.parts.areas.faces import Face
from reverie.parts.areas.layout import Layout, Placed, lay
from reverie.parts.misfits import MapError
from reverie.parts.rules.steps import FAR

CATALOGUE = """
1A L 6 D1 W1 d1 | 1B L 7 D1 !1 B1 W5 d1
2A L 7 D1 !1 W3 d2 | 2B L 6 W3 d2
3A L 7 D2 B2 | 3B L 7 D1 B2 W2
4A L 6 D1 B1 | 4B L 6 !1 W2 d1
5A M 4 D1 | 5B M 5 W4 d2
6A M 5 W2 d1 | 6B M 4 W2 d1
7A M 5 D2 B1 | 7B M 4 !1 W1
8A M 4 B1 W1 d1 | 8B M 5 D1 B1 W5 d1
9A M 5 D1 B2 | 9B M 4 D1 !1
10A M 4 D2 !1 | 10B M 4 W2 d1
11A M 4 W1 | 11B M 5 B2 W1
12A M 5 B2 W1 d1 | 12B M 4 W2 d1
13A M 4 D1 B1 | 13B M 5 W1
14A S 2 | 14B S 3 W1
15A S 2 | 15B S 2
16A S 3 B1 | 16B S 3 !1
17A S 3 W1 d1 | 17B S 2 W1 d1
18A S 2 D1 | 18B S 3 !1
19A S 3 | 19B S 2
"""
"""A face, its size, its areas, and how many at least are difficult, dangerous, have barriers, walled borders, slots for doors."""
ROWS = [line.split() for row in CATALOGUE.strip().splitlines() for line in row.split(" | ")]


def features(face: Face) -> dict[str, int]:
    return {
        "D": len(face.difficult),
        "!": len(face.dangerous),
        "B": len(face.barriers),
        "W": len(face.walls),
        "d": len(face.slots),
    }


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_face_has_what_the_catalogue_asks_for(row: list[str]) -> None:
    name, size, areas, *wanted = row
    face = library().faces[name]
    assert (face.size, len(face.letters)) == (size, int(areas))
    found = features(face)
    assert all(found[one[0]] >= int(one[1:]) for one in wanted), found


def test_the_box_has_two_faces_of_nineteen_tiles(tmp_path: Path) -> None:
    assert sorted(library().faces) == sorted(row[0] for row in ROWS)
    counts = [sum(features(face)[kind] > 0 for face in library().faces.values()) for kind in "D!BWd"]
    assert all(found >= least for found, least in zip(counts, (14, 8, 12, 21, 15), strict=True)), counts
    outdoors = [face.theme in ("forest", "village") for face in library().faces.values()]
    assert outdoors == [face.name.endswith("A") for face in library().faces.values()]
    fewer = changed(tmp_path, "tiles/19A.tile")
    (fewer / "tiles" / "19A.tile").unlink()
    with pytest.raises(ContentError, match="faces of tiles: there are 37; the base set has 38"):
        Library((), fewer)


def laid_at_random(luck: random.Random) -> Layout:
    """Two to five tiles anywhere beside each other, turned anyhow."""
    while True:
        tiles: list[Placed] = []
        for face in luck.sample(list(library().faces.values()), luck.randint(2, 5)):
            at = (luck.randint(-3, 3), luck.randint(-3, 3)) if tiles else (0, 0)
            tiles.append(Placed(face, at, luck.choice((0, 90, 180, 270))))
        try:
            return lay(tiles)
        except MapError:
            continue


def test_a_thousand_maps_of_all_faces_are_seen_the_same_from_both_ends_and_no_face_is_dead() -> None:
    """A face is dead if somebody who stands on it gets nowhere else, or nobody gets there."""
    luck = random.Random(28)
    laid: dict[str, int] = {}
    for _ in range(1000):
        layout = laid_at_random(luck)
        areas = layout.areas
        reach = areas.reach()
        for a, b in combinations(range(len(areas.names)), 2):
            assert reach.sees(a, b) == reach.sees(b, a), (areas.names[a], areas.names[b])
            assert max(reach.dist_move(a, b), reach.dist_move(b, a)) < FAR, (areas.names[a], areas.names[b])
        for tile in layout.placed:
            laid[tile.face.name] = laid.get(tile.face.name, 0) + 1
    assert sorted(laid) == sorted(library().faces), "each was laid"


def test_tiles_that_touch_join() -> None:
    """Every port of every face is open, so that wherever a quest puts it something leads on."""
    for face in library().faces.values():
        assert all(port.area for port in face.shape.ports()), face.name
