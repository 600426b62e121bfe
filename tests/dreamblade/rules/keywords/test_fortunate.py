"""Fortunate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


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


@rule("DB-K.Fortunate", "DB-G.X")
def test_a_fortunate_of_nothing_rerolls_nothing_and_nobody_is_asked() -> None:
    t = strike(cells(c3="Ab"), A=having("Fortunate 0", stats="2/4/6"))
    attack(t, 2, "miss")
    t.saw("damaged", who="b", damage=2)
    t.never_saw("forced", choice="reroll")
