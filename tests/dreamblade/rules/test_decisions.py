"""Section 4.6: every decision point, who is asked, what is offered, and whether it may be declined."""

from __future__ import annotations

import pytest

from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, cells, figure, location, shift, spawn, strike

TANK = figure("3F", "1/99/99")
"""Bears whatever it is dealt."""


def cannot_decline(t: Table, by: str) -> None:
    t.refuses("decline", rule=by)
    t.refuses("stop", rule=by)


# Spawning ------------------------------------------------------------------------------------------------------------


@rule("DB-DP.1")
def test_in_a_spawn_phase_the_active_player_chooses_the_next_step_or_stops() -> None:
    t = spawn(
        cells(c3="A"),
        points=3,
        A=figure("1V", "1/2/3", "{1}: Raise"),
        X=figure("2V"),
        L=location("3V"),
        y=figure("1F"),
    )
    t.asked("A", "spawn")
    t.offers(
        "stop",
        t.ability("A", "Raise"),
        ("spawn", "X", "e1"),
        ("spawn", "X", "c1"),
        ("spawn", "L", "c3"),
    )
    t.stop()
    t.asked("B", "spawn")


@rule("DB-DP.2")
def test_a_spawned_miniature_and_its_cell_are_chosen_together() -> None:
    t = spawn(
        cells(c3="A", b4="Cd", a2="L"),
        points=6,
        L=location(),
        X=figure("5V"),
        Y=figure("7V"),
        Z=location("1V"),
        W=figure("1V", "1/2/3", "Reinforce"),
    )
    assert t.names_offered(1) == "WXZ"
    assert t.cells_offered("X") == ["a1", "b1", "c1", "e1"]
    assert t.cells_offered("W") == ["a1", "b1", "b4", "c1", "c3", "e1"]
    assert t.cells_offered("Z") == ["b4", "c3"]
    t.answer("spawn", "W", "b4")
    assert t.cell("W") == "b4"


@rule("DB-DP.2")
def test_copies_of_one_miniature_in_the_reserves_are_one_option() -> None:
    t = spawn(X=figure("1V", same="twin"), Y=figure("1V", same="twin"))
    t.offers("stop", ("spawn", "X", "e1"))


@rule("DB-DP.3")
def test_the_target_of_a_spawn_ability_is_chosen_by_the_active_player() -> None:
    t = spawn(cells(c3="Abd", a5="e"), A=figure("1V", "1/2/3", "{0}: Assault 1"))
    t.answer(t.ability("A", "Assault"))
    t.asked("A", "target")
    t.offers("b", "d")
    cannot_decline(t, "DB-K.Assault")


@rule("DB-DP.3", "DB-900.11")
def test_a_spawn_ability_that_says_may_can_be_declined() -> None:
    t = spawn(cells(c3="A", e1="C"), A=figure("1V", "1/2/3", "{1}: Advance"), X=figure("1V"))
    t.answer(t.ability("A", "Advance"))
    t.asked("A", "move")
    t.offers("decline", ("move", "C", "d1"), ("move", "C", "e2"))
    t.answer("decline")
    t.asked("A", "spawn")
    assert t.cell("C") == "e1"
    t.refuses(t.ability("A", "Advance"), rule="DB-801.8")  # bought all the same


@rule("DB-DP.3", "DB-K.Demolish")
def test_a_spawn_ability_that_does_not_say_may_cannot_be_declined() -> None:
    t = spawn(cells(c3="AL", c4="m"), A=figure("1V", "1/2/3", "{0}: Demolish"), L=location(), m=location())
    t.answer(t.ability("A", "Demolish"))
    t.asked("A", "choose")
    t.offers("L", "m")
    cannot_decline(t, "DB-K.Demolish")


