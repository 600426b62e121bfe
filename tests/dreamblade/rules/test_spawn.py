"""Sections 5.1 and 5.2 (DB-801): spawn points, prices, and where miniatures may be spawned."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dreamblade.rules.procedures.spawn import price
from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, buy, cells, figure, initiative, location, shift, spawn, strike


def paid(t: Table, name: str, cell: str = "e1") -> int:
    """Spawn a miniature and tell what it cost."""
    t.answer("spawn", name, cell)
    return int(t.saw("spawned", who=name).data["price"])


def why(t: Table, *value: Any) -> str:
    """Which reason is given for a refusal."""
    refusal = t.game.why_not(t.state, t.choice, t.value(value))
    assert refusal is not None
    return refusal.why


def pass_all_actions(t: Table) -> None:
    """Every action phase that is left in this turn is an empty strike."""
    while t.choice.kind == "action":
        t.answer("strike")


FREE = figure("0V", "1/1/1")
"""Something that can nearly always be afforded, so that the player is still asked."""


# Spawn points --------------------------------------------------------------------------------------------------------


@rule("DB-801.1")
def test_each_player_may_spend_the_sum_of_both_initiative_dice() -> None:
    t = initiative(given={"reserves": "Ab"})
    t.roll(5, 3)
    t.asked("A", "spawn")
    assert t.player("A").points == 8
    t.stop()
    t.asked("B", "spawn")
    assert t.player("B").points == 8


@rule("DB-801.1")
@pytest.mark.parametrize(("dice", "points"), [((2, 2), 4), ((2, 3), 5), ((4, 6), 10), ((6, 6), 12)])
def test_base_points_run_from_four_to_twelve(dice: tuple[int, int], points: int) -> None:
    t = initiative(given={"reserves": "Ab", "won": (1, 0)})  # A leads, so that ties stand
    t.roll(*dice)
    t.asked("A" if dice[0] >= dice[1] else "B", "spawn")
    assert t.player("A" if dice[0] >= dice[1] else "B").points == points


@rule("DB-801.2")
def test_two_bonus_points_come_for_each_own_miniature_destroyed_since_the_last_payment() -> None:
    t = strike(
        cells(c3="Abc"),
        given={"reserves": "d"},
        A=figure("9V", "5/9/9"),
        b=figure("3F", "0/9/3"),
        c=figure("3F", "0/9/3"),
    )
    t.answer("c3")
    t.roll(3, 3, "miss", "miss", "miss")
    t.damage(b=3, c=3)
    assert t.player("B").bonus == 4
    t.answer("strike")
    pass_all_actions(t)
    t.roll(2, 3)  # B goes first in the next turn
    t.asked("B", "spawn")
    assert t.player("B").points == 5 + 4
    assert t.player("B").bonus == 0
    t.saw("points-received", seat=1, points=9, base=5, bonus=4)


@rule("DB-801.2")
def test_bonus_points_are_paid_only_once() -> None:
    t = spawn(points=6, given={"bonus": (4, 0), "reserves": "b"}, A=figure("3V"))
    assert t.player("A").points == 10
    t.stop()
    t.stop()
    pass_all_actions(t)
    t.roll(4, 2)
    t.asked("A", "spawn")
    assert t.player("A").points == 6


@rule("DB-801.2", "DB-T.5")
def test_bonus_points_wait_while_spawn_phases_are_skipped() -> None:
    t = initiative(given={"turn": 4, "bonus": (0, 4), "reserves": "Ab"})
    t.roll(1, 6)
    t.saw("spawn-skipped")
    t.asked("B", "action")  # the player with 6 goes first; nobody spawns
    assert t.player("B").bonus == 4
    pass_all_actions(t)
    t.roll(3, 5)
    t.asked("B", "spawn")
    assert t.player("B").points == 8 + 4


@rule("DB-801.2", "DB-T.73")
def test_vessel_pays_its_number_instead_of_two() -> None:
    t = strike(cells(c3="Ab"), A=figure("9V", "3/9/9"), b=figure("3F", "0/9/3", "Vessel 5"))
    t.answer("c3")
    t.roll(3, "miss", "miss")
    t.saw("destroyed", who="b", bonus=5)
    assert t.player("B").bonus == 5


@rule("DB-Q.76", "DB-801.2", "DB-T.102")
def test_a_loss_in_the_own_spawn_phase_is_paid_for_in_the_next_one() -> None:
    t = spawn(
        cells(a3="M", c2="C", c3="b"),
        points=6,
        M=figure("3V", "1/4/6", "{1}: Advance"),
        C=figure("3V", "2/9/2"),
        b=figure("3F", "2/4/6", "Ambush 2"),
        Z=FREE,
    )
    buy(t, "M", "Advance")
    t.answer("move", "C", "c3")
    t.roll(1, 1)
    t.saw("destroyed", who="C", seat=1)
    t.never_saw("deathblow")
    t.asked("A", "spawn")
    assert t.player("A").points == 5  # nothing more in this phase
    assert t.player("A").bonus == 2
    assert t.player("B").kills == 1
    t.stop()
    pass_all_actions(t)
    t.roll(3, 2)
    t.asked("A", "spawn")
    assert t.player("A").points == 5 + 2


@rule("DB-801.9", "DB-T.53")
def test_unspent_points_are_lost() -> None:
    t = spawn(points=8, given={"reserves": "b"}, A=figure("4V"), C=figure("6V"))
    assert paid(t, "A") == 5
    t.saw("points-lost", seat=0, points=3)  # nothing else can be afforded: the phase ends by itself
    t.asked("B", "spawn")
    assert t.player("A").points == 0
    t.stop()
    pass_all_actions(t)
    t.roll(4, 3)
    assert t.player("A").points == 7


@rule("DB-Q.7")
def test_energize_is_counted_once_at_the_start_of_the_phase() -> None:
    later = figure("3V", "1/4/6", "Energize 3")
    t = spawn(cells(c3="E"), points=8, E=figure("3V", "1/4/6", "Energize 2"), F=later, Z=FREE)
    assert t.player("A").points == 10
    paid(t, "F")
    assert t.player("A").points == 7  # the newcomer's Energize comes too late for this phase


@rule("DB-Q.7")
def test_energize_points_stay_when_its_bearer_leaves_during_the_phase() -> None:
    t = spawn(cells(c3="E"), points=8, E=figure("3V", "1/4/6", "Energize 2", "{0}: Appease self"), Z=FREE)
    buy(t, "E", "Appease")
    assert t.zone("E") == "graveyard"
    assert t.player("A").points == 10


# Prices --------------------------------------------------------------------------------------------------------------


@rule("DB-801.3", "DB-T.2")
def test_miniatures_are_spawned_one_at_a_time_and_each_counts_for_the_next() -> None:
    t = spawn(points=8, A=figure("3V"), B=figure("3V"))
    assert paid(t, "A") == 4
    assert t.player("A").points == 4
    assert paid(t, "B") == 3
    t.saw("points-lost", points=1)


@rule("DB-801.4", "DB-5.1", "DB-T.1")
def test_every_missing_aspect_symbol_costs_one_point() -> None:
    t = spawn(cells(c3="V"), points=8, given={"graveyard": "W"}, V=figure("2V"), W=figure("2V"), X=figure("7VVV"))
    assert paid(t, "X") == 8


@rule("DB-801.4")
def test_without_any_of_its_aspect_all_symbols_are_missing() -> None:
    t = spawn(points=10, X=figure("7VVV"))
    assert paid(t, "X") == 10


@rule("DB-801.4", "DB-T.50")
def test_several_aspects_fall_short_separately() -> None:
    t = spawn(cells(c3="V"), points=12, V=figure("2V"), X=figure("5VM"))
    assert paid(t, "X") == 6


@rule("DB-801.4")
def test_a_surplus_of_one_aspect_does_not_cover_another() -> None:
    t = spawn(cells(c3="VW"), points=12, V=figure("2V"), W=figure("2V"), X=figure("5VMM"))
    assert paid(t, "X") == 7


@rule("DB-5.1", "DB-T.51")
def test_a_miniature_of_two_aspects_counts_for_both() -> None:
    t = spawn(cells(c3="D"), points=12, D=figure("2VM"), X=figure("5V"), Y=figure("3M"))
    assert paid(t, "X") == 5
    assert paid(t, "Y") == 3


@rule("DB-5.1", "DB-801.4")
def test_locations_count_toward_aspect_costs() -> None:
    t = spawn(cells(c3="L"), points=12, given={"graveyard": "K"}, L=location("2V"), K=location("2V"), X=figure("5VV"))
    assert paid(t, "X") == 5


@rule("DB-5.1")
def test_reserves_and_enemies_do_not_count_toward_aspect_costs() -> None:
    valor = figure("2V")
    t = spawn(cells(c3="b"), points=12, given={"graveyard": "c"}, b=valor, c=valor, X=figure("5VV"), Y=valor)
    assert paid(t, "X") == 7


@rule("DB-5.1", "DB-T.52")
def test_channel_lowers_the_price_but_not_below_zero() -> None:
    t = spawn(cells(c3="K"), points=12, K=figure("3V", "1/4/6", "Channel 4"), X=figure("2F"), Y=figure("6V"), Z=FREE)
    assert paid(t, "X") == 0
    assert paid(t, "Y") == 2
    assert t.player("A").points == 10


@rule("DB-5.2")
def test_a_miniature_is_spawned_only_if_the_full_price_can_be_paid() -> None:
    t = spawn(cells(c3="V"), points=5, V=figure("2V"), W=figure("5V"), X=figure("5F"), Z=FREE)
    t.allows("spawn", "W", "e1")
    t.refuses("spawn", "X", "e1", rule="DB-5.2")  # 5 and one for the missing Fear


@rule("DB-5.2")
def test_an_ability_is_bought_only_if_its_price_can_be_paid() -> None:
    dear, cheap = figure("2V", "1/4/6", "{2}: Advance"), figure("2V", "1/4/6", "{1}: Advance")
    t = spawn(cells(c3="V", c2="W"), points=1, V=dear, W=cheap)
    t.refuses(*t.ability("V", "Advance"), rule="DB-5.2")
    t.allows(*t.ability("W", "Advance"))


@rule("DB-Q.28", "DB-Q.86", "DB-5.1", "DB-T.106")
def test_a_respawn_pays_its_number_and_does_not_count_itself() -> None:
    t = spawn(points=8, given={"graveyard": "RF"}, R=figure("6FF", "2/4/6", "Respawn {4}"), F=figure("2F"), Z=FREE)
    assert paid(t, "R") == 4 + 1


@rule("DB-Q.86")
def test_channel_lowers_a_respawn_price_too() -> None:
    t = spawn(
        cells(c3="K"),
        points=8,
        given={"graveyard": "R"},
        K=figure("3V", "1/4/6", "Channel 1"),
        R=figure("6F", "2/4/6", "Respawn {4}"),
        Z=FREE,
    )
    assert paid(t, "R") == 4 + 1 - 1


# Spawn abilities -----------------------------------------------------------------------------------------------------


@rule("DB-801.8", "DB-303.2a")
def test_a_spawn_ability_is_bought_once_per_spawn_phase() -> None:
    t = spawn(cells(c2="A", c4="C"), points=6, A=figure("3V", "1/4/6", "{1}: Advance"), C=figure("3V"))
    buy(t, "A", "Advance")
    t.answer("move", "C", "c5")
    assert t.cell("C") == "c5"
    t.saw("forced", choice="spawn", answer="stop")  # nothing is left to do: the phase ends
    t.saw("points-lost", points=5)


@rule("DB-801.8")
def test_a_used_spawn_ability_is_refused_but_each_copy_has_its_own() -> None:
    mover = figure("3V", "1/4/6", "{1}: Advance", same="mover")
    t = spawn(cells(c2="A", c3="B", c4="C"), points=6, A=mover, B=mover, C=figure("3V"))
    buy(t, "A", "Advance")
    t.answer("decline")
    t.refuses(*t.ability("A", "Advance"), rule="DB-801.8")
    t.allows(*t.ability("B", "Advance"))


@rule("DB-801.8")
def test_two_abilities_of_one_miniature_may_both_be_used_and_at_any_point_of_the_phase() -> None:
    both = figure("3V", "1/4/6", "{1}: Advance", "{2}: Teleport")
    t = spawn(cells(c2="A", c4="C"), points=9, A=both, X=figure("2V"), Y=FREE)
    buy(t, "A", "Advance")
    t.answer("decline")
    paid(t, "X")
    buy(t, "A", "Teleport")
    t.answer("decline")
    assert t.player("A").points == 9 - 1 - 2 - 2


@rule("DB-801.8")
def test_a_used_spawn_ability_is_fresh_again_in_the_next_spawn_phase() -> None:
    t = spawn(cells(a2="A", a1="C"), points=6, A=figure("3V", "1/4/6", "{1}: Advance"), C=figure("3V"))
    buy(t, "A", "Advance")
    t.answer("decline")
    pass_all_actions(t)
    t.roll(4, 3)
    t.allows(*t.ability("A", "Advance"))


@rule("DB-Q.45")
def test_the_limit_of_a_spawn_ability_goes_with_the_miniature_through_banishment() -> None:
    mover = figure("3V", "1/4/6", "{1}: Advance", same="mover")
    t = spawn(cells(c2="A", c4="W"), points=12, A=mover, B=mover, W=figure("7V", "1/4/6", "{0}: Wail"))
    buy(t, "A", "Advance")
    t.answer("decline")
    buy(t, "W", "Wail")
    t.roll(1, 2)
    assert t.zone("A") == "reserves"
    paid(t, "A")
    t.refuses(*t.ability("A", "Advance"), rule="DB-801.8")
    paid(t, "B")
    t.allows(*t.ability("B", "Advance"))


@rule("DB-Q.51", "DB-G.X")
def test_a_free_x_runs_from_zero_to_what_can_be_paid() -> None:
    t = spawn(cells(c2="A", c4="b"), points=3, A=figure("3V", "1/4/6", "{X}: Warpstrike X"))
    buy(t, "A", "Warpstrike")
    t.asked("A", "value")
    t.offers(0, 1, 2, 3)
    t.answer(2)
    assert t.dice() == 2
    t.roll(1, 1)
    assert t.saw("damaged", who="b").data["total"] == 2
    t.saw("points-lost", points=1)


@rule("DB-Q.91")
def test_a_spawn_ability_may_be_bought_although_nothing_can_happen() -> None:
    t = spawn(cells(c2="A"), points=3, A=figure("3V", "1/4/6", "{1}: Warpstrike 3"), Z=FREE)
    t.allows(*t.ability("A", "Warpstrike"))
    buy(t, "A", "Warpstrike")
    t.asked("A", "spawn")  # no enemy anywhere: no target, no roll
    assert t.player("A").points == 2
    t.never_saw("special-attack")


# Where creatures are spawned -----------------------------------------------------------------------------------------


@rule("DB-801.5", "DB-T.8")
def test_a_creature_is_spawned_in_a_free_spawn_row_cell_whose_column_its_player_holds() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        . . . . .
    """,
        X=figure("3V"),
    )
    assert t.cells_offered("X") == ["c1", "e1"]


