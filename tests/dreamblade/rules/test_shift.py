"""Section 5.3 (DB-802.1): engaged and unengaged creatures, shifting, and moves by abilities."""

from __future__ import annotations

import pytest

from reverie.games.dreamblade.content.library import MiniatureData
from reverie.testing import rule
from reverie.testing.dreamblade import buy, cells, figure, location, shift, spawn, strike


def mover(keyword: str) -> MiniatureData:
    return figure("3V", "1/4/6", f"{{0}}: {keyword}")


# Shift ---------------------------------------------------------------------------------------------------------------


@rule("DB-802.1", "DB-802.1b", "DB-T.15")
def test_no_creature_moves_diagonally() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
    """)
    assert t.cells_offered("A") == ["b2", "c1", "c3", "d2"]
    t.refuses("move", "A", "d3", rule="DB-802.1b")
    t.refuses("move", "A", "c4", rule="DB-802.1b")
    t.refuses("move", "A", "c2", rule="DB-802.1b")


@rule("DB-802.1")
def test_each_creature_moves_once_in_a_shift() -> None:
    t = shift(cells(c2="A", a1="B"))
    t.answer("move", "A", "c3")
    assert t.cell("A") == "c3"
    t.refuses("move", "A", "c4", rule="DB-802.1")
    t.allows("move", "B", "a2")


@rule("DB-802.1")
def test_the_next_shift_gives_a_new_move() -> None:
    t = shift(cells(c2="A"))
    t.answer("move", "A", "c3")
    t.asked("A", "action")  # the only creature has moved, so the phase is over
    t.answer("shift")
    t.allows("move", "A", "c4")


@rule("DB-802.1")
def test_nobody_shifts_the_creatures_of_the_other_player() -> None:
    t = shift(cells(c2="A", d4="b"))
    t.refuses("move", "b", "d3", rule="DB-802.1")


@rule("DB-802.1a", "DB-T.16")
def test_an_engaged_creature_cannot_shift_and_nobody_attacks_in_a_shift() -> None:
    t = shift(cells(c3="Ab", a1="C"))
    assert t.engaged("A")
    t.refuses("move", "A", "c4", rule="DB-802.1a")
    t.asked("A", "shift")
    assert not t.options().has("c3")
    assert t.names_offered(1) == "C"


@rule("DB-802.1a", "DB-T.19")
def test_an_enemy_location_does_not_engage() -> None:
    t = shift(cells(b3="Al"), l=location("2F"))
    assert not t.engaged("A")
    t.allows("move", "A", "b4")
    t = strike(cells(b3="Al", c3="Cd"), l=location("2F"))
    t.refuses("b3", rule="DB-802.2")


@rule("DB-802.1a")
def test_engagement_is_mutual_and_ends_with_the_last_enemy_creature() -> None:
    t = shift(cells(c3="Abl", d3="c"), "B", l=location("2V"))
    assert t.engaged("A")
    assert t.engaged("b")
    assert not t.engaged("c")


@rule("DB-802.1c", "DB-T.17")
def test_no_creature_enters_a_cell_with_four_of_its_own_player() -> None:
    t = shift(cells(c3="ABCD", c2="E"))
    t.refuses("move", "E", "c3", rule="DB-802.1c")
    assert "c3" not in t.cells_offered("E")


@rule("DB-802.1c")
def test_four_enemies_do_not_close_a_cell() -> None:
    t = shift(cells(c3="wxyz", c2="E"))
    t.allows("move", "E", "c3")


@rule("DB-P.9", "DB-T.14", "DB-T.18")
def test_creatures_of_one_cell_move_apart_and_each_may_stay() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . . . .
        . . ABC . .
        . . . . .
    """)
    t.answer("move", "A", "c3")
    t.answer("move", "B", "b2")
    t.allows("stop")
    t.stop()
    assert (t.cell("A"), t.cell("B"), t.cell("C")) == ("c3", "b2", "c2")


@rule("DB-5.7")
def test_a_creature_moves_into_a_cell_with_enemies() -> None:
    t = shift(cells(c2="A", c3="b"))
    t.answer("move", "A", "c3")
    assert t.engaged("A")


@rule("DB-5.7", "DB-T.47")
def test_only_defender_forbids_to_shift_into_a_cell_with_enemies() -> None:
    t = shift(cells(c2="D", c3="b"), D=figure("3V", "2/4/6", "Defender"))
    t.refuses("move", "D", "c3", rule="DB-K.Defender")
    t.allows("move", "D", "d2")


@rule("DB-5.7")
def test_a_creature_moves_into_either_portal() -> None:
    t = shift(cells(d1="A", a4="B"))
    t.allows("move", "A", "e1")
    t.allows("move", "B", "a5")


