"""Chances of attacks are exact: what the rules come to over every face that may fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.odds import KILL, odds_now, odds_of
from reverie.games.sword_and_sorcery.rules.queries import left_of
from reverie.games.sword_and_sorcery.rules.state import NOWHERE, Quest
from reverie.kernel.agenda import owed, submit
from reverie.kernel.choice import NATURE
from reverie.testing.rules import rule


def attack(q: Scene) -> tuple[object, ...]:
    return ("attack", t.MAIN, q["g"])


def played(s: Quest, seat: int, deed: tuple[object, ...], target: int) -> dict[int, Fraction]:
    """What an attack comes to, roll by roll and face by face, with the payments that kill most surely, then wound most."""
    begun = s.clone()
    begun.auto = False
    submit(begun, seat, deed)
    count = owed(begun).options.count  # type: ignore[attr-defined]
    left = left_of(s, target)
    found: dict[int, Fraction] = {}
    for faces in product(t.FACES, repeat=count):
        rolled = begun.clone()
        submit(rolled, NATURE, faces)
        best = max(
            ways(rolled, target, left), key=lambda one: (one.get(KILL, 0), sum(n * one[n] for n in one if n > 0))
        )
        for wounds, chance in best.items():
            found[wounds] = found.get(wounds, Fraction(0)) + chance / len(t.FACES) ** count
    return found


def ways(s: Quest, target: int, left: int) -> list[dict[int, Fraction]]:
    """All results, payment by payment: by wounds how likely they are."""
    if s.pending and owed(s).kind == "effect":
        found = []
        for option in owed(s).options:
            twin = s.clone()
            submit(twin, owed(twin).seat, option)
            found += ways(twin, target, left)
        return found
    if s.pending and owed(s).kind == "window" and owed(s).rule == "SS-7.42":
        submit(s, owed(s).seat, "pass")  # nothing is rolled again
        return ways(s, target, left)
    if not s.pending or owed(s).kind != "defence-dice":
        return [{wounds_of(s, target, left): Fraction(1)}]
    count = owed(s).options.count  # type: ignore[attr-defined]
    told: dict[int, Fraction] = {}
    for faces in product(t.FACES, repeat=count):
        twin = s.clone()
        submit(twin, NATURE, faces)
        wounds = wounds_of(twin, target, left)
        told[wounds] = told.get(wounds, Fraction(0)) + Fraction(1, len(t.FACES) ** count)
    return [told]


def wounds_of(s: Quest, target: int, left: int) -> int:
    if s.figures.rows[target].area == NOWHERE or left_of(s, target) <= 0:
        return KILL
    return left - left_of(s, target)


@pytest.mark.parametrize(
    ("hero", "weapon", "enemy"),
    [
        ("white-rose", "longsword", "gremlin green 1"),
        ("white-rose", "broadsword", "raider green 1"),
        ("cleric", "worn-mace", "orc-warrior green 1"),
        ("assassin", "pocket-knife", "orc-warrior green 1"),
    ],
)
@rule("SS-22.2", "SS-22.3", "SS-22.5", "SS-22.8", "SS-22.10", "SS-22.12", "SS-23.1")
def test_chances_are_those_of_every_face_that_may_fall(hero: str, weapon: str, enemy: str) -> None:
    """Lethal hits, knock-down, armour, weakness and supremacy are in them, for the rules themselves are asked."""
    q = scene("14B", Hero=f"{hero} 14B.b {weapon}", Other="archer 14B.b", g=f"{enemy} 14B.b")
    q.turn("Hero")
    made = odds_of(q.s, 0, attack(q))
    assert made is not None
    assert made.wounds == played(q.s, 0, attack(q), q["g"])
    assert made.kill == made.wounds.get(KILL, 0)
    assert sum(made.hits.values()) == 1 == sum(made.wounds.values())


@rule("SS-16.3", "SS-22.5")
def test_focus_is_in_them() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Other="archer 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    before = odds_of(q.s, 0, attack(q))
    q.do("focus")
    after = odds_of(q.s, 0, attack(q))
    assert before is not None and after is not None
    assert after.mean() == before.mean() + 1 and after.kill > before.kill
    assert after.hits == {hits + 1: chance for hits, chance in before.hits.items()}


@rule("SS-24.2", "SS-24.3")
def test_criticals_are_drawn_from_the_pool_whatever_its_order() -> None:
    """Two SKILL pay for a critical; the token that lies on top tells nothing."""
    q = scene("14B", Laegon="archer 14B.b longbow", Other="cleric 14B.a", g="gremlin green 1 14B.c")
    q.turn("Laegon")
    one = odds_of(q.s, 0, attack(q))
    tokens = q.s.piles.rows[12].cards
    q.stack("critical", *reversed(tokens))
    other = odds_of(q.s, 0, attack(q))
    assert one is not None and other is not None
    assert one.critical > 0
    assert (one.kill, one.wounds, one.critical) == (other.kill, other.wounds, other.critical)


def test_nothing_changes_by_asking() -> None:
    q = scene("14B", Laegon="archer 14B.b longbow", Other="cleric 14B.a", g="gremlin green 1 14B.c")
    q.turn("Laegon")
    before = q.s.plain_own()
    odds_of(q.s, 0, attack(q))
    assert q.s.plain_own() == before


@rule("SS-22.3")
def test_of_dice_that_lie_every_payment_is_told_the_best_first() -> None:
    """Two SKILL pay for Hit +1 or lie there unspent: with it the gremlin dies more surely."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Other="archer 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    assert odds_now(q.s) == []
    q.do(*attack(q), dice="r4 b2")
    ((paid, made),) = odds_now(q.s)
    assert [q.s.cast.dice_effects[number].deeds for number in paid] == [((t.E_HIT, 1),)]
    assert made.hits == {4: 1} and made.kill == 1


def test_what_is_no_attack_has_no_chances() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Other="archer 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    assert [deed for deed in q.options() if odds_of(q.s, 0, deed) is not None] == [attack(q)]
