"""Strikeback (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, second, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


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
