"""Ferocity (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Ferocity", "DB-T.64", "DB-W.5")
def test_ferocity_destroys_its_target_instead_of_disrupting_it() -> None:
    t = strike(
        cells(c3="Abc", d3="e"), given=second(), A=having("{B}: Ferocity", stats="3/4/6"), b=having(stats="2/4/9")
    )
    attack(t, 3, 2, "blade")
    t.asked("A", "choose")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Ferocity")
    t.refuses("decline", rule="DB-K.Ferocity")
    t.answer("b")
    t.damage(b=5)
    assert t.zone("b") == "graveyard"
    assert t.player("A").kills == 1


@rule("DB-K.Ferocity")
def test_ferocity_changes_nothing_for_others_or_below_defense() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Ferocity", stats="4/4/6"))
    attack(t, 3, 3, 1, "blade")
    t.answer("b")
    t.damage(b=3, c=4)
    t.asked("A", "disrupt")
    t.answer("place", "c", "a1")
    t.never_saw("destroyed")
    assert t.where("b") == "c3"


@rule("DB-K.Ferocity")
def test_ferocity_leaves_no_choice_when_both_thresholds_are_reached() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("{B}: Ferocity", stats="3/4/6"))
    attack(t, 3, 3, "blade")
    assert t.zone("b") == "graveyard"
    t.never_saw("disrupted")


@rule("DB-K.Ferocity", "DB-K.Relentless")
def test_ferocity_has_no_effect_where_disruption_is_forbidden() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Ferocity", "Relentless", stats="3/4/6"), b=having(stats="2/4/9"))
    attack(t, 3, 2, "blade")
    t.never_saw("destroyed")
    assert t.where("b") == "c3"


@rule("DB-K.Ferocity", "DB-K.Regenerate", "DB-Q.32")
def test_a_regenerate_creature_marked_by_ferocity_is_banished() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Ferocity", stats="3/4/6"), b=having("Regenerate", stats="2/4/9"))
    attack(t, 3, 2, "blade")
    assert t.zone("b") == "reserves"
    assert t.player("A").kills == 0


@rule("DB-K.Ferocity", "DB-Q.78")
def test_a_target_of_ferocity_that_is_moved_and_then_hit_from_afar_is_destroyed() -> None:
    t = strike(
        cells(c3="ACDb"),
        given=second(),
        A=having("{B}: Ferocity", stats="1/4/6"),
        C=having("{B}: Expel", stats="1/4/6"),
        D=having("{B}: Warpstrike 2", stats="1/4/6"),
        b=having(stats="2/4/9", cost="3F"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    t.blade("A", "Ferocity")
    t.blade("C", "Expel")
    t.answer("move", "b", "c4")
    t.roll(3, 1)
    t.asked("A", "action")
    assert t.zone("b") == "graveyard"
    t.saw("destroyed", who="b")


@rule("DB-K.Ferocity")
def test_ferocity_counts_in_its_own_combat_only() -> None:
    t = strike(
        cells(c3="Ab", d3="Ce"),
        A=having("{B}: Ferocity"),
        b=having(stats="2/4/9"),
        C=having("{B}: Warpstrike 1", stats="1/4/6"),
    )
    attack(t, 3, "blade")
    attack(t, "blade", cell="d3")
    t.roll(1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    t.saw("disrupted", who="b")
