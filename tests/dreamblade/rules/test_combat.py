"""Section 5.4 (DB-802.2): strikes, the combat procedure DB-P.20, and special attacks."""

from __future__ import annotations

import pytest

from reverie.testing import rule
from reverie.testing.dreamblade import Table, cells, figure, location, shift, spawn, strike


def kinds(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in t.seen if event.kind in wanted]


WALL = figure("3F", "0/9/20")
"""An enemy that does nothing and takes a lot."""


# Choosing cells ------------------------------------------------------------------------------------------------------


@rule("DB-802.2", "DB-T.21")
def test_only_engaged_creatures_attack_and_nobody_moves_in_a_strike() -> None:
    t = strike(cells(c3="Ab", d2="C", e5="d"))
    t.offers("stop", "c3")
    t.refuses("d2", rule="DB-802.2")
    t.refuses("e5", rule="DB-802.2")
    assert not t.options().has(t.value(("move", "C", "d3")))


@rule("DB-802.2")
def test_damage_is_split_after_the_roll_and_no_defender_is_named_before() -> None:
    t = strike(cells(c3="Abc"), b=WALL, c=WALL)
    t.answer("c3")
    t.asked("nature", "attack")  # nobody was asked for a defender
    t.roll(3, 1)
    t.asked("A", "damage")
    t.damage(b=3, c=1)
    assert t.saw("damaged", who="b").data["damage"] == 3
    assert t.saw("damaged", who="c").data["damage"] == 1


@rule("DB-802.2a", "DB-900.6", "DB-T.20")
def test_cells_are_fought_in_one_at_a_time_in_any_order() -> None:
    for first, second in (("b3", "c3"), ("c3", "b3")):
        t = strike(cells(b3="Aw", c3="Bx"), w=WALL, x=WALL)
        t.answer(first)
        t.roll("miss", "miss")
        t.offers("stop", second)
        t.answer(second)
        t.roll("miss", "miss")
        assert [e.data["cell"] for e in t.seen if e.kind == "combat-began"] == [t.value(first), t.value(second)]


@rule("DB-802.2a")
def test_a_cell_is_fought_in_only_once_per_phase_but_again_in_the_next() -> None:
    t = strike(cells(b3="Aw", c3="Bx"), w=WALL, x=WALL)
    t.answer("c3")
    t.roll("miss", "miss")
    t.refuses("c3", rule="DB-802.2a")
    t.stop()
    t.answer("strike")
    t.allows("c3")


@rule("DB-802.2a", "DB-T.22")
def test_fresh_creatures_do_not_open_a_fought_cell_again() -> None:
    t = strike(cells(c3="Ax", c4="F", e3="By"), B=figure("3V", "1/4/6", "{B}: Advance"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("miss", "miss")
    t.answer("e3")
    t.roll("blade")
    t.answer("move", "F", "c3")
    assert t.stack("c3") == "AFx"
    t.asked("A", "action")  # no cell is left: both were fought in


@rule("DB-802.2")
def test_a_strike_may_be_ended_with_contested_cells_left() -> None:
    t = strike(cells(b3="Aw", c3="Bx"))
    t.stop()
    t.asked("A", "action")
    t.never_saw("combat-began")


# Attackers -----------------------------------------------------------------------------------------------------------


@rule("DB-802.2b")
def test_all_attackers_of_a_cell_attack_together_and_any_may_be_kept_out() -> None:
    t = strike(
        cells(c3="ABCx", d3="D"), A=figure("3V", "1/4/6"), B=figure("3V", "2/4/6"), C=figure("3V", "4/4/6"), x=WALL
    )
    t.answer("c3")
    t.asked("A", "attackers")
    t.offers(("A",), ("B",), ("C",), ("A", "B"), ("A", "C"), ("B", "C"), ("A", "B", "C"))
    t.refuses((), rule="DB-802.2b")
    t.refuses(("A", "D"), rule="DB-802.2b")
    t.answer(("A", "C"))
    assert t.dice() == 5
    t.saw("attacked", attackers=("A", "C"), dice=5)


@rule("DB-900.5", "DB-T.80")
def test_an_attack_without_dice_is_an_attack_all_the_same() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "0/4/6", "Detonate"), x=WALL)
    t.answer("c3")
    t.saw("attacked", attackers=("A",), dice=0)
    t.saw("sacrificed", who="A", rule="DB-K.Detonate")
    t.never_saw("damaged")


