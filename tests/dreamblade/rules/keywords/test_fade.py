"""Fade (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Fade", "DB-T.75")
def test_fade_banishes_the_attacker_at_the_end_of_the_combat_after_the_deathblow() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade"), b=having(stats="1/9/3"))
    attack(t, 3, "miss")
    t.asked("B", "deathblow")
    assert t.cell("A") == "c3"
    t.answer(("b",))
    t.roll(1)
    t.saw("banished", who="A", rule="DB-K.Fade")
    assert t.zone("A") == "reserves"
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Fade")
def test_a_fade_creature_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Fade"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Fade")
def test_a_fade_creature_that_was_destroyed_stays_in_the_graveyard() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade", stats="2/9/2"), b=having(stats="1/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3)
    assert t.zone("A") == "graveyard"
    t.never_saw("banished")


@rule("DB-K.Fade")
def test_fade_finds_its_bearer_wherever_it_stands_by_then() -> None:
    t = strike(cells(c3="ACb"), A=having("Fade", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6"))
    attack(t, "blade", "miss", who="AC")
    t.answer("move", "A", "c2")
    t.saw("banished", who="A", cell="c2")


@rule("DB-K.Fade", "DB-Q.79", "DB-T.107")
def test_a_charge_in_a_shift_does_not_set_off_fade() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Fade", "Charge 2"))
    t.answer("move", "A", "c3")
    t.roll("miss", "miss")
    assert t.cell("A") == "c3"


@rule("DB-K.Fade", "DB-Q.79")
def test_a_special_attack_inside_a_combat_sets_off_fade_at_its_end() -> None:
    t = strike(cells(c3="ACx", d3="b"), C=having("{B}: Skirmish"), b=having("Fade", "Ambush 1"))
    attack(t, "blade", "miss", who="C")
    t.answer("move", "A", "d3")
    t.roll("miss")
    t.saw("banished", who="b", rule="DB-K.Fade")


@rule("DB-K.Fade", "DB-Q.79", "DB-K.Strikeback")
def test_strikeback_sets_off_the_fade_of_its_bearer() -> None:
    t = strike(cells(c3="Ab"), b=having("Fade", "Strikeback 1"))
    attack(t, "miss", "miss")
    assert t.cell("b") == "c3"
    t.roll(2)
    t.saw("damaged", who="A", damage=2)
    t.saw("banished", who="b")


@rule("DB-K.Fade", "DB-Q.79")
def test_a_deathblow_does_not_set_off_fade() -> None:
    t = strike(cells(c3="Ab"), b=having("Fade", stats="1/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll("miss")
    assert t.zone("b") == "graveyard"


@rule("DB-K.Fade", "DB-T.80")
def test_an_attack_without_dice_sets_off_fade() -> None:
    t = strike(cells(c3="Ab"), A=having("Fade", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "reserves"


@rule("DB-K.Fade", "DB-303.2b")
def test_fade_with_score_sleeps_outside_scoring_cells() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Fade"))
    attack(t, "miss", "miss", cell="c2")
    assert t.where("A") == "c2"


@rule("DB-K.Fade", "DB-303.2b", "DB-Q.15")
def test_fade_with_score_is_judged_when_the_creature_attacks() -> None:
    for origin, goal, zone in (("c3", "c2", "reserves"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Fade"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Fade", "DB-303.2b", "DB-Q.79")
def test_fade_with_score_is_judged_by_each_special_attack_where_it_is_made() -> None:
    for goal, zone in (("c2", "dreamscape"), ("c4", "reserves")):
        t = strike(
            cells(d3="A", c3="Bb", **{goal: "x"}),
            A=having("{S}: Fade", "Charge 1"),
            B=having("{B}: Teleport"),
            x=having(cost="3F"),
        )
        attack(t, "blade", "miss")
        t.answer("move", "A", goal)
        t.roll("miss")
        t.saw("special-attack", who="A", target="x")
        t.asked("A", "strike" if zone == "dreamscape" else "action")
        assert t.zone("A") == zone


@rule("DB-K.Fade", "DB-Q.80")
def test_fade_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{0}: Fade"))
    buy(t, "A", "Fade")
    t.stop()
    t.answer("strike")
    attack(t, "miss", "miss")
    assert t.zone("A") == "reserves"


@rule("DB-K.Fade", "DB-K.Bloodthirsty", "DB-DP.18")
def test_what_has_left_by_one_end_of_combat_effect_is_not_moved_by_another() -> None:
    for keyword, zone in (("Fade", "reserves"), ("Bloodthirsty", "graveyard")):
        t = strike(cells(c3="Ab"), A=having("Fade", "Bloodthirsty"))
        attack(t, "miss", "miss")
        t.asked("A", "order")
        t.answer(next(e for e in t.options() if e[1] == keyword))
        assert t.zone("A") == zone