@rule("DB-DP.4", "DB-K.Appease", "DB-Q.26")
def test_the_victim_of_appease_is_chosen_by_its_controller_and_must_be() -> None:
    t = spawn(cells(c3="A", c4="b"), X=figure("1V", "1/2/3", "{C}: Appease"), Y=figure("1V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.offers("A", "X")
    cannot_decline(t, "DB-K.Appease")
    t.answer("X")
    assert t.zone("X") == "graveyard"


@rule("DB-DP.4")
def test_a_target_of_a_comes_into_play_ability_may_be_declined_only_if_it_says_may() -> None:
    t = spawn(cells(c3="b", a3="d"), X=figure("1V", "1/2/3", "{C}: Lure"), Y=figure("1V", "1/2/3", "{C}: Warpstrike 1"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "move")
    t.allows("decline")
    t.answer("decline")
    t.answer("spawn", "Y", "e1")
    t.asked("A", "target")
    t.offers("b", "d")
    cannot_decline(t, "DB-K.Warpstrike")


# Shift and strike ----------------------------------------------------------------------------------------------------


@rule("DB-DP.5", "DB-Q.67")
def test_an_action_phase_is_shift_or_strike_and_neither_may_be_refused() -> None:
    t = action(cells(c3="A", e5="b"))
    t.asked("A", "action")
    t.offers("shift", "strike")
    t.refuses("stop", rule="DB-802")
    t.answer("strike")  # an empty strike
    t.asked("A", "action")
    t.answer("shift")
    t.stop()  # an empty shift
    t.asked("B", "action")


@rule("DB-DP.6", "DB-802.1", "DB-T.14", "DB-T.18")
def test_in_a_shift_a_creature_and_its_destination_are_chosen_or_the_shift_ends() -> None:
    t = shift(cells(a1="AC", e5="Db"))
    t.asked("A", "shift")
    t.offers("stop", ("move", "A", "a2"), ("move", "A", "b1"), ("move", "C", "a2"), ("move", "C", "b1"))
    t.answer("move", "A", "a2")
    t.offers("stop", ("move", "C", "a2"), ("move", "C", "b1"))
    t.stop()
    assert t.cell("C") == "a1"


@rule("DB-DP.7", "DB-T.20")
def test_in_a_strike_the_next_contested_cell_is_chosen_or_the_strike_ends() -> None:
    t = strike(cells(b3="Ab", c3="Cd", d3="E", a1="f"), b=TANK, d=TANK)
    t.asked("A", "strike")
    t.offers("stop", "b3", "c3")
    t.answer("c3")
    t.roll("miss", "miss")
    t.offers("stop", "b3")
    t.stop()
    t.asked("A", "action")


@rule("DB-DP.8", "DB-802.2b")
def test_the_attackers_are_any_of_the_own_creatures_in_the_cell_but_at_least_one() -> None:
    t = strike(cells(c3="ACDb"))
    t.answer("c3")
    t.asked("A", "attackers")
    t.offers(("A",), ("C",), ("D",), ("A", "C"), ("A", "D"), ("C", "D"), ("A", "C", "D"))
    t.refuses((), rule="DB-802.2b")


@rule("DB-DP.8", "DB-K.Loner", "DB-T.68")
def test_a_loner_attacks_alone_or_is_kept_out() -> None:
    t = strike(cells(c3="ACDb"), D=figure("3V", "2/4/6", "Loner"))
    t.answer("c3")
    t.offers(("A",), ("C",), ("A", "C"), ("D",))
    t.refuses(("A", "D"), rule="DB-K.Loner")


# Dice ----------------------------------------------------------------------------------------------------------------


@rule("DB-DP.9", "DB-K.Fortunate", "DB-T.69")
def test_a_fortunate_attacker_s_controller_chooses_up_to_x_dice_to_reroll() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "3/4/6", "Fortunate 2"), b=TANK)
    t.answer("c3")
    t.roll("miss", "miss", 3)
    t.asked("A", "reroll")
    t.offers((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2))
    t.answer((0, 1))
    assert t.dice() == 2
    t.roll(2, 2)
    assert t.damage_on("b") == 7


@rule("DB-DP.9")
def test_a_reroll_may_be_declined() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "2/4/6", "Fortunate 2"), b=TANK)
    t.answer("c3")
    t.roll("miss", 1)
    t.answer(())
    assert t.damage_on("b") == 1


