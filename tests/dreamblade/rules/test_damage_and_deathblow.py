"""Sections 5.5 and 5.6: damage, disrupting and destroying, checks outside combat, and deathblows."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dreamblade.rules.state import BONUS_WAITS, SETTLED, UNSCORED
from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, buy, figure, location, shift, spawn, strike
from reverie.testing.dreamblade import cells as at


def crowded(empty: tuple[str, ...] = (), **cells: str) -> str:
    """A board with letters in these cells, with `empty` cells, and with a creature of A's in every other one."""
    used = "".join(cells.values())
    letters = iter([x for x in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if x not in used])
    for row in "12345":
        for column in "abcde":
            if column + row not in cells and column + row not in empty:
                cells[column + row] = next(letters)
    return at(**cells)


def kinds(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in t.seen if event.kind in wanted]


def fight(t: Table, *faces: int | str, cell: str = "c3") -> None:
    """The attackers (all are forced or chosen before) of a cell roll."""
    t.answer(cell)
    t.roll(*faces)


def cells_for(t: Table, name: str) -> list[str]:
    t.asked("A", "disrupt")
    return t.cells_offered(name, "place")


HERO = figure("9V", "3/20/30")
"""Attacks with three dice and is hard to hurt."""
WALL = figure("3F", "0/20/30")
"""Does nothing and takes a lot."""


# Damage (DB-900.2, DB-5.10) ------------------------------------------------------------------------------------------


@rule("DB-900.2")
def test_all_damage_must_be_assigned_and_more_than_needed_may_go_to_one_creature() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "0/2/4"), y=WALL)
    fight(t, 3, 3, 3)
    t.refuses(t.split(x=4), rule="DB-900.2")
    t.refuses(t.split(x=0), rule="DB-900.2")
    t.allows(t.split(x=9))


@rule("DB-900.2")
def test_with_one_enemy_there_is_no_way_to_hold_damage_back() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "0/20/9"))
    fight(t, 3, 3, 3)
    t.saw("destroyed", who="x")


@rule("DB-5.10")
@pytest.mark.parametrize(
    ("defense", "life", "damage", "fate"),
    [
        (5, 7, 4, "nothing"),
        (5, 7, 5, "disrupted"),
        (5, 7, 6, "disrupted"),
        (5, 7, 7, "chosen"),
        (5, 7, 9, "chosen"),
        (7, 5, 4, "nothing"),
        (7, 5, 5, "destroyed"),
        (7, 5, 6, "destroyed"),
        (7, 5, 7, "chosen"),
        (5, 5, 4, "nothing"),
        (5, 5, 5, "chosen"),
    ],
)
def test_the_fate_of_a_creature_follows_from_damage_defense_and_life(
    defense: int, life: int, damage: int, fate: str
) -> None:
    t = strike(at(c3="Ax", b3="By"), A=HERO, x=figure("3F", f"0/{defense}/{life}"), y=WALL)
    faces = [3] * (damage // 3) + ([damage % 3] if damage % 3 else [])
    fight(t, *faces, *["miss"] * (3 - len(faces)))
    if fate == "nothing":
        t.asked("A", "strike")
        assert t.damage_on("x") == damage
    elif fate == "disrupted":
        t.asked("A", "disrupt")
    elif fate == "destroyed":
        t.asked("A", "strike")
        assert t.zone("x") == "graveyard"
    else:
        t.asked("A", "fate")
        t.offers("disrupt", "destroy")


@rule("DB-5.10", "DB-T.60")
def test_current_defense_and_life_decide() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "0/4/5"), y=figure("3F", "0/20/30", "Bolster +3"))
    fight(t, 3, 2, "miss")
    t.damage(x=5)
    t.saw("destroyed", who="x")  # 5 is less than 7 defense, but it is all of its life


@rule("DB-5.10", "DB-T.65", "DB-Q.74", "DB-T.101")
def test_while_disruption_is_forbidden_only_life_counts_as_long_as_the_damage_lasts() -> None:
    t = strike(at(c3="Ax", b3="By"), A=figure("9V", "3/9/9", "Relentless"), B=HERO, x=figure("3F", "0/4/9"), y=WALL)
    fight(t, 3, 2, "miss")
    assert (t.cell("x"), t.damage_on("x")) == ("c3", 5)
    fight(t, "miss", "miss", "miss", cell="b3")  # the check of a later combat
    t.never_saw("disrupted")
    t.asked("A", "action")
    assert t.damage_on("x") == 0
    t.answer("strike")
    t.answer("b3")
    t.roll("miss", "miss", "miss")
    assert not t.state.minis[t.names["x"]].no_disrupt


@rule("DB-Q.74")
def test_a_relentless_attack_forbids_disruption_by_other_damage_as_well() -> None:
    t = strike(
        at(c3="Ax", b3="By"),
        A=figure("9V", "1/9/9", "Relentless"),
        B=figure("9V", "1/9/9", "{B}: Warpstrike 1"),
        x=figure("3F", "0/4/9"),
        y=WALL,
    )
    fight(t, 3)
    fight(t, "blade", cell="b3")
    t.roll(3)  # 6 in all: enough to disrupt, but it carries damage of a Relentless attack
    t.never_saw("disrupted")
    assert t.cell("x") == "c3"