@rule("DB-900.5", "DB-900.11", "DB-T.79")
def test_a_creature_without_power_uses_the_blades_of_others() -> None:
    t = strike(cells(c3="ABx", a1="C"), A=figure("3V", "0/4/6", "{B}: Advance"), B=figure("3V", "3/4/6"), x=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    assert t.dice() == 3
    t.roll("blade", "miss", "miss")
    t.saw("blade-assigned", who="A")
    t.asked("A", "move")
    t.allows("decline")
    t.answer("move", "C", "a2")


# DB-P.20 -------------------------------------------------------------------------------------------------------------


@rule("DB-P.20", "DB-Q.12")
def test_a_combat_runs_through_its_steps_in_order() -> None:
    t = strike(
        cells(c3="Abc"),
        A=figure("9V", "4/9/20", "{B}: Crit 4", "Fortunate 1"),
        b=figure("3F", "1/3/20"),
        c=figure("3F", "2/9/4"),
    )
    t.answer("c3")  # C1; C2 is forced
    t.asked("nature", "attack")  # C3
    assert t.dice() == 4
    t.roll("miss", 3, "blade", "miss")
    t.asked("A", "reroll")  # C4
    t.answer((0,))
    t.roll("miss")
    t.saw("tallied", damage=3, blades=1)  # C5
    t.saw("damage-modified", change=4)  # C6
    t.asked("A", "damage")  # C7, C8: 3 + 4
    t.damage(b=3, c=4)
    t.asked("A", "disrupt")  # C9, C10
    assert t.zone("c") == "dreamscape"
    t.answer("place", "b", "a1")
    t.asked("B", "deathblow")  # C11
    t.answer(("c",))
    t.roll(1, 1)
    order = kinds(
        t,
        "combat-began",
        "attacked",
        "tallied",
        "blade-assigned",
        "damage-modified",
        "damaged",
        "disrupted",
        "deathblow",
        "destroyed",
        "combat-ended",
    )
    assert order == [
        "combat-began",
        "attacked",
        "tallied",
        "blade-assigned",
        "damage-modified",
        "damaged",
        "damaged",
        "disrupted",
        "deathblow",
        "damaged",
        "destroyed",
        "combat-ended",
    ]
    assert t.zone("c") == "graveyard"


@rule("DB-P.20")
def test_final_damage_is_base_damage_with_all_modifiers_and_never_negative() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "4/9/9", "{B}: Crit 1", "{B}: Fumble 9"), x=WALL)
    t.answer("c3")
    t.roll(2, 1, "blade", "blade")
    t.blade("A", "Crit")
    t.saw("damage-modified", change=-9)
    t.never_saw("damaged", who="x")


@rule("DB-P.20", "DB-802.2h")
def test_damage_below_the_thresholds_stays_on_a_creature() -> None:
    t = strike(cells(c3="Ax", b3="By"), x=figure("3F", "0/4/6"), y=WALL)
    t.answer("c3")
    t.roll(3, "miss")
    assert t.cell("x") == "c3"
    assert t.damage_on("x") == 3


@rule("DB-P.20", "DB-900.16")
def test_end_of_combat_effects_come_before_blade_granted_changes_expire() -> None:
    # Strikeback strikes while the blade-granted Bolster still holds: 4 damage against defense 3 + 2.
    t = strike(
        cells(c3="ABx", d3="Cy"),
        A=figure("3V", "1/9/9", "{B}: Bolster +2"),
        B=figure("3V", "1/3/9"),
        x=figure("3F", "0/9/9", "Strikeback 2"),
        y=WALL,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "miss")
    t.asked("B", "target")
    t.answer("B")
    t.roll(3, 1)
    assert t.cell("B") == "c3"
    assert t.damage_on("B") == 4
    assert t.defense("B") == 3


# Damage in combat ----------------------------------------------------------------------------------------------------


@rule("DB-802.2d", "DB-900.2")
def test_damage_is_split_freely_among_the_enemy_creatures_of_the_cell() -> None:
    t = strike(cells(c3="AxyLl", d3="z"), x=WALL, y=WALL, L=location("2V"), l=location("2F"))
    t.answer("c3")
    t.roll(2, 2)
    assert t.targets() == t.value(("x", "y"))
    t.offers((4, 0), (3, 1), (2, 2), (1, 3), (0, 4))
    t.refuses((3, 0), rule="DB-900.2")


