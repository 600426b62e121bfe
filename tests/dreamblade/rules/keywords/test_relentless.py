"""Relentless (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, second

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Relentless", "DB-T.65")
def test_enemies_damaged_by_a_relentless_attack_are_not_disrupted() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2)
    assert (t.where("b"), t.damage_on("b")) == ("c3", 5)
    t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.74", "DB-T.101")
def test_they_cannot_be_disrupted_at_later_checks_of_the_phase_either() -> None:
    t = strike(cells(c3="Ab", b3="Cd"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2)
    attack(t, "miss", "miss", cell="b3")
    assert t.where("b") == "c3"
    t.asked("A", "action")
    assert t.damage_on("b") == 0


@rule("DB-K.Relentless", "DB-Q.74")
def test_they_cannot_be_disrupted_by_other_damage_of_the_phase_but_can_be_destroyed_by_it() -> None:
    for face, zone in ((1, "dreamscape"), (2, "graveyard")):
        t = strike(
            cells(c3="Ab", b3="Cd"),
            given=second(),
            A=having("Relentless"),
            b=having(stats="2/4/7"),
            C=having("{B}: Warpstrike 1", stats="1/4/6"),
        )
        attack(t, 3, 2)
        attack(t, "blade", cell="b3")
        t.roll(face)
        assert t.zone("b") == zone
        t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.74", "DB-W.9")
def test_in_the_next_phase_they_can_be_disrupted_again() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless"), b=having(stats="2/4/9"))
    attack(t, 3, 2, who="A")
    t.answer("strike")
    attack(t, 3, 1, who="C")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_a_relentless_attack_destroys_as_any_other_but_leaves_no_choice() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Relentless"))
    attack(t, 3, 3)
    assert t.zone("b") == "graveyard"


@rule("DB-K.Relentless")
def test_relentless_covers_everybody_damaged_by_an_attack_it_takes_part_in() -> None:
    t = strike(cells(c3="ACbd"), A=having("Relentless", stats="0/4/6"), C=having(stats="3/4/6"))
    attack(t, 3, 3, 3, who="AC")
    t.damage(b=5, d=4)
    t.never_saw("disrupted")
    assert (t.where("b"), t.where("d")) == ("c3", "c3")


@rule("DB-K.Relentless")
def test_relentless_that_does_not_attack_covers_nobody() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless"))
    attack(t, 3, 1, who="C")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_relentless_covers_special_attacks_of_its_bearer() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Relentless", "Charge 2"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    assert (t.where("b"), t.damage_on("b")) == ("c3", 4)
    t.asked("A", "shift")


@rule("DB-K.Relentless", "DB-D.13")
def test_relentless_does_not_cover_special_attacks_of_allies_in_the_same_combat() -> None:
    t = strike(cells(c3="ACb"), A=having("Relentless", stats="0/4/6"), C=having("{B}: Assault 2", stats="1/4/6"))
    attack(t, "blade", who="AC")
    t.roll(3, 1)
    t.asked("A", "disrupt")


@rule("DB-K.Relentless")
def test_relentless_covers_a_deathblow() -> None:
    t = strike(cells(c3="Ab"), b=having("Relentless", stats="2/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3, 1)
    t.saw("damaged", who="A", damage=4)
    assert t.where("A") == "c3"
    t.never_saw("disrupted")


@rule("DB-K.Relentless", "DB-Q.35")
def test_relentless_by_a_blade_covers_the_damage_of_its_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Relentless", stats="3/4/6"))
    attack(t, 3, 1, "blade")
    t.never_saw("disrupted")
    assert t.where("b") == "c3"


@rule("DB-K.Relentless", "DB-303.2b")
def test_relentless_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Relentless"))
    attack(t, 3, 1, cell="c2")
    t.asked("A", "disrupt")


@rule("DB-K.Relentless", "DB-Q.14")
def test_a_relentless_attacker_that_is_moved_before_the_damage_covers_it_still() -> None:
    t = strike(
        cells(c3="ACb", a1="d"), A=having("Relentless"), C=having("{B}: Skirmish"), b=having(stats="2/4/9"), d=having()
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.answer("move", "A", "c4")
    t.asked("A", "action")
    assert (t.cell("A"), t.where("b")) == ("c4", "c3")
    t.saw("damaged", who="b", damage=5, relentless=True)


@rule("DB-K.Relentless", "DB-Q.15")
def test_a_relentless_attacker_that_is_banished_before_the_damage_covers_it_still() -> None:
    t = strike(
        cells(c3="ACb"), A=having("Relentless", cost="7V"), C=having("{B}: Wail"), b=having(stats="2/4/9", cost="3F")
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.roll(3, 4)
    t.asked("A", "action")
    assert (t.zone("A"), t.where("b")) == ("reserves", "c3")
    t.saw("damaged", who="b", damage=5, relentless=True)


@rule("DB-K.Relentless", "DB-Q.15", "DB-K.Bomb")
def test_a_relentless_attacker_that_is_sacrificed_by_its_own_blade_covers_the_attack_but_not_its_bomb() -> None:
    t = strike(
        cells(c3="ACbd"), A=having("Relentless", "{B}: Bomb 4"), b=having(stats="2/4/9"), d=having(stats="2/4/9")
    )
    attack(t, 1, "blade", "miss", "miss", who="AC")
    t.answer("explode")
    t.damage(b=1)
    assert t.zone("A") == "graveyard"
    t.asked("A", "disrupt")
    assert t.names_offered(1) == "d"


@rule("DB-K.Relentless", "DB-Q.15", "DB-Q.35")
def test_relentless_granted_by_a_blade_outlasts_its_bearer_for_the_attack_that_rolled_it() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Relentless", cost="7V"),
        C=having("{B}: Wail"),
        b=having(stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2, "blade", "blade", who="AC")
    t.blade("A", "Relentless")
    t.roll(3, 4)
    t.asked("A", "action")
    assert (t.zone("A"), t.where("b")) == ("reserves", "c3")


@rule("DB-K.Relentless", "DB-Q.15", "DB-303.2b")
def test_relentless_with_score_is_judged_when_the_attack_is_made() -> None:
    for origin, goal, covered in (("c3", "c2", True), ("c2", "c3", False)):
        t = strike(
            cells(**{origin: "ACb"}),
            A=having("{S}: Relentless"),
            C=having("{B}: Skirmish"),
            b=having(stats="2/4/9"),
        )
        attack(t, 3, 2, "blade", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action" if covered else "disrupt")
        t.saw("damaged", who="b", damage=5, relentless=covered)


@rule("DB-K.Relentless", "DB-Q.15", "DB-Q.22")
def test_a_bodyguard_needs_its_life_also_when_the_relentless_attacker_is_gone() -> None:
    t = strike(
        cells(c3="ACbd"),
        A=having("Relentless", cost="7V"),
        C=having("{B}: Wail"),
        b=having("Bodyguard", stats="2/2/4", cost="3F"),
        d=having(stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2, "blade", "miss", who="AC")
    t.roll(3, 4)
    t.allows(t.split(b=4, d=1))
    t.refuses(t.split(b=2, d=3), rule="DB-K.Bodyguard")