@rule("DB-Q.19", "DB-5.10")
def test_the_opponent_of_its_controller_chooses_the_fate_of_a_creature() -> None:
    t = shift(
        at(c2="A", c3="xy"),
        A=figure("3V", "1/4/4"),
        x=figure("3F", "0/9/9", "Ambush 1"),
        y=figure("3F", "0/9/9", "Ambush 1"),
    )
    t.answer("move", "A", "c3")
    t.roll(2)
    t.roll(2)
    t.asked("B", "fate")
    t.offers("disrupt", "destroy")
    t.answer("disrupt")
    t.asked("B", "disrupt")


# Disrupt -------------------------------------------------------------------------------------------------------------


@rule("DB-G.disrupt", "DB-T.58")
def test_a_disrupted_creature_goes_to_an_empty_cell_but_not_to_the_disruptors_portal() -> None:
    t = strike(crowded(("a1", "d5", "e1"), c3="Ax"), A=HERO, x=figure("3F", "0/4/20"))
    fight(t, 3, 1, "miss")
    assert cells_for(t, "x") == ["a1", "d5"]
    t.refuses("place", "x", "e1", rule="DB-G.disrupt")
    t.refuses("place", "x", "b1", rule="DB-G.disrupt")


@rule("DB-G.disrupt")
def test_the_owners_portal_is_a_legal_place_and_the_damage_clears() -> None:
    t = strike(at(c3="Ax", b3="By"), A=HERO, x=figure("3F", "0/4/20"), y=WALL)
    fight(t, 3, 3, "miss")
    assert "a5" in cells_for(t, "x")
    t.answer("place", "x", "a5")
    assert (t.cell("x"), t.damage_on("x")) == ("a5", 0)


@rule("DB-Q.9", "DB-G.disrupt")
def test_a_cell_with_a_location_is_not_empty() -> None:
    t = strike(
        at(c3="Ax", c4="l", b4="L", d4="C"),
        A=HERO,
        x=figure("3F", "0/4/20"),
        l=location("2F"),
        L=location("2V"),
    )
    fight(t, 3, 1, "miss")
    places = cells_for(t, "x")
    assert not {"c3", "c4", "b4", "d4", "e1"} & set(places)
    assert len(places) == 20


@rule("DB-G.disrupt", "DB-Q.11", "DB-Q.41")
def test_without_a_legal_cell_a_disrupted_creature_is_destroyed_and_the_disruptor_scores() -> None:
    t = strike(crowded(("e1",), c3="Ax"), A=HERO, x=figure("3F", "0/4/20"))
    fight(t, 3, 1, "miss")
    t.saw("destroyed", who="x", seat=0)
    assert t.stack("e1") == ""
    assert t.player("A").kills == 1
    assert t.player("B").bonus == 2


@rule("DB-Q.31")
def test_without_a_legal_cell_a_regenerating_creature_is_banished() -> None:
    t = strike(crowded(c3="Ax"), A=HERO, x=figure("3F", "2/4/20", "Regenerate"))
    fight(t, 3, 1, "miss")
    assert t.zone("x") == "reserves"
    t.never_saw("destroyed")
    t.never_saw("deathblow")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)


@rule("DB-Q.10")
def test_several_disrupted_creatures_are_placed_one_after_another_in_any_order_and_never_in_one_cell() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "0/3/20"), y=figure("3F", "0/3/20"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    assert t.names_offered(1) == "xy"
    t.answer("place", "y", "a1")
    t.refuses("place", "x", "a1", rule="DB-G.disrupt")
    t.answer("place", "x", "a2")
    assert (t.cell("x"), t.cell("y")) == ("a2", "a1")


@rule("DB-Q.10")
def test_a_cell_emptied_by_one_disrupted_creature_is_free_for_the_next() -> None:
    striker = figure("9V", "3/20/30", "{B}: Warpstrike 1")
    t = strike(at(c3="Ax", e5="y"), A=striker, x=figure("3F", "0/3/20"), y=figure("3F", "0/3/20"))
    fight(t, 3, "blade", "miss")
    t.roll(3)
    assert "e5" not in cells_for(t, "x")
    t.answer("place", "y", "a1")
    assert "e5" in cells_for(t, "x")


@rule("DB-Q.10")
def test_when_the_empty_cells_run_out_the_rest_are_destroyed() -> None:
    t = strike(crowded(("a1", "e1"), c3="Axy"), A=HERO, x=figure("3F", "0/3/20"), y=figure("3F", "0/3/20"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    t.offers(("place", "x", "a1"), ("place", "y", "a1"))
    t.answer("place", "y", "a1")
    assert (t.where("y"), t.where("x")) == ("a1", "graveyard")
    assert t.player("A").kills == 1


@rule("DB-Q.12")
def test_disrupted_creatures_are_moved_before_deathblows() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "0/3/20"), y=figure("3F", "2/20/3"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    t.answer("place", "x", "a1")
    t.asked("B", "deathblow")
    assert (t.cell("x"), t.cell("y")) == ("a1", "c3")


# Destroy, banish, sacrifice ------------------------------------------------------------------------------------------


@rule("DB-G.destroy")
def test_a_destroyed_creature_goes_to_its_owners_graveyard() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "0/20/3"))
    fight(t, 3, "miss", "miss")
    assert t.zone("x") == "graveyard"
    assert t.mini("x").owner == 1
    t.saw("destroyed", who="x", seat=0, bonus=2, cell="c3")
    assert t.player("A").kills == 1


@rule("DB-900.17")
def test_no_combat_damage_can_be_put_on_own_creatures() -> None:
    t = strike(at(c3="ABCxy"), x=WALL, y=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll(3, 3, 3, 3)
    assert t.targets() == t.value(("x", "y"))


@rule("DB-900.17", "DB-Q.61", "DB-T.41")
def test_nobody_scores_for_an_own_miniature_destroyed_by_an_own_ability_but_its_owner_gets_the_bonus() -> None:
    t = spawn(at(c3="A", c4="L"), A=figure("3V", "1/4/6", "{0}: Demolish"), L=location("2V"), Z=figure("0V"))
    buy(t, "A", "Demolish")
    t.saw("destroyed", who="L")
    assert t.zone("L") == "graveyard"
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)
    assert t.player("A").bonus == 2


@rule("DB-900.17", "DB-T.41")
def test_a_sacrifice_is_not_a_destruction() -> None:
    t = spawn(at(c3="AC"), A=figure("3V", "1/4/6", "{0}: Appease"), Z=figure("0V"))
    buy(t, "A", "Appease")
    t.answer("C")
    assert t.zone("C") == "graveyard"
    t.never_saw("destroyed")
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)
    assert (t.player("A").bonus, t.player("B").bonus) == (0, 0)