@rule("DB-DP.9", "DB-Q.18")
def test_several_fortunate_attackers_reroll_one_after_another() -> None:
    t = strike(
        cells(c3="ACb", e5="Ed"),
        A=figure("3V", "1/4/6", "Fortunate 1"),
        C=figure("3V", "1/4/6", "Fortunate 1"),
        b=TANK,
    )
    t.answer("c3")
    t.answer(("A", "C"))
    t.roll("miss", "miss")
    t.answer((0,))
    t.roll("miss")
    t.asked("A", "reroll")
    t.answer((0,))  # the same die once more
    t.roll(3)
    assert t.damage_on("b") == 3


@rule("DB-DP.9")
def test_a_special_attack_may_be_rerolled_by_its_fortunate_bearer_s_controller() -> None:
    t = shift(
        cells(c2="A", c3="b", a1="C"),
        b=figure("3F", "2/9/9", "Ambush 1", "Fortunate 1"),
        A=figure("3V", "2/9/9"),
    )
    t.answer("move", "A", "c3")
    t.roll("miss")
    t.asked("B", "reroll")
    t.answer((0,))
    t.roll(2)
    assert t.damage_on("A") == 2


@rule("DB-DP.9")
def test_a_deathblow_may_be_rerolled_by_its_fortunate_attacker_s_controller() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "2/9/9"), b=figure("3F", "1/9/2", "Fortunate 1"))
    t.answer("c3")
    t.roll(1, 1)
    t.asked("B", "deathblow")
    t.answer(("b",))
    t.roll("miss")
    t.asked("B", "reroll")
    t.answer((0,))
    t.roll(3)
    assert t.damage_on("A") == 3


# Blades --------------------------------------------------------------------------------------------------------------


@rule("DB-DP.10", "DB-802.2c", "DB-900.10", "DB-T.33")
def test_the_active_player_chooses_which_blade_ability_gets_the_next_blade_and_must_choose() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "3/4/6", "{B}: Crit 5", "{B}: Fumble 5"), b=TANK)
    t.answer("c3")
    t.roll(3, "blade", "blade")
    t.asked("A", "blade")
    assert t.blades() == ["A Crit", "A Fumble"]
    t.refuses("stop", rule="DB-802.2c")
    t.blade("A", "Crit")
    assert t.damage_on("b") == 3  # the second blade had to go to Fumble


@rule("DB-DP.10", "DB-303.1c", "DB-T.35")
def test_a_blade_too_few_for_a_double_blade_ability_stays_unused() -> None:
    t = strike(
        cells(c3="ACb", e5="Ed"),
        A=figure("3V", "2/4/6", "{B}: Crit 1"),
        C=figure("3V", "1/4/6", "{BB}: Crit 7"),
        b=TANK,
    )
    t.answer("c3")
    t.answer(("A", "C"))
    t.roll("blade", "blade", "miss")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("A", "Crit")
    assert t.damage_on("b") == 1


@rule("DB-DP.10")
def test_a_blade_that_nothing_can_take_is_no_decision() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "2/4/6", "{BB}: Crit 7"), b=TANK)
    t.answer("c3")
    t.roll("blade", 1)
    t.asked("A", "strike")
    assert t.damage_on("b") == 1


@rule("DB-DP.11", "DB-P.22")
def test_the_target_of_a_blade_ability_is_chosen_by_the_active_player() -> None:
    t = strike(cells(c3="Abd", e5="Ce"), A=figure("3V", "1/4/6", "{B}: Assault 1"), b=TANK, d=TANK)
    t.answer("c3")
    t.roll("blade")
    t.asked("A", "target")
    t.offers("b", "d")
    cannot_decline(t, "DB-K.Assault")
    t.answer("d")
    t.roll(2)
    assert (t.damage_on("b"), t.damage_on("d")) == (0, 2)


@rule("DB-DP.11", "DB-900.11", "DB-T.79")
def test_a_blade_ability_that_says_may_takes_the_blade_and_can_then_be_declined() -> None:
    t = strike(
        cells(c3="ACb", a1="D", e5="Ed"),
        A=figure("3V", "0/4/6", "{B}: Advance"),
        C=figure("3V", "1/4/6"),
        b=TANK,
    )
    t.answer("c3")
    t.answer(("A", "C"))
    t.roll("blade")
    t.saw("blade-assigned", who="A")
    t.asked("A", "move")
    t.allows("move", "D", "a2")
    t.answer("decline")
    assert t.cell("D") == "a1"


