"""Reincarnate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


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
