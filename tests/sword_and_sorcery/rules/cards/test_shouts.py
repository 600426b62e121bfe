"""SS-26.11, SS-G3: the spirit shouts of the ten versions."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    cool,
    cooldown,
    die,
    fires,
    hurt,
    skilled,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

LUCK = {
    "enchantress": "2 3 4 5 9",
    "black-rose": "4 6 7 8 9",
    "archer": "2 3 4 5 8",
    "ranger": "2 3 4 5 8",
    "assassin": "2 3 4 5 8",
    "runemaster": "6 7 8 9 10",
}
"""The faces of the blue die on which a shout works."""


@pytest.mark.parametrize("version", LUCK)
def test_the_luck_of_a_shout(version: str) -> None:
    for face in range(1, 11):
        q = scene(
            "14B",
            Gus=f"{version} 14B.a",
            Ann=f"{'black-rose' if version != 'black-rose' else 'rogue'} 14B.a",
            r="raider red 1 14B.a",
        )
        die(q, "Gus")
        q.turn("Gus")
        before = q.s.figures.rows[q["r"]]
        before = (before.wounds, before.conditions, before.fires)  # type: ignore[assignment]
        if version in ("archer", "ranger"):
            q.do("shout", -1)
            q.do(1, dice=f"b{face}")
        else:
            q.do("shout", "r", dice=f"b{face}")
        after = q.s.figures.rows[q["r"]]
        assert ((after.wounds, after.conditions, after.fires) != before) == (str(face) in LUCK[version].split())


@pytest.mark.parametrize("version", ["white-rose", "archer"])
@rule("SS-18.8")
def test_what_a_shout_lends_ends_with_the_time_phase(version: str) -> None:
    q = ghost(version, Ann="assassin 14B.b longsword", r="orc-warrior green 1 14B.b")
    q.do("shout", "Ann" if version == "white-rose" else -1)
    if version == "archer":
        q.do(0)
    q.do("end")
    assert q.s.lasting
    q.time_phase()
    assert not q.s.lasting


def ghost(version: str, **others: str) -> Scene:
    q = scene("14B", Gus=f"{version} 14B.a", **others)
    die(q, "Gus")
    q.turn("Gus")
    return q


def shouts(q: Scene) -> list[int]:
    return [deed[1] for deed in q.options() if deed[0] == "shout"]


def over(q: Scene) -> None:
    """Each at most once per turn, and it costs nothing else."""
    assert q.choice.kind == "ghost"
    assert shouts(q) == []
    assert [deed for deed in q.options() if deed[0] == "go"]


@rule("SS-26.11")
def test_shout_of_the_sorceress() -> None:
    q = scene("14B", Gus="sorceress 14B.a", Ann="cleric 14B.b", Ben="assassin 14B.b")
    skilled(q, "Ann", 1, "heal-wounds", "battle-rune")
    cool(q, "Ann", "heal-wounds", 3)
    die(q, "Gus")
    q.turn("Gus")
    assert shouts(q) == [q["Ann"]]
    q.do("shout", "Ann")
    assert cooldown(q, "Ann", "heal-wounds") == 2
    over(q)


@pytest.mark.parametrize(("face", "wounds"), [("b2", 1), ("b5", 1), ("b9", 1), ("b6", 0), ("b10", 0)])
def test_shout_of_the_enchantress(face: str, wounds: int) -> None:
    q = ghost("enchantress", Ann="black-rose 14B.b", r="raider green 1 14B.b", s="raider green 2 14B.c")
    assert shouts(q) == [q["r"]]
    q.do("shout", "r", dice=face)
    assert q.wounds("r") == wounds
    over(q)


def test_shout_of_the_white_rose() -> None:
    q = ghost("white-rose", Ann="assassin 14B.b", r="orc-warrior green 1 14B.b")
    q.do("shout", "Ann")
    over(q)
    q.do("end")
    for wounds in (1, 3):
        q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
        assert q.wounds("Ann") == wounds


@pytest.mark.parametrize(("face", "down"), [("b6", True), ("b4", True), ("b2", False)])
def test_shout_of_the_black_rose(face: str, down: bool) -> None:
    q = ghost("black-rose", Ann="assassin 14B.b", r="raider green 1 14B.a", s="raider green 2 14B.b")
    assert shouts(q) == [q["r"]]
    q.do("shout", "r", dice=face)
    assert q.has("r", t.DOWN) == down
    over(q)


def test_shout_of_the_archer_lends_an_eye() -> None:
    """One of two: a die again in the hero's next attack before the Time Phase."""
    q = ghost("archer", Ann="black-rose 14B.b longsword", r="raider red 1 14B.b")
    q.do("shout", -1)
    assert q.options() == [0, 1]
    q.do(0)
    over(q)
    q.do("end")
    skilled(q, "Ann", 4)
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "reroll"
    q.do((0,), dice="r8 b1 b1")
    assert q.wounds("r") == 2
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "deed"