@rule("DB-801.5", "DB-T.9")
def test_a_column_without_an_own_miniature_is_closed() -> None:
    t = spawn(
        """
        . . . . .
        . b . . .
        . . A . .
        . . . . .
        . . . . .
    """,
        X=figure("3V"),
    )
    t.refuses("spawn", "X", "b1", rule="DB-801.5")
    assert why(t, "spawn", "X", "b1") == "column-not-controlled"


@rule("DB-801.5", "DB-T.10")
def test_an_engaged_miniature_holds_its_column_as_well() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . Ab .
        . . . . .
        . . . . .
    """,
        X=figure("3V"),
    )
    t.allows("spawn", "X", "d1")


@rule("DB-801.5")
def test_a_location_holds_its_column_as_well() -> None:
    t = spawn(
        """
        . . . . .
        . L . . .
        . . . . .
        . . . . .
        . . . . .
    """,
        L=location("2V"),
        X=figure("3V"),
    )
    assert t.cells_offered("X") == ["b1", "e1"]


@rule("DB-801.5", "DB-T.11")
def test_a_spawn_row_cell_that_held_an_own_creature_at_the_start_is_closed_even_if_it_leaves() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        M . . . .
        . . . . .
        A . . . .
    """,
        points=9,
        M=figure("3V", "1/4/6", "{0}: Advance"),
        X=figure("3V"),
    )
    t.refuses("spawn", "X", "a1", rule="DB-801.5")
    buy(t, "M", "Advance")
    t.answer("move", "A", "b1")
    assert t.stack("a1") == ""
    t.refuses("spawn", "X", "a1", rule="DB-801.5")
    assert why(t, "spawn", "X", "a1") == "row-cell-was-occupied"