@rule("DB-802.2d", "DB-T.26")
def test_damage_that_reaches_both_thresholds_lets_the_attacker_choose() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "3/9/9"), x=figure("3F", "0/5/7"))
    t.answer("c3")
    t.roll(3, 3, 1)
    t.asked("A", "fate")
    t.offers("disrupt", "destroy")
    t.answer("destroy")
    assert t.zone("x") == "graveyard"


@rule("DB-802.2d", "DB-900.2", "DB-T.27")
def test_damage_that_reaches_only_defense_must_disrupt() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "2/9/9"), x=figure("3F", "0/5/7"))
    t.answer("c3")
    t.roll(3, 2)
    t.asked("A", "disrupt")  # no choice of fate, only of the cell
    t.answer("place", "x", "a1")
    assert t.cell("x") == "a1"


@rule("DB-802.2e", "DB-802.2f", "DB-T.25")
def test_portions_of_damage_in_one_combat_are_added_up_before_the_check() -> None:
    striker = figure("9V", "2/9/9", "{B}: Warpstrike 2", "{B}: Assault 1")
    t = strike(cells(c3="Ay", e5="x"), A=striker, y=WALL, x=figure("3F", "0/5/9"))
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", "Warpstrike")
    t.roll(3, 2)
    assert t.damage_on("x") == 5
    assert t.cell("x") == "e5"  # enough to disrupt it, but not before the end of the combat
    t.roll(1)
    t.asked("A", "disrupt")


@rule("DB-802.2e", "DB-T.25")
def test_two_blades_together_may_destroy_what_each_would_only_disrupt() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "2/9/9", "{B*}: Assault 2", "{B}: Crit 1"), x=figure("3F", "0/5/9"))
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", "Assault")
    t.roll(3, 2)
    t.asked("A", "blade")  # 5 damage, nothing has happened yet
    t.blade("A", "Assault")
    t.roll(3, 1)
    assert t.damage_on("x") == 9
    t.asked("A", "fate")
    t.offers("disrupt", "destroy")


@rule("DB-802.2e")
def test_the_regular_attack_and_its_blades_are_added_up() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "2/9/9", "{B}: Assault 1"), x=figure("3F", "0/9/6"))
    t.answer("c3")
    t.roll(3, "blade")
    t.roll(3)
    t.saw("destroyed", who="x")


@rule("DB-802.2f")
def test_a_disrupted_creature_loses_all_its_damage() -> None:
    t = strike(cells(c3="Ax", b3="By"), A=figure("9V", "2/9/9"), x=figure("3F", "0/5/9"), y=WALL)
    t.answer("c3")
    t.roll(3, 3)
    t.answer("place", "x", "a1")
    assert t.damage_on("x") == 0


@rule("DB-802.2f", "DB-Q.78", "DB-T.105")
def test_a_location_is_destroyed_at_once_in_a_combat() -> None:
    t = strike(
        cells(c3="Ax", c4="l"),
        A=figure("9V", "3/9/9", "{B}: Demolish"),
        x=figure("3F", "0/4/9"),
        l=location("2F", "Bolster +3"),
    )
    assert t.defense("x") == 7
    t.answer("c3")
    t.roll(3, 2, "blade")
    t.saw("destroyed", who="l", bonus=2)
    assert t.player("A").kills == 1
    assert t.player("B").bonus == 2
    t.asked("A", "disrupt")  # 5 against the bare defense of 4
    seen = kinds(t, "destroyed", "damaged")
    assert seen == ["destroyed", "damaged"]


@rule("DB-Q.78")
def test_a_creature_banished_before_the_end_of_the_combat_is_not_checked() -> None:
    t = strike(
        cells(c3="Axy"),
        A=figure("9V", "2/9/9", "{B}: Wail", "{B}: Assault 2"),
        x=figure("3F", "0/9/3"),
        y=WALL,
    )
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", "Assault")
    t.answer("x")
    t.roll(3, 3)
    assert t.damage_on("x") == 6  # lethal, but it waits
    t.roll(1, 2)
    assert t.zone("x") == "reserves"
    t.never_saw("destroyed")
    assert t.player("A").kills == 0


