"""Regenerate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


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