@rule("DB-801.5")
def test_no_creature_is_spawned_outside_its_spawn_row() -> None:
    t = spawn(cells(c3="A"), X=figure("3V"))
    for cell in ("c2", "c3", "c5", "a5"):
        t.refuses("spawn", "X", cell, rule="DB-801.5")


@rule("DB-801.5")
def test_the_other_players_spawn_row_is_the_top_row() -> None:
    t = spawn(cells(c3="b"), "B", x=figure("3F"))
    assert t.cells_offered("x") == ["a5", "c5"]


@rule("DB-801.5", "DB-Q.75", "DB-T.104")
def test_at_most_four_creatures_are_spawned_into_one_spawn_row_cell_even_if_some_leave() -> None:
    t = spawn(cells(c3="M"), points=12, M=figure("3V", "1/4/6", "{0}: Advance"), P=FREE, Q=FREE, R=FREE, S=FREE, T=FREE)
    for name in "PQRS":
        t.answer("spawn", name, "c1")
    buy(t, "M", "Advance")
    t.answer("move", "P", "b1")
    assert t.stack("c1") == "QRS"
    t.refuses("spawn", "T", "c1", rule="DB-801.5")
    assert why(t, "spawn", "T", "c1") == "four-spawned-here"


@rule("DB-Q.75", "DB-801.6", "DB-T.104")
def test_any_number_of_creatures_is_spawned_into_the_portal() -> None:
    t = spawn(points=12, P=FREE, Q=FREE, R=FREE, S=FREE, T=FREE, U=FREE)
    for name in "PQRST":
        t.answer("spawn", name, "e1")
    t.allows("spawn", "U", "e1")
    assert t.stack("e1") == "PQRST"


