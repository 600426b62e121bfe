"""Section 6.2 of the rules, Scare to Weaken: every sentence of each row, and the rulings that go with it."""

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


# Scare ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Scare", "DB-G.push", "DB-B.2")
def test_scare_pushes_an_unengaged_enemy_from_anywhere_one_cell_farther() -> None:
    t = strike(cells(c3="Ab", d3="y", b1="x"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("y") == ["d2", "d4", "e3"]
    assert t.cells_offered("x") == ["a1"]
    t.refuses("move", "x", "b2", rule="DB-K.Scare")
    t.answer("move", "y", "e3")
    assert t.cell("y") == "e3"
    t.saw("moved", who="y", rule="DB-K.Scare")


@rule("DB-K.Scare")
def test_scare_may_be_declined() -> None:
    t = strike(cells(c3="Ab", d3="y"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("y") == "d3"


@rule("DB-K.Scare")
def test_scare_pushes_neither_engaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", d3="y", c4="C", b2="Dz"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "y"
    t.refuses("move", "z", "a2", rule="DB-K.Scare")
    t.refuses("move", "C", "c5", rule="DB-K.Scare")


@rule("DB-K.Scare", "DB-Q.59", "DB-900.10")
def test_scare_without_a_legal_cell_has_no_effect_and_its_blade_is_spent() -> None:
    t = strike(cells(c3="Ab", a5="y"), A=having("{B}: Scare"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="A")
    t.never_saw("moved")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Scare", "DB-900.10")
def test_a_blade_may_be_dumped_on_scare_to_keep_it_from_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Scare", "{B}: Fumble 3"))
    attack(t, "blade", 3)
    assert t.blades() == ["A Fumble", "A Scare"]
    t.blade("A", "Scare")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Scare", "DB-900.13")
def test_scare_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="Ab", d3="y", e3="mnop"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    assert t.cells_offered("y") == ["d2", "d4"]
    t.refuses("move", "y", "e3", rule="DB-900.13")


@rule("DB-K.Scare")
def test_a_location_scares_an_unengaged_enemy_out_of_its_own_cell() -> None:
    t = spawn(cells(c3="Ly"), L=place("{1}: Scare"))
    buy(t, "L", "Scare")
    assert t.cells_offered("y") == ["b3", "c2", "c4", "d3"]


# Skirmish ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Skirmish")
def test_skirmish_moves_an_engaged_ally_from_anywhere_to_an_adjacent_cell() -> None:
    t = strike(cells(c3="ACb", a2="De", e1="F"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    t.asked("A", "move")
    assert t.names_offered(1) == "CD"
    assert t.cells_offered("D") == ["a1", "a3", "b2"]
    t.refuses("move", "A", "c2", rule="DB-K.Skirmish")
    t.refuses("move", "F", "e2", rule="DB-K.Skirmish")
    t.refuses("move", "b", "c2", rule="DB-K.Skirmish")
    t.answer("move", "D", "a1")
    assert t.cell("D") == "a1"
    t.saw("moved", who="D", rule="DB-K.Skirmish")


@rule("DB-K.Skirmish")
def test_skirmish_may_be_declined() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    t.answer("decline")
    assert t.where("C") == "c3"


@rule("DB-K.Skirmish", "DB-900.13")
def test_skirmish_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="ACb", c4="DEFG"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    assert t.cells_offered("C") == ["b3", "c2", "d3"]
    t.refuses("move", "C", "c4", rule="DB-900.13")


@rule("DB-K.Skirmish", "DB-K.Advance", "DB-T.46")
def test_one_blade_goes_to_skirmish_or_to_advance() -> None:
    t = strike(
        cells(c3="ACb", e1="F"), A=having("{B}: Skirmish", stats="1/4/6"), C=having("{B}: Advance", stats="1/4/6")
    )
    attack(t, "blade", "miss", who="AC")
    assert t.blades() == ["A Skirmish", "C Advance"]
    t.blade("C", "Advance")
    t.answer("move", "F", "e2")
    t.never_saw("blade-assigned", who="A")
    assert t.cell("F") == "e2"


@rule("DB-K.Skirmish", "DB-900.16", "DB-T.49")
def test_a_skirmish_lasts_beyond_the_combat_while_stat_changes_end() -> None:
    t = strike(cells(c3="ACb", d3="D"), A=having("{B}: Skirmish", "{B}: Enrage +2"))
    attack(t, "blade", "blade", who="A")
    t.blade("A", "Enrage")
    t.answer("move", "C", "c4")
    assert (t.where("C"), t.power("C"), t.power("D")) == ("c4", 2, 2)


@rule("DB-K.Skirmish", "DB-303.2a")
def test_skirmish_bought_in_the_spawn_phase() -> None:
    t = spawn(cells(c3="Cb", e1="A"), A=having("{1}: Skirmish"))
    buy(t, "A", "Skirmish")
    t.answer("move", "C", "c2")
    assert t.cell("C") == "c2"


# Stalwart ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Stalwart")
def test_stalwart_counts_the_enemies_in_the_cell_of_its_bearer() -> None:
    t = strike(cells(c3="ACbdel", c4="x"), A=having("{B}: Stalwart"), l=place())
    attack(t, "blade", 1, who="A")
    assert sum(t.options().at(0)) == 1 + 3


@rule("DB-K.Stalwart", "DB-Q.58")
def test_stalwart_is_counted_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Stalwart", "{B}: Expel", stats="3/4/6")}
    t = strike(cells(c3="Abc"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Stalwart")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=3)
    t = strike(cells(c3="Abc"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Expel")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Stalwart")
def test_stalwart_looks_where_its_bearer_is_at_that_moment() -> None:
    t = strike(
        cells(c3="ACb", d3="xyz"), A=having("{B}: Stalwart", stats="3/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=1 + 3)


# Strikeback ----------------------------------------------------------------------------------------------------------


@rule("DB-K.Strikeback", "DB-T.76", "DB-900.4")
def test_strikeback_answers_an_attack_that_disrupts_and_destroys_nobody() -> None:
    t = strike(cells(c3="ACb"), b=having("Strikeback 3", stats="1/4/6"))
    attack(t, 3, "miss", who="A")
    t.asked("B", "target")
    t.offers("A", "C")
    t.refuses("decline", rule="DB-K.Strikeback")
    t.answer("C")
    assert t.dice() == 3
    t.roll(2, 2, "blade")
    t.saw("damaged", who="C", damage=4)
    t.asked("B", "disrupt")  # checked at once


@rule("DB-K.Strikeback", "DB-T.80")
def test_strikeback_answers_an_attack_without_dice() -> None:
    t = strike(cells(c3="Ab"), A=having(stats="0/4/6"), b=having("Strikeback 1"))
    attack(t)
    t.asked("nature", "attack")
    t.saw("special-attack", who="b", target="A")


@rule("DB-K.Strikeback", "DB-Q.83")
def test_a_disrupted_or_destroyed_creature_of_its_side_cancels_strikeback() -> None:
    t = strike(cells(c3="Abc"), b=having("Strikeback 3"))
    attack(t, 3, 1)
    t.damage(c=4)
    t.answer("place", "c", "a1")
    t.never_saw("special-attack")
    t = strike(cells(c3="Abc"), given=second(), b=having("Strikeback 3"), c=having(stats="1/9/4"))
    attack(t, 3, 1)
    t.damage(c=4)
    assert t.zone("c") == "graveyard"
    t.never_saw("special-attack")


@rule("DB-K.Strikeback", "DB-Q.83")
def test_a_creature_disrupted_by_a_blade_in_another_cell_cancels_strikeback() -> None:
    t = strike(cells(c3="Ab", a5="x"), A=having("{B}: Warpstrike 2", stats="1/4/6"), b=having("Strikeback 3"))
    attack(t, "blade")
    t.roll(3, 1)
    t.answer("place", "x", "a1")
    t.never_saw("special-attack", who="b")


@rule("DB-K.Strikeback", "DB-Q.83", "DB-K.Regenerate")
def test_a_regenerated_creature_does_not_cancel_strikeback() -> None:
    t = strike(cells(c3="Abc"), b=having("Strikeback 1"), c=having("Regenerate", stats="1/9/4"))
    attack(t, 3, 1)
    t.damage(c=4)
    assert t.zone("c") == "reserves"
    t.saw("special-attack", who="b", target="A")


@rule("DB-K.Strikeback", "DB-Q.83", "DB-Q.31")
def test_a_creature_regenerated_for_lack_of_room_does_not_cancel_strikeback() -> None:
    spots = [c + r for c in "abcde" for r in "12345" if c + r not in ("c3", "e1")]
    crowd = dict(zip(spots, "BCDEFGHIJKLMNOPQRSTUVWX", strict=True))
    t = strike(cells(**crowd, c3="Abc"), b=having("Strikeback 1"), c=having("Regenerate"))
    attack(t, 3, 1)
    t.damage(c=4)
    assert t.zone("c") == "reserves"
    t.saw("special-attack", who="b", target="A")


@rule("DB-K.Strikeback", "DB-D.14")
def test_casualties_of_the_attackers_do_not_cancel_strikeback() -> None:
    t = strike(
        cells(c3="ACx", d3="y"),
        C=having("{B}: Skirmish"),
        A=having(stats="2/2/9"),
        x=having("Strikeback 1"),
        y=having("Ambush 1"),
    )
    attack(t, "blade", "miss", who="C")
    t.answer("move", "A", "d3")
    t.roll(3)
    t.asked("B", "disrupt")
    t.answer("place", "A", "a1")
    t.saw("special-attack", who="x", target="C")


@rule("DB-K.Strikeback", "DB-Q.23")
def test_strikeback_does_not_answer_special_attacks() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Charge 1"), b=having("Strikeback 3"))
    t.answer("move", "A", "c3")
    t.roll(1)
    t.asked("A", "shift")
    t.never_saw("special-attack", who="b")


@rule("DB-K.Strikeback", "DB-Q.23")
def test_strikeback_answers_once_per_combat_whatever_special_attacks_the_blades_made() -> None:
    t = strike(cells(c3="Ab", d3="Ce"), A=having("{B}: Assault 1"), b=having("Strikeback 1"))
    attack(t, "blade", "miss")
    t.roll("miss")
    t.roll(1)
    t.asked("A", "strike")
    answers = [e for e in t.seen if e.kind == "special-attack" and e.data["who"] == t.names["b"]]
    assert len(answers) == 1


@rule("DB-K.Strikeback")
def test_strikeback_is_silent_in_the_action_phases_of_its_own_player_and_in_other_cells() -> None:
    t = strike(cells(c3="Ab", d3="Ce"), A=having("Strikeback 3"), e=having("Strikeback 3"))
    attack(t, "miss", "miss")
    t.asked("A", "strike")
    t.never_saw("special-attack")


@rule("DB-K.Strikeback")
def test_strikeback_needs_its_bearer_in_the_cell_at_the_end() -> None:
    t = strike(cells(c3="Ab", c4="D"), A=having("{B}: Expel"), b=having("Strikeback 3"))
    attack(t, "blade", "miss")
    t.answer("move", "b", "c4")
    assert t.engaged("b")
    t.never_saw("special-attack")


@rule("DB-K.Strikeback")
def test_a_strikeback_bearer_that_came_into_the_cell_later_does_not_answer() -> None:
    t = strike(
        cells(c3="Ab", c4="d"), A=having("{B}: Lure"), b=having("Strikeback 1"), d=having("Strikeback 2", cost="3F")
    )
    attack(t, "blade", "miss")
    t.answer("move", "d", "c3")
    assert t.dice() == 1
    t.roll("miss")
    t.saw("special-attack", who="b", target="A")
    t.asked("A", "action")
    assert t.cell("d") == "c3"
    t.never_saw("special-attack", who="d")


@rule("DB-K.Strikeback", "DB-W.6")
def test_strikeback_finds_nobody_when_the_attackers_have_faded() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade"), b=having("Strikeback 3"))
    attack(t, "miss", "miss")
    assert t.zone("A") == "reserves"
    t.never_saw("special-attack")


@rule("DB-K.Strikeback", "DB-Q.83", "DB-900.7b")
def test_several_strikebacks_are_checked_together() -> None:
    t = strike(cells(c3="Abc"), b=having("Strikeback 1"), c=having("Strikeback 1"))
    attack(t, "miss", "miss")
    t.roll(3)
    t.asked("nature", "attack")
    t.roll(3)
    t.asked("B", "fate")
    t.answer("destroy")
    assert t.zone("A") == "graveyard"
    assert (t.player("B").kills, t.player("A").bonus) == (1, 2)


@rule("DB-K.Strikeback", "DB-802.2g")
def test_who_is_destroyed_by_strikeback_in_the_own_phase_has_no_deathblow() -> None:
    for given in ({"first": "A"}, {"first": "B"}):
        t = strike(cells(c3="ACb"), given=given, A=having(stats="2/9/3"), b=having("Strikeback 1"))
        attack(t, "miss", "miss", who="A")
        t.answer("A")
        t.roll(3)
        assert t.zone("A") == "graveyard"
        t.never_saw("deathblow")
        t.asked("A", "action")


@rule("DB-K.Strikeback", "DB-303.2b")
def test_strikeback_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    for cell, answered in (("c3", True), ("c4", False)):
        t = strike(cells(**{cell: "Ab"}), b=having("{S}: Strikeback 1"))
        attack(t, "miss", "miss", cell=cell)
        if answered:
            t.saw("special-attack", who="b")
        else:
            t.never_saw("special-attack")


@rule("DB-K.Strikeback", "DB-Q.80")
def test_strikeback_bought_in_the_spawn_phase_answers_in_this_turns_strikes() -> None:
    t = spawn(cells(c3="Ab"), "B", given={"first": "A"}, b=having("{1}: Strikeback 1"))
    buy(t, "b", "Strikeback")
    t.stop()
    t.asked("A", "action")
    t.answer("strike")
    attack(t, "miss", "miss")
    t.saw("special-attack", who="b", target="A")


# Swap ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Swap")
def test_swap_exchanges_the_cells_of_its_bearer_and_a_nonlocal_ally() -> None:
    t = strike(cells(c3="ACb", a1="D", e5="EF"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.asked("A", "choose")
    t.offers("decline", "D", "E", "F")
    t.refuses("C", rule="DB-K.Swap")
    t.refuses("b", rule="DB-K.Swap")
    t.answer("E")
    assert (t.where("A"), t.where("E")) == ("e5", "c3")


@rule("DB-K.Swap")
def test_swap_may_be_declined() -> None:
    t = strike(cells(c3="Ab", a1="D"), A=having("{B}: Swap"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert (t.where("A"), t.where("D")) == ("c3", "a1")


@rule("DB-K.Swap")
def test_swap_works_with_full_cells_and_an_overfull_portal() -> None:
    t = strike(cells(c3="ABCDx", e1="EFGHI"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.answer("E")
    assert (t.stack("c3"), t.stack("e1")) == ("BCDEx", "AFGHI")


@rule("DB-K.Swap", "DB-D.15", "DB-P.21")
def test_the_newcomer_of_a_swap_may_not_use_blade_abilities_but_the_attacker_still_may() -> None:
    t = strike(cells(c3="Ab", a1="D"), A=having("{B}: Swap", "{B}: Crit 1", stats="3/4/6"), D=having("{B}: Crit 5"))
    attack(t, "blade", "blade", "blade")
    t.blade("A", "Swap")
    t.answer("D")
    t.never_saw("blade-assigned", who="D")
    t.saw("damaged", who="b", damage=1)  # the Crit of A; the third blade is ignored


@rule("DB-K.Swap", "DB-Q.25", "DB-Q.69")
def test_both_creatures_of_a_swap_enter() -> None:
    t = strike(cells(c3="Ab", d3="Dy"), A=having("{B}: Swap", "Charge 1"), D=having(), b=having("Ambush 2"), y=having())
    attack(t, "blade", "miss")
    t.answer("D")
    t.saw("special-attack", who="A", target="y", rule="DB-K.Charge")
    t.roll("miss")
    t.saw("special-attack", who="b", target="D", rule="DB-K.Ambush")
    assert t.dice() == 2


@rule("DB-K.Swap", "DB-5.8")
def test_a_location_cannot_swap() -> None:
    t = strike(cells(c3="ALb", d1="D"), L=place("{B}: Swap"))
    attack(t, "blade", "miss")
    t.never_saw("moved")
    assert (t.where("L"), t.where("D")) == ("c3", "d1")


@rule("DB-K.Swap", "DB-Q.91")
def test_swap_without_a_nonlocal_ally_does_nothing() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.saw("nothing-happened", who="A")
    t.never_saw("moved")


# Teleport ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Teleport", "DB-Q.24")
def test_teleport_moves_any_creature_into_any_cell_that_is_no_portal() -> None:
    t = strike(cells(c3="Ab", a1="D", e4="f", d3="L"), A=having("{B}: Teleport"), L=place())
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.names_offered(1) == "ADbf"
    everywhere = sorted(c + r for c in "abcde" for r in "12345" if c + r not in ("e1", "a5"))
    assert t.cells_offered("f") == [c for c in everywhere if c != "e4"]
    t.refuses("move", "f", "e1", rule="DB-K.Teleport")
    t.refuses("move", "f", "a5", rule="DB-K.Teleport")
    t.refuses("move", "L", "a2", rule="DB-5.8")
    t.answer("move", "b", "d5")
    assert t.cell("b") == "d5"


@rule("DB-K.Teleport", "DB-Q.92")
def test_teleport_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Teleport"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert (t.where("A"), t.where("b")) == ("c3", "c3")


@rule("DB-K.Teleport", "DB-900.13")
def test_teleport_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="Ab", d4="efgh", d2="IJKL"), A=having("{B}: Teleport"))
    attack(t, "blade", "miss")
    t.refuses("move", "b", "d4", rule="DB-900.13")
    t.refuses("move", "A", "d2", rule="DB-900.13")
    t.allows("move", "b", "d2")
    t.allows("move", "A", "d4")


@rule("DB-K.Teleport", "DB-Q.25", "DB-Q.69")
def test_a_teleported_creature_enters() -> None:
    t = strike(cells(c3="Ab", d4="D"), A=having("{B}: Teleport"), D=having("Ambush 2"), b=having("Charge 1"))
    attack(t, "blade", "miss")
    t.answer("move", "b", "d4")
    t.roll(1, "miss")
    t.saw("special-attack", who="D", target="b")
    t.roll(2)
    t.saw("damaged", who="D", damage=2)


@rule("DB-K.Teleport")
def test_teleport_moves_a_creature_out_of_a_portal() -> None:
    t = spawn(cells(e1="C", c2="A"), A=having("{2}: Teleport"))
    buy(t, "A", "Teleport")
    t.answer("move", "C", "d4")
    assert t.cell("C") == "d4"


# Thanatomancy --------------------------------------------------------------------------------------------------------


@rule("DB-K.Thanatomancy", "DB-T.71", "DB-5.11")
def test_thanatomancy_sets_power_to_the_creatures_in_the_own_graveyard_and_bonuses_add() -> None:
    t = strike(
        cells(c3="ACb"),
        given={"graveyard": "DEFLxy"},
        A=having("Thanatomancy", stats="*/4/6"),
        C=having("Enrage +1"),
        L=place(),
    )
    assert t.power("A") == 4
    t.answer("c3")
    t.answer(("A",))
    assert t.dice() == 4


@rule("DB-K.Thanatomancy")
def test_thanatomancy_with_an_empty_graveyard_is_a_power_of_zero() -> None:
    t = strike(cells(c3="Ab"), A=having("Thanatomancy", stats="3/4/6"))
    assert t.power("A") == 0


@rule("DB-K.Thanatomancy", "DB-Q.72", "DB-W.8")
def test_thanatomancy_follows_every_change_of_the_graveyard() -> None:
    t = spawn(
        cells(c3="AC"), given={"graveyard": "D"}, A=having("Thanatomancy", stats="*/4/6"), E=having("{C}: Appease")
    )
    assert t.power("A") == 1
    t.answer("spawn", "E", "e1")
    t.answer("C")
    assert t.power("A") == 2


@rule("DB-K.Thanatomancy", "DB-K.Weaken", "DB-900.8")
def test_weaken_lowers_the_power_that_thanatomancy_sets() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "DE"}, A=having("Thanatomancy", stats="*/4/6"), b=having("Weaken 1"))
    assert t.power("A") == 1


@rule("DB-K.Thanatomancy", "DB-303.2b")
def test_thanatomancy_with_score_leaves_the_printed_power_elsewhere() -> None:
    t = shift(cells(c2="A"), given={"graveyard": "DEF"}, A=having("{S}: Thanatomancy", stats="1/4/6"))
    assert t.power("A") == 1
    t.answer("move", "A", "c3")
    assert t.power("A") == 3


# Unique --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Unique", "DB-T.39")
def test_a_unique_name_cannot_be_spawned_while_the_player_controls_it() -> None:
    t = spawn(cells(c3="A"), A=having("Unique Ekkyon"), C=having("Unique Ekkyon"), D=having("Unique Glorious"))
    t.refuses("spawn", "C", "e1", rule="DB-K.Unique")
    t.allows("spawn", "D", "e1")


@rule("DB-K.Unique", "DB-T.39")
def test_copies_of_the_opponent_and_in_other_zones_do_not_matter() -> None:
    t = spawn(
        cells(c3="b"),
        given={"graveyard": "D"},
        b=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        D=having("Unique Ekkyon"),
    )
    t.allows("spawn", "C", "e1")


@rule("DB-K.Unique", "DB-Q.44")
def test_a_raised_unique_creature_meets_the_same_check() -> None:
    t = spawn(
        cells(c3="A", c2="R"),
        given={"graveyard": "C"},
        A=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        R=having("{0}: Raise"),
    )
    buy(t, "R", "Raise")
    t.answer("C")
    t.refuses("spawn", "C", "e1", rule="DB-K.Unique")


@rule("DB-K.Unique")
def test_a_unique_creature_may_be_spawned_once_the_other_has_left() -> None:
    t = spawn(cells(c3="A"), A=having("Unique Ekkyon"), C=having("Unique Ekkyon"), D=having("{C}: Appease"))
    t.answer("spawn", "D", "e1")
    t.answer("A")
    t.allows("spawn", "C", "e1")


@rule("DB-K.Unique", "DB-W.7", "DB-DP.21", "DB-900.17")
def test_of_several_with_one_unique_name_all_but_one_are_sacrificed() -> None:
    t = spawn(
        cells(c3="A", c2="C", d2="E", b2="x"),
        A=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        x=having("Unique Ekkyon"),
        E=having("Unique Ekkyon"),
        D=having("Unique Glorious"),
    )
    t.answer("spawn", "D", "e1")
    t.asked("A", "unique")
    t.offers("A", "C", "E")
    t.answer("C")
    assert [t.where(x) for x in "ACEDx"] == ["graveyard", "c2", "graveyard", "e1", "b2"]
    assert (t.player("A").bonus, t.player("B").kills) == (0, 0)
    t.saw("sacrificed", who="A")


@rule("DB-K.Unique", "DB-W.7", "DB-Q.53")
def test_a_unique_location_can_be_sacrificed() -> None:
    t = spawn(cells(c3="L", c2="M"), L=place("Unique Spire"), M=place("Unique Spire"), D=having("Unique Glorious"))
    t.answer("spawn", "D", "e1")
    t.answer("M")
    assert (t.where("L"), t.where("M")) == ("graveyard", "c2")


# Vengeance -----------------------------------------------------------------------------------------------------------


@rule("DB-K.Vengeance")
def test_vengeance_waits_until_the_opponent_has_won_x_turns() -> None:
    for won, allowed in (((5, 1), False), ((0, 2), True), ((0, 3), True)):
        t = spawn(cells(c3="C"), given={"won": won}, A=having("Vengeance 2"))
        if allowed:
            t.allows("spawn", "A", "e1")
        else:
            t.refuses("spawn", "A", "e1", rule="DB-K.Vengeance")


@rule("DB-K.Vengeance")
def test_vengeance_binds_locations_too_and_nothing_else() -> None:
    t = spawn(cells(c3="C"), L=place("Vengeance 1"), D=having())
    t.refuses("spawn", "L", "c3", rule="DB-K.Vengeance")
    t.allows("spawn", "D", "e1")


# Vessel --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Vessel", "DB-T.73")
def test_a_destroyed_vessel_gives_x_bonus_points_instead_of_two_in_the_next_played_spawn_phase() -> None:
    t = strike(cells(c3="Ab"), given=second(reserves="y"), b=having("Vessel 5", stats="2/9/3"), y=having(cost="2V"))
    attack(t, 3, "miss")
    assert (t.player("B").bonus, t.player("A").kills) == (5, 1)
    finish_turn(t)
    t.roll(1, 4)  # spawn phases are skipped: the points wait
    assert t.player("B").bonus == 5
    finish_turn(t)
    t.roll(3, 4)
    t.saw("points-received", seat=1, points=12, base=7, bonus=5)
    assert t.player("B").bonus == 0


@rule("DB-K.Vessel")
def test_a_vessel_may_give_less_than_two() -> None:
    t = strike(cells(c3="Ab"), given=second(), b=having("Vessel 0", stats="2/9/3"))
    attack(t, 3, "miss")
    assert (t.zone("b"), t.player("B").bonus) == ("graveyard", 0)


@rule("DB-K.Vessel")
def test_a_vessel_pays_for_itself_only() -> None:
    t = strike(cells(c3="Abc"), given=second(), b=having("Vessel 5"), c=having(stats="2/9/3"))
    attack(t, 3, "miss")
    t.damage(c=3)
    assert t.player("B").bonus == 2


@rule("DB-K.Vessel", "DB-900.17")
def test_a_sacrificed_vessel_gives_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("Vessel 5", "Detonate"))
    attack(t, "miss", "miss")
    assert (t.zone("A"), t.player("A").bonus) == ("graveyard", 0)


@rule("DB-K.Vessel", "DB-K.Demolish", "DB-Q.61")
def test_a_location_can_be_a_vessel() -> None:
    t = strike(cells(c3="Ab", d3="l"), A=having("{B}: Demolish"), l=place("Vessel 4"))
    attack(t, "blade", "miss")
    assert (t.player("B").bonus, t.player("A").kills) == (4, 1)
    t = strike(cells(c3="Ab", d3="L"), A=having("{B}: Demolish"), L=place("Vessel 4"))
    attack(t, "blade", "miss")
    assert (t.player("A").bonus, t.player("A").kills, t.player("B").kills) == (4, 0, 0)


@rule("DB-K.Vessel", "DB-Q.35")
def test_vessel_by_a_blade_works_to_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Vessel 5", stats="3/9/3"), b=having(stats="1/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    t.roll(3)
    assert (t.zone("A"), t.player("A").bonus) == ("graveyard", 5)


@rule("DB-K.Vessel", "DB-303.2b")
def test_vessel_with_score_counts_only_in_a_scoring_cell_of_its_own_player() -> None:
    for cell, bonus in (("c3", 5), ("c4", 2)):
        t = strike(cells(**{cell: "Ab"}), given=second(), b=having("{S}: Vessel 5", stats="2/9/3"))
        attack(t, 3, "miss", cell=cell)
        assert t.player("B").bonus == bonus


# Wail ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Wail", "DB-T.70")
def test_wail_banishes_every_creature_of_the_rolled_spawn_cost_on_both_sides() -> None:
    t = strike(
        cells(c3="Ab", a1="C", e5="d", d1="E", a4="f"),
        A=having("{B}: Wail", cost="9V"),
        b=having(cost="4F"),
        C=having(cost="3VV"),
        d=having(cost="3F"),
        E=having(cost="2V"),
        f=having(cost="4F"),
    )
    attack(t, "blade", "miss")
    t.asked("nature", "wail")
    t.roll(1, 2)
    assert [t.where(x) for x in "ACEbdf"] == ["c3", "reserves", "d1", "c3", "reserves", "a4"]
    t.saw("banished", who="C", rule="DB-K.Wail")
    assert (t.player("A").kills, t.player("A").bonus, t.player("B").bonus) == (0, 0, 0)


@rule("DB-K.Wail", "DB-Q.43")
def test_wail_may_banish_its_own_bearer_but_never_a_location() -> None:
    t = strike(cells(c3="ALb"), A=having("{B}: Wail", cost="5V"), L=place(cost="5V"), b=having(cost="4F"))
    attack(t, "blade", 1)
    t.roll(2, 3)
    assert (t.where("A"), t.where("L"), t.where("b")) == ("reserves", "c3", "c3")


@rule("DB-K.Wail", "DB-801.4")
def test_wail_looks_at_the_spawn_cost_without_the_aspect_surcharge() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Wail", cost="9V"), b=having(cost="4FFF"))
    attack(t, "blade", "miss")
    t.roll(3, 4)
    assert t.where("b") == "c3"
    t = strike(cells(c3="Ab"), A=having("{B}: Wail", cost="9V"), b=having(cost="4FFF"))
    attack(t, "blade", "miss")
    t.roll(1, 3)
    assert t.where("b") == "reserves"


@rule("DB-K.Wail")
def test_ones_have_no_special_meaning_for_wail() -> None:
    t = spawn(cells(c3="A", c4="b"), A=having("{2}: Wail", cost="9V"), b=having(cost="2F"), points=5)
    buy(t, "A", "Wail")
    t.roll(1, 1)
    assert t.zone("b") == "reserves"
    t.asked("A", "spawn")
    t.never_saw("spawn-skipped")


@rule("DB-K.Wail", "DB-Q.78")
def test_wail_banishes_at_once_inside_a_combat() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Wail", cost="9V"), b=having(cost="4F"), c=having(cost="5F"))
    attack(t, "blade", 3)
    t.roll(2, 2)
    assert t.zone("b") == "reserves"
    t.saw("damaged", who="c", damage=3)


# Warpstrike ----------------------------------------------------------------------------------------------------------


@rule("DB-K.Warpstrike", "DB-P.22", "DB-900.4")
def test_warpstrike_attacks_one_nonlocal_enemy_anywhere() -> None:
    t = strike(cells(c3="Ab", c4="x", a5="y", e1="D", d3="l"), A=having("{B}: Warpstrike 3", stats="1/4/6"), l=place())
    attack(t, "blade")
    t.asked("A", "target")
    t.offers("x", "y")
    t.refuses("b", rule="DB-K.Warpstrike")
    t.refuses("D", rule="DB-K.Warpstrike")
    t.refuses("l", rule="DB-K.Warpstrike")
    t.refuses("decline", rule="DB-K.Warpstrike")
    t.answer("y")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    t.saw("damaged", who="y", damage=3)
    t.never_saw("damaged", who="x")


@rule("DB-K.Warpstrike", "DB-802.2f")
def test_warpstrike_damage_waits_for_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab", c4="x"), A=having("{B}: Warpstrike 2", "{B}: Crit 1"))
    attack(t, "blade", "blade")
    t.blade("A", "Warpstrike")
    t.roll(3, 1)
    t.saw("damage-modified", change=1)
    t.asked("A", "disrupt")
    t.answer("place", "x", "a1")
    assert t.where("x") == "a1"


@rule("DB-K.Warpstrike", "DB-900.3")
def test_warpstrike_in_the_spawn_phase_is_checked_at_once_and_without_deathblow() -> None:
    t = spawn(cells(c3="A", c4="xD"), A=having("{2}: Warpstrike 2"), x=having(stats="2/9/4"))
    buy(t, "A", "Warpstrike")
    t.roll(3, 1)
    assert t.zone("x") == "graveyard"
    t.asked("A", "spawn")
    assert t.player("A").kills == 1


@rule("DB-K.Warpstrike", "DB-G.X", "DB-Q.51", "DB-DP.22")
def test_a_free_x_is_anything_from_zero_to_the_points_that_are_left() -> None:
    t = spawn(cells(c3="A", c4="x"), A=having("{X}: Warpstrike X"), points=4)
    buy(t, "A", "Warpstrike")
    t.asked("A", "value")
    t.offers(0, 1, 2, 3, 4)
    t.answer(3)
    assert t.player("A").points == 1
    assert t.dice() == 3
    t.roll(1, 1, 1)
    assert t.damage_on("x") == 3
    t.refuses(t.ability("A", "Warpstrike"), rule="DB-801.8")


@rule("DB-K.Warpstrike", "DB-G.X", "DB-Q.51")
def test_a_free_x_of_zero_costs_nothing_and_rolls_nothing() -> None:
    t = spawn(cells(c3="A", c4="x"), A=having("{X}: Warpstrike X"), points=4)
    buy(t, "A", "Warpstrike")
    t.answer(0)
    assert t.player("A").points == 4
    t.asked("A", "spawn")
    t.never_saw("damaged")


@rule("DB-K.Warpstrike", "DB-Q.91")
def test_warpstrike_without_a_nonlocal_enemy_does_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Warpstrike 3"))
    attack(t, "blade", 1)
    t.never_saw("special-attack")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Warpstrike", "DB-303.2c")
def test_warpstrike_on_coming_into_play() -> None:
    t = spawn(cells(c4="x"), A=having("{C}: Warpstrike 2"))
    t.answer("spawn", "A", "e1")
    t.roll(2, 1)
    t.saw("damaged", who="x", damage=3)


@rule("DB-K.Warpstrike", "DB-D.16")
def test_a_location_can_warpstrike() -> None:
    t = strike(cells(c3="ALb", c4="x"), L=place("{B}: Warpstrike 1"))
    attack(t, "blade", "miss")
    t.roll(3)
    t.saw("damaged", who="x", damage=3)


# Weaken --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Weaken")
def test_weaken_lowers_the_power_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), "B", A=having("Weaken 1"))
    assert t.power("b") == 1
    assert [t.power(x) for x in "ACd"] == [2, 2, 2]
    assert (t.defense("b"), t.life("b")) == (4, 6)
    t.answer("c3")
    assert t.dice() == 1


@rule("DB-K.Weaken", "DB-900.8", "DB-Q.34", "DB-900.5")
def test_weakens_add_up_and_a_power_of_zero_may_still_attack() -> None:
    t = strike(cells(c3="Ab"), b=having("Weaken 1"), A=having("{B}: Crit 1"))
    assert t.power("A") == 1
    t = strike(cells(c3="Abl"), b=having("Weaken 1"), l=place("Weaken 4"))
    assert t.power("A") == 0
    t.answer("c3")
    t.saw("attacked", dice=0)


@rule("DB-K.Weaken", "DB-Q.39", "DB-Q.37")
def test_weaken_lowers_the_dice_of_a_deathblow() -> None:
    t = strike(cells(c3="Ab"), A=having("Weaken 1"), b=having(stats="3/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    assert t.dice() == 2


@rule("DB-K.Weaken", "DB-Q.35")
def test_weaken_by_a_blade_lasts_to_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    assert t.dice() == 1
    t = strike(cells(c3="Ab"), A=having("{B}: Weaken 2"))
    attack(t, "blade", "miss")
    assert t.power("b") == 2


@rule("DB-K.Weaken", "DB-5.9")
def test_weaken_does_not_change_the_dice_of_special_attacks() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Weaken 2"), b=having("Ambush 2"))
    t.answer("move", "A", "c3")
    assert t.dice() == 2


@rule("DB-K.Weaken", "DB-Q.80")
def test_weaken_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Weaken 1"))
    buy(t, "A", "Weaken")
    assert t.power("b") == 1
    finish_turn(t)
    assert t.power("b") == 2


@rule("DB-K.Weaken", "DB-G.X", "DB-Q.51", "DB-Q.80")
def test_weaken_with_a_free_x_lasts_with_the_x_that_was_paid() -> None:
    t = spawn(cells(c3="Ab"), A=having("{X}: Weaken X"), b=having(stats="5/4/6"), points=4)
    buy(t, "A", "Weaken")
    t.answer(3)
    assert (t.power("b"), t.player("A").points) == (2, 1)


@rule("DB-K.Weaken", "DB-303.2b", "DB-303.2a")
def test_weaken_with_score_and_spawn_points_can_be_bought_only_in_a_scoring_cell() -> None:
    t = spawn(cells(c3="Ab", c2="Cd"), A=having("{S}{1}: Weaken 1"), C=having("{S}{1}: Weaken 1"))
    t.refuses(t.ability("C", "Weaken"), rule="DB-303.2b")
    buy(t, "A", "Weaken")
    assert (t.power("b"), t.power("d")) == (1, 2)


@rule("DB-K.Weaken", "DB-D.37", "DB-Q.80")
def test_weaken_bought_in_a_scoring_cell_lasts_for_the_turn_wherever_its_bearer_goes() -> None:
    t = spawn(cells(c3="A", c2="d", e1="C"), A=having("{S}{1}: Weaken 1"), C=having("{1}: Advance"))
    buy(t, "A", "Weaken")
    buy(t, "C", "Advance")
    t.answer("move", "A", "c2")
    assert t.power("d") == 1


@rule("DB-K.Weaken", "DB-303.2b")
def test_weaken_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Weaken 1"), C=having("{S}: Weaken 1"))
    assert (t.power("b"), t.power("d")) == (1, 2)


# Rulings about several keywords --------------------------------------------------------------------------------------


@rule("DB-Q.73", "DB-802.2g")
def test_the_choice_to_disrupt_or_destroy_cannot_wait_for_the_deathblow() -> None:
    t = strike(cells(c3="Abc"), A=having(stats="4/4/6"), b=having(stats="2/9/3"))
    attack(t, 3, 3, 3, "miss")
    t.damage(b=3, c=6)
    t.asked("A", "fate")
    t.not_yet("deathblow")
    t.answer("destroy")
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("c",), ("b", "c"))
