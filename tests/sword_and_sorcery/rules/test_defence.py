"""SS-22.7 to SS-22.14: the Defence stage, step by step."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import cool, effects, pay, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, does, lasts, settle

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.queries import most_shields
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_HITS, BY_WEAPON, Attack, Defence
from reverie.testing import rule


def defends(q: Scene, who: str, hits: int, type: int = t.NO_TYPE, dice: str = "", **more: int) -> int:
    """How many wounds so many hits of a type make."""
    before = q.wounds(who)
    lethal = more.pop("lethal", 0)
    q.begin(Defence(q[who], 0, type, hits - lethal, lethal, **more), dice)
    q.quiet()
    return q.wounds(who) - before


# D1: weakness and resistance (SS-22.7) ----------------------------------------------------------------


@rule("SS-22.7")
def test_resistance_takes_hits() -> None:
    """SS-T38 a."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin blue 1 14B.b")
    assert defends(q, "g", 3, t.SLASHING, "b1") == 2


@rule("SS-22.7")
@pytest.mark.parametrize("type", [t.SLASHING, t.PIERCING, t.BLUNT, t.ARCANE])
def test_all_means_every_type(type: int) -> None:
    """A Troll resists all types: of 4 hits 3 are left, armour takes one more."""
    q = scene("1B", Ecarus="white-rose 1B.c", Shae="rogue 1B.c", o="troll 1B.c")
    assert defends(q, "o", 4, type, "b1 b1") == 2


@rule("SS-22.7", "SS-22.15")
def test_hits_without_a_type_are_compared_with_nothing() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    assert defends(q, "o", 4, t.NO_TYPE, "b1 b1") == 2
    assert defends(q, "o", 4, t.ARCANE, "b1 b1") == 3


@rule("SS-22.7", "SS-Q15", "SS-22.14")
def test_weakness_adds_nothing_to_a_miss() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    atoms.give_condition(q.s, q["o"], t.DOWN)
    assert defends(q, "o", 0, t.ARCANE) == 0


@rule("SS-22.14", "SS-Q14", "SS-22.13")
def test_resistance_removes_lethal_hits_first() -> None:
    """3 Slashing hits, 2 of them lethal, against a red Gremlin: 1 lethal is left, armour takes the normal one."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    assert defends(q, "g", 3, t.SLASHING, lethal=2) == 1


@rule("SS-22.14")
@pytest.mark.parametrize(("written", "wounds"), [("Lethal", 3), ("Lethal 5", 2)])
def test_weakness_is_lethal_only_where_all_hits_are(written: str, wounds: int) -> None:
    """2 Arcane hits against an Orc: by plain Lethal 3 lethal ones, by Lethal V 2 lethal ones and a normal one, which armour takes."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, f'{{type: arcane, attack: 2/0/0, effects: ["{written}"]}}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number))
    q.quiet()
    assert q.wounds("o") == wounds


# D2: armour (SS-22.8) ----------------------------------------------------------------


@rule("SS-22.8")
def test_armour_takes_hits_of_whoever_stands() -> None:
    """SS-T38 b."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    assert defends(q, "o", 5, dice="b1 b1") == 3
    q.s.figures.edit(q["o"]).conditions |= t.DOWN
    assert defends(q, "o", 5, dice="b1 b1") == 5


@rule("SS-22.8")
def test_without_armour_there_is_no_armour_value() -> None:
    """A hero in shirtsleeves has one die and nothing else; in Scale Armour a hit less."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c scale-armour", g="gremlin green 1 14B.b")
    assert defends(q, "Ecarus", 2, dice="b1") == 2
    assert defends(q, "Shae", 2, dice="b1") == 1


@rule("SS-22.8", "SS-22.14", "SS-Q13")
def test_armour_is_lowered_to_nothing_at_most_or_ignored() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    assert defends(q, "o", 3, dice="b1 b1", armour=1) == 2
    assert defends(q, "o", 3, dice="b1 b1", armour=9) == 3
    assert defends(q, "o", 3, dice="b1 b1", ignores=True) == 3
    lasts(q, "o", "{mod: armour, by: 2}")
    assert defends(q, "o", 5, dice="b1") == 1


# D3: magic shields (SS-22.9) ----------------------------------------------------------------