@rule("DB-801.6", "DB-T.12")
def test_the_own_portal_is_open_with_four_creatures_in_it_and_nothing_else_in_the_column() -> None:
    t = spawn(cells(e1="ABCD"), X=figure("3V"))
    t.allows("spawn", "X", "e1")
    t.answer("spawn", "X", "e1")
    assert t.stack("e1") == "ABCDX"


@rule("DB-801.6")
def test_even_the_portal_holds_only_one_location() -> None:
    t = spawn(cells(e1="AL"), L=location("2V"), K=location("2V"), Z=FREE)
    t.refuses("spawn", "K", "e1", rule="DB-801.7")


@rule("DB-801.6", "DB-T.56")
def test_an_overfull_portal_is_closed_to_moves_though_open_to_spawning() -> None:
    t = shift(cells(e1="ABCDE", d1="F"))
    t.refuses("move", "F", "e1", rule="DB-802.1c")
    t = spawn(cells(e1="ABCDE"), X=figure("3V"))
    t.allows("spawn", "X", "e1")


@rule("DB-Q.49")
def test_an_overfull_portal_may_hold_more_than_eight_but_only_four_enemies() -> None:
    t = spawn(cells(e1="ABCDEwxyz"), X=figure("3V"), Z=FREE)
    t.answer("spawn", "X", "e1")
    assert t.stack("e1") == "ABCDEXwxyz"
    t = shift(cells(e1="ABCDEwxyz", d1="v", d2="u"), "B")
    t.refuses("move", "v", "e1", rule="DB-802.1c")