@rule("DB-G.banish")
def test_a_banished_creature_goes_to_its_controllers_reserves_for_nobodys_profit() -> None:
    t = spawn(at(c3="A", c4="x"), A=figure("7V", "1/4/6", "{0}: Wail"), x=figure("3F"), Z=figure("0V"))
    buy(t, "A", "Wail")
    t.roll(2, 1)
    assert t.zone("x") == "reserves"
    t.never_saw("destroyed")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)


@rule("DB-Q.29", "DB-T.88")
def test_purge_is_not_a_destruction_but_the_purged_miniature_counts_for_aspect_costs() -> None:
    t = spawn(
        at(c3="A"),
        given={"reserves": "xy"},
        A=figure("7V", "1/4/6", "{0}: Purge"),
        x=figure("3FF"),
        y=figure("5FF"),
    )
    buy(t, "A", "Purge")
    t.answer("x")
    assert t.zone("x") == "graveyard"
    t.never_saw("destroyed")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)
    t.asked("B", "spawn")
    t.answer("spawn", "y", "a5")
    assert t.saw("spawned", who="y").data["price"] == 6


@rule("DB-Q.30")
def test_reincarnate_never_returns_its_bearer_but_may_return_another_copy() -> None:
    reborn = figure("3F", "0/20/3", "Reincarnate", same="reborn")
    t = strike(at(c3="Ax", b3="By"), A=HERO, x=reborn, y=WALL)
    fight(t, 3, "miss", "miss")
    assert t.zone("x") == "graveyard"  # nobody else is there
    t = strike(at(c3="Ax", b3="By"), given={"graveyard": "z"}, A=HERO, x=reborn, z=reborn, y=WALL)
    fight(t, 3, "miss", "miss")
    assert (t.zone("x"), t.zone("z")) == ("graveyard", "reserves")


@rule("DB-Q.32")
def test_ferocity_on_a_regenerating_creature_banishes_it() -> None:
    t = strike(at(c3="Ax"), A=figure("9V", "3/9/9", "{B}: Ferocity"), x=figure("3F", "2/4/9", "Regenerate"))
    fight(t, 3, 2, "blade")
    assert t.zone("x") == "reserves"
    t.never_saw("disrupted")
    t.never_saw("destroyed")


@rule("DB-Q.56")
def test_damage_on_a_creature_that_leaves_the_dreamscape_is_gone() -> None:
    t = spawn(
        at(c2="C", c3="x", a1="M", e3="W"),
        points=12,
        M=figure("4V", "1/1/1", "{0}: Advance"),
        C=figure("3V", "2/9/9"),
        W=figure("7V", "1/1/1", "{0}: Wail"),
        x=figure("5F", "0/9/9", "Ambush 2"),
        Z=figure("0V"),
    )
    buy(t, "M", "Advance")
    t.answer("move", "C", "c3")
    t.roll(3, 2)
    assert t.damage_on("C") == 5
    buy(t, "W", "Wail")
    t.roll(1, 2)
    t.answer("spawn", "C", "e1")
    t.asked("A", "spawn")  # still the same phase
    assert t.damage_on("C") == 0


@rule("DB-P.23")
def test_a_graveyard_tells_unscored_scored_and_paid_losses_apart() -> None:
    t = strike(at(c3="Ax"), given={"reserves": "z"}, A=HERO, x=figure("3F", "0/20/3"))
    fight(t, 3, "miss", "miss")
    assert t.zone("x") == "graveyard"  # at once, for all rules
    assert t.mini("x").rest == UNSCORED | BONUS_WAITS
    while t.choice.kind == "action":
        t.answer("strike")
    t.asked("nature", "initiative")  # the conquest phase is over
    assert t.mini("x").rest == BONUS_WAITS
    assert t.game.view(t.state, 0)["miniatures"][t.names["x"]]["rest"] == BONUS_WAITS
    t.roll(2, 4)
    t.asked("B", "spawn")
    assert t.mini("x").rest == SETTLED