@pytest.mark.parametrize(
    ("version", "face", "slow"),
    [("archer", "b4", True), ("archer", "b7", False), ("ranger", "b2", True), ("ranger", "b10", False)],
)
def test_shouts_of_laegon_slow(version: str, face: str, slow: bool) -> None:
    q = ghost(version, Ann="black-rose 14B.b", r="raider red 1 14B.b")
    hurt(q, "Ann", 1)
    q.do("shout", -1)
    q.do(1, dice=face)
    assert q.has("r", t.SLOW) == slow
    over(q)


def test_shout_of_the_ranger_heals() -> None:
    q = ghost("ranger", Ann="black-rose 14B.b", r="raider red 1 14B.b")
    hurt(q, "Ann", 2)
    q.do("shout", -1)
    q.do(0)
    assert q.wounds("Ann") == 1


@pytest.mark.parametrize(("face", "blind"), [("b3", True), ("b8", True), ("b1", False)])
@rule("SS-41.7")
def test_shout_of_the_assassin(face: str, blind: bool) -> None:
    q = ghost("assassin", Ann="black-rose 14B.b", r="raider red 1 14B.b")
    q.do("shout", "r", dice=face)
    assert q.has("r", t.BLIND) == blind
    over(q)


def test_shout_of_the_rogue() -> None:
    """Blind, Slow or Poison goes; a knocked-down hero stays so."""
    q = scene("14B", Gus="rogue 14B.a", Ann="black-rose 14B.b", Ben="archer 14B.b")
    for bit in (t.BLIND, t.DOWN):
        atoms.give_condition(q.s, q["Ann"], bit)
    atoms.give_condition(q.s, q["Ben"], t.STUN)
    atoms.give_poison(q.s, q["Ann"], 2)
    die(q, "Gus")
    q.turn("Gus")
    assert shouts(q) == [q["Ann"]]
    q.do("shout", "Ann")
    assert sorted(q.options()) == ["blind", "poison"]
    q.do("poison")
    assert (q.s.figures.rows[q["Ann"]].poison, q.has("Ann", t.BLIND), q.has("Ann", t.DOWN)) == (0, True, True)


@rule("SS-41.9")
def test_shout_of_the_cleric() -> None:
    q = scene("14B", Gus="cleric 14B.a", Ann="black-rose 14B.a", Ben="assassin 14B.b", Cat="archer 14B.a")
    hurt(q, "Ann", 3)
    hurt(q, "Ben", 3)
    die(q, "Gus")
    q.turn("Gus")
    assert shouts(q) == [q["Ann"]]
    q.do("shout", "Ann")
    assert (q.wounds("Ann"), q.wounds("Ben")) == (1, 3)
    over(q)


@pytest.mark.parametrize(("face", "fire"), [("b6", (1, 0)), ("b10", (1, 0)), ("b4", (0, 0))])
def test_shout_of_the_runemaster(face: str, fire: tuple[int, int]) -> None:
    q = ghost("runemaster", Ann="black-rose 14B.b", r="raider red 1 14B.b")
    q.do("shout", "r", dice=face)
    assert fires(q, "r") == fire
    over(q)
