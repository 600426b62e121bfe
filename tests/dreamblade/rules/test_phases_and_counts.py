"""Sections 4.2 to 4.6: who leads before the dice, what a phase notes and forgets, and when cells for the disrupted run out."""

from __future__ import annotations

import pytest
from tests.dreamblade.keyword_table import attack, having, place

from reverie.games.dreamblade.rules.atoms import begin_twists
from reverie.games.dreamblade.rules.board import CELL_BY_NAME
from reverie.testing import rule
from reverie.testing.dreamblade import action, cells, conquest, initiative, shift, spawn, strike


@rule("DB-Q.87")
@pytest.mark.parametrize(
    ("won", "first", "owner"), [((3, 1), "B", 0), ((1, 3), "A", 1), ((2, 2), "A", 0), ((2, 2), "B", 1)]
)
def test_before_the_dice_whoever_has_won_more_turns_owns_the_initiative_phase(
    won: tuple[int, int], first: str, owner: int
) -> None:
    t = initiative(given={"won": won, "first": first})
    t.asked("nature", "initiative")
    assert (t.state.phase, t.state.owner) == ("initiative", owner)
    t.saw("phase-began", phase="initiative", seat=owner)


@rule("DB-802")
@pytest.mark.parametrize("what", ["shift", "strike"])
def test_the_action_is_noted_and_told(what: str) -> None:
    t = action(cells(c3="Ab", a1="C"))
    t.offers("shift", "strike")
    t.answer(what)
    assert t.state.action == what
    t.saw("action-chosen", seat=0, action=what)
    t.asked("A", what)


@rule("DB-802.2a", "DB-P.5")
def test_a_cell_fought_in_may_be_fought_in_again_in_the_next_phase() -> None:
    t = action(cells(c3="Ab", a1="Cd"), A=having(stats="1/9/9"), b=having(stats="1/9/9"))
    t.answer("strike")
    t.offers("stop", "c3", "a1")
    attack(t, "miss")
    t.offers("stop", "a1")
    t.stop()
    t.answer("strike")
    t.offers("stop", "c3", "a1")


@rule("DB-802.1", "DB-P.5")
def test_a_creature_that_has_shifted_may_shift_again_in_the_next_phase() -> None:
    t = action(cells(c3="A", a5="b"))
    t.answer("shift")
    t.answer(("move", "A", "c4"))
    t.answer("shift")
    t.asked("A", "shift")
    assert t.cells_offered("A") == ["b4", "c3", "c5", "d4"]


@rule("DB-K.Energize", "DB-P.6")
@pytest.mark.parametrize(("x", "points"), [(2, 10), (-3, 5), (-8, 0), (-20, 0)])
def test_points_are_never_below_nothing(x: int, points: int) -> None:
    t = spawn(cells(c3="A"), A=having(f"Energize {x}"), Z=having(cost="0V"))
    assert t.player("A").points == points
    t.saw("points-received", seat=0, points=points, base=8, bonus=0)


@rule("DB-801.9", "DB-P.8")
def test_what_is_not_spent_is_lost_and_told_once() -> None:
    t = spawn(cells(a5="b"), Z=having(cost="3V"))
    t.stop()
    assert t.player("A").points == 0
    t.saw("points-lost", seat=0, points=8)


FULL = """
    a b c d e
    f g h i j
    k l Ax m n
    o . q r s
    t u v w p
"""


@rule("DB-G.disrupt", "DB-Q.11", "DB-Q.31")
def test_when_the_cells_run_out_the_rest_of_the_disrupted_are_destroyed() -> None:
    """One empty cell for two: one is placed there, once, and the other goes to the graveyard."""
    big, small = having(stats="6/4/6"), having(stats="1/3/9")
    t = strike(FULL.replace("Ax", "Axy"), given={"first": "B"}, A=big, x=small, y=small)
    t.answer("c3")
    t.roll(3, 3, "miss", "miss", "miss", "miss")
    t.damage(x=3, y=3)
    t.asked("A", "disrupt")
    t.offers(("place", "x", "b2"), ("place", "y", "b2"))
    t.answer(("place", "x", "b2"))
    assert (t.where("x"), t.zone("y")) == ("b2", "graveyard")
    assert len([event for event in t.seen if event.kind == "disrupted"]) == 1
    t.saw("destroyed", who="y", seat=0)


@rule("DB-303.1", "DB-K.Hells_Fury")
def test_a_granted_ability_says_whose_grant_it_is() -> None:
    t = strike(
        cells(c3="CDb", c4="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"), D=having(lineage="Hellbred"),
    )  # fmt: skip
    attack(t, "blade", 1, "miss", "miss", who="CD")
    t.asked("A", "blade")
    keys = sorted(t.options())
    assert [key[:3] for key in keys] == [
        (t.names["C"], t.names["C"], t.names["A"]),
        (t.names["D"], t.names["D"], t.names["A"]),
    ]