@rule("DB-P.23")
def test_a_destroyed_miniature_counts_in_the_graveyard_at_once() -> None:
    t = strike(
        at(c3="Ax", b3="By"),
        A=HERO,
        B=HERO,
        x=figure("3F", "0/20/3"),
        y=figure("3F", "*/20/30", "Thanatomancy"),
    )
    assert t.power("y") == 0
    fight(t, 3, "miss", "miss")
    assert t.power("y") == 1


# Minimum stats (DB-900.8, DB-5.11) -----------------------------------------------------------------------------------


@rule("DB-900.8", "DB-T.61")
def test_defense_and_life_are_never_below_one_and_power_never_below_zero() -> None:
    t = strike(at(c3="Ax"), A=figure("3V", "2/2/2", "Drain 5", "Panic 5", "Weaken 5"), x=figure("3F", "2/2/2"))
    assert (t.power("x"), t.defense("x"), t.life("x")) == (0, 1, 1)
    assert (t.power("A"), t.defense("A"), t.life("A")) == (2, 2, 2)


@rule("DB-900.8", "DB-T.62", "DB-5.11")
def test_minimums_are_applied_after_all_modifiers() -> None:
    t = shift(
        at(c3="Ax", d3="B"),
        A=figure("3V", "2/2/2"),
        B=figure("3V", "1/4/6", "Enrage +2", "Bolster +3", "Invigorate 3"),
        x=figure("3F", "2/4/6", "Weaken 3", "Panic 4", "Drain 4"),
    )
    assert (t.power("A"), t.defense("A"), t.life("A")) == (1, 1, 1)
    t.answer("move", "B", "e3")
    assert (t.power("A"), t.defense("A"), t.life("A")) == (0, 1, 1)


@rule("DB-900.8", "DB-T.31")
def test_damage_is_never_below_zero_and_a_new_modifier_means_a_fresh_computation() -> None:
    t = strike(at(c3="Ax"), A=figure("9V", "3/9/9", "{B}: Fumble 5", "{B}: Crit 5"), x=WALL)
    fight(t, 2, "blade", "blade")
    t.blade("A", "Fumble")
    assert t.saw("damaged", who="x").data["damage"] == 2
    t = strike(at(c3="Ax"), A=figure("9V", "3/9/9", "{B}: Fumble 5"), x=WALL)
    fight(t, 2, "blade", "miss")
    t.never_saw("damaged")


@rule("DB-900.8")
def test_a_price_is_never_below_zero() -> None:
    t = spawn(at(c3="K"), points=5, K=figure("3V", "1/4/6", "Channel 9"), X=figure("2V"), Y=figure("2V"))
    t.answer("spawn", "X", "e1")
    assert t.saw("spawned", who="X").data["price"] == 0
    assert t.player("A").points == 5


@rule("DB-5.11", "DB-T.71")
def test_a_set_value_comes_before_bonuses() -> None:
    t = shift(
        at(c3="AB"),
        given={"graveyard": "CDEL"},
        A=figure("3F", "*/4/6", "Thanatomancy"),
        B=figure("3V", "1/4/6", "Enrage +1"),
        L=location("2V"),
    )
    assert t.power("A") == 4


# Checks outside combat -----------------------------------------------------------------------------------------------


@rule("DB-900.3", "DB-P.24")
def test_damage_outside_combat_is_checked_right_after_it() -> None:
    t = spawn(
        at(c3="A", d4="x"),
        A=figure("3V", "1/9/9", "{1}: Warpstrike 2", "{1}: Warpstrike 1"),
        x=figure("3F", "0/4/9"),
    )
    t.answer("ability", "A", t.state.cast.piece_of[0].spawn[0].number)
    t.roll(3, 2)
    t.asked("A", "disrupt")
    t.answer("place", "x", "a1")
    t.asked("A", "spawn")
    assert t.damage_on("x") == 0


@rule("DB-900.3", "DB-900.7b", "DB-T.32")
def test_damage_of_simultaneous_effects_is_added_up_before_the_check() -> None:
    reaper = figure("3F", "0/9/9", "Ambush 2", same="reaper")
    t = shift(at(c2="A", c3="xy"), A=figure("3V", "1/3/6"), x=reaper, y=reaper)
    t.answer("move", "A", "c3")
    t.roll(3, "miss")  # enough to disrupt, but the second attack comes first
    t.asked("nature", "attack")
    t.roll(3, "miss")
    t.asked("B", "fate")  # 6 damage: both thresholds
    assert len([e for e in t.seen if e.kind == "special-attack"]) == 2


@rule("DB-900.3")
def test_separate_entries_are_separate_events() -> None:
    t = shift(
        at(c2="AB", c3="x"),
        A=figure("3V", "1/3/9"),
        B=figure("3V", "1/3/9"),
        x=figure("3F", "0/9/9", "Ambush 2"),
    )
    t.answer("move", "A", "c3")
    t.roll(3, "miss")
    t.asked("B", "disrupt")
    t.answer("place", "A", "a3")
    t.asked("A", "shift")


