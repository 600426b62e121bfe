"""Drain (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Drain")
def test_drain_lowers_the_life_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="e"), A=having("Drain 2"))
    assert t.life("b") == 4
    assert [t.life(x) for x in "ACe"] == [6, 6, 6]
    assert (t.power("b"), t.defense("b")) == (2, 4)


@rule("DB-K.Drain", "DB-T.61", "DB-900.8")
def test_drain_leaves_a_life_of_one_after_all_modifiers() -> None:
    weak = having(stats="1/1/2", cost="3F")
    t = strike(cells(c3="Ab"), A=having("Drain 5"), b=weak)
    assert t.life("b") == 1
    for help_, life in ((3, 1), (4, 1), (6, 3)):
        t = strike(cells(c3="Abc"), A=having("Drain 5"), b=weak, c=having(f"Invigorate {help_}", cost="3F"))
        assert t.life("b") == life


@rule("DB-K.Drain", "DB-Q.34")
def test_drains_add_up_and_a_location_can_drain() -> None:
    t = strike(cells(c3="AbL"), A=having("Drain 2"), L=place("Drain 1"))
    assert t.life("b") == 3


@rule("DB-K.Drain", "DB-Q.35")
def test_drain_by_a_blade_counts_at_the_check_of_its_combat_and_then_ends() -> None:
    t = strike(
        cells(c3="Abc", d3="De"),
        given=second(),
        A=having("{B}: Drain 3", stats="3/4/6"),
        b=having(stats="1/9/6", cost="3F"),
    )
    attack(t, 3, "blade", "miss")
    assert t.life("c") == 3
    t.damage(b=3)
    assert t.zone("b") == "graveyard"
    assert t.life("c") == 6


@rule("DB-K.Drain", "DB-303.2b")
def test_drain_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Drain 2"), C=having("{S}: Drain 2"))
    assert (t.life("b"), t.life("d")) == (4, 6)
