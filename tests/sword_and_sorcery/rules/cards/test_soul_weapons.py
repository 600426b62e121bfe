"""SS-G7: the three soul weapons."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    OFF,
    answer,
    answers,
    card,
    effects,
    pay,
    poison,
    wearer,
)
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

Values = tuple[int, int, int]


@pytest.mark.parametrize(
    ("id", "flip", "front", "back"),
    [
        ("golden-mirror", 3, (0, 0, 1), (1, 0, 1)),
        ("whisperfang", 3, (1, 2, 1), (2, 2, 2)),
        ("heartspark", 4, (1, 2, 1), (1, 3, 2)),
    ],
)
@rule("SS-21.11")
def test_soul_weapons_flip_for_soul_points(id: str, flip: int, front: Values, back: Values) -> None:
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    assert [side.weapon.attack for side in item.sides if side.weapon is not None] == [front, back]
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {id}", Ben="archer 14B.a")
    q.s.soul = flip - 1
    q.turn("Ann")
    assert not q.offers("flip", id)
    q.do("end")
    q.s.soul = flip
    q.turn("Ann")
    q.do("flip", id)
    assert (q.s.soul, q.s.sides[card(q, id)]) == (0, 1)
    assert not q.offers("flip", id)
    q.do("end")
    q.time_phase()
    assert q.s.sides[card(q, id)] == 0


@pytest.mark.parametrize(
    ("side", "dice", "back"),
    [
        ("", "b6", True),
        ("", "b8", True),
        ("", "b4", False),
        ("", "b10", False),
        ("+", "b2 b1 b9", True),
        ("+", "b1 b4 b5", False),
    ],
)
@rule("SS-45.6", "SS-Q54")
def test_golden_mirror(side: str, dice: str, back: bool) -> None:
    """On a SHIELD the attack falls upon the attacker; once per round."""
    q = scene("14B", Ann=f"black-rose 14B.b {side}golden-mirror", Ben="archer 14B.a", e="raider blue 1 14B.b")
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF))
    assert answers(q) == ["golden-mirror"]
    answer(q, "golden-mirror", dice=dice + (" b1" if not back else ""))
    q.quiet()
    assert (q.wounds("Ann"), poison(q, "Ann"), poison(q, "e")) == ((0, 0, 1) if back else (2, 1, 0))
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF), "b1")
    assert q.choice.kind == "deed"


def test_whisperfang() -> None:
    """S: Lethal I; flipped Lethal II, and L strikes again."""
    q = scene("14B", Ann="assassin 14B.b whisperfang", Ben="archer 14B.a", e="orc-shaman red 1 14B.b")
    q.s.figures.edit(q["e"]).shields = 0
    q.turn("Ann")
    q.do("attack", "main", "e", dice="r4 r1 b1")
    pay(q, t.E_LETHAL, dice="b6")
    assert q.wounds("e") == 1
    q = scene("14B", Ann="assassin 14B.b +whisperfang", Ben="archer 14B.a", e="raider red 1 14B.b")
    q.turn("Ann")
    q.do("attack", "main", "e", dice="r10 r1 b1 b1")
    assert effects(q) == [t.E_AGAIN]
    pay(q, t.E_AGAIN, dice="b6 r10 r1 b1 b1 b6")
    q.quiet()
    assert q.choice.kind == "deed"


def test_heartspark() -> None:
    """MM, flipped M: the whole area; L stuns."""
    q = scene(
        "14B", Ann="enchantress 14B.b +heartspark", Ben="archer 14B.a", e="raider red 1 14B.b", f="raider blue 1 14B.b"
    )
    q.turn("Ann")
    q.do("attack", "main", "e", dice="r10 r6 r1 b1 b1")
    assert effects(q) == [t.E_AOE, t.E_STUN]
    pay(q, t.E_AOE, t.E_STUN, dice="b1 b1 b1")
    q.quiet()
    assert (q.has("e", t.STUN), q.has("f", t.STUN), q.wounds("e"), q.wounds("f")) == (True, True, 2, 2)
