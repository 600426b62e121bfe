"""Vessel (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, finish_turn, having, place, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


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