@rule("DB-P.24", "DB-5.12")
def test_a_check_outside_combat_disrupts_then_makes_deathblows_then_buries_then_goes_on() -> None:
    t = shift(at(c2="AB", c3="x"), A=figure("3V", "1/9/9", "Charge 2"), x=figure("3F", "1/20/3"))
    t.answer("move", "A", "c3")
    t.roll(3, "miss")
    t.asked("B", "deathblow")
    assert t.cell("x") == "c3"
    t.answer(("x",))
    t.roll(2)
    assert kinds(t, "special-attack", "damaged", "deathblow", "destroyed") == [
        "special-attack",
        "damaged",
        "deathblow",
        "damaged",
        "destroyed",
    ]
    assert t.damage_on("A") == 2
    t.asked("A", "shift")


@rule("DB-Q.89", "DB-900.7b")
def test_ambush_and_charge_are_both_made_whatever_their_results() -> None:
    t = shift(
        at(c2="AC", c3="x"),
        A=figure("3V", "1/20/2", "Charge 2"),
        x=figure("3F", "2/20/2", "Ambush 1"),
    )
    t.answer("move", "A", "c3")
    t.roll(3, "miss")  # Charge: the phase owner's effect comes first
    t.roll(3)  # Ambush of the dying x
    assert (t.zone("A"), t.zone("x")) == ("graveyard", "graveyard")
    assert (t.player("A").kills, t.player("B").kills) == (1, 1)
    assert kinds(t, "damaged", "destroyed") == ["damaged", "damaged", "destroyed", "destroyed"]


# Deathblow -----------------------------------------------------------------------------------------------------------


@rule("DB-802.2g", "DB-T.28")
def test_a_deathblow_may_hit_any_local_enemy_also_one_that_did_not_attack() -> None:
    t = strike(at(c3="ABx", c4="C"), A=HERO, x=figure("3F", "2/20/3"))
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, "miss", "miss")
    t.asked("B", "deathblow")
    t.answer(("x",))
    assert t.dice() == 2
    t.roll(2, 1)
    t.asked("B", "damage")
    assert t.targets() == t.value(("A", "B"))
    t.damage(A=1, B=2)
    assert t.saw("damaged", who="B").data["damage"] == 2
    assert t.zone("x") == "graveyard"


@rule("DB-802.2g")
def test_creatures_destroyed_together_in_one_cell_deathblow_together() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "2/20/3"), y=figure("3F", "3/20/3"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    t.asked("B", "deathblow")
    t.offers((), ("x",), ("y",), ("x", "y"))
    t.answer(("x", "y"))
    assert t.dice() == 5


@rule("DB-802.2g", "DB-900.4")
def test_blades_are_misses_in_a_deathblow_and_no_blade_ability_works() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/20/3", "{B*}: Crit 9"))
    fight(t, 3, "miss", "miss")
    t.answer(("x",))
    t.roll("blade", 1)
    assert t.saw("damaged", who="A").data["damage"] == 1
    t.never_saw("blade-assigned")


@rule("DB-802.2g", "DB-T.29")
def test_there_is_no_deathblow_in_the_second_players_action_phases() -> None:
    t = strike(at(c3="Ax"), "B", A=figure("3V", "2/20/3"), x=figure("9F", "3/9/9"))
    fight(t, 3, "miss", "miss")
    assert t.zone("A") == "graveyard"
    t.never_saw("deathblow")
    t.asked("B", "action")


@rule("DB-802.2g")
def test_it_is_the_turn_order_and_not_the_seat_that_gives_a_deathblow() -> None:
    t = strike(at(c3="Ax"), "B", given={"first": "B"}, A=figure("3V", "2/20/3"), x=figure("9F", "3/9/9"))
    fight(t, 3, "miss", "miss")
    t.asked("A", "deathblow")


@rule("DB-802.2g")
def test_a_creature_of_the_second_player_that_dies_in_an_own_action_phase_has_no_deathblow() -> None:
    t = shift(at(c2="x", c3="A", e5="y"), "B", A=figure("3V", "2/9/9", "Ambush 2"), x=figure("3F", "2/20/3"))
    t.answer("move", "x", "c3")
    t.roll(3, "miss")
    assert t.zone("x") == "graveyard"
    t.asked("B", "shift")
    t.never_saw("deathblow")


@rule("DB-802.2g", "DB-T.30")
def test_a_disrupted_creature_has_no_deathblow() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/3/20"))
    fight(t, 3, "miss", "miss")
    t.answer("place", "x", "a1")
    t.asked("A", "action")
    t.never_saw("deathblow")


@rule("DB-802.2g", "DB-T.63")
def test_a_regenerated_creature_has_no_deathblow() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/20/3", "Regenerate"))
    fight(t, 3, "miss", "miss")
    assert t.zone("x") == "reserves"
    t.asked("A", "action")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)


@rule("DB-802.2g")
def test_sacrificed_and_banished_creatures_have_no_deathblow() -> None:
    # Wail banishes x in the first player's phase; x's own kind is never asked for a deathblow.
    t = strike(at(c3="Axy"), A=figure("9V", "1/9/9", "{B}: Wail"), x=figure("3F", "2/9/9"), y=WALL)
    fight(t, "blade")
    t.roll(1, 2)
    t.asked("A", "action")
    assert (t.zone("x"), t.zone("y")) == ("reserves", "reserves")
    # Strikeback is a special attack of the second player; its Detonate sacrifices it.
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/9/9", "Strikeback 1", "Detonate"))
    fight(t, "miss", "miss", "miss")
    t.roll("miss")
    t.saw("sacrificed", who="x")
    t.asked("A", "action")


