"""Section 5.7 (DB-803): conquest points, who wins a turn, and who wins the game."""

from __future__ import annotations

import pytest

from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, cells, conquest, figure, location, spawn, strike


def points(t: Table) -> tuple[int, int]:
    return t.player("A").conquest, t.player("B").conquest


def won(t: Table) -> tuple[int, int]:
    return t.player("A").turns_won, t.player("B").turns_won


def pass_all_actions(t: Table) -> None:
    """Every action phase that is left in this turn is an empty strike, or one that is stopped."""
    while t.choice.kind in ("action", "strike"):
        t.answer("strike" if t.choice.kind == "action" else "stop")


# When and what (DB-803) ----------------------------------------------------------------------------------------------


@rule("DB-803", "DB-8")
def test_points_are_added_up_after_the_second_players_last_action_phase() -> None:
    t = action(cells(c4="A"), "B")
    t.answer("strike")
    t.never_saw("scored")
    t.asked("B", "action")  # the second of the second player's phases
    t.answer("strike")
    t.saw("scored", seat=0, total=4)
    t.saw("scored", seat=1, total=0)
    t.asked("nature", "initiative")


@rule("DB-803", "DB-900.7a")
@pytest.mark.parametrize("first", ["A", "B"])
def test_in_the_shared_conquest_phase_the_first_players_side_comes_first(first: str) -> None:
    t = conquest(cells(c4="A", c2="b"), given={"first": first})
    order = [event.data["seat"] for event in t.seen if event.kind == "scored"]
    assert order == ([0, 1] if first == "A" else [1, 0])


@rule("DB-803.1")
@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("b4", (5, 0)),
        ("c4", (4, 0)),
        ("d4", (3, 0)),
        ("b3", (2, 2)),
        ("c3", (1, 1)),
        ("d3", (2, 2)),
        ("b2", (0, 3)),
        ("c2", (0, 4)),
        ("d2", (0, 5)),
        ("a3", (0, 0)),
        ("e4", (0, 0)),
        ("c5", (0, 0)),
        ("c1", (0, 0)),
        ("e1", (0, 0)),
        ("a5", (0, 0)),
    ],
)
def test_a_claimed_cell_scores_its_value_for_those_it_scores_for(cell: str, value: tuple[int, int]) -> None:
    assert points(conquest(cells(**{cell: "A"}))) == (value[0], 0)
    assert points(conquest(cells(**{cell: "b"}))) == (0, value[1])


@rule("DB-803.1")
def test_the_values_of_all_claimed_cells_are_added() -> None:
    t = conquest(cells(b4="A", c3="B", d3="CD", c2="e", d2="f"))
    assert points(t) == (5 + 1 + 2, 4 + 5)
    t.saw("scored", seat=0, cells=("c3", "d3", "b4"), claimed=8, total=8)


@rule("DB-803.1")
def test_a_contested_cell_is_claimed_by_nobody() -> None:
    t = conquest(cells(c3="Ab", c4="Cd", c2="Ef"))
    assert points(t) == (0, 0)


@rule("DB-803.1")
def test_locations_neither_claim_nor_contest() -> None:
    t = conquest(cells(c4="L", d4="Al", c3="K", b4="B"), L=location("2V"), K=location("2V"), l=location("2F"))
    assert points(t) == (3 + 5, 0)  # d4 in spite of the enemy location, nothing for the own location in c4


@rule("DB-803.1", "DB-900.1a", "DB-T.77")
def test_dominate_claims_a_contested_cell() -> None:
    t = conquest(cells(c4="Ab"), A=figure("3V", "2/4/6", "Dominate"))
    assert points(t) == (4, 0)


@rule("DB-803.2")
def test_each_enemy_miniature_destroyed_this_turn_is_worth_one_point() -> None:
    t = conquest(cells(c4="A"), given={"kills": (2, 3)})
    assert points(t) == (4 + 2, 3)
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)  # they count in one turn only


@rule("DB-803.2")
def test_a_destroyed_enemy_creature_scores_at_the_end_of_the_turn() -> None:
    t = strike(cells(a3="Ax"), A=figure("9V", "1/9/9"), x=figure("3F", "0/20/3"))
    t.answer("a3")
    t.roll(3)
    assert points(t) == (0, 0)
    pass_all_actions(t)
    assert points(t) == (1, 0)
    assert won(t) == (1, 0)


