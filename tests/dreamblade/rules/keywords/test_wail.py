"""Wail (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


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