@rule("DB-DP.11", "DB-K.Ferocity")
def test_the_target_of_ferocity_cannot_be_declined() -> None:
    t = strike(cells(c3="Abd"), A=figure("3V", "1/4/6", "{B}: Ferocity"))
    t.answer("c3")
    t.roll("blade")
    t.asked("A", "choose")
    t.offers("b", "d")
    cannot_decline(t, "DB-K.Ferocity")


# Damage --------------------------------------------------------------------------------------------------------------


@rule("DB-DP.12", "DB-900.2", "DB-802.2d")
def test_the_active_player_splits_all_the_damage_among_local_enemies() -> None:
    t = strike(cells(c3="Abd", c4="e"), b=TANK, d=TANK)
    t.answer("c3")
    t.roll(2, 1)
    t.asked("A", "damage")
    t.offers((3, 0), (2, 1), (1, 2), (0, 3))
    t.refuses(t.split(b=1), rule="DB-900.2")
    t.refuses(t.split(b=3, d=1), rule="DB-900.2")
    t.refuses("decline", rule="DB-802.2d")


@rule("DB-DP.12", "DB-K.Bodyguard")
def test_a_bodyguard_limits_the_split() -> None:
    t = strike(cells(c3="Abd"), b=figure("3F", "1/3/9", "Bodyguard"), A=figure("3V", "2/4/6"))
    t.answer("c3")
    t.roll(3, 2)
    t.offers((5, 0), (4, 1), (3, 2))
    t.refuses((2, 3), rule="DB-K.Bodyguard")


@rule("DB-DP.13", "DB-T.26")
def test_with_defense_and_life_both_reached_the_dealer_chooses_disrupt_or_destroy() -> None:
    t = strike(cells(c3="Ab"), A=figure("3V", "3/4/6"), b=figure("3F", "1/5/7"))
    t.answer("c3")
    t.roll(3, 3, 1)
    t.asked("A", "fate")
    t.offers("disrupt", "destroy")
    t.refuses("decline", rule="DB-802.2d")
    t.answer("disrupt")
    t.asked("A", "disrupt")


@rule("DB-DP.13", "DB-T.27", "DB-900.2")
def test_with_one_threshold_reached_there_is_no_choice() -> None:
    disrupted = strike(cells(c3="Ab"), A=figure("3V", "2/4/6"), b=figure("3F", "1/5/7"))
    disrupted.answer("c3")
    disrupted.roll(3, 2)
    disrupted.asked("A", "disrupt")
    destroyed = strike(cells(c3="Ab"), A=figure("3V", "2/4/6"), b=figure("3F", "0/7/5"))
    destroyed.answer("c3")
    destroyed.roll(3, 2)
    assert destroyed.zone("b") == "graveyard"


@rule("DB-DP.13", "DB-K.Relentless")
def test_with_disruption_forbidden_there_is_no_choice() -> None:
    t = strike(cells(c3="Ab"), A=figure("3V", "3/4/6", "Relentless"), b=figure("3F", "0/5/7"))
    t.answer("c3")
    t.roll(3, 3, 1)
    assert t.zone("b") == "graveyard"


@rule("DB-DP.13", "DB-DP.14", "DB-Q.19")
def test_outside_combat_too_the_player_who_dealt_the_damage_chooses() -> None:
    t = shift(cells(c2="A", c3="b", a1="C"), A=figure("3V", "2/2/3"), b=figure("3F", "2/9/9", "Ambush 1"))
    t.answer("move", "A", "c3")
    t.roll(3)
    t.asked("B", "fate")
    t.answer("disrupt")
    t.asked("B", "disrupt")
    t.refuses("place", "A", "a5", rule="DB-G.disrupt")  # B's own portal
    t.answer("place", "A", "e1")
    assert t.cell("A") == "e1"


