"""Section 6.2 of the rules, Inciter to Respawn: every sentence of each row, and the rulings that go with it."""

from __future__ import annotations

from typing import Any

from reverie.games.dreamblade.content import MiniatureData
from reverie.testing import rule
from reverie.testing.dreamblade import Table, figure, location, shift, strike
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


def printed(t: Table, name: str, keyword: str) -> tuple[int, ...]:
    """The option that assigns a blade to a printed ability, offered or not."""
    m = t.names[name]
    numbers = [a.number for a in t.state.cast.piece_of[m].blade if a.keyword == keyword]
    return (m, m, m, numbers[0])


# Inciter -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Inciter")
def test_inciter_raises_the_power_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), "B", A=having("Inciter 2"))
    assert t.power("b") == 4
    assert [t.power(x) for x in "ACd"] == [2, 2, 2]
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Inciter", "DB-Q.34")
def test_inciters_add_up_and_a_location_can_incite() -> None:
    t = strike(cells(c3="ALb"), A=having("Inciter 2"), L=place("Inciter 1"))
    assert t.power("b") == 5


@rule("DB-K.Inciter", "DB-Q.35", "DB-Q.37")
def test_inciter_by_a_blade_strengthens_the_deathblow_of_the_same_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Inciter 2", stats="3/4/6"), b=having(stats="1/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    assert t.dice() == 3


@rule("DB-K.Inciter", "DB-Q.35")
def test_inciter_by_a_blade_ends_with_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Inciter 2"))
    attack(t, "blade", "miss")
    t.saw("ability-lasts", who="A", scope="combat")
    assert t.power("b") == 2


@rule("DB-K.Inciter", "DB-303.2b")
def test_inciter_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Inciter 1"), C=having("{S}: Inciter 1"))
    assert (t.power("b"), t.power("d")) == (3, 2)


# Invigorate ----------------------------------------------------------------------------------------------------------


@rule("DB-K.Invigorate")
def test_invigorate_raises_the_life_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Invigorate 2"))
    assert [t.life(x) for x in "CDE"] == [8, 8, 8]
    assert [t.life(x) for x in "AFb"] == [6, 6, 6]
    assert (t.power("C"), t.defense("C")) == (2, 4)


@rule("DB-K.Invigorate", "DB-Q.34")
def test_invigorates_add_up_and_a_location_can_invigorate() -> None:
    t = strike(cells(c3="ACb", c4="L"), A=having("Invigorate 2"), L=place("Invigorate 1"))
    assert (t.life("C"), t.life("A")) == (9, 7)


@rule("DB-K.Invigorate")
def test_an_invigorated_creature_survives_what_would_have_destroyed_it() -> None:
    t = strike(cells(c3="Abc"), b=having(stats="2/9/5"), c=having("Invigorate 1"))
    attack(t, 3, 2)
    t.damage(b=5)
    assert t.where("b") == "c3"


@rule("DB-K.Invigorate", "DB-Q.48")
def test_fates_are_fixed_before_the_bearer_of_a_bonus_leaves() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having(stats="3/4/6"),
        b=having(stats="2/9/5"),
        c=having("Invigorate 1", stats="2/9/4"),
    )
    attack(t, 3, 3, 3)
    t.damage(b=5, c=4)
    assert (t.where("b"), t.where("c")) == ("c3", "graveyard")


@rule("DB-K.Invigorate", "DB-Q.80")
def test_invigorate_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="AC"), A=having("{1}: Invigorate 2"))
    buy(t, "A", "Invigorate")
    assert t.life("C") == 8
    finish_turn(t)
    assert t.life("C") == 6


# Loner ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Loner", "DB-T.68")
def test_a_loner_attacks_alone_or_not_at_all() -> None:
    t = strike(cells(c3="ACDb"), A=having("Loner"))
    t.answer("c3")
    t.asked("A", "attackers")
    t.offers(("A",), ("C",), ("D",), ("C", "D"))
    t.refuses(("A", "C"), rule="DB-K.Loner")
    t.refuses(("A", "C", "D"), rule="DB-K.Loner")
    t.answer(("A",))
    assert t.dice() == 2


@rule("DB-K.Loner")
def test_a_loner_without_company_attacks_as_any_other() -> None:
    t = strike(cells(c3="Ab"), A=having("Loner"))
    t.answer("c3")
    assert t.dice() == 2