@rule("SS-22.9", "SS-22.13")
def test_magic_shields_are_spent() -> None:
    """SS-T38 c."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-shaman green 1 14B.b")
    assert defends(q, "o", 3) == 1
    assert q.s.figures.rows[q["o"]].shields == 0


@rule("SS-22.9", "SS-24.20", "SS-Q48")
def test_magic_shields_stop_lethal_hits_first_and_are_not_spared() -> None:
    """Nobody is asked: 2 shields take the 2 lethal hits, the normal one is rolled against."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.s.figures.edit(0).shields = 2
    assert defends(q, "Ecarus", 3, dice="b6", lethal=2) == 0
    assert q.s.figures.rows[0].shields == 0


@rule("SS-22.9")
def test_no_more_shields_are_spent_than_hits_are_left() -> None:
    """Armour takes one of 2 hits, a shield the other; the second shield stays."""
    q = scene("14B", Ecarus="white-rose 14B.c +scale-armour", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    atoms.give_shields(q.s, 0, 1)
    assert defends(q, "Ecarus", 2) == 0
    row = q.s.figures.rows[0]
    assert (row.shields, row.extra) == (0, 1)


@rule("SS-21.13", "SS-Q72")
def test_shields_that_are_given_fill_up_first_and_lie_above_the_maximum_then() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c +scale-armour", Shae="rogue 14B.c")
    assert most_shields(q.s, 0) == 1
    q.s.figures.edit(0).shields = 0
    does(q, "{op: shields, whose: you, amount: 3}", "Ecarus")
    assert (q.s.figures.rows[0].shields, q.s.figures.rows[0].extra) == (1, 2)


# D4: defence dice (SS-22.10) ----------------------------------------------------------------


@rule("SS-22.10")
@pytest.mark.parametrize(("hits", "dice"), [(1, "b6"), (2, "b6 b6"), (5, "b6 b6")])
def test_a_die_for_each_hit_up_to_the_defence(hits: int, dice: str) -> None:
    """SS-T38 d: a Gremlin of red rank has defence 2."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    atoms.give_condition(q.s, q["g"], t.DOWN)
    assert defends(q, "g", hits, dice=dice) == max(0, hits - 2)


@rule("SS-22.10")
def test_no_defence_value_no_dice() -> None:
    """A green Raider has armour and no dice."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", r="raider green 1 14B.b")
    assert defends(q, "r", 3) == 2


@rule("SS-22.10", "SS-7.44")
def test_extra_dice_come_on_top() -> None:
    """Smoke Veil: one die more than the value, before the roll; only who has it in reach is asked."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", Ann="sorceress 14B.c", g="gremlin green 1 14B.b")
    skilled(q, "Shae", 2, "smoke-veil")
    q.begin(Attack(q["g"], 0, BY_HITS, 3))
    assert (q.choice.kind, q.choice.seat) == ("window", q["Shae"])
    q.do(q.options()[0], dice="b6 b6")
    q.quiet()
    assert q.wounds("Ecarus") == 1
    cool(q, "Shae", "smoke-veil", 0)
    q.begin(Attack(q["g"], 0, BY_HITS, 1))
    q.do(q.options()[0], dice="b1 b6")  # also above the hits that are left
    q.quiet()
    assert q.wounds("Ecarus") == 1


# D5, D6: effects and shields (SS-22.11, SS-22.12) ----------------------------------------------------------------


@rule("SS-22.11", "SS-22.12", "SS-50.3")
def test_armour_effects_are_paid_for_by_defence_dice() -> None:
    """Worn Leather: SKILL is a SHIELD more; a hero may decline."""
    for paid, wounds in ((True, 0), (False, 1)):
        q = scene("14B", Shae="rogue 14B.b worn-leather", Ecarus="white-rose 14B.c", g="gremlin green 1 14B.b")
        q.begin(Attack(q["g"], 0, BY_HITS, 2), "b8 b1")
        assert q.choice.kind == "armour"
        assert effects(q) == [t.E_SHIELD]
        q.do(q.options()[0] if paid else "done")
        assert q.wounds("Shae") == wounds


@rule("SS-22.11", "SS-35.3")
def test_an_enemy_must_pay_for_its_armour() -> None:
    """A red Orc Warrior: `S: Shield +1`, without being asked."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    assert defends(q, "o", 4, dice="b8 b1") == 0