@rule("DB-5.7")
def test_a_creature_leaves_an_overfull_portal() -> None:
    t = shift(cells(e1="ABCDEF"))
    t.answer("move", "F", "d1")
    assert t.stack("e1") == "ABCDE"


@rule("DB-5.7", "DB-G.move")
def test_the_edge_of_the_map_is_not_crossed() -> None:
    t = shift(cells(a1="A", e3="B", c5="C"))
    assert t.cells_offered("A") == ["a2", "b1"]
    assert t.cells_offered("B") == ["d3", "e2", "e4"]
    assert t.cells_offered("C") == ["b5", "c4", "d5"]


@rule("DB-Q.8")
def test_shift_moves_are_made_one_by_one_so_a_place_may_be_freed() -> None:
    t = shift(cells(c3="ABCD", c2="E"))
    t.refuses("move", "E", "c3", rule="DB-802.1c")
    t.answer("move", "A", "c4")
    t.allows("move", "E", "c3")


@rule("DB-Q.8", "DB-G.enter")
def test_what_an_entry_sets_off_comes_before_the_next_move() -> None:
    t = shift(cells(c2="AB", c3="b"), b=figure("3F", "2/4/6", "Ambush 1"))
    t.answer("move", "A", "c3")
    t.asked("nature", "attack")
    t.roll(1)
    t.asked("A", "shift")
    t.answer("move", "B", "c3")
    t.asked("nature", "attack")


@rule("DB-Q.8a")
def test_a_creature_that_becomes_unengaged_during_the_shift_may_still_move() -> None:
    t = shift(cells(c3="Ab", c2="C"), C=figure("3V", "2/4/6", "Charge 2"), b=figure("3F", "2/4/9"))
    t.refuses("move", "A", "c4", rule="DB-802.1a")
    t.answer("move", "C", "c3")
    t.roll(2, 3)
    t.answer("place", "b", "a3")
    t.allows("move", "A", "c4")
    t.refuses("move", "C", "c4", rule="DB-802.1")  # it has had its move


# Entering ------------------------------------------------------------------------------------------------------------


@rule("DB-G.enter")
def test_moving_by_an_ability_is_entering_too() -> None:
    t = spawn(cells(a1="M", c2="A", c3="b"), M=mover("Advance"), b=figure("3F", "2/4/6", "Ambush 2"))
    buy(t, "M", "Advance")
    t.answer("move", "A", "c3")
    t.asked("nature", "attack")
    t.saw("special-attack", who="b", target="A", x=2)


@rule("DB-G.enter", "DB-G.move")
def test_teleporting_farther_away_is_entering_too() -> None:
    t = spawn(cells(a1="M", e4="A", c3="b"), M=mover("Teleport"), A=figure("3V", "2/4/6", "Charge 3"))
    buy(t, "M", "Teleport")
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b", x=3)


@rule("DB-G.enter", "DB-Q.13")
def test_a_disrupted_creature_is_placed_and_does_not_enter() -> None:
    t = strike(cells(c3="Ab"), A=figure("9V", "3/9/9"), b=figure("3F", "2/3/9", "Charge 2"))
    t.answer("c3")
    t.roll(3, "miss", "miss")
    t.answer("place", "b", "c4")
    t.saw("disrupted", who="b", cell="c4")
    t.never_saw("moved", who="b")
    t.never_saw("special-attack")


# Moves by abilities --------------------------------------------------------------------------------------------------


@rule("DB-G.move", "DB-900.1a")
def test_an_ability_moves_a_creature_one_cell_and_never_diagonally() -> None:
    t = spawn(cells(a1="M", c2="A"), M=mover("Advance"))
    buy(t, "M", "Advance")
    assert t.cells_offered("A") == ["b2", "c1", "c3", "d2"]


@rule("DB-G.move")
def test_some_abilities_place_a_creature_farther_away() -> None:
    t = spawn(cells(a1="M", e4="A"), M=mover("Teleport"))
    buy(t, "M", "Teleport")
    t.allows("move", "A", "a4")
    t.refuses("move", "A", "e1", rule="DB-K.Teleport")
    t.refuses("move", "A", "a5", rule="DB-K.Teleport")


@rule("DB-G.push")
def test_a_push_makes_the_distance_grow_and_its_player_chooses_the_cell() -> None:
    t = spawn(
        """
        . . . . .
        . . . x .
        . . M . .
        . . . . .
        . . . . .
    """,
        M=mover("Scare"),
    )
    buy(t, "M", "Scare")
    t.asked("A", "move")
    assert t.cells_offered("x") == ["d5", "e4"]
    t.refuses("move", "x", "c4", rule="DB-K.Scare")
    t.refuses("move", "x", "d3", rule="DB-K.Scare")