@rule("DB-DP.14", "DB-G.disrupt", "DB-T.58", "DB-Q.9")
def test_the_disruptor_chooses_an_empty_cell_and_cannot_decline() -> None:
    full = {f"{letter}{number}": "." for letter in "abcde" for number in "12345"}
    letters = iter("CDEFGHIJKLMNOPQRSTUVWX")
    for cell in full:
        if cell not in ("c3", "a2", "e1", "d4"):
            full[cell] = next(letters)
    full["c3"] = "Ab"
    t = strike(cells(**full), A=figure("3V", "2/4/6"), b=figure("3F", "1/5/7"), C=location())
    t.answer("c3")
    t.roll(3, 2)
    t.asked("A", "disrupt")
    t.offers(("place", "b", "a2"), ("place", "b", "d4"))
    t.refuses("place", "b", "e1", rule="DB-G.disrupt")
    t.refuses("place", "b", "a1", rule="DB-G.disrupt")  # a location is no empty cell
    t.refuses("decline", rule="DB-G.disrupt")


@rule("DB-DP.14", "DB-Q.10")
def test_several_disrupted_creatures_are_placed_one_after_another_in_any_order() -> None:
    t = strike(cells(c3="Abd"), A=figure("3V", "2/4/6"), b=figure("3F", "1/3/9"), d=figure("3F", "1/3/9"))
    t.answer("c3")
    t.roll(3, 3)
    t.damage(b=3, d=3)
    t.allows("place", "b", "c2")
    t.allows("place", "d", "c2")
    t.answer("place", "d", "c2")
    t.refuses("place", "b", "c2", rule="DB-G.disrupt")
    t.answer("place", "b", "a5")
    assert (t.cell("b"), t.cell("d")) == ("a5", "c2")


# Deathblow -----------------------------------------------------------------------------------------------------------


@rule("DB-DP.15", "DB-802.2g", "DB-Q.38", "DB-T.28")
def test_the_owner_of_destroyed_creatures_decides_whether_they_attack_and_splits_the_damage() -> None:
    t = strike(
        cells(c3="ACbd", e5="Ef"),
        A=figure("3V", "3/9/9"),
        C=figure("3V", "1/9/9"),
        b=figure("3F", "2/9/2"),
        d=figure("3F", "1/9/2"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, 1, "miss")
    t.damage(b=2, d=2)
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("d",), ("b", "d"))
    t.answer(("b", "d"))
    assert t.dice() == 3
    t.roll(2, 1, "blade")
    t.asked("B", "damage")
    t.refuses(t.split(A=2), rule="DB-900.2")
    t.answer(t.split(A=1, C=2))  # C was kept out of the attack and is hit all the same
    assert (t.damage_on("A"), t.damage_on("C")) == (1, 2)


@rule("DB-DP.15")
def test_a_deathblow_may_be_declined() -> None:
    t = strike(cells(c3="Ab", e5="Cd"), A=figure("3V", "2/9/9"), b=figure("3F", "2/9/2"))
    t.answer("c3")
    t.roll(1, 1)
    t.answer(())
    t.never_saw("deathblow")
    assert t.zone("b") == "graveyard"


@rule("DB-DP.15", "DB-Q.47", "DB-K.Loner")
def test_a_loner_makes_its_deathblow_alone_or_not_at_all() -> None:
    t = strike(
        cells(c3="Abd"),
        A=figure("3V", "3/9/9"),
        b=figure("3F", "2/9/2", "Loner"),
        d=figure("3F", "1/9/2"),
    )
    t.answer("c3")
    t.roll(3, 1, "miss")
    t.damage(b=2, d=2)
    t.offers((), ("b",), ("d",))


# Triggered choices ---------------------------------------------------------------------------------------------------


@rule("DB-DP.16", "DB-K.Charge")
def test_the_controller_of_charge_chooses_its_target_and_must() -> None:
    t = shift(cells(c2="A", c3="bd", c4="e", a1="C"), A=figure("3V", "2/4/6", "Charge 1"), b=TANK, d=TANK)
    t.answer("move", "A", "c3")
    t.asked("A", "target")
    t.offers("b", "d")
    cannot_decline(t, "DB-K.Charge")
    t.answer("d")
    t.roll(2)
    assert (t.damage_on("b"), t.damage_on("d")) == (0, 2)


