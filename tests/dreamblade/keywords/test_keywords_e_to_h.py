"""Section 6.2 of the rules, Energize to Heroics: every sentence of each row, and the rulings that go with it."""

from __future__ import annotations

from typing import Any

from reverie.games.dreamblade.content import MiniatureData
from reverie.testing import rule
from reverie.testing.dreamblade import Table, figure, initiative, location, shift, strike
from reverie.testing.dreamblade import spawn as spawn_phase


def cells(**stacks: str) -> str:
    """A board of which only some cells hold anything: `cells(c3="Ab", d4="C")`."""
    return "\n".join(" ".join(stacks.get(column + row, ".") for column in "abcde") for row in "54321")


def having(*abilities: str, stats: str = "2/4/6", cost: str = "3V", **more: Any) -> MiniatureData:
    """A creature with these abilities."""
    return figure(cost, stats, *abilities, **more)


def place(*abilities: str, cost: str = "2V") -> MiniatureData:
    """A location with these abilities."""
    return location(cost, *abilities)


def second(**more: Any) -> dict[str, Any]:
    """Seat A is the second player of this turn: whom it destroys has no deathblow."""
    return {"first": "B", **more}


def spawn(board: str | None = None, seat: str = "A", **more: Any) -> Table:
    """The spawn phase of a player who has one more miniature, Z or z, that is free: the phase ends only by `stop`."""
    spare = {"Z": figure("0V", "1/1/1")} if seat == "A" else {"z": figure("0F", "1/1/1")}
    return spawn_phase(board or cells(), seat, **more, **spare)


def attack(t: Table, *faces: int | str, cell: str = "c3", who: str = "") -> None:
    """A combat in the cell; `who` attacks (nobody is asked when there is only one), and the dice fall."""
    t.answer(cell)
    if who:
        t.answer(tuple(who))
    if faces:
        t.roll(*faces)


def buy(t: Table, name: str, keyword: str) -> None:
    t.answer(t.ability(name, keyword))


def finish_turn(t: Table) -> None:
    """Nobody does anything more until the conquest phase is over."""
    turn = t.state.turn
    while t.state.turn == turn:
        t.answer("strike" if t.choice.kind == "action" else "stop")


# Energize ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Energize", "DB-P.6")
def test_energize_adds_x_spawn_points_at_the_start_of_the_own_spawn_phase() -> None:
    t = spawn(cells(e1="A"), A=having("Energize 2"), points=7)
    t.saw("points-received", seat=0, points=9, energize=2)
    assert t.player("A").points == 9


@rule("DB-K.Energize", "DB-Q.34")
def test_energize_adds_up_over_several_bearers() -> None:
    t = spawn(cells(e1="AC", c2="L"), A=having("Energize 2"), C=having("Energize 1"), L=place("Energize 1"), points=5)
    assert t.player("A").points == 9


@rule("DB-K.Energize")
def test_energize_gives_the_opponent_nothing() -> None:
    t = spawn(cells(e1="A"), "B", A=having("Energize 2"), points=7)
    assert t.player("B").points == 7


@rule("DB-K.Energize", "DB-T.78", "DB-900.12")
def test_energize_with_score_works_in_a_contested_scoring_cell_and_nowhere_else() -> None:
    for cell, points in (("c3", 9), ("c4", 9), ("c2", 7), ("a3", 7)):
        t = spawn(cells(**{cell: "Lb"}), L=place("{S}: Energize 2"), points=7)
        assert t.player("A").points == points, cell


@rule("DB-K.Energize", "DB-Q.7")
def test_energize_is_counted_once_at_the_start_of_the_phase() -> None:
    t = spawn(cells(e1="C"), A=having("Energize 3"), points=7)
    t.answer("spawn", "A", "e1")
    assert t.player("A").points == 4
    t = spawn(cells(c3="A", e1="C"), A=having("{S}: Energize 2"), C=having("{1}: Advance"), points=7)
    buy(t, "C", "Advance")
    t.answer("move", "A", "c2")
    assert t.player("A").points == 8


@rule("DB-K.Energize", "DB-800.1")
def test_energize_gives_nothing_when_the_spawn_phases_are_skipped() -> None:
    t = initiative(cells(e1="A"), A=having("Energize 2"))
    t.roll(4, 1)
    t.saw("spawn-skipped")
    t.never_saw("points-received")
    t.asked("A", "action")
    assert t.player("A").points == 0