@rule("DB-G.push")
def test_a_push_in_a_line_may_also_go_sideways() -> None:
    t = spawn(cells(c1="M", c3="x"), M=mover("Scare"))
    buy(t, "M", "Scare")
    assert t.cells_offered("x") == ["b3", "c4", "d3"]


@rule("DB-G.pull")
def test_a_pull_makes_the_distance_shrink_and_its_player_chooses_the_cell() -> None:
    t = spawn(
        """
        . . . . x
        . . . . .
        . . M . .
        . . . . .
        . . . . .
    """,
        M=mover("Lure"),
    )
    buy(t, "M", "Lure")
    t.asked("A", "move")
    assert t.cells_offered("x") == ["d5", "e4"]


@rule("DB-G.pull")
def test_a_pull_may_end_in_the_cell_of_the_pulling_miniature() -> None:
    t = spawn(cells(c3="M", c4="x"), M=mover("Lure"))
    buy(t, "M", "Lure")
    assert t.cells_offered("x") == ["c3"]


@rule("DB-G.pull")
def test_a_local_creature_cannot_be_pulled() -> None:
    t = spawn(cells(c3="Lx", a1="A"), L=location("2V", "{0}: Lure"), Z=figure("0V"))
    buy(t, "L", "Lure")
    t.asked("A", "spawn")  # x stands where the location stands: nothing happens
    t.saw("nothing-happened", who="L")


@rule("DB-900.13")
def test_moves_by_abilities_obey_the_stacking_limit() -> None:
    t = spawn(cells(c3="ABCD", c2="E", a1="M"), M=mover("Advance"))
    buy(t, "M", "Advance")
    assert t.cells_offered("E") == ["b2", "c1", "d2"]
    t.refuses("move", "E", "c3", rule="DB-900.13")


@rule("DB-900.13")
def test_a_pushed_enemy_obeys_the_stacking_limit_of_its_own_player() -> None:
    t = spawn(cells(d4="x", e4="wyzv", c3="M"), M=mover("Scare"))
    buy(t, "M", "Scare")
    assert t.cells_offered("x") == ["d5"]
    t.refuses("move", "x", "e4", rule="DB-900.13")


@rule("DB-5.8")
@pytest.mark.parametrize("keyword", ["Advance", "Skirmish", "Expel", "Lure", "Scare", "Teleport"])
def test_no_ability_moves_a_location(keyword: str) -> None:
    t = spawn(
        cells(a1="M", b2="L", b3="l", d4="A", d3="x", e3="By"), L=location("2V"), l=location("2F"), M=mover(keyword)
    )
    buy(t, "M", keyword)
    t.asked("A", "move")
    assert "L" not in t.names_offered(1)
    assert "l" not in t.names_offered(1)
    t.refuses("move", "L", "b1", rule="DB-5.8")
    t.refuses("move", "l", "b4", rule="DB-5.8")


@rule("DB-5.8")
def test_swap_on_a_location_moves_nobody() -> None:
    t = spawn(cells(b2="L", d4="A"), L=location("2V", "{0}: Swap"), Z=figure("0V"))
    buy(t, "L", "Swap")
    t.asked("A", "spawn")
    assert (t.cell("L"), t.cell("A")) == ("b2", "d4")


@rule("DB-Q.65")
@pytest.mark.parametrize(
    ("keyword", "board", "who", "cell"),
    [
        ("Advance", cells(c3="M", a4="B"), "B", "a5"),
        ("Skirmish", cells(c3="M", a4="Bx"), "B", "a5"),
        ("Expel", cells(c3="M", d1="Bx"), "x", "e1"),
        ("Lure", cells(e1="M", d1="x"), "x", "e1"),
        ("Scare", cells(c1="M", d1="x"), "x", "e1"),
    ],
)
def test_an_ability_may_move_a_creature_into_the_enemy_portal(keyword: str, board: str, who: str, cell: str) -> None:
    t = spawn(board, M=mover(keyword))
    buy(t, "M", keyword)
    t.answer("move", who, cell)
    assert t.cell(who) == cell


@rule("DB-Q.90", "DB-900.1a")
def test_a_move_by_an_ability_neither_needs_nor_uses_up_a_shift_move() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "1/4/6", "{B}: Skirmish"), x=figure("3F", "0/9/9"))
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade")
    t.answer("move", "B", "c4")  # engaged, and this is a strike: no shift move would allow it
    assert t.cell("B") == "c4"
    t.asked("A", "action")
    t.answer("shift")
    t.allows("move", "B", "c5")
    t.allows("move", "B", "c3")
