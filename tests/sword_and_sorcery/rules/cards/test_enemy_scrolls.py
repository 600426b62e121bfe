"""SS-48, SS-G13: the scrolls of enemies: what each does at every distance, and its cards."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import die, poison
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.scrolls import Enemy
from reverie.testing import rule

AT = {0: "14B.b", 1: "14B.a", 2: "1B.d", 3: "1B.g", 4: "1B.f", 9: "1B.e"}
"""Where the hero stands, so many areas from 14B.b; at 9 out of sight."""

SCROLLS: list[tuple[str, int, str, str, int]] = [
    ("gremlin green 1", 0, "r2 r2 b1", "14B.b", 2),
    ("gremlin green 1", 1, "r2 r2 b1", "14B.a", 2),
    ("gremlin green 1", 2, "r2 r2 b1", "1B.d", 2),
    ("gremlin green 1", 3, "b2 b2 b1", "1B.d", 2),
    ("gremlin green 1", 4, "b2 b2 b1", "1B.d", 2),
    ("gremlin green 1", 9, "", "1B.d", 0),
    ("gremlin blue 1", 0, "r2 r2 b1", "14B.b", 2),
    ("gremlin blue 1", 1, "r2 r2 b1", "14B.a", 2),
    ("gremlin blue 1", 3, "r2 r2 b1", "1B.g", 2),
    ("gremlin blue 1", 4, "b2 b1 b1 b2 b1 b1", "14B.a", 2),
    ("gremlin blue 1", 9, "", "1B.d", 0),
    ("gremlin red 1", 0, "r2 r1 b1", "14B.b", 2),
    ("gremlin red 1", 3, "r2 r1 b1", "1B.g", 2),
    ("gremlin red 1", 4, "r2 r1 b1 r2 r1 b1", "1B.d", 2),
    ("gremlin red 1", 9, "", "1B.c", 0),
    ("gremlin-pack green 1", 0, "b1 b1 b1", "14B.b", 3),  # two figures, and they dominate
    ("gremlin-pack green 1", 1, "b1 b1 b1", "14B.a", 3),
    ("gremlin-pack green 1", 2, "b1 b1 b1", "1B.d", 2),
    ("gremlin-pack green 1", 3, "b1 b1 b1", "1B.d", 2),
    ("gremlin-pack green 1", 4, "b1 b1 b1", "1B.d", 2),  # `+`: then the nearest in sight within 2
    ("gremlin-pack blue 1", 0, "r1 b1 b1", "14B.b", 3),
    ("gremlin-pack blue 1", 2, "r1 b1 b1", "1B.d", 3),
    ("gremlin-pack blue 1", 3, "b1 b1 b1", "1B.d", 2),
    ("gremlin-pack blue 1", 4, "b1 b1 b1", "1B.d", 2),
    ("gremlin-pack blue 1", 9, "b1 b1 b1", "1B.c", 2),
    ("raider green 1", 0, "r2 b1", "14B.b", 2),
    ("raider green 1", 1, "r2 b1", "14B.a", 2),
    ("raider green 1", 2, "b1", "14B.a", 1),
    ("raider green 1", 3, "b1", "14B.a", 1),
    ("raider green 1", 4, "", "1B.d", 0),
    ("raider blue 1", 0, "r2 b1 b1 b1", "14B.b", 1),
    ("raider blue 1", 1, "r2 b1 b1 b1", "14B.a", 1),
    ("raider blue 1", 2, "b1", "1B.d", 2),
    ("raider blue 1", 4, "b1", "1B.d", 2),
    ("raider red 1", 0, "r1 b1 b1", "14B.b", 3 + 2),  # Double Strike
    ("raider red 1", 2, "r1 b1 b1", "1B.d", 3 + 2),
    ("raider red 1", 3, "b1", "1B.d", 2),
    ("raider red 1", 4, "b1", "1B.d", 2),
    ("orc-warrior green 1", 0, "r2 b1", "14B.b", 2),
    ("orc-warrior green 1", 1, "r2 b1", "14B.a", 2),
    ("orc-warrior green 1", 2, "", "1B.d", 0),
    ("orc-warrior green 1", 4, "", "1B.d", 0),
    ("orc-warrior green 1", 9, "", "1B.d", 0),
    ("orc-warrior blue 1", 0, "r2 b1 b1 r2 b1 b1", "14B.b", 4),  # Berserker
    ("orc-warrior blue 1", 2, "r2 b1 b1 r2 b1 b1", "1B.d", 4),
    ("orc-warrior blue 1", 3, "", "1B.d", 0),
    ("orc-warrior blue 1", 4, "", "1B.d", 0),
    ("orc-warrior red 1", 0, "r2 r1 b1 r2 r1 b1", "14B.b", 6),
    ("orc-warrior red 1", 2, "r2 r1 b1 r2 r1 b1", "1B.d", 6),
    ("orc-warrior red 1", 3, "r2 r1 b1 r2 r1 b1", "1B.g", 6),
    ("orc-warrior red 1", 4, "", "1B.g", 0),
    ("orc-warrior red 1", 9, "", "1B.c", 0),
    ("orc-shaman green 1", 1, "r2 b1 b1 b1", "14B.b", 1),
    ("orc-shaman green 1", 2, "r2 b1 b1 b1", "14B.b", 1),
    ("orc-shaman green 1", 3, "r2 b1 b1 b1", "14B.a", 1),
    ("orc-shaman green 1", 4, "r2 b1 b1 b1", "14B.a", 1),
    ("orc-shaman green 1", 9, "", "1B.d", 0),
    ("orc-shaman blue 1", 1, "r2 b1 b1 b1", "14B.b", 2),
    ("orc-shaman blue 1", 3, "r2 b1 b1 b1", "14B.b", 2),
    ("orc-shaman blue 1", 4, "r2 b1 b1 b1", "14B.a", 2),
    ("orc-shaman red 1", 2, "b1 r2 b1 b1 b1 b1 b1", "14B.b", 3),  # the curse first
    ("orc-shaman red 1", 3, "b6 r2 b1 b1 b1 b1 b1", "14B.b", 3),
    ("orc-shaman red 1", 4, "r2 b1 b1 b1 b1 b1", "14B.a", 3),
]


def alone_with(foe: str, far: int, hero: str = "black-rose") -> Scene:
    """One hero in play, an enemy in 14B.b, nobody else."""
    q = scene("1B 8B 14B", Ann=f"{hero} {AT[far]}", Ben="assassin 8B.c", e=f"{foe} 14B.b")
    die(q, "Ben")
    return q


@pytest.mark.parametrize(("foe", "far", "dice", "where", "wounds"), SCROLLS)
@rule("SS-33.2", "SS-33.3")
def test_what_a_scroll_says_at_a_distance(foe: str, far: int, dice: str, where: str, wounds: int) -> None:
    q = alone_with(foe, far)
    q.begin(Activation(q.foe("e")), dice)
    while q.choice.kind == "path":
        q.do("1B.g")
    q.quiet()
    assert q.choice.kind == "deed"
    assert (q.where("e"), q.wounds("Ann")) == (where, wounds)
    assert poison(q, "Ann") == (1 if foe in ("raider blue 1", "raider red 1") and wounds not in (1, 3) else 0)


@pytest.mark.parametrize(
    ("foe", "far", "dice", "wounds"),
    [
        ("orc-shaman green 1", 0, "r2 b1 b1 b1", 1),
        ("orc-shaman blue 1", 0, "r2 b1 b1 b1", 2),
        ("orc-shaman red 1", 0, "r2 b1 b1 b1 b1 b1", 3),
        ("orc-shaman red 1", 1, "r2 b1 b1 b1 b1 b1", 3),
    ],
)
@rule("SS-34.7")
def test_shamans_fall_back(foe: str, far: int, dice: str, wounds: int) -> None:
    """They strike, then they go away from the hero."""
    q = alone_with(foe, far)
    q.begin(Activation(q.foe("e")), dice)
    while q.choice.kind == "fall-back":
        q.do(q.options()[0])
    q.quiet()
    assert q.wounds("Ann") == wounds
    assert q.s.reach().dist_range(q.area(q.where("e")), q.area(q.where("Ann"))) == far + 1


CARDS = {
    "gremlin green": ((3, 3), (0, 0, 1), (0, 0, 0, 0), (0, 2, 0), (0, 0, 2), ((0, 5),), 0),
    "gremlin blue": ((5, 5), (0, 0, 1), (-1, 0, 0, 0), (0, 2, 0), (0, 0, 2), ((1, 1),), 1),
    "gremlin red": ((9, 12), (1, 0, 2), (-1, 0, 0, 0), (1, 2, 0), (0, 2, 0), ((2, 1),), 3),
    "gremlin-pack green": ((3, 3), (0, 0, 1), (-1, 0, 0, 0), (0, 0, 2), (0, 0, 2), ((1, 1),), 1),
    "gremlin-pack blue": ((4, 4), (0, 0, 1), (-1, 0, 0, 0), (0, 1, 1), (0, 0, 2), ((1, 1),), 2),
    "raider green": ((4, 4), (1, 0, 0), (0, -1, 0, 0), (1, 1, 0), (1, 0, 0), ((0, 5),), 0),
    "raider blue": ((6, 6), (1, 0, 1), (0, -1, 0, 0), (0, 1, 2), (2, 0, 0), ((1, 1),), 2),
    "raider red": ((12, 16), (1, 0, 2), (0, -1, 0, 0), (3, 1, 0), (2, 0, 0), ((2, 1),), 4),
    "orc-warrior green": ((5, 5), (1, 0, 1), (0, 0, 0, 1), (1, 1, 0), (1, 1, 0), ((0, 10),), 0),
    "orc-warrior blue": ((8, 8), (1, 0, 2), (0, 0, 0, 1), (1, 1, 1), (1, 1, 1), ((1, 1),), 2),
    "orc-warrior red": ((15, 20), (2, 0, 2), (0, 0, 0, 1), (2, 2, 0), (2, 2, 0), ((2, 1),), 4),
    "orc-shaman green": ((4, 4), (0, 2, 0), (0, 0, 0, -1), (0, 1, 2), (0, 1, 2), ((0, 10),), 0),
    "orc-shaman blue": ((6, 6), (0, 2, 0), (0, 0, 0, -1), (1, 1, 2), (1, 1, 2), ((1, 1),), 2),
    "orc-shaman red": ((10, 15), (0, 2, 1), (0, 0, 0, -1), (2, 1, 4), (2, 1, 4), ((2, 1),), 4),
}
"""SS-G13: HP for few and many heroes, defence, resistances by type, weapons, drops, soul points."""


@pytest.mark.parametrize("enemy", [one for one in GAME.cast.enemies if one.rank != t.PURPLE], ids=lambda one: one.code)
def test_enemy_cards(enemy: Enemy) -> None:
    """SS-48.8 to SS-48.15: 22 cards; second copies and red ones have a power."""
    sheet = enemy.sheets[0]
    kind = f"{enemy.id} {t.RANKS[enemy.rank]}"
    found = (sheet.hp, sheet.defence, sheet.resist, sheet.main.attack, sheet.off.attack, sheet.drops, sheet.soul)
    assert found == CARDS[kind]
    assert sheet.powers == (1 if enemy.seals == 2 or enemy.rank == t.RED_RANK else 0)
    assert enemy.figures == (2 if enemy.id == "gremlin-pack" else 1)


def test_twenty_two_cards() -> None:
    assert len([one for one in GAME.cast.enemies if one.rank != t.PURPLE]) == 22
    assert {one.id for one in GAME.cast.enemies if one.rank == t.PURPLE} == {"troll", "hollow-king"}
