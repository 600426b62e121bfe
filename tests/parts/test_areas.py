"""Maps of areas: the derived tables of the reference (SS-G17) to the digit, and what must hold however tiles are joined."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest
from tests.parts.tiles import FACES, alone, named, prologue

from reverie.parts.areas.faces import ROCK
from reverie.parts.areas.layout import Placed, lay
from reverie.parts.misfits import MapError
from reverie.parts.rules.areas import Areas, members
from reverie.parts.rules.steps import FAR

DERIVED = {
    "1B": (
        "a-b a-c b-c b-d c-d c-e c-f d-g f-g",
        "ab ac bc bd be bf cd ce cf df dg fg",
        "ad ae af ag bg cg de ef eg",
        "N1 a, N2 b, E1 b, E2 d, S1 e, S2 g, W1 a, W2 e",
    ),
    "8B": ("a-b b-d b-e c-e d-e", "ab bd be ce de", "ac ad ae bc cd", "N1 a, N2 c, E1 c, S1 d, S2 e, W1 a"),
    "14B": ("a-b b-c", "ab bc", "ac", "N a, E b, S c, W a"),
}


def letters(areas: Areas, number: int) -> str:
    return areas.names[number].split(".")[1]


@pytest.mark.parametrize("name", DERIVED)
def test_a_worked_face_has_the_tables_of_the_reference(name: str) -> None:
    edges, seen, unseen, ports = DERIVED[name]
    areas = alone(name)
    reach = areas.reach()
    assert " ".join(f"{letters(areas, p.a)}-{letters(areas, p.b)}" for p in areas.passages) == edges
    pairs = list(combinations(range(len(areas.names)), 2))
    told = {True: [], False: []}  # type: dict[bool, list[str]]
    for a, b in pairs:
        told[reach.sees(a, b)].append(letters(areas, a) + letters(areas, b))
    assert (" ".join(told[True]), " ".join(told[False])) == (seen, unseen)
    assert ", ".join(f"{port.name} {port.area}" for port in FACES[name].shape.ports()) == ports


def test_a_barrier_stops_feet_one_way_and_arrows_never() -> None:
    areas = alone("1B")
    reach = areas.reach()
    b, c = areas.number["1B.b"], areas.number["1B.c"]
    assert (reach.dist_move(c, b), reach.dist_move(b, c), reach.dist_range(c, b), reach.dist_range(b, c)) == (
        2,
        1,
        1,
        1,
    )
    assert named(areas, reach.towards(c, b)) == "1B.a 1B.d"
    assert (areas.difficult, areas.dangerous) == (1 << areas.number["1B.e"], 1 << areas.number["1B.f"])


def test_the_worked_join_has_the_tables_of_the_reference() -> None:
    layout = prologue()
    areas, number = layout.areas, layout.areas.number
    joined = [f"{areas.names[areas.passages[p].a]}-{areas.names[areas.passages[p].b]}" for p in layout.joins.values()]
    assert joined == ["1B.b-8B.a", "1B.d-14B.a", "8B.d-14B.a"]
    closed = layout.between("1B.b", "8B.a") | layout.between("1B.d", "14B.a")

    def seen(name: str, closed: int) -> str:
        found = areas.reach(closed).seen_from(number[name]) & ~(1 << number[name])
        return named(areas, found)

    assert seen("1B.d", closed) == "1B.b 1B.c 1B.f 1B.g"
    assert seen("8B.b", closed) == "8B.a 8B.d 8B.e 14B.a"
    assert seen("1B.d", 0) == "1B.b 1B.c 1B.f 1B.g 8B.d 14B.a 14B.b"
    reach, e = areas.reach(), number["1B.e"]
    assert [reach.dist_move(e, number[name]) for name in ("8B.c", "14B.a", "1B.b")] == [6, 3, 3]
    assert reach.dist_range(e, number["1B.b"]) == 2
    # beyond five areas there is fog; a closed door is no way, and the tables of one set of doors are kept
    assert reach.within(e, 5) & 1 << number["8B.c"] == 0
    assert areas.reach(closed).dist_range(e, number["8B.c"]) == FAR
    assert areas.reach(closed) is areas.reach(closed)


def test_figures_hide_what_is_behind_them_from_one_side_only() -> None:
    areas = prologue().areas
    reach = areas.reach()
    a, between, b = (areas.number[name] for name in ("1B.d", "14B.a", "14B.b"))
    assert named(areas, reach.crossed(a, b)) == "14B.a"
    foes = 1 << between
    assert reach.sees(a, b) and reach.sees(b, a)
    assert not reach.sees(a, b, hidden_by=foes) and reach.sees(b, a), "the foe sees her, she does not see the foe"
    assert reach.sees(a, between, hidden_by=foes), "whoever stands in front is seen"
    assert reach.sees(a, b, hidden_by=1 << a | 1 << b), "the areas of the ends hide nothing"
    assert reach.sees(a, b, fog=2) and not reach.sees(a, b, fog=1)
    assert reach.sees(a, a, hidden_by=1 << a, fog=0)
    assert b not in members(reach.seen_from(a, hidden_by=foes))


def test_a_door_counts_as_open_for_what_it_sets_off() -> None:
    layout = prologue()
    areas = layout.areas
    door = layout.between("1B.b", "8B.a")
    reach = areas.reach(door)
    number = members(door)[0]
    assert named(areas, reach.spread_from_passage(number, 1)) == "1B.b 8B.a"
    assert named(areas, reach.spread_from_passage(number, 2)) == "1B.a 1B.b 1B.c 1B.d 8B.a 8B.b"
    assert reach.spread_from_passage(number, 0) == 0
    assert reach.spread_from_passage(number, 2) == areas.reach().spread_from_passage(number, 2)
    assert named(areas, reach.spread(areas.number["1B.c"], 1)) == "1B.a 1B.c 1B.d 1B.e 1B.f", "not against the barrier"


def test_ways_cost_what_their_areas_cost() -> None:
    areas = alone("1B")
    reach, n = areas.reach(), areas.number
    tolls = [2 if areas.difficult >> area & 1 else 1 for area in range(len(areas.names))]
    costs = reach.costs(n["1B.a"], tolls, 3)
    assert dict(zip("abcdefg", costs, strict=True)) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3, "f": 2, "g": 3}
    assert reach.costs(n["1B.a"], tolls, 2)[n["1B.e"]] == FAR
    assert named(areas, reach.way(n["1B.c"], n["1B.b"], tolls, 3)) == "1B.c 1B.a 1B.b"
    assert named(areas, reach.way(n["1B.c"], n["1B.b"], tolls, 3, flying=True)) == "1B.c 1B.b"
    assert reach.way(n["1B.a"], n["1B.e"], tolls, 2) == []
    assert reach.way(n["1B.a"], n["1B.a"], tolls, 2) == [n["1B.a"]]
    assert reach.towards(n["1B.a"], n["1B.a"]) == []


def test_shortest_ways_are_told_apart_by_what_hinders_on_them() -> None:
    areas = alone("1B")
    reach, n = areas.reach(), areas.number
    hard = 1 << n["1B.d"] | 1 << n["1B.g"]
    told = dict(zip("abcdefg", reach.hindrances(n["1B.g"], hard), strict=True))
    assert told == {"a": 0, "b": 1, "c": 0, "d": 1, "e": 0, "f": 0, "g": 0}, (
        "each area itself counts, the goal does not"
    )
    assert named(areas, reach.towards(n["1B.c"], n["1B.g"])) == "1B.d 1B.f", "both are as short"
    shut = areas.reach((1 << len(areas.passages)) - 1)
    assert shut.hindrances(n["1B.g"], hard)[n["1B.a"]] == FAR


def random_map(luck: random.Random) -> tuple[list[Placed], int]:
    """Tiles anywhere beside each other, turned anyhow, and some passages closed."""
    tiles: list[Placed] = []
    for face in luck.sample(list(FACES.values()), luck.randint(2, 3)):
        at = (luck.randint(-2, 2), luck.randint(-2, 2)) if tiles else (0, 0)
        tiles.append(Placed(face, at, luck.choice((0, 90, 180, 270))))
    return tiles, luck.getrandbits(24) & luck.getrandbits(24)


def joined_at_random(luck: random.Random) -> tuple[Areas, list[Placed], int]:
    while True:
        tiles, closed = random_map(luck)
        try:
            return lay(tiles).areas, tiles, closed
        except MapError:
            continue


def test_a_thousand_random_joins_are_symmetric_where_the_rule_is() -> None:
    luck = random.Random(17)
    joined = 0
    for _ in range(1000):
        areas, tiles, closed = joined_at_random(luck)
        joined += len(areas.passages) - sum(len(tile.shape.passages) for tile in tiles)
        reach = areas.reach(closed & (1 << len(areas.passages)) - 1)
        for a, b in combinations(range(len(areas.names)), 2):
            assert reach.sees(a, b) == reach.sees(b, a)
            assert reach.crossed(a, b) == reach.crossed(b, a)
            assert reach.dist_range(a, b) == reach.dist_range(b, a) <= min(reach.dist_move(a, b), reach.dist_move(b, a))
            if not areas.barriers:
                assert reach.dist_move(a, b) == reach.dist_move(b, a)
            if a in reach.meets[b]:
                assert reach.sees(a, b) or areas.names[a].split(".")[0] != areas.names[b].split(".")[0]
    assert joined > 1000, "the maps were really joined"


def test_a_map_that_is_turned_as_a_whole_stays_the_same() -> None:
    """Nothing depends on which way is up: the geometry is exact in all directions."""
    luck = random.Random(18)
    for _ in range(100):
        areas, tiles, _closed = joined_at_random(luck)
        turned = []
        for tile in tiles:
            down = tile.shape.height // 6
            turned.append(Placed(tile.face, (-tile.at[1] - down, tile.at[0]), (tile.turn + 90) % 360))
        other = lay(turned).areas
        for a, b in combinations(range(len(areas.names)), 2):
            assert areas.reach().sees(a, b) == other.reach().sees(a, b), (areas.names[a], areas.names[b])
            assert areas.reach().crossed(a, b) == other.reach().crossed(a, b)
            assert areas.reach().dist_move(a, b) == other.reach().dist_move(a, b)


def slow_sight(areas: Areas, a: int, b: int) -> tuple[bool, set[int]]:
    """The rule said again in fractions, edge by edge: what a line crosses, and whether anything stops it."""
    (ax, ay), (bx, by) = ((Fraction(2 * x + 1, 2), Fraction(2 * y + 1, 2)) for x, y in (areas.marks[a], areas.marks[b]))
    blocked = False
    times = {Fraction(0), Fraction(1)}
    for x in range(areas.width + 1):
        for y in range(areas.height + 1):
            for across in (False, True):
                wall = areas.unit(x, y, across) in areas.walls
                along, level, d, e = (y, ay, by - ay, bx - ax) if across else (x, ax, bx - ax, by - ay)
                if d == 0:
                    continue
                t = (along - level) / d
                if not 0 < t < 1:
                    continue
                spot = (ax if across else ay) + t * e - (x if across else y)
                if 0 <= spot <= 1:
                    times.add(t)
                blocked = blocked or (wall and 0 < spot < 1)
            if (x - ax) * (by - ay) == (y - ay) * (bx - ax) and min(ax, bx) <= x <= max(ax, bx):
                ends = [areas.unit(x, y, False), areas.unit(x, y, True)]
                ends += [areas.unit(x, y - 1, False)] if y else []
                ends += [areas.unit(x - 1, y, True)] if x else []
                blocked = blocked or sum(unit in areas.walls for unit in ends) >= 2
    crossed = set()
    for before, after in zip(sorted(times), sorted(times)[1:], strict=False):
        middle = (before + after) / 2
        x, y = int(ax + middle * (bx - ax)), int(ay + middle * (by - ay))
        crossed.add(areas.owner[y * areas.width + x])
    return not blocked, crossed - {a, b, -1}


def test_sight_is_what_the_rule_says_in_fractions() -> None:
    areas = prologue().areas
    reach = areas.reach()
    for a, b in combinations(range(len(areas.names)), 2):
        assert (reach.sees(a, b), set(members(reach.crossed(a, b)))) == slow_sight(areas, a, b), (a, b)


def test_a_line_may_touch_the_end_of_one_wall_and_not_pass_where_two_meet() -> None:
    """Two areas side by side, four cells each; the line between the markers goes through the point in their middle."""

    def between(walls: set[tuple[int, int, bool]]) -> bool:
        blank = Areas(2, 2, [0, 0, 1, 1], ["x.a", "x.b"], [(0, 0), (1, 1)], set(), [], set())
        found = {blank.unit(x, y, across) for x, y, across in walls}
        return Areas(2, 2, blank.owner, blank.names, blank.marks, found, [], set()).reach().sees(0, 1)

    assert between(set())
    assert between({(0, 1, True)}), "the end of a wall"
    assert not between({(0, 1, True), (1, 1, True)}), "two pieces of one wall"
    assert not between({(0, 1, True), (1, 0, False)}), "a corner"


def test_a_turned_face_keeps_its_cells() -> None:
    face = FACES["8B"]
    assert face.lying(4).rows == face.shape.rows
    assert (face.lying(1).width, face.lying(1).height) == (6, 12)
    for turn in range(4):
        shape = face.lying(turn)
        for area, (x, y) in shape.marks.items():
            assert shape.rows[y][x] == area
        assert sorted("".join(shape.rows)) == sorted("".join(face.shape.rows))
        assert sum(row.count(ROCK) for row in shape.rows) == 3