@rule("DB-Q.78")
def test_a_sacrifice_happens_at_once_in_a_combat() -> None:
    t = strike(cells(c3="Axy"), A=figure("9V", "1/9/9", "{B}: Bomb 2"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.answer("explode")
    assert kinds(t, "sacrificed", "damaged", "combat-ended") == ["sacrificed", "damaged", "damaged", "combat-ended"]


@rule("DB-802.2h")
def test_damage_adds_up_over_combats_of_the_same_phase() -> None:
    t = strike(
        cells(c3="Ax", b3="By"),
        A=figure("9V", "1/9/9"),
        B=figure("9V", "1/9/9", "{B}: Warpstrike 1"),
        x=figure("3F", "0/9/5"),
        y=WALL,
    )
    t.answer("c3")
    t.roll(3)
    assert t.damage_on("x") == 3
    t.answer("b3")
    t.roll("blade")
    t.roll(2)
    t.saw("destroyed", who="x")


@rule("DB-802.2h")
def test_damage_adds_up_in_a_spawn_phase_as_well() -> None:
    t = spawn(
        cells(c3="A", d4="x"),
        A=figure("3V", "1/9/9", "{1}: Warpstrike 1", "{1}: Warpstrike 2"),
        x=figure("3F", "0/9/5"),
    )
    first, second = [("ability", 0, a.number) for a in t.state.cast.piece_of[0].spawn]
    t.answer(*first)
    t.roll(3)
    assert t.damage_on("x") == 3
    t.answer(*second)
    t.roll(2, "miss")
    t.saw("destroyed", who="x")


@rule("DB-802.2i", "DB-T.84")
def test_no_damage_is_carried_into_the_next_phase() -> None:
    t = strike(cells(c3="Ax"), x=WALL)
    t.answer("c3")
    t.roll(2, "miss")
    t.asked("A", "action")
    t.saw("damaged", who="x", damage=2)
    assert t.damage_on("x") == 0


@rule("DB-802.2i")
def test_surplus_damage_is_lost_with_the_phase() -> None:
    t = strike(cells(c3="Axy"), A=figure("9V", "3/9/9"), x=figure("3F", "0/15/2"), y=WALL)
    t.answer("c3")
    t.roll(3, 3, 3)
    t.damage(x=9)  # 7 more than needed
    t.saw("destroyed", who="x")
    t.asked("A", "action")
    assert t.damage_on("y") == 0
    assert all(row.damage == 0 for row in t.state.minis.rows)


# Moves during combat -------------------------------------------------------------------------------------------------


@rule("DB-802.2j", "DB-Q.14")
def test_a_creature_that_attacked_may_attack_again_in_a_cell_it_is_moved_to() -> None:
    t = strike(cells(c3="ABx", c4="y"), B=figure("3V", "1/4/6", "{B}: Skirmish"), x=WALL, y=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "miss", "miss")
    t.answer("move", "A", "c4")
    t.offers("stop", "c4")
    t.answer("c4")
    t.saw("attacked", attackers=("A",), cell="c4")


@rule("DB-802.2j", "DB-T.24")
def test_a_cell_that_is_no_longer_contested_cannot_be_fought_in() -> None:
    t = strike(cells(b3="Ax", d3="By"), B=figure("3V", "1/4/6", "{B}: Expel"), x=WALL, y=WALL)
    t.offers("stop", "b3", "d3")
    t.answer("d3")
    t.roll("blade")
    t.answer("move", "x", "b4")
    t.asked("A", "action")  # nothing is left to fight in
    t.never_saw("combat-began", cell="b3")


@rule("DB-802.2j")
def test_a_creature_that_becomes_engaged_during_the_strike_may_attack() -> None:
    t = strike(cells(b3="A", b4="x", d3="By"), B=figure("3V", "1/4/6", "{B}: Advance"), x=WALL, y=WALL)
    t.offers("stop", "d3")
    t.answer("d3")
    t.roll("blade")
    t.answer("move", "A", "b4")
    t.allows("b4")


@rule("DB-Q.14")
def test_an_attacker_that_is_moved_away_keeps_its_dice_and_its_blade_abilities() -> None:
    t = strike(
        cells(c3="ABx"),
        A=figure("3V", "2/4/6", "{B}: Crit 2"),
        B=figure("3V", "2/4/6", "{B}: Skirmish"),
        x=WALL,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade", 3, "miss")
    t.blade("B", "Skirmish")
    t.answer("move", "A", "c4")
    t.saw("blade-assigned", who="A")
    assert t.cell("A") == "c4"
    assert t.saw("damaged", who="x").data["damage"] == 3 + 2


@rule("DB-Q.15")
def test_an_attacker_that_leaves_the_dreamscape_leaves_its_dice_but_not_its_abilities() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "3/4/6", "{B}: Bomb 1", "{B}: Crit 9"), B=figure("3V", "1/4/6"), x=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll(3, "blade", "blade", "miss")
    t.blade("A", "Bomb")
    t.answer("explode")
    assert t.zone("A") == "graveyard"
    t.never_saw("damage-modified")  # the second blade found no ability
    assert t.saw("damaged", who="x", damage=3)


@rule("DB-Q.16")
def test_enemies_that_come_into_the_cell_may_be_assigned_damage() -> None:
    t = strike(cells(c3="Ax", c4="y"), A=figure("3V", "2/4/6", "{B}: Lure"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    t.answer("move", "y", "c3")
    t.damage(y=3)
    assert t.saw("damaged", who="y").data["damage"] == 3
    t.never_saw("damaged", who="x")


@rule("DB-Q.17")
def test_with_no_enemy_left_the_damage_is_lost() -> None:
    t = strike(cells(c3="Ax", b3="Cy"), A=figure("3V", "2/4/6", "{B}: Expel"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    t.answer("move", "x", "c4")
    t.asked("A", "strike")
    t.never_saw("damaged")


@rule("DB-900.16", "DB-T.49")
def test_blade_granted_stats_end_with_the_combat_but_displacements_stay() -> None:
    t = strike(
        cells(c3="ABx", c2="C", e3="Dy"),
        A=figure("3V", "1/4/6", "{B}: Enrage +2"),
        B=figure("3V", "1/4/6", "{B}: Skirmish"),
        C=figure("3V", "2/4/6"),
        x=WALL,
        y=WALL,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    t.blade("A", "Enrage")
    assert t.power("C") == 4
    t.answer("move", "A", "d3")
    t.asked("A", "strike")
    assert t.power("C") == 2
    assert t.cell("A") == "d3"


@rule("DB-900.16")
def test_a_bonus_for_near_creatures_ends_the_moment_they_are_no_longer_near() -> None:
    enrage, teleport = figure("3V", "1/4/6", "{B}: Enrage +2"), figure("3V", "2/4/6", "{B}: Teleport")
    t = strike(cells(c3="ABxy"), A=enrage, B=teleport, x=WALL, y=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade", 3)
    t.blade("A", "Enrage")
    assert t.power("B") == 4
    t.answer("move", "A", "a1")
    t.asked("A", "damage")  # the combat goes on
    assert t.power("B") == 2


@rule("DB-900.16")
def test_a_standing_bonus_ends_when_its_bearer_goes_too_far_away() -> None:
    t = shift(cells(c3="A", c2="C"), A=figure("3V", "1/4/6", "Enrage +2"), C=figure("3V", "2/4/6"))
    assert t.power("C") == 4
    t.answer("move", "A", "c4")
    assert t.power("C") == 2


# Special attacks -----------------------------------------------------------------------------------------------------


@rule("DB-G.special attack", "DB-900.4")
@pytest.mark.parametrize("keyword", ["Assault 3", "Warpstrike 3"])
def test_blades_are_misses_in_a_special_attack(keyword: str) -> None:
    t = strike(cells(c3="Ax", e5="y"), A=figure("3V", "1/4/6", "{B}: " + keyword, "{B*}: Crit 1"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.blade("A", keyword.split()[0])
    t.roll("blade", "blade", 2)
    target = "x" if keyword.startswith("Assault") else "y"
    assert t.saw("damaged", who=target).data["damage"] == 2
    t.never_saw("damage-modified")
    t.asked("A", "action")


@rule("DB-G.special attack", "DB-900.4")
def test_ambush_and_charge_are_special_attacks_without_blades() -> None:
    t = shift(
        cells(c2="A", c3="x"),
        A=figure("3V", "1/9/9", "Charge 2", "{B*}: Crit 5"),
        x=figure("3F", "0/9/9", "Ambush 2", "{B*}: Crit 5"),
    )
    t.answer("move", "A", "c3")
    t.roll("blade", 1)
    t.roll("blade", 2)
    assert t.saw("damaged", who="x").data["damage"] == 1
    assert t.saw("damaged", who="A").data["damage"] == 2
    t.never_saw("blade-assigned")


@rule("DB-G.special attack")
def test_a_special_attack_is_no_regular_attack_so_bloodthirsty_does_not_mind() -> None:
    t = strike(
        cells(c3="ABx"),
        A=figure("3V", "1/4/6", "{B}: Advance", "Bloodthirsty"),
        B=figure("3V", "1/4/6"),
        x=figure("3F", "0/9/9"),
    )
    t.answer("c3")
    t.answer(("B",))
    t.roll("miss")
    assert t.cell("A") == "c3"  # it did not take part in the regular attack
    t = shift(cells(c2="A", c3="x"), A=figure("3V", "1/9/9", "Charge 2", "Bloodthirsty"), x=WALL)
    t.answer("move", "A", "c3")
    t.roll("miss", 1)
    assert t.cell("A") == "c3"


@rule("DB-P.22", "DB-900.9")
def test_the_target_of_a_special_attack_is_named_before_the_roll_and_takes_all_damage() -> None:
    t = strike(cells(c3="Axy"), A=figure("3V", "1/4/6", "{B}: Assault 3"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.asked("A", "target")
    t.offers("x", "y")
    t.answer("y")
    t.asked("nature", "attack")
    t.roll(3, 3, 3)
    assert [e.data["who"] for e in t.seen if e.kind == "damaged"] == [t.names["y"]]
    assert t.saw("damaged", who="y").data["damage"] == 9


@rule("DB-5.9")
def test_an_x_power_attack_rolls_x_dice_whatever_the_power_of_its_bearer() -> None:
    t = strike(
        cells(c3="ABx"),
        A=figure("3V", "3/4/6", "{B}: Assault 2"),
        B=figure("3V", "1/4/6", "Enrage +3"),
        x=figure("3F", "0/9/20", "Weaken 1"),
    )
    t.answer("c3")
    t.answer(("A",))
    assert t.dice() == 3 + 3 - 1
    t.roll("blade", "miss", "miss", "miss", "miss")
    assert t.dice() == 2


@rule("DB-5.9")
def test_fortunate_rerolls_dice_of_its_bearers_special_attacks() -> None:
    t = shift(cells(c2="A", c3="x"), A=figure("3V", "1/9/9", "Charge 2", "Fortunate 1"), x=WALL)
    t.answer("move", "A", "c3")
    t.roll("miss", 1)
    t.asked("A", "reroll")
    t.answer((0,))
    t.roll(3)
    assert t.saw("damaged", who="x").data["damage"] == 4


@rule("DB-Q.69", "DB-802.2f")
def test_ambush_damage_inside_a_combat_is_put_down_at_once_and_checked_at_its_end() -> None:
    t = strike(
        cells(c3="ABx", c4="y"),
        A=figure("3V", "2/9/9", "{B}: Skirmish", "{B}: Crit 1"),
        B=figure("3V", "0/9/2"),
        x=WALL,
        y=figure("3F", "0/9/9", "Ambush 2"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", "blade")
    t.blade("A", "Skirmish")
    t.answer("move", "B", "c4")
    t.roll(3, "miss")
    t.saw("damaged", who="B", damage=3)
    assert kinds(t, "damaged", "damage-modified", "destroyed") == ["damaged", "damage-modified", "damaged", "destroyed"]
    t.saw("destroyed", who="B", seat=1)


@rule("DB-Q.69")
def test_charge_damage_inside_a_combat_adds_to_the_other_damage_of_the_combat() -> None:
    t = strike(
        cells(c3="Ax", c2="B"),
        A=figure("3V", "2/9/9", "{B}: Advance"),
        B=figure("3V", "0/9/9", "Charge 1"),
        x=figure("3F", "0/9/5"),
    )
    t.answer("c3")
    t.roll("blade", 3)
    t.answer("move", "B", "c3")
    t.roll(2)
    assert [e.data["damage"] for e in t.seen if e.kind == "damaged"] == [2, 3]
    t.saw("destroyed", who="x")