@rule("DB-K.Loner")
def test_two_loners_cannot_attack_together_either() -> None:
    t = strike(cells(c3="ACb"), A=having("Loner"), C=having("Loner"))
    t.answer("c3")
    t.offers(("A",), ("C",))
    t.refuses(("A", "C"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-Q.47")
def test_a_loner_makes_its_deathblow_alone() -> None:
    t = strike(
        cells(c3="Abcd"),
        A=having(stats="4/4/6"),
        b=having("Loner", stats="1/9/3"),
        c=having(stats="1/9/3"),
        d=having(stats="1/9/3"),
    )
    attack(t, 3, 3, 3, "miss")
    t.damage(b=3, c=3, d=3)
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("c",), ("d",), ("c", "d"))
    t.refuses(("b", "c"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-303.2b")
def test_loner_with_score_binds_only_in_a_scoring_cell() -> None:
    t = strike(cells(c2="ACb"), A=having("{S}: Loner"))
    t.answer("c2")
    t.allows(("A", "C"))
    t = strike(cells(c3="ACb"), A=having("{S}: Loner"))
    t.answer("c3")
    t.refuses(("A", "C"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-Q.80")
def test_loner_on_coming_into_play_binds_for_this_turn() -> None:
    t = spawn(cells(e1="Cb"), A=having("{C}: Loner"))
    t.answer("spawn", "A", "e1")
    t.stop()
    t.answer("strike")
    t.answer("e1")
    t.refuses(("A", "C"), rule="DB-K.Loner")
    t.answer(("C",))
    t.roll("miss", "miss")
    finish_turn(t)
    t.roll(4, 1)
    t.answer("strike")
    t.answer("e1")
    t.allows(("A", "C"))


# Lure ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Lure", "DB-G.pull", "DB-B.2")
def test_lure_pulls_an_unengaged_enemy_from_anywhere_one_cell_closer() -> None:
    t = strike(cells(c3="Ab", e5="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("y") == ["d5", "e4"]
    t.answer("move", "y", "e4")
    assert t.cell("y") == "e4"
    t.saw("moved", who="y", rule="DB-K.Lure")


@rule("DB-K.Lure")
def test_lure_never_pulls_sideways_or_away() -> None:
    t = strike(cells(c3="Ab", e3="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    assert t.cells_offered("y") == ["d3"]
    t.refuses("move", "y", "e4", rule="DB-K.Lure")


@rule("DB-K.Lure", "DB-Q.92")
def test_lure_may_be_declined() -> None:
    t = strike(cells(c3="Ab", e3="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("y") == "e3"


@rule("DB-K.Lure", "DB-D.12")
def test_lure_pulls_neither_engaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", e3="y", a1="C", a5="Dz"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "y"
    t.refuses("move", "z", "a4", rule="DB-K.Lure")
    t.refuses("move", "C", "b1", rule="DB-K.Lure")


@rule("DB-K.Lure", "DB-G.pull")
def test_a_local_creature_cannot_be_pulled() -> None:
    t = spawn(cells(c3="Ly", c5="x"), L=place("{1}: Lure"))
    buy(t, "L", "Lure")
    assert t.names_offered(1) == "x"


@rule("DB-K.Lure", "DB-Q.59", "DB-900.13", "DB-900.10")
def test_lure_without_a_legal_cell_has_no_effect_and_its_blade_is_spent() -> None:
    t = strike(cells(c3="Ab", d3="Cwxyz", e3="e"), A=having("{B}: Lure"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="A")
    t.never_saw("moved")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Lure", "DB-P.33", "DB-Q.16")
def test_an_enemy_lured_into_the_combat_may_be_assigned_damage() -> None:
    t = strike(cells(c3="Ab", c4="y"), A=having("{B}: Lure"))
    attack(t, "blade", 3)
    t.answer("move", "y", "c3")
    t.allows(t.split(y=3))
    t.allows(t.split(b=2, y=1))


# Nullify -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Nullify", "DB-T.109")
def test_nullify_negates_the_blade_abilities_of_its_own_bearer() -> None:
    t = strike(cells(c3="Ab"), A=having("Nullify", "{B}: Crit 3"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Nullify")
def test_nullify_negates_friend_and_foe_in_its_cell() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit 3"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")
    t = strike(cells(c3="ACb"), A=having("{B}: Crit 3"), C=having("Nullify"))
    attack(t, "blade", 1, who="A")
    t.never_saw("blade-assigned")


@rule("DB-K.Nullify")
def test_nullify_leaves_other_cells_alone() -> None:
    t = strike(cells(c3="Ab", c4="n"), A=having("{B}: Crit 3"), n=having("Nullify"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Nullify")
def test_nullify_leaves_blade_abilities_of_locations_alone() -> None:
    t = strike(cells(c3="ALb"), A=having("{B}: Crit 5"), L=place("{B}: Crit 3"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="L")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Nullify")
def test_a_location_can_nullify() -> None:
    t = strike(cells(c3="Abl"), A=having("{B}: Crit 3"), l=place("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")


@rule("DB-K.Nullify")
def test_nullify_negates_blade_abilities_only() -> None:
    t = strike(cells(c3="ACb"), A=having("Enrage +1", "Fortunate 1"), b=having("Nullify"))
    assert t.power("C") == 3
    attack(t, "miss", "miss", who="A")
    t.asked("A", "reroll")
    t = spawn(cells(c3="Ab", e1="C"), A=having("{1}: Advance"), b=having("Nullify"))
    buy(t, "A", "Advance")
    t.asked("A", "move")


@rule("DB-K.Nullify", "DB-Q.70")
def test_no_blade_may_be_dumped_on_a_negated_ability() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Advance"),
        C=having("{B}: Crit 1", "{B}: Fumble 1", cost="3M"),
        b=having("Nullify Valor", cost="3F"),
    )
    attack(t, "blade", "miss", "miss", "miss", who="AC")
    assert t.blades() == ["C Crit", "C Fumble"]
    t.refuses(printed(t, "A", "Advance"), rule="DB-K.Nullify")


@rule("DB-K.Nullify", "DB-W.8")
def test_a_creature_that_leaves_the_cell_of_nullify_can_be_activated_again() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Crit 3"),
        C=having("{B}: Skirmish", cost="3M"),
        b=having("Nullify Valor", cost="3F"),
    )
    attack(t, "blade", "blade", "miss", "miss", who="AC")
    t.answer("move", "A", "c2")
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Nullify", "DB-303.2b")
def test_nullify_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    for cell, negated in (("c3", True), ("c4", False)):
        t = strike(cells(**{cell: "Ab"}), A=having("{B}: Crit 3"), b=having("{S}: Nullify"))
        attack(t, "blade", 1, cell=cell)
        t.saw("damaged", who="b", damage=1 if negated else 4)


@rule("DB-K.Nullify", "DB-Q.35")
def test_nullify_by_a_blade_negates_for_the_rest_of_the_combat() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("{B}: Nullify", "{B}: Crit 3", stats="3/4/6"), C=having("{B}: Crit 2"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Nullify")
    t.saw("damaged", who="b", damage=1)
    attack(t, "blade", 1, cell="d3")
    t.saw("damaged", who="d", damage=3)


# Pack ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Pack")
def test_pack_counts_allies_local_or_adjacent_to_its_bearer() -> None:
    t = strike(cells(c3="ACb", c4="DE", d4="F", d3="L", b3="z"), A=having("{B}: Pack"), L=place())
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=1 + 3)  # C, D and E: not A itself, F (diagonal), L (a location), enemies


@rule("DB-K.Pack")
def test_pack_of_a_creature_without_allies_adds_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Pack"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Pack", "DB-Q.58")
def test_pack_is_counted_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Pack", "{B}: Advance", stats="3/4/6")}
    t = strike(cells(c3="Ab", c4="D"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Pack")
    t.answer("move", "D", "c5")
    t.saw("damaged", who="b", damage=2)
    t = strike(cells(c3="Ab", c4="D"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Advance")
    t.answer("move", "D", "c5")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Pack")
def test_pack_of_a_location_counts_creatures_of_its_player() -> None:
    t = strike(cells(c3="ALb", c4="D"), L=place("{B}: Pack"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=3)


# Panic ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Panic")
def test_panic_lowers_the_defense_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), A=having("Panic 2"))
    assert t.defense("b") == 2
    assert [t.defense(x) for x in "ACd"] == [4, 4, 4]
    assert (t.power("b"), t.life("b")) == (2, 6)
    attack(t, 2, "miss", who="A")
    t.asked("A", "disrupt")


@rule("DB-K.Panic", "DB-900.8", "DB-Q.34")
def test_panics_add_up_and_leave_a_defense_of_one() -> None:
    t = strike(cells(c3="ALb"), A=having("Panic 1"), L=place("Panic 2"))
    assert t.defense("b") == 1
    t = strike(cells(c3="ALb"), A=having("Panic 3"), L=place("Panic 4"))
    assert t.defense("b") == 1


@rule("DB-K.Panic", "DB-Q.35")
def test_panic_by_a_blade_counts_at_the_check_of_its_combat_and_then_ends() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Panic 2"))
    attack(t, 2, "blade")
    assert t.defense("c") == 2
    t.damage(b=2)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert t.defense("c") == 4


@rule("DB-K.Panic", "DB-303.2b", "DB-Q.88")
def test_panic_with_score_and_blade_takes_a_blade_only_in_a_scoring_cell() -> None:
    for cell, taken in (("c2", False), ("c3", True)):
        t = strike(cells(**{cell: "Ab"}), A=having("{S}{B}: Panic 2"))
        attack(t, 1, "blade", cell=cell)
        if taken:
            t.saw("blade-assigned", who="A")
        else:
            t.never_saw("blade-assigned")


@rule("DB-Q.88", "DB-K.Crit", "DB-303.2b")
def test_a_blade_ability_with_score_outside_a_scoring_cell_is_refused() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}{B}: Crit 3", "{B}: Crit 1", "{B}: Fumble 1"))
    attack(t, 1, "blade", cell="c2")
    key = printed(t, "A", "Crit")
    t.refuses(key, rule="DB-303.2b")


# Payback -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Payback")
def test_payback_adds_the_power_of_a_local_enemy_and_the_damage_may_go_to_any() -> None:
    t = strike(cells(c3="Abc", d3="e"), A=having("{B}: Payback"), b=having(stats="5/9/9"), c=having(stats="1/9/9"))
    attack(t, "blade", 1)
    t.asked("A", "choose")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Payback")
    t.refuses("decline", rule="DB-K.Payback")
    t.answer("b")
    t.allows(t.split(c=6))
    t.allows(t.split(b=6))


@rule("DB-K.Payback")
def test_payback_looks_at_the_current_power() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Payback", "Weaken 1"), b=having(stats="5/9/9"), c=having("Enrage +2"))
    attack(t, "blade", 1)
    t.answer("b")
    assert sum(t.options().at(0)) == 1 + 5 - 1 + 2


@rule("DB-K.Payback", "DB-Q.58")
def test_payback_is_fixed_when_it_is_activated() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Payback", "{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/9"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Payback")
    t.saw("damaged", who="b", damage=4)
    t = strike(cells(c3="Ab"), A=having("{B}: Payback", "{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/9"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Weaken")
    t.saw("damaged", who="b", damage=2)


# Purge ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Purge", "DB-Q.29", "DB-T.88")
def test_purge_puts_a_miniature_from_the_opponents_reserves_into_the_graveyard() -> None:
    t = strike(cells(c3="Ab"), given={"reserves": "xlY"}, A=having("{B}: Purge"), x=having(), l=place(), Y=having())
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("decline", "x", "l")
    t.refuses("Y", rule="DB-K.Purge")
    t.refuses("b", rule="DB-K.Purge")
    t.answer("l")
    assert (t.zone("l"), t.zone("x")) == ("graveyard", "reserves")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)
    t.never_saw("destroyed")


@rule("DB-K.Purge", "DB-Q.92")
def test_purge_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), given={"reserves": "x"}, A=having("{B}: Purge"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.zone("x") == "reserves"


@rule("DB-K.Purge", "DB-T.88", "DB-801.4")
def test_a_purged_miniature_counts_for_the_aspect_costs_of_its_owner() -> None:
    t = spawn(cells(c3="A"), A=having("{1}: Purge"), x=having(cost="5F"), y=having(cost="4F"))
    buy(t, "A", "Purge")
    t.answer("x")
    t.stop()
    t.asked("B", "spawn")
    t.answer("spawn", "y", "a5")
    t.saw("spawned", who="y", price=4)


@rule("DB-K.Purge")
def test_purge_of_empty_reserves_does_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Purge"))
    attack(t, "blade", 1)
    t.never_saw("purged")
    t.saw("damaged", who="b", damage=1)


# Raise ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Raise")
def test_raise_returns_a_creature_from_the_own_graveyard_to_the_reserves() -> None:
    t = strike(
        cells(c3="Ab"), given={"graveyard": "CDLx", "bonus": (2, 0), "kills": (0, 1)}, A=having("{B}: Raise"), L=place()
    )
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("decline", "C", "D")
    t.refuses("L", rule="DB-K.Raise")
    t.refuses("x", rule="DB-K.Raise")
    t.answer("D")
    assert (t.zone("D"), t.zone("C")) == ("reserves", "graveyard")
    assert (t.player("A").bonus, t.player("B").kills) == (2, 1)


@rule("DB-K.Raise", "DB-Q.92", "DB-DP.19")
def test_raise_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "C"}, A=having("{B}: Raise"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.zone("C") == "graveyard"


@rule("DB-K.Raise", "DB-801.4")
def test_a_raised_creature_may_be_spawned_again_in_the_same_phase() -> None:
    t = spawn(cells(c3="A"), given={"graveyard": "C"}, A=having("{1}: Raise"))
    buy(t, "A", "Raise")
    t.refuses("spawn", "C", "e1", rule="DB-K.Raise")
    t.answer("C")
    t.answer("spawn", "C", "e1")
    assert t.cell("C") == "e1"


@rule("DB-K.Raise")
def test_raise_without_a_creature_in_the_graveyard_does_nothing() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "L"}, A=having("{B}: Raise"), L=place())
    attack(t, "blade", "miss")
    t.never_saw("returned")
    assert t.zone("L") == "graveyard"


# Regenerate ----------------------------------------------------------------------------------------------------------


@rule("DB-K.Regenerate", "DB-T.63", "DB-W.3")
def test_a_regenerate_creature_is_banished_instead_of_destroyed_and_nobody_profits() -> None:
    t = strike(cells(c3="Ab"), b=having("Regenerate", stats="2/9/4"))
    attack(t, 3, 1)
    assert t.zone("b") == "reserves"
    t.saw("banished", who="b")
    t.asked("A", "action")  # no deathblow
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)
    t.never_saw("destroyed")


@rule("DB-K.Regenerate")
def test_the_dealer_may_still_choose_to_disrupt_a_regenerate_creature() -> None:
    t = strike(cells(c3="Ab"), b=having("Regenerate"))
    attack(t, 3, 3)
    t.asked("A", "fate")
    t.answer("disrupt")
    t.answer("place", "b", "a1")
    assert t.where("b") == "a1"


@rule("DB-K.Regenerate", "DB-900.17")
def test_regenerate_does_not_replace_a_sacrifice() -> None:
    t = strike(cells(c3="Ab"), A=having("Regenerate", "Detonate"))
    attack(t, "miss", "miss")
    assert t.zone("A") == "graveyard"


@rule("DB-K.Regenerate", "DB-Q.31")
def test_a_regenerate_creature_disrupted_without_room_is_banished() -> None:
    spots = [c + r for c in "abcde" for r in "12345" if c + r not in ("c3", "e1")]
    crowd = dict(zip(spots, "BCDEFGHIJKLMNOPQRSTUVWX", strict=True))
    t = strike(cells(**crowd, c3="Ab"), b=having("Regenerate"))
    attack(t, 3, 1)
    assert t.zone("b") == "reserves"
    assert t.player("A").kills == 0


@rule("DB-K.Regenerate", "DB-Q.35")
def test_regenerate_by_a_blade_saves_its_bearer_from_the_deathblow() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Regenerate", stats="3/9/3"), b=having(stats="1/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    t.roll(3)
    assert t.zone("A") == "reserves"
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Regenerate", "DB-303.2b")
def test_regenerate_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    for cell, zone in (("c3", "reserves"), ("c4", "graveyard")):
        t = strike(cells(**{cell: "Ab"}), given=second(), b=having("{S}: Regenerate", stats="2/9/4"))
        attack(t, 3, 1, cell=cell)
        assert t.zone("b") == zone


# Reincarnate ---------------------------------------------------------------------------------------------------------


@rule("DB-K.Reincarnate", "DB-DP.19")
def test_reincarnate_returns_a_different_creature_and_is_mandatory() -> None:
    t = strike(cells(c3="Ab"), given=second(graveyard="xylZ"), b=having("Reincarnate", stats="2/9/3"), l=place())
    attack(t, 3, "miss")
    t.asked("B", "choose")
    t.offers("x", "y")
    t.refuses("decline", rule="DB-K.Reincarnate")
    t.refuses("b", rule="DB-K.Reincarnate")
    t.refuses("l", rule="DB-K.Reincarnate")
    t.answer("y")
    assert (t.zone("b"), t.zone("x"), t.zone("y")) == ("graveyard", "graveyard", "reserves")
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)


@rule("DB-K.Reincarnate", "DB-Q.30")
def test_reincarnate_never_returns_itself_and_does_nothing_without_another_creature() -> None:
    t = strike(cells(c3="Ab"), given=second(graveyard="l"), b=having("Reincarnate", stats="2/9/3"), l=place())
    attack(t, 3, "miss")
    assert t.zone("b") == "graveyard"
    t.never_saw("returned")


@rule("DB-K.Reincarnate", "DB-Q.30")
def test_reincarnate_may_return_another_copy_of_the_same_miniature() -> None:
    twin = having("Reincarnate", stats="2/9/3", same="twin")
    t = strike(cells(c3="Ab"), given=second(graveyard="c"), b=twin, c=twin)
    attack(t, 3, "miss")
    assert (t.zone("b"), t.zone("c")) == ("graveyard", "reserves")


@rule("DB-K.Reincarnate", "DB-Q.85")
def test_a_creature_destroyed_at_the_same_moment_may_be_returned() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having(stats="3/4/6"),
        b=having("Reincarnate", stats="2/9/3"),
        c=having(stats="2/9/3"),
    )
    attack(t, 3, 3, "miss")
    t.damage(b=3, c=3)
    assert (t.zone("b"), t.zone("c")) == ("graveyard", "reserves")
    assert (t.player("A").kills, t.player("B").bonus) == (2, 4)


@rule("DB-K.Reincarnate", "DB-Q.85")
def test_several_reincarnates_are_resolved_one_after_another() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(graveyard="x"),
        A=having(stats="3/4/6"),
        b=having("Reincarnate", stats="2/9/3"),
        c=having("Reincarnate", stats="2/9/3"),
    )
    attack(t, 3, 3, "miss")
    t.damage(b=3, c=3)
    t.offers("c", "x")
    t.answer("x")
    assert t.zone("x") == "reserves"
    assert t.zone("b") == "reserves"  # only b was left for c
    assert t.zone("c") == "graveyard"


@rule("DB-K.Reincarnate", "DB-900.17")
def test_a_sacrifice_does_not_set_off_reincarnate() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "C"}, A=having("Reincarnate", "Detonate"))
    attack(t, "miss", "miss")
    assert (t.zone("A"), t.zone("C")) == ("graveyard", "graveyard")


@rule("DB-K.Reincarnate", "DB-K.Regenerate")
def test_a_regenerated_creature_was_not_destroyed_and_does_not_reincarnate_another() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "x"}, b=having("Reincarnate", "Regenerate", stats="2/9/3"))
    attack(t, 3, "miss")
    assert (t.zone("b"), t.zone("x")) == ("reserves", "graveyard")


@rule("DB-K.Reincarnate", "DB-W.4")
def test_reincarnate_comes_after_the_deathblow() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "xy"}, b=having("Reincarnate", stats="1/9/3"))
    attack(t, 3, "miss")
    t.asked("B", "deathblow")
    t.answer(("b",))
    t.roll(1)
    t.asked("B", "choose")
    t.answer("x")
    assert t.zone("x") == "reserves"


@rule("DB-K.Reincarnate", "DB-Q.35")
def test_reincarnate_by_a_blade_works_to_the_end_of_the_combat() -> None:
    t = strike(
        cells(c3="Ab"), given={"graveyard": "C"}, A=having("{B}: Reincarnate", stats="3/9/3"), b=having(stats="1/9/3")
    )
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    t.roll(3)
    assert (t.zone("A"), t.zone("C")) == ("graveyard", "reserves")


# Reinforce -----------------------------------------------------------------------------------------------------------


@rule("DB-K.Reinforce")
def test_reinforce_may_be_spawned_in_any_cell_with_an_ally_that_has_room() -> None:
    t = spawn(cells(c3="C", d4="DEFG", b4="b", a3="L", a5="Hx"), R=having("Reinforce"), L=place(), x=having())
    assert t.cells_offered("R", "spawn") == ["a1", "a5", "c1", "c3", "d1", "e1"]
    t.refuses("spawn", "R", "d4", rule="DB-301.1a")
    t.refuses("spawn", "R", "b4", rule="DB-801.5")
    t.refuses("spawn", "R", "a3", rule="DB-801.5")
    t.answer("spawn", "R", "a5")
    assert t.stack("a5") == "HRx"


@rule("DB-K.Reinforce", "DB-801.5")
def test_reinforce_opens_a_spawn_row_cell_that_was_occupied() -> None:
    t = spawn(cells(c1="C"), R=having("Reinforce"), N=having())
    t.allows("spawn", "R", "c1")
    t.refuses("spawn", "N", "c1", rule="DB-801.5")


@rule("DB-K.Reinforce", "DB-5.5")
def test_a_reinforcement_does_not_enter() -> None:
    t = spawn(cells(c3="Cb"), R=having("Reinforce", "Charge 2"), b=having("Ambush 2"))
    t.answer("spawn", "R", "c3")
    t.never_saw("special-attack")


@rule("DB-K.Reinforce", "DB-301.1a")
def test_a_reinforcing_location_still_needs_a_cell_without_a_location() -> None:
    t = spawn(cells(c3="C", d3="Dl"), R=location("2V", "Reinforce"), l=place())
    t.allows("spawn", "R", "c3")
    t.refuses("spawn", "R", "d3", rule="DB-801.7")


@rule("DB-K.Reinforce", "DB-Q.55", "DB-900.1a", "DB-700.2")
def test_on_the_first_turn_a_reinforcement_may_join_an_ally_outside_the_portal() -> None:
    t = spawn(cells(e1="C"), given={"turn": 1}, C=having("{1}: Advance", cost="2V"), D=having(), R=having("Reinforce"))
    t.answer("spawn", "D", "e1")
    buy(t, "C", "Advance")
    t.answer("move", "D", "d1")
    assert t.cells_offered("R", "spawn") == ["d1", "e1"]
    assert t.cells_offered("Z", "spawn") == ["e1"]
    t.refuses("spawn", "R", "c1", rule="DB-700.2")
    t.answer("spawn", "R", "d1")
    assert t.stack("d1") == "DR"


@rule("DB-K.Reinforce", "DB-Q.55")
def test_on_the_first_turn_a_reinforcing_location_may_join_an_ally_outside_the_portal() -> None:
    t = spawn(cells(e1="C", d2="D"), given={"turn": 1}, R=location("1V", "Reinforce"), L=place())
    assert t.cells_offered("R", "spawn") == ["d2", "e1"]
    assert t.cells_offered("L", "spawn") == ["e1"]
    t.refuses("spawn", "R", "d1", rule="DB-700.2")
    t.refuses("spawn", "L", "d2", rule="DB-700.2")


@rule("DB-K.Reinforce", "DB-801.5")
def test_not_even_reinforce_brings_a_fifth_creature_into_a_cell_in_one_spawn_phase() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(c3="CD", b3="Z"), C=having("{1}: Advance"), D=having("{1}: Advance"), points=9, **reinforcements)
    t.answer("spawn", "R", "c3")
    t.answer("spawn", "S", "c3")
    buy(t, "C", "Advance")
    t.answer("move", "R", "c4")
    buy(t, "D", "Advance")
    t.answer("move", "S", "c4")
    t.answer("spawn", "T", "c3")
    t.allows("spawn", "U", "c3")
    t.answer("spawn", "U", "c3")
    assert t.stack("c3") == "CDTU"
    t.refuses("spawn", "W", "c3", rule="DB-301.1a")


@rule("DB-K.Reinforce", "DB-801.5")
def test_reinforcements_that_moved_on_count_among_the_four_of_the_phase() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(c3="C", e1="D"), C=having("{1}: Advance"), D=having("{1}: Advance"), points=9, **reinforcements)
    for letter in "RST":
        t.answer("spawn", letter, "c3")
    buy(t, "C", "Advance")
    t.answer("move", "R", "c4")
    t.answer("spawn", "U", "c3")
    buy(t, "D", "Advance")
    t.answer("move", "S", "c4")
    assert t.stack("c3") == "CTU"
    assert t.cells_offered("W", "spawn") == ["c1", "c4", "e1"]
    t.refuses("spawn", "W", "c3", rule="DB-801.5")


@rule("DB-K.Reinforce", "DB-801.6", "DB-Q.75")
def test_reinforcements_go_to_the_own_portal_without_number() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(e1="C"), points=5, **reinforcements)
    for letter in "RSTUW":
        t.answer("spawn", letter, "e1")
    assert t.stack("e1") == "CRSTUW"


@rule("DB-K.Reinforce", "DB-303.2c", "DB-303.2b")
def test_an_ability_with_score_and_coming_into_play_works_for_a_reinforcement_in_a_scoring_cell() -> None:
    for cell, works in (("c3", True), ("c2", False)):
        t = spawn(cells(**{cell: "C"}), R=having("Reinforce", "{S}{C}: Bolster +1"))
        t.answer("spawn", "R", cell)
        assert t.defense("C") == (5 if works else 4)


# Relentless ----------------------------------------------------------------------------------------------------------


@rule("DB-K.Relentless", "DB-T.65")
def test_enemies_damaged_by_a_relentless_attack_are_not_disrupted() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2)
    assert (t.where("b"), t.damage_on("b")) == ("c3", 5)
    t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.74", "DB-T.101")
def test_they_cannot_be_disrupted_at_later_checks_of_the_phase_either() -> None:
    t = strike(cells(c3="Ab", b3="Cd"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2)
    attack(t, "miss", "miss", cell="b3")
    assert t.where("b") == "c3"
    t.asked("A", "action")
    assert t.damage_on("b") == 0


@rule("DB-K.Relentless", "DB-Q.74")
def test_they_cannot_be_disrupted_by_other_damage_of_the_phase_but_can_be_destroyed_by_it() -> None:
    for face, zone in ((1, "dreamscape"), (2, "graveyard")):
        t = strike(
            cells(c3="Ab", b3="Cd"),
            given=second(),
            A=having("Relentless"),
            b=having(stats="2/4/7"),
            C=having("{B}: Warpstrike 1", stats="1/4/6"),
        )
        attack(t, 3, 2)
        attack(t, "blade", cell="b3")
        t.roll(face)
        assert t.zone("b") == zone
        t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.74", "DB-W.9")
def test_in_the_next_phase_they_can_be_disrupted_again() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2, who="A")
    t.answer("strike")
    attack(t, 3, 1, who="C")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_a_relentless_attack_destroys_as_any_other_but_leaves_no_choice() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Relentless"))
    attack(t, 3, 3)
    assert t.zone("b") == "graveyard"


@rule("DB-K.Relentless")
def test_relentless_covers_everybody_damaged_by_an_attack_it_takes_part_in() -> None:
    t = strike(cells(c3="ACbd"), A=having("Relentless", stats="0/4/6"), C=having(stats="3/4/6"))
    attack(t, 3, 3, 3, who="AC")
    t.damage(b=5, d=4)
    t.never_saw("disrupted")
    assert (t.where("b"), t.where("d")) == ("c3", "c3")


@rule("DB-K.Relentless")
def test_relentless_that_does_not_attack_covers_nobody() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless"))
    attack(t, 3, 1, who="C")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_relentless_covers_special_attacks_of_its_bearer() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Relentless", "Charge 2"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    assert (t.where("b"), t.damage_on("b")) == ("c3", 4)
    t.asked("A", "shift")


@rule("DB-K.Relentless", "DB-D.13")
def test_relentless_does_not_cover_special_attacks_of_allies_in_the_same_combat() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless", stats="0/4/6"), C=having("{B}: Assault 2", stats="1/4/6"))
    attack(t, "blade", who="AC")
    t.roll(3, 1)
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_relentless_covers_a_deathblow() -> None:
    t = strike(cells(c3="Ab"), b=having("Relentless", stats="2/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3, 1)
    t.saw("damaged", who="A", damage=4)
    assert t.where("A") == "c3"
    t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.35")
def test_relentless_by_a_blade_covers_the_damage_of_its_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Relentless", stats="3/4/6"))
    attack(t, 3, 1, "blade")
    t.never_saw("disrupted")
    assert t.where("b") == "c3"


@rule("DB-K.Relentless", "DB-303.2b")
def test_relentless_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Relentless"))
    attack(t, 3, 1, cell="c2")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless", "DB-Q.14")
def test_a_relentless_attacker_that_is_moved_before_the_damage_covers_it_still() -> None:
    t = strike(
        cells(c3="ACb", a1="d"), A=having("Relentless"), C=having("{B}: Skirmish"), b=having(stats="2/4/9"), d=having()
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.answer("move", "A", "c4")
    t.asked("A", "action")
    assert (t.cell("A"), t.where("b")) == ("c4", "c3")
    t.saw("damaged", who="b", damage=5, relentless=True)


@rule("DB-K.Relentless", "DB-Q.15")
def test_a_relentless_attacker_that_is_banished_before_the_damage_covers_it_still() -> None:
    t = strike(
        cells(c3="ACb"), A=having("Relentless", cost="7V"), C=having("{B}: Wail"), b=having(stats="2/4/9", cost="3F")
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.roll(3, 4)
    t.asked("A", "action")
    assert (t.zone("A"), t.where("b")) == ("reserves", "c3")
    t.saw("damaged", who="b", damage=5, relentless=True)


@rule("DB-K.Relentless", "DB-Q.15", "DB-K.Bomb")
def test_a_relentless_attacker_that_is_sacrificed_by_its_own_blade_covers_the_attack_but_not_its_bomb() -> None:
    t = strike(
        cells(c3="ACbd"), A=having("Relentless", "{B}: Bomb 4"), b=having(stats="2/4/9"), d=having(stats="2/4/9")
    )
    attack(t, 1, "blade", "miss", "miss", who="AC")
    t.answer("explode")
    t.damage(b=1)
    assert t.zone("A") == "graveyard"
    t.asked("A", "disrupt")
    assert t.names_offered(1) == "d"


@rule("DB-K.Relentless", "DB-Q.15", "DB-Q.35")
def test_relentless_granted_by_a_blade_outlasts_its_bearer_for_the_attack_that_rolled_it() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Relentless", cost="7V"),
        C=having("{B}: Wail"),
        b=having(stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2, "blade", "blade", who="AC")
    t.blade("A", "Relentless")
    t.roll(3, 4)
    t.asked("A", "action")
    assert (t.zone("A"), t.where("b")) == ("reserves", "c3")


@rule("DB-K.Relentless", "DB-Q.15", "DB-303.2b")
def test_relentless_with_score_is_judged_when_the_attack_is_made() -> None:
    for origin, goal, covered in (("c3", "c2", True), ("c2", "c3", False)):
        t = strike(
            cells(**{origin: "ACb"}),
            A=having("{S}: Relentless"),
            C=having("{B}: Skirmish"),
            b=having(stats="2/4/9"),
        )
        attack(t, 3, 2, "blade", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action" if covered else "disrupt")
        t.saw("damaged", who="b", damage=5, relentless=covered)


@rule("DB-K.Relentless", "DB-Q.15", "DB-Q.22")
def test_a_bodyguard_needs_its_life_also_when_the_relentless_attacker_is_gone() -> None:
    t = strike(
        cells(c3="ACbd"),
        A=having("Relentless", cost="7V"),
        C=having("{B}: Wail"),
        b=having("Bodyguard", stats="2/2/4", cost="3F"),
        d=having(stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.roll(3, 4)
    t.allows(t.split(b=4, d=1))
    t.refuses(t.split(b=2, d=3), rule="DB-K.Bodyguard")


# Respawn -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Respawn", "DB-Q.86", "DB-Q.28", "DB-T.106")
def test_a_respawn_costs_its_number_and_the_shortfall_without_counting_itself() -> None:
    t = spawn(
        cells(c3="C"), given={"graveyard": "RF"}, R=having("Respawn {4}", cost="6FF"), F=having(cost="2F"), points=5
    )
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=5)
    assert (t.cell("R"), t.player("A").points) == ("e1", 0)


@rule("DB-K.Respawn", "DB-Q.86")
def test_channel_lowers_the_price_of_a_respawn_not_below_zero() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {4}", cost="6V"), C=having("Channel 3"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=1)
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", cost="6V"), C=having("Channel 3"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=0)


@rule("DB-K.Respawn")
def test_from_the_reserves_a_respawn_miniature_costs_its_printed_price() -> None:
    t = spawn(cells(c3="C"), R=having("Respawn {2}", cost="6V"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=6)


@rule("DB-K.Respawn", "DB-304.3")
def test_only_respawn_brings_a_miniature_back_from_the_graveyard() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "RF"}, R=having("Respawn {2}"))
    t.allows("spawn", "R", "e1")
    t.refuses("spawn", "F", "e1", rule="DB-304.3")


@rule("DB-K.Respawn", "DB-Q.86", "DB-801.5")
def test_a_respawn_goes_where_any_spawn_may_go() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}"))
    assert t.cells_offered("R", "spawn") == ["c1", "e1"]
    t.refuses("spawn", "R", "c3", rule="DB-801.5")


@rule("DB-K.Respawn", "DB-K.Vengeance", "DB-Q.86")
def test_vengeance_holds_for_a_respawn() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R", "won": (0, 1)}, R=having("Respawn {2}", "Vengeance 2"))
    t.refuses("spawn", "R", "e1", rule="DB-K.Vengeance")
    t = spawn(cells(c3="C"), given={"graveyard": "R", "won": (0, 2)}, R=having("Respawn {2}", "Vengeance 2"))
    t.allows("spawn", "R", "e1")


@rule("DB-K.Respawn", "DB-K.Unique", "DB-Q.44")
def test_unique_is_checked_for_a_respawn() -> None:
    t = spawn(
        cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", "Unique Ekkyon"), C=having("Unique Ekkyon")
    )
    t.refuses("spawn", "R", "e1", rule="DB-K.Unique")


@rule("DB-K.Respawn", "DB-303.2c")
def test_a_respawned_miniature_comes_into_play() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", "{C}: Bolster +1"), D=having())
    t.answer("spawn", "R", "e1")
    t.saw("ability-lasts", who="R")


@rule("DB-K.Respawn", "DB-801.7")
def test_a_location_may_respawn() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "L"}, L=location("5V", "Respawn {1}"))
    t.answer("spawn", "L", "c3")
    t.saw("spawned", who="L", price=1)


@rule("DB-K.Respawn")
def test_a_respawn_is_for_the_own_spawn_phase_only() -> None:
    t = spawn(cells(c3="C"), "B", given={"graveyard": "R"}, R=having("Respawn {0}"))
    t.refuses("spawn", "R", "e1", rule="DB-G.spawn")