@rule("DB-803.1", "DB-803.3")
def test_conquest_counts_the_cells_of_both_and_the_kills() -> None:
    t = conquest(cells(c3="A", a5="b"), given={"kills": (1, 2), "won": (2, 2)})
    t.saw("scored", seat=0, kills=1)
    t.saw("scored", seat=1, kills=2)
    assert t.state.turn == 4


@rule("DB-802.1", "DB-802.1c", "DB-900.13")
def test_a_cell_that_fills_up_in_a_shift_takes_no_fifth_and_one_that_empties_does() -> None:
    t = shift(cells(c3="ABC", c4="DE", c2="F"))
    t.answer(("move", "D", "c3"))
    assert "c3" not in t.cells_offered("E")
    assert "c3" not in t.cells_offered("F")
    t.answer(("move", "A", "b3"))
    assert "c3" in t.cells_offered("E")
    t.answer(("move", "E", "c3"))
    assert "c3" not in t.cells_offered("F")
    assert t.names_offered(1) == "BCF"


# Columns -------------------------------------------------------------------------------------------------------------


@rule("DB-801.5", "DB-801.6", "DB-P.1a")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("column", ["a", "b", "c", "d", "e"])
@pytest.mark.parametrize("row", ["1", "2", "3", "4", "5"])
def test_a_creature_anywhere_in_a_column_opens_its_spawn_row_cell(seat: str, column: str, row: str) -> None:
    mine, spare = ("A", "Z") if seat == "A" else ("a", "z")
    home = "1" if seat == "A" else "5"
    portal = "e1" if seat == "A" else "a5"
    t = spawn(cells(**{column + row: mine}), seat, **{spare: having(cost="0V" if seat == "A" else "0F")})
    wanted = {portal} if row == home else {portal, column + home}
    assert set(t.cells_offered(spare, "spawn")) == wanted  # an occupied cell of the row itself stays shut
    for other in "abcde":
        cell = other + home
        if cell in wanted:
            t.allows("spawn", spare, cell)
        else:
            t.refuses("spawn", spare, cell, rule="DB-801.5")


@rule("DB-801.5")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("cell", ["b2", "b3", "b4", "d2", "d4"])
def test_a_location_opens_its_column_for_its_owner_only(seat: str, cell: str) -> None:
    mine, theirs, spare = ("L", "l", "Z") if seat == "A" else ("l", "L", "z")
    home = "1" if seat == "A" else "5"
    portal = "e1" if seat == "A" else "a5"
    for owner, wanted in ((mine, {portal, cell[0] + home}), (theirs, {portal})):
        t = spawn(cells(**{cell: owner}), seat, **{owner: place(), spare: having(cost="0V" if seat == "A" else "0F")})
        assert set(t.cells_offered(spare, "spawn")) == wanted


@rule("DB-801.5", "DB-301.1a", "DB-801.6")
def test_four_in_a_cell_of_the_row_and_no_more_but_as_many_as_one_likes_on_the_portal() -> None:
    six = {letter: having(cost="0V", same="twin") for letter in "UVWXYZ"}
    t = spawn(cells(c3="A"), **six)
    for letter in "UVWX":
        assert "c1" in [cell for name in six for cell in t.cells_offered(name, "spawn")]
        t.answer(("spawn", letter, "c1"))
    offered = {cell for name in six for cell in t.cells_offered(name, "spawn")}
    assert offered == {"e1"}
    t.answer(("spawn", "Y", "e1"))
    assert {cell for name in six for cell in t.cells_offered(name, "spawn")} == {"e1"}


@rule("DB-C.7")
@pytest.mark.parametrize(("seat", "letter"), [("A", "L"), ("B", "l")])
def test_a_location_that_begins_on_the_board_is_the_seat_s_own(seat: str, letter: str) -> None:
    twist = {"location": {"seat": seat, "piece": f"{seat.lower()}-l", "cell": "b3"}}
    t = initiative(given={"reserves": letter + ("b" if seat == "A" else "A")}, **{letter: place("Energize 2")})
    s = t.state
    s.setup = {**s.setup, "twists": twist}
    begin_twists(s)
    m = t.names[letter]
    assert (s.minis[m].owner, t.where(letter), s.place[CELL_BY_NAME["b3"]]) == ("AB".index(seat), "b3", m)
    assert [source[0] for source in s.active.get("Energize")] == [m]