@rule("SS-22.11", "SS-8.2")
def test_defence_dice_are_rolled_again_once() -> None:
    """Scale Armour: the reroll may include the die that paid; a second reroll finds no die."""
    q = scene("14B", Ecarus="white-rose 14B.b scale-armour", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.begin(Attack(q["g"], 0, BY_HITS, 2), "b4")
    assert effects(q) == [t.E_REROLL_ANY]
    q.do(q.options()[0])
    q.do((0,), dice="b4")
    assert q.choice.kind == "deed"
    assert q.wounds("Ecarus") == 1


@rule("SS-22.12", "SS-50.9")
def test_each_shield_cancels_one_hit_and_bonuses_add() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c old-hauberk", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    assert defends(q, "Ecarus", 5, dice="b6 b6 b1") == 3
    lasts(q, "Ecarus", "{mod: shield, by: 2}")
    assert defends(q, "Ecarus", 5, dice="b6 b6 b1") == 1


@rule("SS-50.3", "SS-22.12")
def test_guard_lasts_until_the_time_phase() -> None:
    """`Guard 1`: +1 SHIELD in every defence of the user, until the next Time Phase."""
    q = scene("14B", Ecarus="white-rose 14B.b guardian", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r6 b1 b1")
    pay(q, t.E_GUARD)
    q.do("end")
    assert defends(q, "Ecarus", 2, dice="b1") == 1
    assert defends(q, "Ecarus", 2, dice="b1") == 1
    q.time_phase()
    settle(q)
    assert defends(q, "Ecarus", 2, dice="b1") == 2


@rule("SS-22.12")
def test_every_hit_that_is_left_is_a_wound() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    assert defends(q, "Ecarus", 4, dice="b6") == 3


# Lethal, worked examples ----------------------------------------------------------------


@rule("SS-22.3", "SS-22.5", "SS-25.5")
def test_storm_mistress() -> None:
    """SS-T39."""
    q = scene("14B", Auriel="sorceress 14B.c", Ecarus="white-rose 14B.c", o="orc-warrior red 1 14B.b")
    atoms.learn(q.s, q["Auriel"], q.s.cast.power_ids["storm-mistress"], 1)
    q.turn("Auriel")
    q.do("power", "storm-mistress", 0, "o", dice="r4 b5")
    assert len(q.options()) == 2
    q.do(q.options()[0], dice="b6 b1")
    q.quiet()
    assert q.has("o", t.DOWN)
    assert q.wounds("o") == 2


@rule("SS-24.19", "SS-24.20", "SS-36.1", "SS-22.13")
def test_lethal() -> None:
    """SS-T47: Pocket Knife against a red Gremlin with 1 HP left."""
    q = scene("14B", Shae="assassin 14B.b pocket-knife", Ecarus="white-rose 14B.c", g="gremlin red 1 14B.b")
    q.s.figures.edit(q["g"]).wounds = 8
    q.turn("Shae")
    q.do("attack", "main", "g", dice="r4 r1")
    q.do(q.options()[0])
    q.quiet()
    assert q.where("g") == ""
    assert q.s.soul == 3


@rule("SS-24.19", "SS-24.20", "SS-22.14")
@pytest.mark.parametrize(
    ("written", "sure", "wounds", "dice"),
    [("Lethal", 3, 3, ""), ("Lethal 2", 3, 2, ""), ("Lethal 5", 3, 3, ""), ("Lethal", 0, 0, "")],
)
def test_lethal_hits_pass_armour_and_dice(written: str, sure: int, wounds: int, dice: str) -> None:
    """It converts hits and adds none: of 3 hits all, 2, at most 3; without a hit nothing. Armour 2 takes the normal one."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, f'{{type: blunt, attack: {sure}/0/0, effects: ["{written}"]}}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), dice)
    q.quiet()
    assert q.wounds("o") == wounds


@rule("SS-24.20")
def test_shields_of_dice_do_not_stop_lethal_hits() -> None:
    """2 of 3 hits are lethal: the defender rolls one die, whose SHIELD takes the normal one."""
    q = scene("14B", Ecarus="white-rose 14B.b old-hauberk", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    assert defends(q, "Ecarus", 3, dice="b6", lethal=2) == 2


@rule("SS-22.9", "SS-22.1")
def test_enemies_defend_by_the_same_steps_against_each_other() -> None:
    """A commanded Raider strikes a Shaman: two HIT and supremacy of their side, of which the shields stop two."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c", r="raider green 1 14B.b", o="orc-shaman green 1 14B.b")
    q.begin(Attack(q["r"], q["o"], BY_WEAPON, t.MAIN), "r2")
    assert q.s.figures.rows[q["o"]].shields == 0
    assert q.wounds("o") == 1