# Enrage --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Enrage")
def test_enrage_raises_the_power_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Enrage +2"))
    assert [t.power(x) for x in "CDE"] == [4, 4, 4]
    assert [t.power(x) for x in "AFb"] == [2, 2, 2]
    assert (t.defense("C"), t.life("C")) == (4, 6)


@rule("DB-K.Enrage", "DB-302")
def test_enraged_allies_roll_more_dice() -> None:
    t = strike(cells(c3="Cb", d3="A"), A=having("Enrage +2"))
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Enrage", "DB-Q.34")
def test_enrages_add_up() -> None:
    t = strike(cells(c3="ACb", c2="L"), A=having("Enrage +2"), L=place("Enrage +1"))
    assert (t.power("C"), t.power("A")) == (5, 3)


@rule("DB-K.Enrage", "DB-K.Weaken", "DB-T.62")
def test_enrage_and_weaken_are_added_up_before_the_minimum() -> None:
    t = strike(cells(c3="Ab"), b=having("Weaken 3"))
    assert t.power("A") == 0
    t = strike(cells(c3="Ab", c2="C"), b=having("Weaken 3"), C=having("Enrage +2"))
    assert t.power("A") == 1


@rule("DB-K.Enrage", "DB-Q.35", "DB-900.16")
def test_enrage_by_a_blade_changes_no_dice_already_rolled_and_ends_with_the_combat() -> None:
    t = strike(cells(c3="ACb", d3="De"), A=having("{B}: Enrage +2", "{B}: Pack"))
    attack(t, "blade", "miss", "miss", "blade", who="AC")
    t.blade("A", "Enrage")
    t.saw("ability-lasts", who="A", scope="combat")
    t.saw("attacked", dice=4)
    t.saw("tallied", damage=0, blades=2)
    # the second blade went to Pack: C is local, D adjacent
    t.saw("damaged", who="b", damage=2)
    assert (t.power("C"), t.power("D")) == (2, 2)
    t.answer("d3")
    assert t.dice() == 2


@rule("DB-K.Enrage", "DB-Q.35")
def test_enrage_by_a_blade_counts_for_the_rest_of_the_combat() -> None:
    t = strike(cells(c3="ACb", d3="De"), A=having("{B}: Enrage +2"), C=having("{B}: Crit 1", "{B}: Fumble 1"))
    attack(t, "blade", "miss", "miss", "blade", who="AC")
    t.blade("A", "Enrage")
    t.asked("A", "blade")
    assert (t.power("C"), t.power("D"), t.power("A")) == (4, 4, 2)


@rule("DB-K.Enrage", "DB-303.1b", "DB-Q.35")
def test_enrage_by_a_multiblade_adds_up_with_every_activation() -> None:
    t = strike(cells(c3="ACb"), A=having("{B*}: Enrage +1"), C=having("{B}: Crit 1"))
    attack(t, "blade", "blade", "blade", "miss", who="AC")
    t.blade("A", "Enrage")
    t.blade("A", "Enrage")
    assert t.power("C") == 4


@rule("DB-K.Enrage", "DB-Q.80")
def test_enrage_bought_in_the_spawn_phase_gives_dice_in_this_turns_strikes() -> None:
    t = spawn(cells(c3="ACb"), A=having("{1}: Enrage +1"))
    buy(t, "A", "Enrage")
    t.stop()
    t.answer("strike")
    t.answer("c3")
    t.answer(("C",))
    assert t.dice() == 3
    t.roll("miss", "miss", "miss")
    finish_turn(t)
    assert t.power("C") == 2


@rule("DB-K.Enrage", "DB-Q.52", "DB-900.15")
def test_a_negative_enrage_lowers_power() -> None:
    t = strike(cells(c3="ACb"), A=having("Enrage -1"))
    assert (t.power("C"), t.power("A")) == (1, 2)


@rule("DB-K.Enrage", "DB-303.2b")
def test_enrage_with_score_works_only_while_its_bearer_stands_in_a_scoring_cell() -> None:
    t = shift(cells(c2="AC"), A=having("{S}: Enrage +1"))
    assert t.power("C") == 2
    t.answer("move", "A", "c3")
    assert t.power("C") == 3


