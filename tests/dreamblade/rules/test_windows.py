"""Section 4.7: trigger windows and interrupts, what they set off, and in which order."""

from __future__ import annotations

import pytest

from reverie.testing import rule
from reverie.testing.dreamblade import Table, figure, location, shift, spawn, strike
from reverie.testing.dreamblade import cells as board

TANK = figure("3F", "1/99/99")
"""Bears whatever it is dealt."""


def crowded(c3: str, *free: str) -> str:
    """A board without any empty cell but these: one of A's creatures everywhere else."""
    letters = iter("CDEFGHIJKLMNOPQRSTUVWXYZ")
    cells = {}
    for letter in "abcde":
        for number in "12345":
            name = f"{letter}{number}"
            if name not in free and name != "c3":
                cells[name] = next(letters)
    return board(c3=c3, **cells)


def happened(t: Table, *kinds: str) -> list[str]:
    """The kinds of what happened, of these kinds only, in order."""
    return [event.kind for event in t.seen if event.kind in kinds]


# A miniature is spawned ----------------------------------------------------------------------------------------------


@rule("DB-W.1", "DB-G.triggered ability", "DB-T.38")
def test_comes_into_play_abilities_are_resolved_before_any_other_voluntary_act() -> None:
    t = spawn(board(c3="A"), X=figure("1V", "1/2/3", "{C}: Appease"), Y=figure("1V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.refuses("spawn", "Y", "e1", rule="DB-K.Appease")
    t.answer("A")
    t.asked("A", "spawn")
    t.allows("spawn", "Y", "e1")


@rule("DB-W.1")
def test_a_spawned_location_sets_off_its_comes_into_play_ability_too() -> None:
    t = spawn(board(c3="A", c4="b", c5="d"), L=location("1V", "{C}: Warpstrike 1"), X=figure("1V"))
    t.answer("spawn", "L", "c3")
    t.asked("A", "target")
    t.offers("b", "d")


@rule("DB-W.1", "DB-W.7")
def test_the_unique_check_comes_after_the_comes_into_play_abilities() -> None:
    ekkyon = figure("3V", "2/4/6", "Unique Ekkyon")
    told = {"A": ekkyon, "C": ekkyon, "X": figure("1V", "1/2/3", "Unique Glorious", "{C}: Appease"), "Y": figure("1V")}
    t = spawn(board(c3="A", c4="C"), **told)
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.answer("X")
    t.asked("A", "unique")
    settled = spawn(board(c3="A", c4="C"), **told)
    settled.answer("spawn", "X", "e1")
    settled.answer("C")
    settled.asked("A", "spawn")  # the clash was gone when it was looked for


@rule("DB-W.1", "DB-P.22", "DB-G.target", "DB-K.Assault", "DB-K.Bomb")
def test_a_special_attack_whose_bearer_has_gone_does_not_happen() -> None:
    bomber = figure("1V", "1/2/3", "{C}: Bomb 1", "{C}: Assault 2")
    t = spawn(board(e1="bd"), X=bomber, Y=figure("1V"), b=TANK, d=TANK)
    t.answer("spawn", "X", "e1")
    t.asked("A", "order")
    bomb = next(effect for effect in t.options() if effect[1] == "Bomb")
    t.answer(bomb)
    t.asked("A", "bomb")
    t.answer("explode")
    t.asked("A", "spawn")
    assert (t.where("X"), t.damage_on("b"), t.damage_on("d")) == ("graveyard", 1, 1)
    t.never_saw("special-attack")


@rule("DB-W.1", "DB-W.2", "DB-5.5", "DB-G.enter")
def test_a_spawned_creature_does_not_enter() -> None:
    t = spawn(board(e1="b", c3="A"), b=figure("3F", "1/2/3", "Ambush 3"), X=figure("1V", "1/2/3", "Charge 3"))
    t.answer("spawn", "X", "e1")
    t.never_saw("special-attack")


# A creature enters a cell --------------------------------------------------------------------------------------------


@rule("DB-W.2", "DB-K.Ambush", "DB-T.32")
def test_every_enemy_ambush_in_the_cell_attacks_the_entering_creature() -> None:
    t = shift(
        board(c2="A", c3="bdl", c4="e", a1="C"),
        A=figure("3V", "2/9/99"),
        b=figure("3F", "1/9/9", "Ambush 2"),
        d=figure("3F", "1/9/9", "Ambush 2"),
        l=location("2F", "Ambush 2"),
        e=figure("3F", "1/9/9", "Ambush 2"),
    )
    t.answer("move", "A", "c3")
    for _ in range(3):
        t.roll(3, 1)
        if t.damage_on("A") < 12:
            t.not_yet("disrupted")
    bearers = [event.data["who"] for event in t.seen if event.kind == "special-attack"]
    assert sorted(bearers) == sorted(t.value(("b", "d", "l")))
    t.asked("B", "disrupt")  # 12 damage in all: one check after all three
    assert t.damage_on("A") == 12


@rule("DB-W.2")
def test_an_own_ambush_does_not_react_to_an_own_creature() -> None:
    t = shift(board(c2="A", c3="CL", a1="D"), C=figure("3V", "2/4/6", "Ambush 2"), L=location("2V", "Ambush 2"))
    t.answer("move", "A", "c3")
    t.never_saw("special-attack")


@rule("DB-W.2", "DB-900.7a", "DB-Q.89")
def test_charge_and_ambush_are_simultaneous_the_phase_owner_s_first_and_checked_after_both() -> None:
    t = shift(
        board(c2="A", c3="b", a1="C"),
        given={"first": "B"},
        A=figure("3V", "2/9/2", "Charge 1"),
        b=figure("3F", "1/9/2", "Ambush 1"),
    )
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b")
    t.roll(3)
    assert t.cell("b") == "c3"  # dying, but its attack is due all the same
    t.saw("special-attack", who="b", target="A")
    t.roll(3)
    assert (t.zone("A"), t.zone("b")) == ("graveyard", "graveyard")
    assert (t.player("A").kills, t.player("B").kills) == (1, 1)
    assert happened(t, "special-attack", "destroyed") == ["special-attack"] * 2 + ["destroyed"] * 2


@rule("DB-W.2", "DB-900.7a", "DB-Q.69")
def test_when_an_enemy_is_made_to_enter_the_phase_owner_s_ambush_comes_before_its_charge() -> None:
    t = strike(
        board(c3="Ab", d3="e", a1="Cd"),
        A=figure("3V", "1/99/99", "{B}: Lure", "Ambush 2"),
        b=TANK,
        e=figure("3F", "2/99/99", "Charge 3"),
    )
    t.answer("c3")
    t.roll("blade")
    t.answer("move", "e", "c3")
    assert t.dice() == 2
    t.roll(1, 1)
    assert t.dice() == 3
    t.roll(1, 1, 1)
    assert (t.damage_on("e"), t.damage_on("A")) == (2, 3)


@rule("DB-W.2", "DB-K.Swap", "DB-Q.25")
def test_two_creatures_that_enter_at_once_are_both_ambushed() -> None:
    t = spawn(
        board(c2="Ab", c4="Cd"),
        A=figure("3V", "2/9/9", "{0}: Swap"),
        C=figure("3V", "2/9/9"),
        X=figure("1V"),
        b=figure("3F", "1/9/9", "Ambush 1"),
        d=figure("3F", "1/9/9", "Ambush 1"),
    )
    t.answer(t.ability("A", "Swap"))
    t.answer("C")
    assert (t.cell("A"), t.cell("C")) == ("c4", "c2")
    t.asked("B", "order")
    t.answer(next(option for option in t.options() if option[2] == t.names["b"]))
    t.saw("special-attack", who="b", target="C")
    t.roll(1)
    t.saw("special-attack", who="d", target="A")
    t.roll(2)
    assert (t.damage_on("A"), t.damage_on("C")) == (2, 1)


@rule("DB-W.2", "DB-K.Defender", "DB-T.47")
def test_defender_forbids_shift_moves_and_nothing_else() -> None:
    t = shift(board(c2="A", c3="b", a1="C"), A=figure("3V", "2/4/6", "Defender"))
    t.refuses("move", "A", "c3", rule="DB-K.Defender")
    moved = spawn(
        board(c2="A", c3="b", a1="C"),
        A=figure("3V", "2/4/6", "Defender", "Charge 1"),
        X=figure("1V"),
        b=TANK,
        C=figure("3V", "2/4/6", "{0}: Advance"),
    )
    moved.answer(moved.ability("C", "Advance"))
    moved.answer("move", "A", "c3")
    moved.saw("special-attack", who="A", target="b")
    entered = shift(board(c2="A", c3="b", a1="C"), b=figure("3F", "1/4/6", "Defender"))
    entered.answer("move", "A", "c3")
    entered.never_saw("special-attack")
    assert entered.cell("b") == "c3"


@rule("DB-W.2")
def test_a_charge_into_a_cell_without_enemies_does_not_happen() -> None:
    t = shift(board(c2="A", c3="Cl", a1="D"), A=figure("3V", "2/4/6", "Charge 2"), l=location())
    t.answer("move", "A", "c3")
    t.never_saw("special-attack")


# A creature is destroyed or disrupted --------------------------------------------------------------------------------


@rule("DB-W.3", "DB-K.Regenerate", "DB-T.63")
def test_regenerate_replaces_destruction_by_banishment_before_any_deathblow() -> None:
    t = strike(board(c3="Ab", e5="Cd"), A=figure("3V", "2/4/6"), b=figure("3F", "3/9/2", "Regenerate"))
    t.answer("c3")
    t.roll(1, 1)
    t.saw("regenerated", rule="DB-W.3", who="b")
    t.never_saw("deathblow")
    t.never_saw("destroyed")
    t.asked("A", "strike")
    assert t.zone("b") == "reserves"
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)


@rule("DB-W.4", "DB-802.2g", "DB-K.Vessel", "DB-T.73", "DB-Q.85")
def test_a_destroyed_creature_deathblows_then_goes_to_the_graveyard_then_brings_its_bonus_and_rebirth() -> None:
    t = strike(
        board(c3="Abe", a1="Cd"),
        A=figure("3V", "2/9/9"),
        b=figure("3F", "2/9/2", "Vessel 5", "Reincarnate"),
        e=figure("3F", "1/9/2"),
    )
    t.answer("c3")
    t.roll(3, 1)
    t.damage(b=2, e=2)
    t.asked("B", "deathblow")
    assert (t.cell("b"), t.player("B").bonus, t.player("A").kills) == ("c3", 0, 0)
    t.answer(("b", "e"))
    t.roll(1, 1, 1)
    assert (t.player("B").bonus, t.player("A").kills) == (5 + 2, 2)
    assert (t.zone("b"), t.zone("e")) == ("graveyard", "reserves")  # e died at the same moment and comes back
    assert happened(t, "deathblow", "destroyed", "returned") == ["deathblow", "destroyed", "destroyed", "returned"]


@rule("DB-W.4", "DB-T.29", "DB-802.2g")
def test_outside_the_first_player_s_action_phases_there_is_no_deathblow() -> None:
    second = strike(board(c3="Ab", e5="Cd"), given={"first": "B"}, A=figure("3V", "2/9/9"), b=figure("3F", "2/9/2"))
    second.answer("c3")
    second.roll(1, 1)
    second.asked("A", "strike")
    spawning = spawn(
        board(c3="Ab"),
        A=figure("3V", "2/9/9", "{0}: Assault 2"),
        b=figure("3F", "2/9/2"),
        X=figure("1V"),
    )
    spawning.answer(spawning.ability("A", "Assault"))
    spawning.roll(1, 1)
    spawning.asked("A", "spawn")
    for t in (second, spawning):
        assert (t.zone("b"), t.player("B").bonus, t.player("A").kills) == ("graveyard", 2, 1)


@rule("DB-W.4", "DB-5.12")
def test_a_creature_destroyed_in_the_first_player_s_shift_has_its_deathblow() -> None:
    t = shift(board(c2="A", c3="b", a1="C"), A=figure("3V", "2/9/9", "Charge 1"), b=figure("3F", "2/9/2"))
    t.answer("move", "A", "c3")
    t.roll(3)
    t.asked("B", "deathblow")


@rule("DB-W.5", "DB-K.Ferocity", "DB-T.64")
def test_ferocity_replaces_disruption_by_destruction() -> None:
    t = strike(
        board(c3="Ab", e5="Cd"),
        given={"first": "B"},
        A=figure("3V", "3/4/6", "{B}: Ferocity"),
        b=figure("3F", "1/4/9"),
    )
    t.answer("c3")
    t.roll("blade", 3, 2)
    t.never_saw("disrupted")
    assert t.zone("b") == "graveyard"


@rule("DB-W.5", "DB-Q.32", "DB-K.Ferocity")
def test_the_destruction_by_ferocity_is_replaced_in_turn_by_regenerate() -> None:
    t = strike(
        board(c3="Ab", e5="Cd"),
        A=figure("3V", "3/4/6", "{B}: Ferocity"),
        b=figure("3F", "1/4/9", "Regenerate"),
    )
    t.answer("c3")
    t.roll("blade", 3, 2)
    assert (t.zone("b"), t.player("A").kills) == ("reserves", 0)


@rule("DB-W.5", "DB-K.Relentless", "DB-T.65")
def test_relentless_forbids_disruption_and_beats_ferocity() -> None:
    for blades in ((), ("{B}: Ferocity",)):
        t = strike(
            board(c3="Ab", e5="Cd"),
            A=figure("3V", "3/4/6", "Relentless", *blades),
            b=figure("3F", "1/4/9"),
        )
        t.answer("c3")
        t.roll("blade", 3, 2)
        t.asked("A", "strike")
        assert (t.cell("b"), t.damage_on("b")) == ("c3", 5)


@rule("DB-W.5", "DB-Q.11", "DB-Q.41", "DB-G.disrupt")
def test_without_an_empty_cell_a_disrupted_creature_is_destroyed() -> None:
    t = strike(crowded("Ab", "e1"), given={"first": "B"}, A=figure("3V", "2/4/6"), b=figure("3F", "1/4/9"))
    t.answer("c3")
    t.roll(3, 2)
    t.saw("destroyed", who="b", seat=0)  # the only empty cell is the disruptor's own portal
    room = strike(crowded("Ab", "e1", "a1"), given={"first": "B"}, A=figure("3V", "2/4/6"), b=figure("3F", "1/4/9"))
    room.answer("c3")
    room.roll(3, 2)
    room.saw("disrupted", who="b", cell="a1")


@rule("DB-W.5", "DB-Q.31")
def test_without_an_empty_cell_a_regenerating_creature_is_banished() -> None:
    t = strike(crowded("Ab", "e1"), A=figure("3V", "2/4/6"), b=figure("3F", "1/4/9", "Regenerate"))
    t.answer("c3")
    t.roll(3, 2)
    t.never_saw("destroyed")
    assert t.zone("b") == "reserves"


# The end of a combat -------------------------------------------------------------------------------------------------


@rule("DB-W.6", "DB-K.Bloodthirsty", "DB-T.74")
def test_bloodthirsty_is_sacrificed_at_the_end_of_a_combat_without_a_kill() -> None:
    t = strike(board(c3="Ab", e5="Cd"), A=figure("3V", "2/4/6", "Bloodthirsty"), b=figure("3F", "1/4/9"))
    t.answer("c3")
    t.roll(3, 2)
    t.answer("place", "b", "a5")
    t.saw("sacrificed", who="A")
    kept = strike(
        board(c3="Ab", e5="Cd"),
        given={"first": "B"},
        A=figure("3V", "2/4/6", "Bloodthirsty"),
        b=figure("3F", "1/9/4"),
    )
    kept.answer("c3")
    kept.roll(3, 2)
    assert (kept.zone("b"), kept.where("A")) == ("graveyard", "c3")


@rule("DB-W.6", "DB-K.Detonate", "DB-K.Fade", "DB-T.75", "DB-T.80")
@pytest.mark.parametrize(("keyword", "zone"), [("Detonate", "graveyard"), ("Fade", "reserves")])
def test_detonate_and_fade_take_an_attacker_away_at_the_end_of_the_combat(keyword: str, zone: str) -> None:
    t = strike(board(c3="ACb", e5="Ed"), A=figure("3V", "0/4/6", keyword), C=figure("3V", "2/4/6", keyword), b=TANK)
    t.answer("c3")
    t.answer(("A",))  # no dice at all, and still an attack
    assert (t.zone("A"), t.where("C")) == (zone, "c3")
    assert happened(t, "combat-ended", "banished", "sacrificed")[-1] == "combat-ended"


@rule("DB-W.6", "DB-900.7a")
def test_at_the_end_of_a_combat_the_phase_owner_s_effects_come_first() -> None:
    t = strike(board(c3="Ab", e5="Cd"), A=figure("3V", "2/4/6", "Fade"), b=figure("3F", "1/99/99", "Strikeback 3"))
    t.answer("c3")
    t.roll(1, 1)
    t.never_saw("special-attack")  # A has faded: no local enemy is left to strike back at
    assert t.zone("A") == "reserves"


@rule("DB-W.6", "DB-P.24", "DB-Q.83")
def test_the_damage_of_all_strikebacks_is_checked_once_after_them() -> None:
    t = strike(
        board(c3="Abd", e5="Ce"),
        A=figure("3V", "2/4/9"),
        b=figure("3F", "1/99/99", "Strikeback 1"),
        d=figure("3F", "1/99/99", "Strikeback 1"),
    )
    t.answer("c3")
    t.roll("miss", "miss")
    t.roll(3)
    assert t.damage_on("A") == 3
    t.roll(3)
    t.asked("B", "disrupt")
    t.answer("place", "A", "a1")
    assert t.cell("A") == "a1"


@rule("DB-W.6", "DB-900.16")
def test_what_blades_granted_ends_last_after_the_check_of_strikeback_damage() -> None:
    t = strike(
        board(c3="Ab", e5="Cd"),
        A=figure("3V", "2/4/99", "{B}: Bolster self +3"),
        b=figure("3F", "1/99/99", "Strikeback 2"),
    )
    t.answer("c3")
    t.roll("blade", 1)
    assert t.defense("A") == 7
    t.roll(3, 3)
    t.never_saw("disrupted")  # 6 damage against a defense of 7
    t.asked("A", "strike")
    assert (t.defense("A"), t.damage_on("A")) == (4, 6)


@rule("DB-W.6", "DB-Q.79")
def test_a_strikeback_sets_off_the_fade_of_its_own_bearer() -> None:
    t = strike(board(c3="Ab", e5="Cd"), A=figure("3V", "2/9/9"), b=figure("3F", "1/99/99", "Strikeback 1", "Fade"))
    t.answer("c3")
    t.roll("miss", "miss")
    t.roll(2)
    assert (t.zone("b"), t.damage_on("A")) == ("reserves", 2)


# Unique, continuous modifiers, end of a phase ------------------------------------------------------------------------


@rule("DB-W.7", "DB-K.Unique", "DB-T.39")
def test_the_same_unique_name_cannot_be_spawned_twice_under_one_player() -> None:
    t = spawn(
        board(c3="A", c4="b"),
        A=figure("3V", "2/4/6", "Unique Ekkyon"),
        b=figure("3F", "2/4/6", "Unique Glorious"),
        X=figure("1V", "1/2/3", "Unique Ekkyon"),
        Y=figure("1V", "1/2/3", "Unique Glorious"),
    )
    t.refuses("spawn", "X", "e1", rule="DB-K.Unique")
    t.allows("spawn", "Y", "e1")  # the opponent's copy does not matter


@rule("DB-W.7")
def test_a_unique_clash_is_settled_at_once_by_sacrifice() -> None:
    ekkyon = figure("3V", "2/4/6", "Unique Ekkyon")
    t = spawn(board(c3="A", c4="C"), A=ekkyon, C=ekkyon, X=figure("1V", "1/2/3", "Unique Glorious"), Y=figure("1V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "unique")
    t.answer("A")
    t.saw("sacrificed", rule="DB-W.7", who="C")
    assert (t.player("A").bonus, t.player("B").kills) == (0, 0)
    t.asked("A", "spawn")


@rule("DB-W.8", "DB-900.8", "DB-T.62")
def test_a_change_of_position_changes_every_modifier_at_once() -> None:
    t = shift(
        board(c2="A", c3="b", c4="C", a3="D", a1="E"),
        A=figure("3V", "2/4/6", "Bolster +2", "Weaken 3"),
        C=figure("3V", "2/4/6"),
        D=figure("3V", "2/4/6", "Enrage +1"),
        b=figure("3F", "2/4/6", "Panic 1"),
    )
    assert (t.defense("C"), t.power("b"), t.defense("A")) == (4, 2, 4)
    t.answer("move", "A", "c3")
    assert (t.defense("C"), t.power("b"), t.defense("A")) == (6, 0, 3)
    t.answer("move", "D", "b3")
    assert t.power("A") == 3


@rule("DB-W.8", "DB-303.2b")
def test_a_score_ability_works_while_its_bearer_stands_in_a_scoring_cell() -> None:
    t = shift(board(c2="A", d3="C", a1="D"), A=figure("3V", "2/4/6", "{S}: Enrage +2"), C=figure("3V", "2/4/6"))
    assert t.power("C") == 2
    t.answer("move", "A", "c3")
    assert t.power("C") == 4


@rule("DB-W.8", "DB-Q.72")
def test_a_change_of_zone_changes_every_modifier_at_once() -> None:
    t = spawn(
        board(c3="ACD"),
        A=figure("3V", "2/4/6", "{0}: Appease"),
        C=figure("3V", "2/4/6", "Bolster +2"),
        D=figure("3F", "*/4/6", "Thanatomancy"),
        X=figure("1V"),
    )
    assert (t.defense("A"), t.power("D")) == (6, 0)
    t.answer(t.ability("A", "Appease"))
    t.answer("C")
    assert (t.defense("A"), t.power("D")) == (4, 1)


@rule("DB-W.8", "DB-Q.35", "DB-900.16")
def test_a_newly_active_ability_changes_stats_at_once_and_its_end_changes_them_back() -> None:
    t = strike(
        board(c3="ACb", a1="D", e5="Ed"),
        C=figure("3V", "0/4/6"),
        b=TANK,
        A=figure("3V", "3/4/6", "{B}: Bolster +2", "{B}: Panic 90", "{B}: Advance"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", "blade", "blade")
    assert (t.defense("C"), t.defense("b")) == (4, 99)
    t.blade("A", "Bolster")
    assert (t.defense("C"), t.defense("b")) == (6, 99)
    t.blade("A", "Panic")
    assert (t.defense("C"), t.defense("b")) == (6, 9)
    t.answer("decline")
    t.saw("combat-ended")
    assert (t.defense("C"), t.defense("b")) == (4, 99)


@rule("DB-W.9", "DB-Q.74", "DB-T.101")
def test_at_the_end_of_the_phase_damage_goes_and_with_it_the_mark_of_a_relentless_attack() -> None:
    t = strike(
        board(c3="Ab", b3="Cd"),
        given={"first": "B"},
        A=figure("3V", "2/4/6", "Relentless"),
        b=figure("3F", "1/4/9"),
        C=figure("3V", "2/4/6"),
        d=TANK,
    )
    t.answer("c3")
    t.roll(3, 2)
    t.answer("b3")
    t.roll("miss", "miss")  # the check at the end of this combat leaves b where it is
    t.never_saw("disrupted")
    t.asked("A", "action")
    assert (t.cell("b"), t.damage_on("b"), t.mini("b").no_disrupt) == ("c3", 0, False)


@rule("DB-W.9")
@pytest.mark.parametrize("phase", ["spawn", "shift", "strike"])
def test_damage_is_removed_at_the_end_of_any_phase(phase: str) -> None:
    given = {"damage": {"A": 2, "b": 3}}
    tables = {
        "spawn": spawn(board(c2="A", c3="b"), given=given, X=figure("1V"), A=figure(), b=TANK),
        "shift": shift(board(c2="A", c3="b"), given=given, A=figure(), b=TANK),
        "strike": strike(board(c2="A", c3="b", e5="Cd"), given=given, A=figure(), b=TANK),
    }
    t = tables[phase]
    assert (t.damage_on("A"), t.damage_on("b")) == (2, 3)
    t.stop()
    assert (t.damage_on("A"), t.damage_on("b")) == (0, 0)


# Damage outside combat -----------------------------------------------------------------------------------------------


@rule("DB-W.10", "DB-900.3")
def test_damage_in_a_shift_is_checked_right_after_it() -> None:
    t = shift(board(c2="A", c3="b", a1="C"), A=figure("3V", "2/4/6", "Charge 2"), b=figure("3F", "1/4/9"))
    t.answer("move", "A", "c3")
    t.roll(3, 2)
    t.asked("A", "disrupt")  # before any other move
    t.answer("place", "b", "e5")
    t.asked("A", "shift")
    assert (t.cell("b"), t.damage_on("b")) == ("e5", 0)


@rule("DB-W.10", "DB-900.3")
def test_damage_in_a_spawn_phase_is_checked_right_after_it() -> None:
    t = spawn(
        board(c2="A", c3="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 2"),
        b=figure("3F", "1/4/9"),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(3, 2)
    t.asked("A", "disrupt")


@rule("DB-W.10", "DB-900.7b", "DB-T.32")
def test_simultaneous_damage_is_added_up_before_the_check() -> None:
    t = shift(
        board(c2="A", c3="bd", a1="C"),
        A=figure("3V", "2/3/5"),
        b=figure("3F", "1/9/9", "Ambush 1"),
        d=figure("3F", "1/9/9", "Ambush 1"),
    )
    t.answer("move", "A", "c3")
    t.roll(3)
    t.asked("nature", "attack")  # 3 would disrupt, but the second attack comes first
    t.roll(2)
    t.asked("B", "fate")
    t.answer("destroy")
    assert t.zone("A") == "graveyard"


@rule("DB-W.10", "DB-802.2h")
def test_small_damage_stays_for_the_phase_and_adds_to_later_damage_of_it() -> None:
    t = spawn(
        board(c2="A", c1="C", c3="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        b=figure("3F", "1/4/9"),
        C=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(2)
    t.asked("A", "spawn")
    assert t.damage_on("b") == 2
    t.answer(t.ability("C", "Warpstrike"))
    t.roll(2)
    t.asked("A", "disrupt")


@rule("DB-W.10", "DB-802.2f", "DB-Q.69")
def test_inside_a_combat_damage_of_special_attacks_waits_for_its_end() -> None:
    t = strike(
        board(c3="Ab", d4="Ce"),
        A=figure("3V", "3/4/6", "{B*}: Warpstrike 2"),
        e=figure("3F", "1/4/99"),
        b=TANK,
    )
    t.answer("c3")
    t.roll("blade", "blade", 1)
    t.roll(3, 2)
    t.not_yet("disrupted")
    t.roll("miss", "miss")
    t.asked("A", "disrupt")
    t.answer("place", "e", "a1")
    assert t.cell("e") == "a1"


# Who dies together -----------------------------------------------------------------------------------------------------


@rule("DB-5.12", "DB-5.13", "DB-802.2g", "DB-Q.82")
def test_a_deathblow_is_of_the_second_player_s_creatures_alone_though_others_die_beside_them() -> None:
    t = shift(
        board(c2="A", c3="Cb"),
        A=figure("3V", "2/2/2", "Charge 2"),
        C=figure("3V", "1/9/9"),
        b=figure("3F", "2/2/2", "Ambush 2"),
    )
    t.answer("move", "A", "c3")
    t.roll(1, 1)  # the phase owner's Charge first
    t.roll(1, 1)
    t.asked("A", "fate")
    t.answer("destroy")
    t.asked("B", "fate")
    t.answer("destroy")
    t.asked("B", "deathblow")
    t.offers((), ("b",))
    t.answer(("b",))
    t.roll(2, "miss")
    assert (t.where("A"), t.where("b"), t.damage_on("C")) == ("graveyard", "graveyard", 2)


@rule("DB-Q.56", "DB-802.1c")
def test_a_creature_that_dies_in_its_shift_has_no_mark_of_its_move_any_more() -> None:
    t = shift(board(c2="A", a1="C", d1="D", c3="b"), A=figure("3V", "2/1/1"), b=figure("3F", "1/9/9", "Ambush 3"))
    t.answer("move", "C", "a2")
    t.answer("move", "A", "c3")
    t.roll(3, "miss", "miss")
    t.answer("destroy")
    t.asked("A", "shift")
    assert t.where("A") == "graveyard"
    assert t.state.moved == (t.names["C"],)


@rule("DB-G.disrupt", "DB-Q.11")
def test_when_the_cells_run_out_the_placed_creature_is_placed_once_and_the_other_destroyed() -> None:
    t = strike(crowded("Abd", "a3"), A=figure("3V", "4/9/9"), b=figure("3F", "1/1/9"), d=figure("3F", "1/1/9"))
    t.answer("c3")
    t.roll(1, 1, "miss", "miss")
    t.damage(b=1, d=1)
    t.asked("A", "disrupt")
    t.answer("place", "d", "a3")
    t.asked("B", "deathblow")  # of b, for which no cell is left
    t.answer(())
    assert [event.data["who"] for event in t.seen if event.kind == "disrupted"] == [t.names["d"]]
    t.saw("destroyed", who="b")


@rule("DB-Q.56", "DB-K.Relentless")
def test_a_creature_that_leaves_takes_neither_damage_nor_the_mark_of_a_relentless_attack_along() -> None:
    t = strike(
        board(c3="Ab", a1="Cd"),
        last=True,
        given={"first": "B"},
        A=figure("3V", "3/9/9", "Relentless"),
        b=figure("3F", "1/9/3"),
    )
    t.answer("c3")
    t.roll(3, "miss", "miss")
    t.asked("A", "strike")  # the phase goes on
    assert t.where("b") == "graveyard"
    assert (t.damage_on("b"), t.mini("b").no_disrupt) == (0, False)