@rule("DB-DP.16")
def test_a_charging_creature_moved_by_the_enemy_still_has_its_own_controller_choose() -> None:
    t = strike(
        cells(c3="Ab", d3="e", d4="C", e5="Gh"),
        A=figure("3V", "1/4/6", "{B}: Lure"),
        b=TANK,
        e=figure("3F", "2/4/6", "Charge 1"),
        C=figure("3V", "2/9/9"),
    )
    t.answer("c3")
    t.roll("blade")
    t.answer("move", "e", "c3")
    t.saw("special-attack", who="e", target="A")
    t.asked("nature", "attack")
    two = strike(
        cells(c3="ACb", d3="e"),
        A=figure("3V", "1/4/6", "{B}: Lure"),
        b=TANK,
        e=figure("3F", "2/4/6", "Charge 1"),
    )
    two.answer("c3")
    two.answer(("A",))
    two.roll("blade")
    two.answer("move", "e", "c3")
    two.asked("B", "target")
    two.offers("A", "C")


@rule("DB-DP.17", "DB-K.Strikeback", "DB-T.76")
def test_the_controller_of_strikeback_chooses_its_target_and_must() -> None:
    t = strike(cells(c3="ACb", e5="Ed"), b=figure("3F", "1/99/99", "Strikeback 3"), C=figure("3V", "2/99/99"))
    t.answer("c3")
    t.answer(("A",))
    t.roll("miss", 1)
    t.asked("B", "target")
    t.offers("A", "C")
    cannot_decline(t, "DB-K.Strikeback")
    t.answer("C")
    assert t.dice() == 3
    t.roll(2, "blade", 1)
    assert t.damage_on("C") == 3


@rule("DB-DP.18", "DB-900.7a")
def test_a_player_orders_the_own_simultaneous_effects() -> None:
    t = shift(
        cells(c2="A", c3="bde", a1="C"),
        A=figure("3V", "2/99/99"),
        b=figure("3F", "1/9/9", "Ambush 1"),
        d=figure("3F", "1/9/9", "Ambush 2"),
        e=figure("3F", "1/9/9", "Ambush 3"),
    )
    t.answer("move", "A", "c3")
    t.asked("B", "order")
    bearers = {option[2]: option for option in t.options()}
    assert sorted(bearers) == sorted(t.value(("b", "d", "e")))
    t.refuses("decline", rule="DB-900.7a")
    t.answer(bearers[t.names["e"]])
    assert t.dice() == 3
    t.roll("miss", "miss", "miss")
    t.asked("B", "order")
    t.answer({option[2]: option for option in t.options()}[t.names["b"]])
    assert t.dice() == 1
    t.roll("miss")
    assert t.dice() == 2  # the last one needs no decision


@rule("DB-DP.18", "DB-900.7a")
def test_a_player_orders_equal_effects_too_when_their_bearers_differ() -> None:
    t = strike(
        cells(c3="Abd", e5="Ce"),
        A=figure("3V", "2/9/99"),
        b=figure("3F", "1/99/99", "Strikeback 2", "Fortunate 1"),
        d=figure("3F", "1/99/99", "Strikeback 2"),
    )
    t.answer("c3")
    t.roll("miss", "miss")
    t.asked("B", "order")  # whether the reroll comes before or after the other roll is known matters
    assert {option[2] for option in t.options()} == set(t.value(("b", "d")))


@rule("DB-DP.18", "DB-900.7a")
def test_nobody_orders_effects_of_different_players() -> None:
    t = shift(
        cells(c2="A", c3="b", a1="C"),
        A=figure("3V", "2/99/99", "Charge 2"),
        b=figure("3F", "1/99/99", "Ambush 1"),
    )
    t.answer("move", "A", "c3")
    t.asked("nature", "attack")
    assert t.dice() == 2
    t.roll("miss", "miss")
    assert t.dice() == 1