# Expel ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Expel")
def test_expel_moves_an_engaged_enemy_from_anywhere_in_any_direction() -> None:
    t = strike(cells(c3="Ab", a2="De"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("e") == ["a1", "a3", "b2"]
    assert t.cells_offered("b") == ["b3", "c2", "c4", "d3"]
    t.refuses("move", "e", "b3", rule="DB-K.Expel")
    t.answer("move", "e", "a1")
    assert t.cell("e") == "a1"
    t.saw("moved", who="e", rule="DB-K.Expel")


@rule("DB-K.Expel", "DB-D.10")
def test_expel_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("b") == "c3"


@rule("DB-K.Expel")
def test_expel_moves_neither_unengaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", a2="e"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "b"
    t.refuses("move", "e", "a1", rule="DB-K.Expel")
    t.refuses("move", "A", "c2", rule="DB-K.Expel")


@rule("DB-K.Expel", "DB-900.13")
def test_expel_obeys_the_stacking_limit_of_the_enemy() -> None:
    t = strike(cells(c3="Ab", c4="defg", c2="HIJK"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    assert t.cells_offered("b") == ["b3", "c2", "d3"]
    t.refuses("move", "b", "c4", rule="DB-900.13")


@rule("DB-K.Expel", "DB-Q.65")
def test_expel_may_move_an_enemy_into_a_portal() -> None:
    t = strike(cells(e2="Ab", a4="Cd"), A=having("{B}: Expel"))
    attack(t, "blade", "miss", cell="e2")
    t.allows("move", "b", "e1")
    t.allows("move", "d", "a5")


@rule("DB-K.Expel", "DB-T.24")
def test_a_cell_whose_only_enemy_was_expelled_cannot_be_fought_in() -> None:
    t = strike(cells(c3="Ab", b3="Cd", e3="Ef"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.answer("move", "d", "a3")
    t.asked("A", "strike")
    t.refuses("b3", rule="DB-802.2")
    t.allows("e3")


@rule("DB-K.Expel", "DB-Q.17")
def test_damage_is_lost_when_the_only_enemy_of_the_combat_is_expelled() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Expel"))
    attack(t, 3, "blade")
    t.answer("move", "b", "c4")
    t.never_saw("damaged")


@rule("DB-K.Expel", "DB-303.2a")
def test_expel_bought_in_the_spawn_phase() -> None:
    t = spawn(cells(c3="Ab", e1="C"), C=having("{2}: Expel"))
    buy(t, "C", "Expel")
    t.answer("move", "b", "d3")
    assert t.cell("b") == "d3"


# Fade ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Fade", "DB-T.75")
def test_fade_banishes_the_attacker_at_the_end_of_the_combat_after_the_deathblow() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade"), b=having(stats="1/9/3"))
    attack(t, 3, "miss")
    t.asked("B", "deathblow")
    assert t.cell("A") == "c3"
    t.answer(("b",))
    t.roll(1)
    t.saw("banished", who="A", rule="DB-K.Fade")
    assert t.zone("A") == "reserves"
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Fade")
def test_a_fade_creature_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Fade"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Fade")
def test_a_fade_creature_that_was_destroyed_stays_in_the_graveyard() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade", stats="2/9/2"), b=having(stats="1/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3)
    assert t.zone("A") == "graveyard"
    t.never_saw("banished")


@rule("DB-K.Fade")
def test_fade_finds_its_bearer_wherever_it_stands_by_then() -> None:
    t = strike(cells(c3="ACb"), A=having("Fade", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6"))
    attack(t, "blade", "miss", who="AC")
    t.answer("move", "A", "c2")
    t.saw("banished", who="A", cell="c2")


@rule("DB-K.Fade", "DB-Q.79", "DB-T.107")
def test_a_charge_in_a_shift_does_not_set_off_fade() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Fade", "Charge 2"))
    t.answer("move", "A", "c3")
    t.roll("miss", "miss")
    assert t.cell("A") == "c3"


@rule("DB-K.Fade", "DB-Q.79")
def test_a_special_attack_inside_a_combat_sets_off_fade_at_its_end() -> None:
    t = strike(cells(c3="ACx", d3="b"), C=having("{B}: Skirmish"), b=having("Fade", "Ambush 1"))
    attack(t, "blade", "miss", who="C")
    t.answer("move", "A", "d3")
    t.roll("miss")
    t.saw("banished", who="b", rule="DB-K.Fade")


@rule("DB-K.Fade", "DB-Q.79", "DB-K.Strikeback")
def test_strikeback_sets_off_the_fade_of_its_bearer() -> None:
    t = strike(cells(c3="Ab"), b=having("Fade", "Strikeback 1"))
    attack(t, "miss", "miss")
    assert t.cell("b") == "c3"
    t.roll(2)
    t.saw("damaged", who="A", damage=2)
    t.saw("banished", who="b")


@rule("DB-K.Fade", "DB-Q.79")
def test_a_deathblow_does_not_set_off_fade() -> None:
    t = strike(cells(c3="Ab"), b=having("Fade", stats="1/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll("miss")
    assert t.zone("b") == "graveyard"


@rule("DB-K.Fade", "DB-T.80")
def test_an_attack_without_dice_sets_off_fade() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "reserves"


@rule("DB-K.Fade", "DB-303.2b")
def test_fade_with_score_sleeps_outside_scoring_cells() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Fade"))
    attack(t, "miss", "miss", cell="c2")
    assert t.where("A") == "c2"


@rule("DB-K.Fade", "DB-303.2b", "DB-Q.15")
def test_fade_with_score_is_judged_when_the_creature_attacks() -> None:
    for origin, goal, zone in (("c3", "c2", "reserves"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Fade"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Fade", "DB-303.2b", "DB-Q.79")
def test_fade_with_score_is_judged_by_each_special_attack_where_it_is_made() -> None:
    for goal, zone in (("c2", "dreamscape"), ("c4", "reserves")):
        t = strike(
            cells(d3="A", c3="Bb", **{goal: "x"}),
            A=having("{S}: Fade", "Charge 1"),
            B=having("{B}: Teleport"),
            x=having(cost="3F"),
        )
        attack(t, "blade", "miss")
        t.answer("move", "A", goal)
        t.roll("miss")
        t.saw("special-attack", who="A", target="x")
        t.asked("A", "strike" if zone == "dreamscape" else "action")
        assert t.zone("A") == zone


@rule("DB-K.Fade", "DB-Q.80")
def test_fade_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{0}: Fade"))
    buy(t, "A", "Fade")
    t.stop()
    t.answer("strike")
    attack(t, "miss", "miss")
    assert t.zone("A") == "reserves"


@rule("DB-K.Fade", "DB-K.Bloodthirsty", "DB-DP.18")
def test_what_has_left_by_one_end_of_combat_effect_is_not_moved_by_another() -> None:
    for keyword, zone in (("Fade", "reserves"), ("Bloodthirsty", "graveyard")):
        t = strike(cells(c3="Ab"), A=having("Fade", "Bloodthirsty"))
        attack(t, "miss", "miss")
        t.asked("A", "order")
        t.answer(next(e for e in t.options() if e[1] == keyword))
        assert t.zone("A") == zone


# Ferocity ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Ferocity", "DB-T.64", "DB-W.5")
def test_ferocity_destroys_its_target_instead_of_disrupting_it() -> None:
    t = strike(
        cells(c3="Abc", d3="e"), given=second(), A=having("{B}: Ferocity", stats="3/4/6"), b=having(stats="2/4/9")
    )
    attack(t, 3, 2, "blade")
    t.asked("A", "choose")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Ferocity")
    t.refuses("decline", rule="DB-K.Ferocity")
    t.answer("b")
    t.damage(b=5)
    assert t.zone("b") == "graveyard"
    assert t.player("A").kills == 1


@rule("DB-K.Ferocity")
def test_ferocity_changes_nothing_for_others_or_below_defense() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Ferocity", stats="4/4/6"))
    attack(t, 3, 3, 1, "blade")
    t.answer("b")
    t.damage(b=3, c=4)
    t.asked("A", "disrupt")
    t.answer("place", "c", "a1")
    t.never_saw("destroyed")
    assert t.where("b") == "c3"


@rule("DB-K.Ferocity")
def test_ferocity_leaves_no_choice_when_both_thresholds_are_reached() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("{B}: Ferocity", stats="3/4/6"))
    attack(t, 3, 3, "blade")
    assert t.zone("b") == "graveyard"
    t.never_saw("disrupted")


@rule("DB-K.Ferocity", "DB-K.Relentless")
def test_ferocity_has_no_effect_where_disruption_is_forbidden() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Ferocity", "Relentless", stats="3/4/6"), b=having(stats="2/4/9"))
    attack(t, 3, 2, "blade")
    t.never_saw("destroyed")
    assert t.where("b") == "c3"


@rule("DB-K.Ferocity", "DB-K.Regenerate", "DB-Q.32")
def test_a_regenerate_creature_marked_by_ferocity_is_banished() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Ferocity", stats="3/4/6"), b=having("Regenerate", stats="2/4/9"))
    attack(t, 3, 2, "blade")
    assert t.zone("b") == "reserves"
    assert t.player("A").kills == 0


@rule("DB-K.Ferocity", "DB-Q.78")
def test_a_target_of_ferocity_that_is_moved_and_then_hit_from_afar_is_destroyed() -> None:
    t = strike(
        cells(c3="ACDb"),
        given=second(),
        A=having("{B}: Ferocity", stats="1/4/6"),
        C=having("{B}: Expel", stats="1/4/6"),
        D=having("{B}: Warpstrike 2", stats="1/4/6"),
        b=having(stats="2/4/9", cost="3F"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    t.blade("A", "Ferocity")
    t.blade("C", "Expel")
    t.answer("move", "b", "c4")
    t.roll(3, 1)
    t.asked("A", "action")
    assert t.zone("b") == "graveyard"
    t.saw("destroyed", who="b")


@rule("DB-K.Ferocity")
def test_ferocity_counts_in_its_own_combat_only() -> None:
    t = strike(
        cells(c3="Ab", d3="Ce"),
        A=having("{B}: Ferocity"),
        b=having(stats="2/4/9"),
        C=having("{B}: Warpstrike 1", stats="1/4/6"),
    )
    attack(t, 3, "blade")
    attack(t, "blade", cell="d3")
    t.roll(1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    t.saw("disrupted", who="b")


# Fight ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Fight", "DB-G.mod_type")
def test_fight_gives_power_while_an_enemy_of_the_type_is_in_the_cell() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Fight Fear +2"), b=having(cost="3F"))
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 4


@rule("DB-K.Fight")
def test_fight_counts_once_not_per_enemy_and_adds_dice() -> None:
    t = strike(cells(c3="Abc"), A=having("Fight Fear +2"), b=having(cost="3F"), c=having(cost="3F"))
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Fight")
def test_fight_is_for_its_bearer_alone() -> None:
    t = strike(cells(c3="ACb"), A=having("Fight Fear +2"), b=having(cost="3F"))
    assert (t.power("A"), t.power("C"), t.power("b")) == (4, 2, 2)


@rule("DB-K.Fight")
def test_fight_ignores_other_enemies_own_creatures_and_locations_of_the_type() -> None:
    t = strike(
        cells(c3="ACbl"), A=having("Fight Fear +2"), C=having(cost="3F"), b=having(cost="3P"), l=place(cost="2F")
    )
    assert t.power("A") == 2


@rule("DB-K.Fight", "DB-G.mod_lineage", "DB-G.mod_type")
def test_the_type_may_be_a_lineage_or_any_named_group() -> None:
    t = strike(cells(c3="Ab", c4="Cd"), A=having("Fight Lost +1"), C=having("Fight Lost +1"), b=having(lineage="Lost"))
    assert (t.power("A"), t.power("C")) == (3, 2)
    t = strike(
        cells(c3="Ab", c4="Cd"), A=having("Fight Dragon +1"), C=having("Fight Dragon +1"), b=having(types=("Dragon",))
    )
    assert (t.power("A"), t.power("C")) == (3, 2)


@rule("DB-K.Fight", "DB-303.2b")
def test_fight_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(
        cells(c3="Ab", c2="Cd"),
        A=having("{S}: Fight Fear +2"),
        C=having("{S}: Fight Fear +2"),
        b=having(cost="3F"),
        d=having(cost="3F"),
    )
    assert (t.power("A"), t.power("C")) == (4, 2)


@rule("DB-K.Fight", "DB-Q.80")
def test_fight_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Fight Fear +2"), b=having(cost="3F"))
    assert t.power("A") == 2
    buy(t, "A", "Fight")
    assert t.power("A") == 4
    finish_turn(t)
    assert t.power("A") == 2


# Flanking ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Flanking", "DB-T.87")
def test_flanking_counts_own_creatures_that_do_not_attack() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Flanking 3"))
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Flanking")
def test_flanking_needs_more_creatures_than_the_opponent() -> None:
    t = strike(cells(c3="ACbd", c2="EF"), A=having("{B}: Flanking 3"))
    attack(t, "blade", 1, who="A")
    t.asked("A", "damage")
    assert sum(t.options().at(0)) == 1


@rule("DB-K.Flanking", "DB-Q.64")
def test_flanking_counts_no_locations() -> None:
    t = strike(cells(c3="ALb"), A=having("{B}: Flanking 3"), L=place())
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="ACbl"), A=having("{B}: Flanking 3"), l=place())
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Flanking", "DB-Q.58")
def test_flanking_is_fixed_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Flanking 3", stats="3/4/6"), "C": having("{B}: Skirmish", stats="0/4/6")}
    t = strike(cells(c3="ACb", c2="D"), **pieces)
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("A", "Flanking")
    t.answer("move", "A", "c4")
    t.saw("damaged", who="b", damage=4)
    t = strike(cells(c3="ACb", c2="D"), **pieces)
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "c4")
    t.saw("damaged", who="b", damage=1)  # one against one when Flanking was activated


@rule("DB-K.Flanking")
def test_flanking_looks_at_the_combat_cell_wherever_its_bearer_is() -> None:
    t = strike(
        cells(c3="ACDb", d3="xy"),
        A=having("{B}: Flanking 3", stats="3/4/6"),
        C=having("{B}: Skirmish", stats="0/4/6"),
        D=having(stats="0/4/6"),
    )
    attack(t, "blade", "blade", 1, who="ACD")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=4)


# Fortunate -----------------------------------------------------------------------------------------------------------


@rule("DB-K.Fortunate", "DB-T.69", "DB-G.reroll")
def test_fortunate_rerolls_up_to_x_dice_all_at_once_and_the_new_faces_stand() -> None:
    t = strike(cells(c3="Ab"), A=having("Fortunate 2", stats="3/4/6"))
    attack(t, "miss", "miss", 3)
    t.asked("A", "reroll")
    t.offers((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2))
    t.refuses((0, 1, 2), rule="DB-K.Fortunate")
    t.answer((0, 1))
    assert t.dice() == 2
    t.roll(1, "miss")
    t.saw("tallied", damage=4, blades=0)
    t.asked("A", "disrupt")  # no further reroll


@rule("DB-K.Fortunate")
def test_fortunate_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("Fortunate 2"))
    attack(t, "miss", 1)
    t.answer(())
    t.saw("tallied", damage=1)


@rule("DB-K.Fortunate")
def test_fortunate_can_turn_a_blade_into_something_else_before_it_must_be_assigned() -> None:
    t = strike(cells(c3="Ab"), A=having("Fortunate 1", "{B}: Fumble 3"))
    attack(t, 3, "blade")
    t.answer((1,))
    t.roll("miss")
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Fortunate", "DB-Q.18")
def test_every_fortunate_attacker_gives_its_own_reroll_one_after_another() -> None:
    t = strike(cells(c3="ACb"), A=having("Fortunate 1", stats="1/4/6"), C=having("Fortunate 2", stats="1/4/6"))
    attack(t, "miss", "miss", who="AC")
    t.refuses((0, 1), rule="DB-K.Fortunate")
    t.answer((0,))
    t.roll("miss")
    t.asked("A", "reroll")
    t.answer((0, 1))  # the first die once more
    t.roll(1, 2)
    t.saw("tallied", damage=3)


@rule("DB-K.Fortunate")
def test_fortunate_of_a_creature_that_does_not_attack_gives_nothing() -> None:
    t = strike(cells(c3="ACb"), A=having("Fortunate 1"))
    attack(t, "miss", 1, who="C")
    t.saw("tallied", damage=1)


@rule("DB-K.Fortunate", "DB-5.9")
def test_fortunate_rerolls_special_attacks_of_its_bearer_only() -> None:
    t = strike(cells(c3="ACb"), A=having("Fortunate 1", stats="0/4/6"), C=having("{B}: Assault 1", stats="1/4/6"))
    attack(t, "blade", who="AC")
    t.answer(())
    t.roll("miss")  # the Assault of C
    t.asked("A", "action")
    t = shift(cells(c2="A", c3="b"), b=having("Fortunate 1", "Ambush 2"))
    t.answer("move", "A", "c3")
    t.roll("miss", 2)
    t.asked("B", "reroll")
    t.answer((0,))
    t.roll(3)
    t.saw("damaged", who="A", damage=5)


@rule("DB-K.Fortunate")
def test_fortunate_rerolls_a_deathblow() -> None:
    t = strike(cells(c3="Ab"), b=having("Fortunate 1", stats="2/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll("miss", 1)
    t.asked("B", "reroll")
    t.answer((0,))
    t.roll(2)
    t.saw("damaged", who="A", damage=3)


@rule("DB-K.Fortunate", "DB-Q.35")
def test_fortunate_by_a_blade_helps_the_later_attacks_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Fortunate 1", "{B}: Assault 1"))
    attack(t, "blade", "blade")
    t.blade("A", "Fortunate")
    t.roll("miss")
    t.asked("A", "reroll")


@rule("DB-K.Fortunate", "DB-303.2b")
def test_fortunate_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Fortunate 1"))
    attack(t, "miss", 1, cell="c2")
    t.saw("tallied", damage=1)
    t = strike(cells(c3="Ab"), A=having("{S}: Fortunate 1"))
    attack(t, "miss", 1)
    t.asked("A", "reroll")


# Fumble --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Fumble", "DB-T.33", "DB-900.10")
def test_the_second_blade_of_the_misbegotten_mutant_must_go_to_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit 5", "{B}: Fumble 5", stats="3/4/6"))
    attack(t, 3, "blade", "blade")
    assert t.blades() == ["A Crit", "A Fumble"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Fumble", "DB-900.8")
def test_fumble_never_makes_damage_negative() -> None:
    t = strike(cells(c3="Ab"), given={"damage": {"b": 3}}, A=having("{B}: Fumble 5"))
    attack(t, 2, "blade")
    t.never_saw("damaged")
    t.saw("damage-modified", who="A", change=-5)


@rule("DB-K.Fumble")
def test_fumble_counts_in_its_own_combat_only_and_against_no_special_attack() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("{B}: Fumble 2", "{B}: Assault 1"))
    attack(t, "blade", "blade")
    t.blade("A", "Fumble")
    t.roll(3)
    t.saw("damaged", who="b", damage=3)
    attack(t, 2, "miss", cell="d3")
    t.saw("damaged", who="d", damage=2)


@rule("DB-K.Fumble", "DB-Q.52")
def test_a_negative_fumble_adds_damage() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Fumble -2"))
    attack(t, 1, "blade")
    t.saw("damaged", who="b", damage=3)


# Geomancy ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Geomancy", "DB-T.72", "DB-D.11")
def test_geomancy_gives_x_to_all_stats_for_each_own_location_in_the_column() -> None:
    t = strike(
        cells(c3="A", c1="L", c5="M", c2="l", d3="N"),
        A=having("Geomancy 2"),
        L=place(),
        M=place(),
        N=place(),
        l=place(),
    )
    assert (t.power("A"), t.defense("A"), t.life("A")) == (6, 8, 10)


@rule("DB-K.Geomancy")
def test_geomancy_is_for_its_bearer_alone() -> None:
    t = strike(cells(c3="AL", c2="C"), A=having("Geomancy 2"), L=place())
    assert (t.power("A"), t.power("C"), t.defense("C"), t.life("C")) == (4, 2, 4, 6)


@rule("DB-K.Geomancy", "DB-W.8")
def test_geomancy_changes_when_its_bearer_moves_to_another_column() -> None:
    t = shift(cells(c3="A", c1="L"), A=having("Geomancy 1"), L=place())
    assert (t.power("A"), t.defense("A"), t.life("A")) == (3, 5, 7)
    t.answer("move", "A", "d3")
    assert (t.power("A"), t.defense("A"), t.life("A")) == (2, 4, 6)


@rule("DB-K.Geomancy", "DB-303.2b")
def test_geomancy_with_score_works_only_in_a_scoring_cell() -> None:
    t = shift(cells(c2="A", c1="L"), A=having("{S}: Geomancy 1"), L=place())
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 3


@rule("DB-K.Geomancy", "DB-Q.80")
def test_geomancy_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c2="A", c1="L"), A=having("{1}: Geomancy 1"), L=place())
    assert t.power("A") == 2
    buy(t, "A", "Geomancy")
    assert (t.power("A"), t.defense("A"), t.life("A")) == (3, 5, 7)
    finish_turn(t)
    assert t.power("A") == 2


# Hell's Fury ---------------------------------------------------------------------------------------------------------


@rule("DB-K.Hells_Fury", "DB-T.85", "DB-G.mod_lineage")
def test_hells_fury_gives_a_hellbred_ally_crit_2() -> None:
    t = strike(cells(c4="Cb", c3="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"))
    attack(t, "blade", 1, cell="c4")
    t.saw("blade-assigned", who="C", blades=1)
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Hells_Fury")
def test_hells_fury_reaches_local_and_adjacent_hellbred_allies_but_not_its_bearer() -> None:
    hellbred = having(lineage="Hellbred", stats="1/4/6")
    t = strike(
        cells(c3="ACDb"),
        A=having("Hell's Fury", lineage="Hellbred", stats="1/4/6"),
        C=hellbred,
        D=having(stats="1/4/6"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="A")
    t.never_saw("blade-assigned", who="D")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury")
def test_hells_fury_reaches_neither_diagonally_nor_to_enemies() -> None:
    hellbred = having(lineage="Hellbred")
    t = strike(cells(c3="Cb", d4="A"), A=having("Hell's Fury"), C=hellbred)
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="Cb", c4="A"), "B", A=having("Hell's Fury"), b=hellbred)
    attack(t, "blade", 1)
    t.saw("damaged", who="C", damage=1)


@rule("DB-K.Hells_Fury", "DB-303.1a")
def test_the_granted_crit_takes_one_blade_per_attack() -> None:
    t = strike(cells(c3="Cb", c4="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"))
    attack(t, "blade", "blade")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury", "DB-Q.63")
def test_two_hells_furies_are_two_crits() -> None:
    t = strike(
        cells(c3="Cb", c4="A", c2="L"), A=having("Hell's Fury"), L=place("Hell's Fury"), C=having(lineage="Hellbred")
    )
    attack(t, "blade", "blade")
    assert t.blades() == ["C Crit", "C Crit"]
    t.blade("C", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Hells_Fury", "DB-W.8", "DB-Q.72")
def test_hells_fury_ends_the_moment_the_creatures_are_no_longer_near() -> None:
    t = strike(
        cells(c3="CDb", c4="A"),
        A=having("Hell's Fury"),
        C=having(lineage="Hellbred", stats="1/4/6"),
        D=having("{B}: Advance", stats="1/4/6"),
    )
    attack(t, "blade", "blade", who="CD")
    assert t.blades() == ["C Crit", "D Advance"]
    t.blade("D", "Advance")
    t.answer("move", "A", "c5")
    t.never_saw("blade-assigned", who="C")
    t.never_saw("damaged")


@rule("DB-K.Hells_Fury", "DB-K.Nullify")
def test_a_granted_crit_can_be_negated() -> None:
    t = strike(cells(c3="Cb", c4="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")


@rule("DB-K.Hells_Fury", "DB-Q.35")
def test_hells_fury_by_a_blade_grants_to_the_end_of_the_combat() -> None:
    t = strike(
        cells(c3="ACb"), A=having("{B}: Hell's Fury", stats="2/4/6"), C=having(lineage="Hellbred", stats="0/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.saw("blade-assigned", who="C")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury", "DB-303.2b")
def test_hells_fury_with_score_works_only_in_a_scoring_cell() -> None:
    for cell, damage in (("c2", 1), ("c4", 3)):
        t = strike(cells(**{"c3": "Cb", cell: "A"}), A=having("{S}: Hell's Fury"), C=having(lineage="Hellbred"))
        attack(t, "blade", 1)
        t.saw("damaged", who="b", damage=damage)


@rule("DB-K.Hells_Fury", "DB-Q.35", "DB-303.1b")
def test_each_creature_has_the_crit_once_per_bearer_however_often_a_multiblade_grants_it() -> None:
    t = strike(
        cells(c3="ACb"), A=having("{B*}: Hell's Fury", stats="3/4/6"), C=having(lineage="Hellbred", stats="0/4/6")
    )
    attack(t, "blade", "blade", "blade", who="AC")  # the first blade has only one place to go
    t.blade("A", "Hell's Fury")
    assert t.blades() == ["A Hell's Fury", "C Crit"]


# Heroics -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Heroics")
def test_heroics_adds_damage_when_outnumbered() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Heroics 3"))
    attack(t, "blade", 1)
    assert sum(t.options().at(0)) == 4


@rule("DB-K.Heroics")
def test_heroics_needs_fewer_creatures_than_the_opponent_attacking_or_not() -> None:
    t = strike(cells(c3="ACbd"), A=having("{B}: Heroics 3"))
    attack(t, "blade", 1, who="A")
    assert sum(t.options().at(0)) == 1


@rule("DB-K.Heroics", "DB-Q.64")
def test_heroics_counts_no_locations() -> None:
    t = strike(cells(c3="Abl"), A=having("{B}: Heroics 3"), l=place())
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Heroics")
def test_heroics_counts_in_the_cell_of_its_bearer() -> None:
    t = strike(
        cells(c3="ACb", d3="xy"), A=having("{B}: Heroics 3", stats="3/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Heroics", "DB-Q.58")
def test_heroics_is_fixed_when_it_is_activated() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Heroics 3", "{B}: Expel", stats="3/4/6"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Heroics")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=4)