@rule("DB-802.2g")
def test_there_is_no_deathblow_outside_action_phases() -> None:
    t = spawn(
        at(c3="AC", d4="Bx"),
        A=figure("3V", "1/9/9", "{1}: Warpstrike 2"),
        x=figure("3F", "2/20/3"),
        Z=figure("0V"),
    )
    buy(t, "A", "Warpstrike")
    t.roll(3, "miss")
    assert t.zone("x") == "graveyard"
    t.asked("A", "spawn")


@rule("DB-Q.38")
def test_a_deathblow_need_not_be_made() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/20/3"))
    fight(t, 3, "miss", "miss")
    t.allows(())
    t.answer(())
    assert t.zone("x") == "graveyard"
    t.never_saw("damaged", who="A")


@rule("DB-5.12")
def test_a_creature_destroyed_while_the_first_player_shifts_has_its_deathblow() -> None:
    t = shift(at(c2="A", c3="x"), A=figure("3V", "1/9/9", "Charge 1"), x=figure("3F", "2/20/2"))
    t.answer("move", "A", "c3")
    t.roll(2)
    t.asked("B", "deathblow")


@rule("DB-5.13")
def test_a_creature_destroyed_from_afar_deathblows_in_its_own_cell() -> None:
    t = strike(at(c3="Ay", e5="Bx"), A=figure("9V", "1/9/9", "{B}: Warpstrike 1"), x=figure("3F", "2/20/3"), y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.roll(3)
    t.asked("B", "deathblow")
    t.answer(("x",))
    t.roll(1, 1)
    assert t.saw("damaged", who="B").data["damage"] == 2
    t.never_saw("damaged", who="A")


@rule("DB-5.13")
def test_without_local_enemies_a_creature_destroyed_from_afar_has_no_deathblow() -> None:
    t = strike(at(c3="Ay", e5="x"), A=figure("9V", "1/9/9", "{B}: Warpstrike 1"), x=figure("3F", "2/20/3"), y=WALL)
    fight(t, "blade")
    t.roll(3)
    assert t.zone("x") == "graveyard"
    t.asked("A", "action")


@rule("DB-5.14", "DB-Q.66")
def test_deathblow_damage_is_checked_right_away_without_further_deathblows_and_both_players_score() -> None:
    t = strike(at(c3="Ax", b3="By"), A=figure("9V", "3/20/4"), x=figure("3F", "2/20/3"), y=WALL)
    fight(t, 3, "miss", "miss")
    t.answer(("x",))
    t.roll(3, 1)
    t.asked("A", "strike")  # no deathblow of A
    assert (t.zone("A"), t.zone("x")) == ("graveyard", "graveyard")
    assert (t.player("A").kills, t.player("B").kills) == (1, 1)
    assert (t.player("A").bonus, t.player("B").bonus) == (2, 2)


@rule("DB-5.14")
def test_a_deathblow_may_disrupt_and_its_owner_places_the_creature() -> None:
    t = strike(at(c3="Ax", b3="By"), A=figure("9V", "3/3/9"), x=figure("3F", "2/20/3"), y=WALL)
    fight(t, 3, "miss", "miss")
    t.answer(("x",))
    t.roll(3, 1)
    t.asked("B", "disrupt")
    t.refuses("place", "A", "a5", rule="DB-G.disrupt")  # the disruptor's own portal
    t.answer("place", "A", "e1")
    assert t.cell("A") == "e1"


@rule("DB-5.14")
def test_deathblow_damage_is_checked_once_all_deathblows_are_made() -> None:
    striker = figure("9V", "2/9/9", "{B}: Warpstrike 1")
    t = strike(
        at(c3="Ax", e5="By"),
        A=striker,
        B=figure("3V", "2/20/3"),
        x=figure("3F", "1/20/3"),
        y=figure("3F", "1/20/3"),
    )
    fight(t, 3, "blade")
    t.roll(3)
    t.answer(("x",))
    t.roll(1)
    t.answer(("y",))
    t.roll(3)
    assert kinds(t, "deathblow", "destroyed") == ["deathblow", "deathblow", "destroyed", "destroyed", "destroyed"]
    assert t.zone("B") == "graveyard"


@rule("DB-Q.37")
def test_a_deathblow_has_the_current_power_of_the_dying_with_modifiers_of_those_still_there() -> None:
    t = strike(
        at(c3="ABx", c4="y"),
        A=figure("9V", "3/20/30"),
        B=figure("3V", "0/4/6", "Weaken 1"),
        x=figure("3F", "2/20/3"),
        y=figure("3F", "0/4/6", "Enrage +3"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, "miss", "miss")
    t.answer(("x",))
    assert t.dice() == 2 - 1 + 3


@rule("DB-Q.39")
def test_a_deathblow_respects_the_bodyguards_of_the_attackers_side() -> None:
    t = strike(at(c3="ABx"), A=HERO, B=figure("3V", "0/4/6", "Bodyguard"), x=figure("3F", "3/20/3"))
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, "miss", "miss")
    t.answer(("x",))
    t.roll(3, 2, 1)
    t.refuses(t.split(A=6), rule="DB-K.Bodyguard")
    t.refuses(t.split(A=3, B=3), rule="DB-K.Bodyguard")
    t.allows(t.split(A=2, B=4))


@rule("DB-Q.47")
def test_a_dying_loner_deathblows_alone_or_lets_the_others_do_it() -> None:
    t = strike(
        at(c3="Axyz"),
        A=HERO,
        x=figure("3F", "2/20/3", "Loner"),
        y=figure("3F", "2/20/3"),
        z=figure("3F", "1/20/3"),
    )
    fight(t, 3, 3, 3)
    t.damage(x=3, y=3, z=3)
    t.offers((), ("x",), ("y",), ("z",), ("y", "z"))
    t.refuses(("x", "y"), rule="DB-K.Loner")


@rule("DB-Q.73")
def test_the_choice_between_disrupting_and_destroying_does_not_wait_for_the_deathblow() -> None:
    t = strike(at(c3="Ax"), A=HERO, x=figure("3F", "2/3/3"))
    fight(t, 3, "miss", "miss")
    t.asked("A", "fate")  # before any deathblow is rolled
    t.answer("disrupt")
    t.answer("place", "x", "a1")
    t.never_saw("deathblow")
    assert t.player("B").bonus == 0
    t.asked("A", "action")


# What still counts while creatures are dying -------------------------------------------------------------------------


@rule("DB-Q.48", "DB-T.108")
def test_a_lost_bonus_causes_no_second_check_in_the_same_combat_but_one_in_the_next() -> None:
    t = strike(
        at(c3="Aef", b3="By"),
        A=HERO,
        B=HERO,
        e=figure("3F", "0/4/9"),
        f=figure("3F", "0/20/3", "Bolster +3"),
        y=WALL,
    )
    fight(t, 3, 3, 2)
    t.damage(e=5, f=3)
    assert t.zone("f") == "graveyard"
    assert (t.cell("e"), t.damage_on("e")) == ("c3", 5)
    assert t.defense("e") == 4
    fight(t, "miss", "miss", "miss", cell="b3")
    t.asked("A", "disrupt")
    t.answer("place", "e", "a1")
    assert t.cell("e") == "a1"


@rule("DB-Q.48")
def test_outside_combat_a_lost_bonus_alone_causes_no_check() -> None:
    t = shift(
        at(c3="Bx", d3="A", e3="C", d4="z"),
        given={"damage": {"B": 5}},
        B=figure("3V", "1/4/9"),
        A=figure("3V", "1/4/6", "Bolster +3"),
        x=WALL,
        z=figure("3F", "0/9/9", "Ambush 1"),
    )
    t.answer("move", "A", "d2")
    assert t.defense("B") == 4
    t.asked("A", "shift")
    t.answer("move", "C", "d3")
    assert t.cell("B") == "c3"
    t.never_saw("disrupted")


@rule("DB-Q.82")
def test_a_dying_creature_still_fills_its_cell_for_those_who_are_disrupted() -> None:
    striker = figure("9V", "3/20/30", "{B}: Warpstrike 1")
    t = strike(at(c3="Ax", e5="y"), A=striker, x=figure("3F", "0/3/20"), y=figure("3F", "0/20/3"))
    fight(t, 3, "blade", "miss")
    t.roll(3)
    assert "e5" not in cells_for(t, "x")
    t.answer("place", "x", "a1")
    assert t.zone("y") == "graveyard"


@rule("DB-Q.82")
def test_a_regenerated_creature_has_left_its_cell_before_others_are_placed() -> None:
    striker = figure("9V", "3/20/30", "{B}: Warpstrike 1")
    t = strike(at(c3="Ax", e5="y"), A=striker, x=figure("3F", "0/3/20"), y=figure("3F", "0/20/3", "Regenerate"))
    fight(t, 3, "blade", "miss")
    t.roll(3)
    assert t.zone("y") == "reserves"
    assert "e5" in cells_for(t, "x")


@rule("DB-Q.82")
def test_continuous_abilities_of_the_dying_still_work_for_the_deathblow() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "1/20/3"), y=figure("3F", "1/20/3", "Enrage +2"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    t.answer(("x", "y"))
    assert t.dice() == 1 + 2 + 1


@rule("DB-Q.82")
def test_deathblow_damage_cannot_be_assigned_to_creatures_that_are_dying_as_well() -> None:
    t = strike(
        at(c3="ABCx"),
        given={"damage": {"B": 6}},
        A=HERO,
        B=figure("3V", "0/20/6"),
        C=figure("3V", "0/20/30"),
        x=figure("3F", "2/20/3"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, "miss", "miss")
    t.answer(("x",))
    t.roll(1, 1)
    assert t.targets() == t.value(("A", "C"))


@rule("DB-Q.84")
def test_in_one_check_the_phase_owner_chooses_and_places_before_the_opponent() -> None:
    board = at(c3="ABDxy", b3="Ez")
    t = strike(
        board,
        given={"damage": {"B": 5, "D": 3}},
        A=HERO,
        B=figure("3V", "0/5/5"),
        D=figure("3V", "0/3/9"),
        x=figure("3F", "0/3/3"),
        y=figure("3F", "0/3/9"),
        z=WALL,
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, 3, "miss")
    t.damage(x=3, y=3)
    t.asked("A", "fate")
    t.answer("disrupt")
    t.asked("B", "fate")
    t.answer("disrupt")
    t.asked("A", "disrupt")
    assert t.names_offered(1) == "xy"
    t.answer("place", "x", "a1")
    t.answer("place", "y", "a2")
    t.asked("B", "disrupt")
    assert t.names_offered(1) == "BD"


@rule("DB-Q.84")
def test_all_fates_are_fixed_by_the_stats_before_anything_leaves() -> None:
    t = strike(
        at(c3="ABxy"),
        given={"damage": {"B": 5}},
        A=HERO,
        B=figure("3V", "0/6/20"),
        x=figure("3F", "0/20/3", "Panic 1"),
        y=WALL,
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll(3, "miss", "miss")
    t.damage(x=3)
    t.asked("B", "disrupt")  # x, which dies in the same check, has lowered B's defense to 5
    t.answer("place", "B", "a1")
    assert t.zone("x") == "graveyard"


@rule("DB-Q.85")
def test_reincarnate_may_return_a_creature_destroyed_at_the_same_moment() -> None:
    t = strike(at(c3="Axy"), A=HERO, x=figure("3F", "0/20/3", "Reincarnate"), y=figure("3F", "0/20/3"))
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    assert (t.zone("x"), t.zone("y")) == ("graveyard", "reserves")
    assert t.player("A").kills == 2
    assert t.player("B").bonus == 4


@rule("DB-Q.85")
def test_several_reincarnates_return_creatures_one_after_another() -> None:
    t = strike(
        at(c3="Axy"),
        given={"graveyard": "vw"},
        A=HERO,
        x=figure("3F", "0/20/3", "Reincarnate"),
        y=figure("3F", "0/20/3", "Reincarnate"),
    )
    fight(t, 3, 3, "miss")
    t.damage(x=3, y=3)
    t.asked("B", "choose")
    assert "v" in t.names_offered()
    t.answer("v")
    t.asked("B", "choose")
    assert "v" not in t.names_offered()
    t.answer("w")
    assert (t.zone("v"), t.zone("w")) == ("reserves", "reserves")


# Strikeback ----------------------------------------------------------------------------------------------------------


def strikeback(*faces: int | str, **more: Any) -> Table:
    """A attacks s, which has Strikeback 2, and another creature x in the same cell."""
    pieces = {"s": figure("3F", "0/20/30", "Strikeback 2"), "x": figure("3F", "0/3/20"), "A": HERO, **more}
    t = strike(at(c3="Asx"), **pieces)
    fight(t, *faces)
    return t


@rule("DB-Q.83", "DB-T.76")
def test_strikeback_answers_an_attack_that_disrupts_and_destroys_nothing() -> None:
    t = strikeback(1, 1, "miss")
    t.damage(x=2)
    t.asked("nature", "attack")
    assert t.dice() == 2
    t.saw("special-attack", who="s", target="A")


@rule("DB-Q.83")
def test_any_disrupted_creature_of_the_bearers_side_cancels_strikeback() -> None:
    t = strikeback(3, "miss", "miss")
    t.damage(x=3)
    t.answer("place", "x", "a1")
    t.asked("A", "action")
    t.never_saw("special-attack")


@rule("DB-Q.83")
def test_a_creature_destroyed_in_another_cell_cancels_strikeback_too() -> None:
    t = strike(
        at(c3="As", e5="x"),
        A=figure("9V", "1/20/30", "{B}: Warpstrike 1"),
        s=figure("3F", "0/20/30", "Strikeback 2"),
        x=figure("3F", "0/20/3"),
    )
    fight(t, "blade")
    t.roll(3)
    assert t.zone("x") == "graveyard"
    t.asked("A", "action")
    t.never_saw("special-attack", who="s")


@rule("DB-Q.83")
def test_a_regenerated_creature_does_not_cancel_strikeback() -> None:
    t = strikeback(3, "miss", "miss", x=figure("3F", "0/20/3", "Regenerate"))
    t.damage(x=3)
    assert t.zone("x") == "reserves"
    t.asked("nature", "attack")
    t.saw("special-attack", who="s", target="A")


@rule("DB-Q.83", "DB-900.7b")
def test_several_strikebacks_are_checked_together() -> None:
    back = figure("3F", "0/20/30", "Strikeback 1")
    t = strike(at(c3="Asu"), A=figure("9V", "1/3/6"), s=back, u=back)
    fight(t, "miss")
    t.roll(3)  # enough to disrupt A, but the other Strikeback belongs to the same event
    t.asked("nature", "attack")
    t.roll(3)
    t.asked("B", "fate")


@rule("DB-P.24", "DB-802.2g")
def test_the_damage_of_an_end_of_combat_effect_is_checked_in_that_combat() -> None:
    t = strike(at(c3="As"), A=figure("9V", "1/3/9"), s=figure("3F", "0/20/30", "Strikeback 2"))
    fight(t, "miss")
    t.roll(3, "miss")
    t.asked("B", "disrupt")
    t.answer("place", "A", "a1")
    assert kinds(t, "disrupted", "combat-ended") == ["disrupted", "combat-ended"]


@rule("DB-802.2i", "DB-900.3")
def test_damage_dealt_in_a_shift_is_gone_in_the_next_phase() -> None:
    t = action(at(c2="A", c3="x"), A=figure("3V", "1/9/9"), x=figure("3F", "0/9/9", "Ambush 2"))
    t.answer("shift")
    t.answer("move", "A", "c3")
    t.roll(3, 2)
    t.asked("A", "action")
    t.saw("damaged", who="A", damage=5)
    assert t.damage_on("A") == 0
