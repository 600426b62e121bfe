"""Maps of spaces: walls, ranges and costs as the reference of Etherfields has them, overlays, and the map of a world."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.kernel.content import Document
from reverie.parts.misfits import MapError
from reverie.parts.rules.areas import members
from reverie.parts.rules.spaces import HOLDS, Land, Spaces
from reverie.parts.rules.steps import FAR
from reverie.parts.spaces import Board, District, Laid, Step, Tile, World, lay_board

# The worked Dream of the reference (EF-10.27), and the two tiles of every Slumber (EF-10.72)
BELLS = lay_board(
    3,
    4,
    [Tile("SETUP 1", "A2"), Tile("SETUP 2", "B2"), Tile("C", "A3"), Tile("D", "B3"), Tile("E", "B1")],
    ["A2b/A3a", "A3c/B3a", "A3d/B3b", "B2b/B3a", "B1b/B2a", "B1a/B1c"],
)
SLUMBER = lay_board(3, 4, [Tile("B2", "B2"), Tile("B3", "B3")], ["B3a/B3b"])


def far(land: Land, a: str, b: str) -> int:
    return land.distance(land.spaces.number[a], land.spaces.number[b])


def names(land: Land, found: int | list[int]) -> str:
    return " ".join(land.spaces.names[space] for space in (members(found) if isinstance(found, int) else found))


def tolls(land: Land, **dear: int) -> list[int]:
    return [dear.get(name, 1) for name in land.spaces.names]


def test_the_slumber_map_has_the_distance_of_the_reference() -> None:
    """EF-8.115: five because of the Wall B3a/B3b, three without it."""
    land = SLUMBER.whole()
    assert far(land, "B2a", "B3b") == 5
    assert far(SLUMBER.spaces.land(SLUMBER.slots(["B2", "B3"])), "B2a", "B3b") == 3
    assert names(land, land.near[land.spaces.number["B2b"]]) == "B2a B2d B3a"


def test_the_diagram_of_walls() -> None:
    """EF-8.9: one step 1, a diagonal neighbour 2, behind a wall 4 by the way round."""
    one = lay_board(1, 2, [Tile("X", "A1"), Tile("Y", "A2")], ["A1b/A2a", "A1d/A2c gap"])
    land = one.whole()
    assert (far(land, "A1a", "A1b"), far(land, "A1a", "A1d"), far(land, "A1b", "A2a")) == (1, 2, 3)
    shut = lay_board(2, 1, [Tile("X", "A1"), Tile("Y", "B1")], ["A1a/A1b", "A1c/A1d"])
    assert far(shut.whole(), "A1c", "A1d") == 3
    longer = lay_board(2, 1, [Tile("X", "A1"), Tile("Y", "B1")], ["A1a/A1b", "A1c/A1d", "B1a/B1b"])
    assert (far(longer.whole(), "A1c", "A1d"), far(longer.whole(), "A1a", "A1b")) == (5, 7)


def test_range_is_every_space_so_many_steps_away() -> None:
    """EF-8.10, and tiles that do not lie yet are no way."""
    land = BELLS.whole()
    start = land.spaces.number["A2c"]
    assert names(land, land.within(start, 0)) == "A2c"
    assert names(land, land.within(start, 1)) == "A2a A2c A2d B2a"
    assert names(land, land.within(start, 2)) == "A2a A2b A2c A2d A3c B2a B2b B2c"
    setup = BELLS.spaces.land(BELLS.slots(["SETUP 1", "SETUP 2"]), BELLS.standing())
    assert names(setup, setup.within(start, 99)) == "A2a A2b A2c A2d B2a B2b B2c B2d"
    assert far(setup, "A2c", "A3c") == FAR
    assert BELLS.spaces.land(BELLS.slots(["C"])) is BELLS.spaces.land(BELLS.slots(["C"])), "worked out once"


def test_distances_are_the_same_both_ways_and_walls_only_lengthen_them() -> None:
    land, bare = BELLS.whole(), BELLS.spaces.land(BELLS.slots([tile.code for tile in BELLS.tiles]))
    for a in members(land.lying):
        for b in members(land.lying):
            assert land.distance(a, b) == land.distance(b, a) >= bare.distance(a, b)


def test_nobody_goes_through_a_blocked_space() -> None:
    row = [Tile("X", "A1", blocked="bc", cut_off="d"), Tile("Y", "A2", cut_off="abcd")]
    land = lay_board(1, 2, row).whole()
    assert far(land, "A1a", "A1d") == FAR and far(land, "A1a", "A1b") == FAR
    assert names(land, land.near[land.spaces.number["A1b"]]) == "A1a A1d A2a", "whoever is there may leave"


def test_the_nearest_of_several_and_the_steps_towards_them() -> None:
    land = BELLS.whole()
    number = land.spaces.number
    places = [number["A2a"], number["B2a"], number["B1a"]]
    assert names(land, land.nearest(number["A2c"], places)) == "A2a B2a"
    assert land.nearest(number["C1a"], places) == []
    assert names(land, land.towards(number["A2c"], number["B2b"])) == "A2d B2a"
    assert land.towards(number["A2c"], number["A2c"]) == []


def test_a_full_space_is_passed_and_takes_nobody() -> None:
    land = BELLS.whole()
    number = land.spaces.number
    assert HOLDS == 4
    full = 1 << number["A2d"]
    assert names(land, land.room_beside(number["A2c"], full)) == "A2a B2a"


def test_a_move_costs_what_is_entered() -> None:
    land = BELLS.whole()
    number = land.spaces.number
    water = tolls(land, B3b=2, B3d=2)
    costs = land.costs(number["B2d"], water, 4)
    assert [costs[number[name]] for name in ("B3c", "B3d", "B3a", "B3b")] == [1, 3, 2, 4]
    assert land.costs(number["B2d"], water, 3)[number["B3b"]] == FAR


def test_cards_lead_over_corners_and_through_walls() -> None:
    land = BELLS.whole()
    number, plain = land.spaces.number, tolls(land)
    a = number["A2a"]
    assert land.costs(a, plain, 9)[number["A2d"]] == 2
    assert land.costs(a, plain, 9, diagonals=1)[number["A2d"]] == 1
    over = [land.costs(number["A2d"], plain, 9, diagonals=times)[number["B1d"]] for times in range(4)]
    assert over == [4, 3, 2, 2], "as many as are allowed"
    assert land.costs(number["A2b"], plain, 9)[number["A3a"]] == 3
    assert land.costs(number["A2b"], plain, 9, breaches=1)[number["A3a"]] == 1
    assert land.costs(number["B1a"], plain, 9)[number["B1c"]] == 3
    corner = lay_board(1, 1, [Tile("X", "A1", cut_off="abcd")], ["A1a/A1b", "A1c/A1d", "A1a/A1c"]).whole()
    # round A1d both ways are closed by a wall on one of their steps
    shut = corner.costs(corner.spaces.number["A1a"], tolls(corner), 9, diagonals=1)
    assert shut[corner.spaces.number["A1d"]] == FAR


def test_an_overlay_says_itself_what_it_touches() -> None:
    tiles = [Tile("X", "A1"), Tile("Y", "A2")]
    over = Laid("O", {"Oa": "A1b", "Ob": "A1d", "Oc": ""}, ["Oa/Ob", "Oa/A1a", "Ob/Oc", "Oc/A2d"])
    board = lay_board(1, 2, tiles, ["A2a/A2b"], [over])
    slots = board.slots(["X", "Y"])
    before, after = board.spaces.land(slots), board.spaces.land(slots, overlays=1)
    number = board.spaces.number
    assert far(before, "A1a", "A2d") == 4 and far(before, "A1a", "Oa") == FAR
    assert [far(after, "A1a", name) for name in ("Oa", "Ob", "Oc", "A2d", "A1b")] == [1, 2, 3, 4, FAR]
    assert after.moved == {number["A1b"]: number["Oa"], number["A1d"]: number["Ob"]}
    assert far(after, "A1a", "A2a") == 6, "only as it says"
    walled = board.spaces.land(slots, 1 << board.edge("Oa/Ob"), overlays=1)
    assert far(walled, "A1a", "Ob") == FAR
    assert after.costs(number["Oa"], tolls(after), 9, diagonals=2)[number["Oc"]] == 2, "no corners on an overlay"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: lay_board(3, 4, []), "tiles: a map has at least one tile"),
        (lambda: lay_board(3, 4, [Tile("X", "D1")]), "tiles[0].slot: X lies off the board: expected a slot from A1 to C4, not 'D1'"),
        (lambda: lay_board(1, 1, [Tile("X", "A1"), Tile("Y", "A1")]), "tiles[1].slot: Y overlaps: in A1 lies X"),
        (lambda: lay_board(1, 2, [Tile("X", "A1"), Tile("X", "A2")]), "tiles[1].code: there are two tiles X"),
        (lambda: lay_board(1, 1, [Tile("X", "A1", "e")]), "tiles[0].blocked: expected spaces of the tile, a to d, not 'e'"),
        (lambda: lay_board(1, 1, [Tile("X", "A1")], ["A1a/A1d"]), "walls[0]: A1a and A1d do not touch: there is no edge between them"),
        (lambda: lay_board(1, 1, [Tile("X", "A1")], ["A1a-A1b"]), "walls[0]: expected two spaces such as B2b/B3a; there is no space 'A1a-A1b'"),
        (lambda: lay_board(1, 1, [Tile("X", "A1")], ["A1a/A1b", "A1b/A1a"]), "walls[1]: the wall A1b/A1a stands already"),
        (lambda: lay_board(1, 1, [Tile("X", "A1")], ["A1a/A1b hole"]), "walls[0]: expected nothing or 'gap' after A1a/A1b, not 'hole'"),
        (
            lambda: lay_board(1, 1, [Tile("X", "A1")], ["A1a/A1b", "A1b/A1d"]),
            "tiles[0]: A1b is unreachable from A1a; or is it cut off on purpose?",
        ),
        (
            lambda: lay_board(1, 1, [Tile("X", "A1")], [], [Laid("O", {"A1a": "", "Ob": "Z9a"}, ["Ob/Oc", "A1a/A1b", "A1c/A1d"])]),
            "overlays[0].spaces: there is a space A1a already\n"
            "overlays[0].spaces.Ob: there is no space Z9a to lie on\n"
            "overlays[0].edges[0]: expected two spaces such as A1a/A1a; there is no space 'Oc'\n"
            "overlays[0].edges[2]: expected an edge of the overlay's own spaces (A1a, Ob), not A1c/A1d",
        ),
    ],
)  # fmt: skip
def test_a_board_that_does_not_fit_is_told_with_its_place(make: object, told: str) -> None:
    with pytest.raises(MapError) as caught:
        make()  # type: ignore[operator]
    assert str(caught.value) == told


def test_what_is_cut_off_on_purpose_is_let_be() -> None:
    board = lay_board(1, 1, [Tile("X", "A1", cut_off="b")], ["A1a/A1b", "A1b/A1d"])
    assert isinstance(board, Board)
    assert far(board.whole(), "A1a", "A1b") == FAR


def test_spaces_stand_where_their_names_say() -> None:
    spaces = Spaces(3, 4, [])
    assert [spaces.place(spaces.number[name]) for name in ("A1a", "A1d", "B2c", "C4d")] == [
        (0, 0),
        (1, 1),
        (2, 3),
        (7, 5),
    ]
    assert all(spaces.at(*spaces.place(space)) == space for space in range(len(spaces.names)))
    assert spaces.at(-1, 0) == spaces.at(8, 0) == spaces.at(0, 6) == -1


SUBURBS = District(
    "SU",
    "B2",
    {
        "SU1": "awakening",
        "SU2": "fate",
        "SU3": "slumber",
        "SU4": "key",
        "SU5": "fate",
        "SU6": "slumber",
        "SU7": "special",
    },
    ["SU1>SU2", "SU2>SU3", "SU3>SU4", "SU4>SU1", "SU3>SU5", "SU5>SU6", "SU6>SU7", "SU7>SU3", "SU6>LM1"],
    ["SU1>SU3", "SU4>SU5", "SU7>SU1"],
)
MARKET = District("LM", "B3", {"LM1": "shop", "LM2": "slumber"}, ["LM1>LM2", "LM2>SU2"], ["LM2>LM1"])


def test_arrows_lead_one_way_and_only_where_one_has_been_told_of() -> None:
    world = World([SUBURBS, MARKET])
    assert world.kind["SU4"] == "key"
    assert world.steps("SU1", {"SU"}) == [Step("SU2", False), Step("SU3", True)]
    assert [step.shortcut for step in world.steps("SU7", {"SU"})] == [False, True]
    assert world.steps("SU6", {"SU"}) == [Step("SU7", False)]
    assert world.steps("SU6", {"SU", "LM"}) == [Step("SU7", False), Step("LM1", False)]
    assert world.reached("SU6", {"SU"}) == ["SU6", "SU7", "SU3", "SU1", "SU4", "SU5", "SU2"]
    assert set(world.reached("LM2", {"SU", "LM"})) == set(world.kind)


@pytest.mark.parametrize(
    ("market", "told"),
    [
        ({"paths": ["LM1>LM9"]}, "[1].paths[0]: LM1>LM9 leads nowhere: there is no Location LM9"),
        ({"paths": ["LM1-LM2"]}, "[1].paths[0]: expected an arrow such as SU1>SU2, not 'LM1-LM2'"),
        ({"paths": ["SU1>LM1"]}, "[1].paths[0]: expected an arrow that begins on LM; SU1 is not there"),
        ({"paths": ["LM1>LM1"]}, "[1].paths[0]: LM1>LM1 leads back to where it begins"),
        ({"shortcuts": ["LM1>LM2"]}, "[1].shortcuts[0]: there is an arrow LM1>LM2 already"),
        ({"slot": "B2"}, "[1].slot: LM overlaps: in B2 lies SU"),
        (
            {"locations": {"LM1": "shop", "LM2": "slumber", "SU1": "key"}},
            "[1].locations.SU1: there is a Location SU1 already",
        ),
        ({"paths": ["LM1>LM2"]}, "[1].locations.LM1: whoever is on LM1 never gets back to SU1"),
        ({"paths": ["LM2>SU2"], "shortcuts": []}, "[1].locations.LM1: whoever is on LM1 never gets back to SU1"),
    ],
)
def test_a_world_with_an_arrow_astray_is_told_with_its_place(market: dict[str, object], told: str) -> None:
    with pytest.raises(MapError) as caught:
        World([SUBURBS, MARKET._replace(**market)])  # type: ignore[arg-type]
    assert told in str(caught.value).splitlines()


def test_misfits_of_a_world_are_told_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "world.yaml"
    path.write_text("- {tile: SU, slot: B2}\n- tile: LM\n  paths:\n  - LM1>LM2\n  - LM2>LM9\n", encoding="utf-8")
    with pytest.raises(MapError) as caught:
        World([SUBURBS, MARKET._replace(paths=Document(path).value[1]["paths"])])
    assert f"{path}:5: LM2>LM9 leads nowhere" in str(caught.value.in_file(Document(path)))


def test_misfits_of_a_board_are_told_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "dream.yaml"
    path.write_text("tiles:\n  - {code: X, slot: A1}\n  - {code: Y, slot: Z1}\nwalls:\n  - A1a/A1b\n", encoding="utf-8")
    document = Document(path)
    with pytest.raises(MapError) as caught:
        lay_board(1, 2, [Tile(tile["code"], tile["slot"]) for tile in document.value["tiles"]], document.value["walls"])
    told = f"{path}:3: Y lies off the board: expected a slot from A1 to A2, not 'Z1'"
    assert str(caught.value.in_file(document)) == told
