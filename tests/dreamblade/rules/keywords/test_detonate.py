"""Detonate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Detonate")
def test_detonate_sacrifices_the_attacker_at_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Detonate"))
    attack(t, 3, 3)
    t.asked("A", "fate")
    assert t.cell("A") == "c3"
    t.answer("destroy")
    t.saw("sacrificed", who="A", rule="DB-K.Detonate")
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Detonate")
def test_a_detonate_creature_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Detonate"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Detonate")
def test_a_detonate_creature_that_was_destroyed_is_not_sacrificed() -> None:
    t = strike(cells(c3="Ab"), A=having("Detonate", stats="2/9/2"), b=having(stats="1/9/3", cost="3F"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3)
    t.saw("destroyed", who="A")
    t.never_saw("sacrificed")
    assert (t.player("B").kills, t.player("A").bonus) == (1, 2)


@rule("DB-K.Detonate")
def test_detonate_finds_its_bearer_wherever_it_stands_by_then() -> None:
    t = strike(cells(c3="ACb"), A=having("Detonate", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6"))
    attack(t, "blade", "miss", who="AC")
    t.answer("move", "A", "d3")
    t.saw("sacrificed", who="A", cell="d3")
    assert t.where("C") == "c3"


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_special_attack_inside_a_combat_sets_off_detonate_at_its_end() -> None:
    t = strike(cells(c3="ACx", d3="b"), C=having("{B}: Skirmish"), b=having("Detonate", "Ambush 1", cost="3F"))
    attack(t, "blade", "miss", who="C")
    t.answer("move", "A", "d3")
    assert t.where("b") == "d3"
    t.roll("miss")
    t.saw("sacrificed", who="b", rule="DB-K.Detonate")


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_special_attack_outside_a_combat_does_not_set_off_detonate() -> None:
    t = shift(cells(c3="A", d3="b", e1="C"), b=having("Detonate", "Ambush 1", cost="3F"))
    t.answer("move", "A", "d3")
    t.roll("miss")
    assert t.where("b") == "d3"


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_deathblow_does_not_set_off_detonate() -> None:
    t = strike(cells(c3="Ab"), b=having("Detonate", stats="1/9/3", cost="3F"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll("miss")
    t.saw("destroyed", who="b")
    t.never_saw("sacrificed")


@rule("DB-K.Detonate", "DB-T.80")
def test_an_attack_without_dice_sets_off_detonate() -> None:
    t = strike(cells(c3="Ab"), A=having("Detonate", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "graveyard"


@rule("DB-K.Detonate", "DB-303.2b", "DB-Q.15")
def test_detonate_with_score_is_judged_when_the_creature_attacks() -> None:
    for origin, goal, zone in (("c3", "c2", "graveyard"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Detonate"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Detonate", "DB-Q.35")
def test_detonate_by_a_blade_is_set_off_by_the_attack_that_rolled_it() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Detonate"))
    attack(t, "blade", "miss")
    assert t.zone("A") == "graveyard"