@rule("DB-803.2", "DB-D.2")
def test_a_destroyed_enemy_location_scores_as_well_but_an_own_one_does_not() -> None:
    t = spawn(cells(a3="A", a4="l"), A=figure("3V", "1/4/6", "{0}: Demolish"), l=location("2F"))
    t.answer(*t.ability("A", "Demolish"))
    pass_all_actions(t)
    assert points(t) == (1, 0)
    t = spawn(cells(a3="A", a4="L"), A=figure("3V", "1/4/6", "{0}: Demolish"), L=location("2V"))
    t.answer(*t.ability("A", "Demolish"))
    pass_all_actions(t)
    assert points(t) == (0, 0)


@rule("DB-803.1", "DB-803.2", "DB-803.3", "DB-T.40")
def test_the_example_of_the_rulebook() -> None:
    t = conquest(
        """
        . . . . .
        . . . A .
        . Bv Lw Cx .
        . Dy . . .
        . . . . .
        """,
        given={"kills": (2, 3)},
        L=location("2V"),
    )
    assert points(t) == (3 + 2, 1 + 3)
    assert won(t) == (1, 0)


# Winning (DB-803.3) --------------------------------------------------------------------------------------------------


@rule("DB-803.3")
def test_more_points_win_the_turn_and_one_step() -> None:
    t = conquest(cells(c4="A", c2="b"), given={"won": (2, 3), "kills": (0, 1)})
    assert points(t) == (4, 5)
    assert won(t) == (2, 4)
    t.saw("turn-won", seat=1, turns=4)


@rule("DB-803.3", "DB-T.89")
def test_a_tie_moves_nobody() -> None:
    t = conquest(cells(c4="A", c2="b"), given={"won": (5, 5)})
    assert points(t) == (4, 4)
    assert won(t) == (5, 5)
    t.never_saw("turn-won")
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")


@rule("DB-803.3", "DB-T.90")
def test_six_steps_win_the_game() -> None:
    t = conquest(cells(c4="A", c2="b"), given={"won": (5, 5), "kills": (1, 0)})
    assert points(t) == (5, 4)
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert not t.state.pending


@rule("DB-803.3")
def test_five_steps_do_not_win_the_game() -> None:
    t = conquest(cells(c4="A"), given={"won": (4, 5)})
    assert won(t) == (5, 5)
    assert t.game.outcome(t.state) is None


@rule("DB-Q.57", "DB-803.3")
def test_the_win_is_checked_only_at_the_end_of_the_conquest_phase() -> None:
    t = strike(
        cells(a3="Ax", b2="y", e3="Cz"), given={"won": (5, 0)}, A=figure("9V", "1/9/9"), x=figure("3F", "0/20/3")
    )
    t.answer("a3")
    t.roll(3)
    t.stop()  # A leads by a point, and one turn more would win the game
    assert t.game.outcome(t.state) is None
    pass_all_actions(t)
    assert points(t) == (1, 3)  # y has claimed b2
    assert won(t) == (5, 1)
    assert t.game.outcome(t.state) is None


# Stalemate (DB-Q.40) -------------------------------------------------------------------------------------------------


@rule("DB-Q.40")
def test_without_a_turn_limit_play_goes_on() -> None:
    t = conquest(cells(a1="A"), given={"turn": 24})
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")


@rule("DB-Q.40")
@pytest.mark.parametrize(("turns", "winners"), [((2, 1), (0,)), ((1, 2), (1,)), ((2, 2), ())])
def test_at_an_agreed_turn_limit_more_turns_won_win_else_it_is_a_draw(
    turns: tuple[int, int], winners: tuple[int, ...]
) -> None:
    t = conquest(cells(a1="A"), given={"turn": 24, "won": turns, "options": {"turn_limit": 24}})
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.reason == "turn-limit"


@rule("DB-Q.40")
def test_the_turn_limit_ends_the_game_only_after_its_last_turn() -> None:
    t = conquest(cells(a1="A"), given={"turn": 23, "won": (2, 1), "options": {"turn_limit": 24}})
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")
