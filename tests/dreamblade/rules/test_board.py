"""Section 2.2: the dreamscape map, its cells, portals, rows and columns, and what near and far mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.dreamblade.content.library import Library, Map, MapData
from reverie.games.dreamblade.rules.board import (
    ADJACENT,
    CELL_BY_NAME,
    CELL_NAMES,
    COLUMN,
    DISTANCE,
    KEY_CELLS,
    PORTAL,
    SCORING,
    SPAWN_ROW,
    row,
)
from reverie.games.dreamblade.rules.procedures.conquest import claims
from reverie.kernel.content import ContentError
from reverie.testing import rule
from reverie.testing.dreamblade import cells as board
from reverie.testing.dreamblade import conquest, figure, initiative, location, shift, spawn, strike

EVERY_CELL = [f"{letter}{number}" for letter in "abcde" for number in "12345"]


def names(cells: tuple[int, ...]) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells}


# Cells ---------------------------------------------------------------------------------------------------------------


@rule("DB-301")
def test_every_cell_has_the_properties_of_the_drawing() -> None:
    assert set(CELL_NAMES) == set(EVERY_CELL)
    assert len(CELL_NAMES) == 25
    assert [CELL_NAMES[cell] for cell in PORTAL] == ["e1", "a5"]
    assert names(SPAWN_ROW[0]) == {"a1", "b1", "c1", "d1", "e1"}
    assert names(SPAWN_ROW[1]) == {"a5", "b5", "c5", "d5", "e5"}
    assert names(KEY_CELLS) == {"b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"}
    assert names(SCORING[0]) == {"b3", "c3", "d3", "b4", "c4", "d4"}
    assert names(SCORING[1]) == {"b3", "c3", "d3", "b2", "c2", "d2"}


@rule("DB-301.1")
@pytest.mark.parametrize("cell", EVERY_CELL)
def test_a_creature_may_stand_in_any_of_the_25_cells_and_moves_to_a_neighbour_only(cell: str) -> None:
    t = shift(board(**{cell: "A"}))
    near = [other for other in EVERY_CELL if abs(ord(other[0]) - ord(cell[0])) + abs(int(other[1]) - int(cell[1])) == 1]
    assert t.cells_offered("A") == sorted(near)


@rule("DB-301.1")
def test_all_creatures_of_a_cell_fight_together_and_spread_damage_over_its_enemies() -> None:
    t = strike(board(c3="ACdef", c4="G"), A=figure("3V", "2/4/6"), C=figure("3V", "2/4/6"))
    t.answer("c3")
    t.allows(("A", "C"))
    t.refuses(("A", "G"), rule="DB-802.2b")
    t.answer(("A", "C"))
    t.roll(3, 3, 1, "miss")
    for split in ({"d": 7}, {"e": 7}, {"d": 3, "e": 3, "f": 1}, {"d": 1, "f": 6}):
        t.allows(t.split(**split))


# Stacking ------------------------------------------------------------------------------------------------------------


@rule("DB-301.1a", "DB-802.1c", "DB-T.17")
def test_a_cell_takes_no_fifth_creature_of_one_player() -> None:
    t = shift(board(c3="ACDE", c2="F"))
    t.refuses("move", "F", "c3", rule="DB-802.1c")
    assert t.cells_offered("F") == ["b2", "c1", "d2"]


@rule("DB-301.1a")
def test_a_cell_holds_four_creatures_of_each_player_and_one_location() -> None:
    t = shift(board(c3="ACDefghi", c2="J"), i=location())
    t.answer("move", "J", "c3")
    assert t.stack("c3") == "ACDJefghi"


@rule("DB-301.1a")
def test_the_enemy_s_four_creatures_do_not_take_up_own_room() -> None:
    t = shift(board(c3="efgh", c2="A"))
    t.allows("move", "A", "c3")


@rule("DB-301.1a", "DB-801.7", "DB-T.57")
def test_a_second_location_of_either_player_finds_no_room() -> None:
    t = spawn(board(c3="AL", d3="Cm", b3="D"), A=figure(), L=location(), m=location(), X=location("1V"), C=figure())
    t.refuses("spawn", "X", "c3", rule="DB-801.7")
    t.refuses("spawn", "X", "d3", rule="DB-801.7")
    t.allows("spawn", "X", "b3")


@rule("DB-301.1a")
def test_spawning_obeys_the_stacking_limit_outside_the_own_portal() -> None:
    t = spawn(board(c3="ACDE", b3="F"), X=figure("1V", "1/2/3", "Reinforce"))
    t.refuses("spawn", "X", "c3", rule="DB-301.1a")
    t.allows("spawn", "X", "b3")


@rule("DB-301.1a", "DB-801.6", "DB-T.12")
def test_the_own_portal_is_the_exception_for_spawning() -> None:
    t = spawn(board(e1="ACDE"), X=figure("1V"), Y=figure("1V"))
    t.answer("spawn", "X", "e1")
    t.answer("spawn", "Y", "e1")
    assert t.stack("e1") == "ACDEXY"


@rule("DB-301.1a", "DB-801.6")
def test_the_own_portal_takes_no_second_location() -> None:
    t = spawn(board(e1="AL"), L=location(), X=location("1V"), Y=figure("1V"))
    t.refuses("spawn", "X", "e1", rule="DB-801.7")
    t.allows("spawn", "Y", "e1")


@rule("DB-301.1a", "DB-Q.49")
def test_the_enemy_has_at_most_four_creatures_in_an_overfull_portal() -> None:
    t = shift(board(e1="ACDEFbghi", e2="j", d1="k"), "B")
    t.refuses("move", "j", "e1", rule="DB-802.1c")
    overfull = shift(board(e1="ACDEFbgh", e2="j"), "B")
    overfull.answer("move", "j", "e1")
    assert overfull.stack("e1") == "ACDEFbghj"


# Portals and spawn rows ----------------------------------------------------------------------------------------------


@rule("DB-301.2", "DB-700.2")
@pytest.mark.parametrize(("seat", "letter", "portal"), [("A", "A", "e1"), ("B", "a", "a5")])
def test_the_first_creatures_of_a_player_appear_in_the_portal(seat: str, letter: str, portal: str) -> None:
    t = spawn(seat=seat, given={"turn": 1}, **{letter: figure("1V")})
    assert t.cells_offered(letter) == [portal]


@rule("DB-301.2")
def test_a_half_turn_of_the_map_exchanges_the_portals_the_spawn_rows_and_the_scoring_cells() -> None:
    def turned(cells: tuple[int, ...]) -> set[int]:
        return {24 - cell for cell in cells}

    assert turned((PORTAL[0],)) == {PORTAL[1]}
    assert turned(SPAWN_ROW[0]) == set(SPAWN_ROW[1])
    assert turned(SCORING[0]) == set(SCORING[1])


@rule("DB-301.2")
def test_the_edge_and_not_the_seat_decides_which_portal_is_the_own() -> None:
    t = initiative(given={"turn": 1, "reserves": "Ab"})
    t.state.players.edit(0).edge = 1
    t.state.players.edit(1).edge = 0
    t.roll(5, 3)
    t.asked("A", "spawn")
    assert t.cells_offered("A") == ["a5"]
    t.stop()
    assert t.cells_offered("b") == ["e1"]


@rule("DB-301.2")
def test_up_to_four_creatures_may_stand_in_the_enemy_portal() -> None:
    t = shift(board(a5="ACD", a4="E", b5="F"))
    t.answer("move", "E", "a5")
    t.refuses("move", "F", "a5", rule="DB-802.1c")


@rule("DB-301.2", "DB-801.7")
def test_a_location_may_stand_in_the_enemy_portal() -> None:
    t = spawn(board(a5="A"), L=location("1V"), X=figure("1V"))
    t.answer("spawn", "L", "a5")
    assert t.cell("L") == "a5"


@rule("DB-301.3", "DB-301.5", "DB-801.5")
def test_the_spawn_row_is_the_row_nearest_the_player_from_left_to_right() -> None:
    t = spawn(board(a3="A", b3="C", c3="D", d3="E"), X=figure("1V"))
    assert t.cells_offered("X") == ["a1", "b1", "c1", "d1", "e1"]
    t = spawn(board(b3="a", c3="c", d3="d", e3="e"), "B", x=figure("1F"))
    assert t.cells_offered("x") == ["a5", "b5", "c5", "d5", "e5"]


@rule("DB-301.3", "DB-801.5", "DB-T.9", "DB-T.11")
def test_outside_the_portal_the_spawn_row_has_two_conditions() -> None:
    t = spawn(board(a1="A", a3="C", c3="D"), X=figure("1V"))
    t.refuses("spawn", "X", "a1", rule="DB-801.5")  # held an own creature
    t.refuses("spawn", "X", "b1", rule="DB-801.5")  # nothing in the column
    t.refuses("spawn", "X", "c2", rule="DB-801.5")  # not the spawn row
    assert t.cells_offered("X") == ["c1", "e1"]


# Key cells, rows, columns --------------------------------------------------------------------------------------------


@rule("DB-301.4", "DB-803.1")
@pytest.mark.parametrize("cell", EVERY_CELL)
def test_six_key_cells_score_for_each_player_and_the_three_nearest_only_for_the_opponent(cell: str) -> None:
    points = {}
    for seat, letter in ((0, "A"), (1, "a")):
        t = conquest(board(**{cell: letter}))
        points["AB"[seat]] = t.saw("scored", seat=seat).data["total"] > 0
    middle = cell[0] in "bcd"
    assert points == {"A": middle and cell[1] in "34", "B": middle and cell[1] in "23"}


@rule("DB-301.5")
def test_a_row_runs_from_left_to_right() -> None:
    for number in range(1, 6):
        assert len({row(CELL_BY_NAME[f"{letter}{number}"]) for letter in "abcde"}) == 1
    assert len({row(CELL_BY_NAME[f"c{number}"]) for number in range(1, 6)}) == 5


@rule("DB-301.6", "DB-T.8", "DB-T.10")
@pytest.mark.parametrize("number", "2345")
def test_a_column_runs_from_edge_to_edge(number: str) -> None:
    t = spawn(board(**{f"c{number}": "Ab"}), X=figure("1V"))
    assert t.cells_offered("X") == ["c1", "e1"]
    assert len({COLUMN[CELL_BY_NAME[f"c{n}"]] for n in range(1, 6)}) == 1


@rule("DB-301.6", "DB-K.Geomancy")
def test_abilities_that_speak_of_a_column_reach_from_edge_to_edge_and_no_farther() -> None:
    t = shift(
        board(b1="A", b5="L", b3="M", c1="N"),
        A=figure("3V", "2/4/6", "Geomancy 2"),
        L=location(),
        M=location(),
        N=location(),
    )
    assert (t.power("A"), t.defense("A"), t.life("A")) == (6, 8, 10)


# Near and far --------------------------------------------------------------------------------------------------------


@rule("DB-B.1", "DB-802.1b", "DB-T.15")
def test_cells_are_adjacent_when_they_share_a_side() -> None:
    for name in EVERY_CELL:
        cell = CELL_BY_NAME[name]
        assert cell not in ADJACENT[cell]
        for near in ADJACENT[cell]:
            assert abs(COLUMN[near] - COLUMN[cell]) + abs(row(near) - row(cell)) == 1
            assert cell in ADJACENT[near]
    assert sorted(len(near) for near in ADJACENT) == [2] * 4 + [3] * 12 + [4] * 9
    t = shift(board(c2="A"))
    t.refuses("move", "A", "d3", rule="DB-802.1b")
    t.refuses("move", "A", "c2", rule="DB-802.1b")


@rule("DB-B.1")
def test_an_aura_for_adjacent_allies_does_not_reach_across_a_corner() -> None:
    t = shift(board(c3="AC", c4="D", b3="E", d4="F", c1="G"), A=figure("3V", "2/4/6", "Bolster +1"))
    assert [t.defense(name) for name in "CDEFG"] == [5, 5, 5, 4, 4]


@rule("DB-B.2", "DB-G.push")
def test_a_push_goes_to_any_adjacent_cell_with_more_cells_to_cross() -> None:
    t = spawn(board(b2="A", c3="d"), A=figure("3V", "2/4/6", "{0}: Scare"))
    t.answer(t.ability("A", "Scare"))
    assert t.cells_offered("d") == ["c4", "d3"]
    straight = spawn(board(c2="A", c3="d"), A=figure("3V", "2/4/6", "{0}: Scare"))
    straight.answer(straight.ability("A", "Scare"))
    assert straight.cells_offered("d") == ["b3", "c4", "d3"]


@rule("DB-B.2", "DB-G.pull")
def test_a_pull_goes_to_any_adjacent_cell_with_fewer_cells_to_cross() -> None:
    t = spawn(board(b2="A", d3="d"), A=figure("3V", "2/4/6", "{0}: Lure"))
    t.answer(t.ability("A", "Lure"))
    assert t.cells_offered("d") == ["c3", "d2"]


@rule("DB-B.2")
def test_distance_is_the_smallest_number_of_one_cell_moves() -> None:
    for start in range(25):
        reached = {start: 0}
        frontier = [start]
        for cell in frontier:
            for near in ADJACENT[cell]:
                if near not in reached:
                    reached[near] = reached[cell] + 1
                    frontier.append(near)
        assert [reached[cell] for cell in range(25)] == list(DISTANCE[start])


@rule("DB-B.3")
def test_local_means_in_the_same_cell() -> None:
    t = shift(board(c3="Ab", c4="d"), A=figure("3V", "2/4/6", "Weaken 1"))
    assert (t.power("b"), t.power("d")) == (1, 2)


@rule("DB-B.3", "DB-T.109")
def test_a_miniature_is_local_to_itself() -> None:
    t = strike(board(c3="Ab", e3="Cd"), A=figure("3V", "2/4/6", "Nullify", "{B}: Crit 5"), b=figure("3F", "1/99/99"))
    t.answer("c3")
    t.roll(1, "blade")
    t.never_saw("blade-assigned")
    assert t.damage_on("b") == 1


@rule("DB-B.3")
def test_nonlocal_means_not_in_the_same_cell() -> None:
    t = spawn(board(c3="Ab", c4="d", a5="e"), A=figure("3V", "2/4/6", "{0}: Warpstrike 1"))
    t.answer(t.ability("A", "Warpstrike"))
    t.offers("d", "e")


@rule("DB-B.4")
def test_nothing_blocks_an_ability_that_reaches_the_whole_dreamscape() -> None:
    t = spawn(
        board(e1="A", d1="b", e2="d", c3="eL", a5="f", a4="ghij"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        L=location(),
    )
    t.answer(t.ability("A", "Warpstrike"))
    assert t.names_offered() == "bdefghij"


@rule("DB-B.4", "DB-K.Advance")
def test_an_ally_anywhere_may_be_moved_however_far_its_mover() -> None:
    t = spawn(board(e1="A", a5="C"), A=figure("3V", "2/4/6", "{0}: Advance"))
    t.answer(t.ability("A", "Advance"))
    assert t.cells_offered("C") == ["a4", "b5"]


# Values --------------------------------------------------------------------------------------------------------------

VALUES = {
    "A": {"b4": 5, "c4": 4, "d4": 3, "b3": 2, "c3": 1, "d3": 2},
    "a": {"b2": 3, "c2": 4, "d2": 5, "b3": 2, "c3": 1, "d3": 2},
}


@rule("DB-B.5", "DB-Q.2")
@pytest.mark.parametrize(("letter", "cell", "value"), [(x, cell, v) for x in VALUES for cell, v in VALUES[x].items()])
def test_a_claimed_scoring_cell_gives_its_printed_points(letter: str, cell: str, value: int) -> None:
    t = conquest(board(**{cell: letter}))
    t.saw("scored", seat=0 if letter == "A" else 1, total=value)
    t.saw("scored", seat=1 if letter == "A" else 0, total=0)


@rule("DB-B.5")
def test_the_standard_map_holds_what_is_certain_and_looks_the_same_from_both_edges() -> None:
    chart = spawn().state.cast.chart
    exclusive = [chart.values[0][CELL_BY_NAME[cell]] for cell in ("b4", "c4", "d4")]
    shared = [chart.values[0][CELL_BY_NAME[cell]] for cell in ("b3", "c3", "d3")]
    assert 3 in exclusive
    assert 1 in shared
    assert 5 in exclusive + shared
    assert all(chart.values[0][cell] == chart.values[1][24 - cell] for cell in range(25))


@rule("DB-B.5")
def test_a_shared_cell_may_carry_different_numbers_for_the_two_players() -> None:
    chart = Map(MapData("odd", "1 2 3\n4/5 6 7\n1 1 1"))
    assert chart.values[0][CELL_BY_NAME["b3"]] == 4
    assert chart.values[1][CELL_BY_NAME["b3"]] == 5
    assert chart.values[1][CELL_BY_NAME["b4"]] == 0


@rule("DB-B.5")
@pytest.mark.parametrize("wrong", ["0 4 3", "-1 4 3", "x 4 3", "5 4"])
def test_a_map_with_a_value_below_one_or_a_missing_value_is_refused(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "pack.yaml").write_text("id: odd\nversion: 1\n", encoding="utf-8")
    chart = f"- id: odd\n  values: |\n    {wrong}\n    2 1 2\n    3 4 5\n"
    (tmp_path / "maps" / "maps.yaml").write_text(chart, encoding="utf-8")
    with pytest.raises(ContentError, match=r"maps\.yaml:2"):
        Library((tmp_path,))


@rule("DB-301.1a", "DB-801.7", "DB-G.spawn")
def test_a_location_takes_its_cell_once_it_is_spawned_and_leaves_it_when_it_is_destroyed() -> None:
    t = spawn(
        board(c3="A", b3="C"), A=figure("3V", "2/4/6", "{0}: Demolish"), L=location("1V"), X=location("1V"), C=figure()
    )
    t.answer("spawn", "L", "c3")
    t.refuses("spawn", "X", "c3", rule="DB-801.7")
    t.answer(t.ability("A", "Demolish"))
    assert t.zone("L") == "graveyard"
    t.allows("spawn", "X", "c3")


@rule("DB-803.1")
def test_nobody_claims_an_empty_cell() -> None:
    t = conquest(board(c3="A"))
    assert [claims(t.state, seat, CELL_BY_NAME["b2"]) for seat in (0, 1)] == [False, False]
    assert [claims(t.state, seat, CELL_BY_NAME["c3"]) for seat in (0, 1)] == [True, False]
