"""Bloodthirsty (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Bloodthirsty", "DB-T.74")
def test_bloodthirsty_is_sacrificed_when_the_attack_only_disrupts() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty"))
    attack(t, 3, 1)
    t.answer("place", "b", "a1")
    t.saw("disrupted", who="b")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")
    assert t.zone("A") == "graveyard"
    assert t.player("A").bonus == 0


@rule("DB-K.Bloodthirsty")
def test_bloodthirsty_stays_when_an_enemy_is_destroyed() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Bloodthirsty"))
    attack(t, 3, 3)
    t.answer("destroy")
    assert (t.zone("b"), t.where("A")) == ("graveyard", "c3")


@rule("DB-K.Bloodthirsty", "DB-802.2b")
def test_bloodthirsty_that_is_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Bloodthirsty"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_a_regenerated_enemy_does_not_still_the_thirst() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty"), b=having("Regenerate", stats="2/9/4", cost="3F"))
    attack(t, 3, 3)
    assert (t.zone("b"), t.zone("A")) == ("reserves", "graveyard")


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_an_enemy_destroyed_by_a_special_attack_of_the_same_combat_does_not_still_the_thirst() -> None:
    t = strike(
        cells(c3="Ab", a5="e"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Warpstrike 2"),
        e=having(stats="1/9/3", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.roll(3, "miss")
    assert (t.zone("e"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("destroyed", who="e")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_a_local_enemy_that_only_an_assault_of_the_same_combat_damaged_does_not_still_the_thirst() -> None:
    t = strike(
        cells(c3="Abd"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Assault 2", stats="3/4/6"),
        b=having(stats="1/9/3", cost="3F"),
        d=having(stats="1/9/9", cost="3F"),
    )
    attack(t, 2, "blade", "miss")
    t.answer("b")
    t.roll(3, "miss")
    t.damage(d=2)
    assert (t.zone("b"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")


@rule("DB-K.Bloodthirsty", "DB-Q.42", "DB-802.2e")
def test_an_enemy_destroyed_by_the_damage_of_the_attack_and_of_a_special_attack_together_stills_the_thirst() -> None:
    t = strike(
        cells(c3="Ab"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Assault 2", stats="3/4/6"),
        b=having(stats="1/9/4", cost="3F"),
    )
    attack(t, 1, "blade", "miss")
    t.roll(3, "miss")
    assert (t.zone("b"), t.where("A")) == ("graveyard", "c3")
    t.asked("A", "action")


@rule("DB-K.Bloodthirsty", "DB-Q.42", "DB-P.3")
def test_a_destroyed_location_does_not_still_the_thirst() -> None:
    t = strike(cells(c3="Ab", d3="l"), A=having("Bloodthirsty", "{B}: Demolish"), l=place(cost="2F"))
    attack(t, "blade", "miss")
    assert (t.zone("l"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("sacrificed", who="A")


@rule("DB-K.Bloodthirsty")
def test_special_attacks_do_not_set_off_bloodthirsty() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Bloodthirsty", "Charge 1"))
    t.answer("move", "A", "c3")
    t.roll("miss")
    assert t.cell("A") == "c3"
    t = strike(cells(c3="Ab", d3="y"), "B", b=having("{B}: Advance", cost="3F"), A=having("Bloodthirsty", "Ambush 1"))
    attack(t, "blade", "miss")
    t.answer("move", "y", "c3")
    t.roll("miss")
    t.saw("special-attack", who="A", target="y")
    t.saw("combat-ended")
    assert t.where("A") == "c3"


@rule("DB-K.Bloodthirsty")
def test_bloodthirsty_has_nothing_to_do_when_it_has_left_the_dreamscape() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty", "{B}: Wail", cost="7V"))
    attack(t, "blade", "miss")
    t.roll(3, 4)
    assert t.zone("A") == "reserves"
    t.never_saw("sacrificed")


@rule("DB-K.Bloodthirsty", "DB-T.80", "DB-900.5")
def test_an_attack_without_dice_is_an_attack_for_bloodthirsty() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "graveyard"


@rule("DB-K.Bloodthirsty", "DB-303.2b")
def test_bloodthirsty_with_score_sleeps_outside_scoring_cells() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Bloodthirsty"))
    attack(t, "miss", "miss", cell="c2")
    assert t.where("A") == "c2"
    t = strike(cells(c3="Ab"), A=having("{S}: Bloodthirsty"))
    attack(t, "miss", "miss")
    assert t.where("A") == "graveyard"


@rule("DB-K.Bloodthirsty", "DB-303.2b", "DB-Q.15")
def test_bloodthirsty_with_score_is_judged_when_the_attack_is_made() -> None:
    for origin, goal, zone in (("c3", "c2", "graveyard"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Bloodthirsty"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Bloodthirsty", "DB-Q.35")
def test_bloodthirsty_by_a_blade_is_a_drawback_of_that_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Bloodthirsty"))
    attack(t, "blade", "miss")
    assert t.where("A") == "graveyard"
    t = strike(cells(c3="Ab"), A=having("{B}: Bloodthirsty"))
    attack(t, "miss", "miss")
    assert t.where("A") == "c3"