@rule("DB-DP.19", "DB-K.Reincarnate", "DB-Q.30")
def test_reincarnate_returns_a_creature_of_its_controller_s_choice_and_cannot_be_declined() -> None:
    t = strike(
        cells(c3="Ab", e5="Cd"),
        given={"first": "B", "graveyard": "efl"},
        A=figure("3V", "2/9/9"),
        b=figure("3F", "1/9/2", "Reincarnate"),
        l=location(),
    )
    t.answer("c3")
    t.roll(1, 1)
    t.asked("B", "choose")
    t.offers("e", "f")
    cannot_decline(t, "DB-K.Reincarnate")
    t.answer("f")
    assert [t.zone(name) for name in "bef"] == ["graveyard", "graveyard", "reserves"]


@rule("DB-DP.19", "DB-K.Raise", "DB-Q.92")
def test_raise_returns_a_creature_of_its_controller_s_choice_or_none() -> None:
    t = spawn(
        cells(c3="A"),
        given={"graveyard": "CDLe"},
        A=figure("1V", "1/2/3", "{0}: Raise"),
        L=location(),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Raise"))
    t.asked("A", "choose")
    t.offers("decline", "C", "D")
    t.answer("decline")
    assert (t.zone("C"), t.zone("D")) == ("graveyard", "graveyard")


@rule("DB-DP.20", "DB-K.Purge", "DB-Q.92")
def test_purge_takes_a_miniature_of_the_opponent_s_reserves_or_none() -> None:
    t = spawn(
        cells(c3="A", c4="b"),
        given={"graveyard": "g"},
        A=figure("1V", "1/2/3", "{0}: Purge"),
        X=figure("1V"),
        d=figure(),
        e=location(),
    )
    t.answer(t.ability("A", "Purge"))
    t.asked("A", "choose")
    t.offers("decline", "d", "e")
    t.answer("decline")
    assert (t.zone("d"), t.zone("e")) == ("reserves", "reserves")


@rule("DB-DP.21", "DB-W.7", "DB-K.Unique")
def test_the_controller_of_a_unique_clash_chooses_which_copy_stays() -> None:
    ekkyon = figure("3V", "2/4/6", "Unique Ekkyon")
    t = spawn(cells(c3="A", c4="C", d4="D"), A=ekkyon, C=ekkyon, D=ekkyon, X=figure("1V", "1/2/3", "Unique Glorious"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "unique")
    t.offers("A", "C", "D")
    t.refuses("decline", rule="DB-K.Unique")
    t.answer("C")
    assert [t.where(name) for name in "ACDX"] == ["graveyard", "c4", "graveyard", "e1"]
    t.never_saw("destroyed")


@rule("DB-DP.22", "DB-G.X", "DB-Q.51")
def test_a_free_x_is_chosen_from_nought_to_what_can_be_paid() -> None:
    t = spawn(cells(c3="A", c4="b"), points=4, A=figure("1V", "1/2/3", "{X}: Warpstrike X"), b=TANK, Y=figure("1V"))
    t.answer(t.ability("A", "Warpstrike"))
    t.asked("A", "value")
    t.offers(0, 1, 2, 3, 4)
    t.refuses("decline", rule="DB-G.X")
    t.answer(3)
    assert t.dice() == 3
    t.roll(1, "miss", 2)
    assert (t.player("A").points, t.damage_on("b")) == (1, 3)


@rule("DB-DP.1", "DB-DP.6", "DB-DP.7")
@pytest.mark.parametrize("phase", ["spawn", "shift", "strike"])
def test_the_opponent_of_the_phase_owner_never_acts_of_the_own_accord(phase: str) -> None:
    tables = {
        "spawn": spawn(cells(c3="Ab"), X=figure("1V"), y=figure("1F")),
        "shift": shift(cells(c2="A", d4="b")),
        "strike": strike(cells(c3="Ab", d3="Cd")),
    }
    t = tables[phase]
    assert [choice.seat for choice in t.state.pending] == [0]
    assert t.choice.kind == phase
    owners = {t.state.minis[option[1]].owner for option in t.options() if isinstance(option, tuple)}
    assert owners <= {0}