@rule("DB-5.3", "DB-Q.4")
def test_enemies_in_a_spawn_row_cell_or_portal_do_not_prevent_spawning() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        . . b . c
    """,
        points=12,
        X=figure("3V"),
        Y=figure("3V"),
    )
    t.answer("spawn", "X", "c1")
    t.answer("spawn", "Y", "e1")
    assert t.engaged("X")
    assert t.engaged("Y")


@rule("DB-Q.5")
def test_an_own_location_alone_in_a_spawn_row_cell_holds_that_column() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . L . . .
    """,
        L=location("2V"),
        X=figure("3V"),
    )
    t.allows("spawn", "X", "b1")


@rule("DB-Q.6")
def test_a_creature_moved_into_a_free_spawn_row_cell_leaves_it_open_up_to_four() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        . . . A .
    """,
        points=12,
        M=figure("3V", "1/4/6", "{0}: Advance"),
        P=FREE,
        Q=FREE,
        R=FREE,
        S=FREE,
    )
    buy(t, "M", "Advance")
    t.answer("move", "A", "c1")
    for name in "PQR":
        t.answer("spawn", name, "c1")
    assert t.stack("c1") == "APQR"
    t.refuses("spawn", "S", "c1", rule="DB-301.1a")


@rule("DB-5.4")
def test_on_the_first_turn_only_the_portal_is_open_unless_an_ability_says_otherwise() -> None:
    reinforce = figure("2V", "1/1/1", "Reinforce")
    t = spawn(cells(e1="A", c3="B"), given={"turn": 1}, X=figure("3V"), L=location("2V"), R=reinforce)
    assert t.cells_offered("X") == ["e1"]
    assert t.cells_offered("L") == ["e1"]
    t.refuses("spawn", "X", "c1", rule="DB-700.2")
    t.refuses("spawn", "L", "c3", rule="DB-700.2")
    assert t.cells_offered("R") == ["c3", "e1"]
    t.refuses("spawn", "R", "c1", rule="DB-700.2")


@rule("DB-5.5", "DB-G.enter")
def test_a_spawned_creature_does_not_enter() -> None:
    t = spawn(cells(e1="b"), X=figure("3V", "2/4/6", "Charge 3"), b=figure("3F", "2/4/6", "Ambush 3"), Z=FREE)
    t.answer("spawn", "X", "e1")
    t.asked("A", "spawn")
    t.never_saw("special-attack")


@rule("DB-5.6")
def test_a_creature_uses_its_spawn_ability_and_shifts_in_the_turn_it_is_spawned() -> None:
    t = spawn(cells(c3="C"), points=9, X=figure("3V", "2/4/6", "{1}: Advance"))
    t.answer("spawn", "X", "e1")
    buy(t, "X", "Advance")
    t.answer("move", "C", "c4")
    t.asked("A", "action")
    t.answer("shift")
    t.allows("move", "X", "d1")


@rule("DB-5.6")
def test_a_creature_strikes_in_the_turn_it_is_spawned() -> None:
    t = spawn(cells(e1="b"), X=figure("3V", "2/4/6"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "action")
    t.answer("strike")
    t.answer("e1")
    t.saw("attacked", attackers=("X",), dice=2)


# Locations -----------------------------------------------------------------------------------------------------------


@rule("DB-801.7")
def test_a_location_is_spawned_wherever_its_player_has_a_creature() -> None:
    t = spawn(
        """
        . . . . .
        . Ab . . .
        . . . . c
        . . . B .
        . . . . .
    """,
        L=location("2V"),
        Z=FREE,
    )
    assert t.cells_offered("L") == ["b4", "d2"]
    t.refuses("spawn", "L", "e1", rule="DB-801.7")
    t.refuses("spawn", "L", "e3", rule="DB-801.7")
    assert why(t, "spawn", "L", "e3") == "no-own-creature"


@rule("DB-801.7", "DB-T.57")
def test_a_cell_holds_one_location_whosever_it_is() -> None:
    t = spawn(
        """
        . . . . .
        . Al . . .
        . . . . .
        . . . BK .
        . . . . .
    """,
        L=location("2V"),
        K=location("2V"),
        l=location("2F"),
        Z=FREE,
    )
    t.refuses("spawn", "L", "b4", rule="DB-801.7")
    t.refuses("spawn", "L", "d2", rule="DB-801.7")
    assert why(t, "spawn", "L", "b4") == "location-there"


@rule("DB-801.7")
def test_a_location_never_moves() -> None:
    t = shift(cells(c3="AL"), L=location("2V"))
    t.refuses("move", "L", "c4", rule="DB-P.1b")
    assert t.names_offered(1) == "A"


# Initiative rulings that decide about spawn phases ------------------------------------------------------------------


@rule("DB-Q.50")
def test_a_tie_of_modified_initiative_results_is_an_ordinary_tie() -> None:
    t = initiative(cells(c3="I"), given={"reserves": "Ab", "won": (0, 1)}, I=figure("3V", "1/4/6", "Initiative +1"))
    t.roll(3, 4)  # 4 to 4: B has won more turns
    t.asked("B", "spawn")
    t = initiative(cells(c3="I"), given={"reserves": "Ab"}, I=figure("3V", "1/4/6", "Initiative +1"))
    t.roll(3, 4)  # 4 to 4 and level: reroll both
    t.asked("nature", "initiative")
    assert t.dice() == 2


@rule("DB-Q.60")
def test_two_spawn_phases_in_a_row_may_be_skipped() -> None:
    t = initiative(given={"reserves": "Ab"})
    t.roll(1, 4)
    pass_all_actions(t)
    t.roll(1, 5)
    t.asked("B", "action")


@rule("DB-Q.60")
def test_the_tournament_option_rerolls_ones_in_the_turn_after_a_skip() -> None:
    t = initiative(given={"reserves": "Ab", "options": {"tournament": True}})
    t.roll(1, 4)
    t.asked("B", "action")
    pass_all_actions(t)
    t.roll(1, 5)
    t.asked("nature", "initiative")
    assert t.dice() == 1  # only the die that showed 1
    t.roll(3)
    t.asked("B", "spawn")
    assert t.player("B").points == 8
    t.stop()
    t.stop()
    pass_all_actions(t)
    t.roll(1, 5)  # the turn before was not skipped: a 1 stands
    t.asked("B", "action")


@rule("DB-Q.67")
def test_strike_may_be_chosen_without_a_contested_cell_and_is_a_pass() -> None:
    t = action(cells(c3="A", c4="b"))
    t.allows("strike")
    t.answer("strike")
    t.asked("A", "action")
    t.never_saw("combat-began")


@rule("DB-5.2")
def test_what_costs_just_the_points_there_are_is_not_refused_for_its_price() -> None:
    rich = spawn(points=9, X=figure("3V"), Y=figure("4V"))
    exact = price(rich.state, rich.names["X"])
    t = spawn(points=exact, X=figure("3V"), Y=figure("4V"))
    t.allows("spawn", "X", "e1")
    t.refuses("spawn", "Y", "e1", rule="DB-5.2")
    refusal = t.game.why_not(t.state, t.choice, t.value(("spawn", "X", "c3")))
    assert refusal is not None
    assert refusal.rule != "DB-5.2"
