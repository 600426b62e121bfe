"""SS-G4 TH1 to TH8: the powers of Thorgar."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    COMPANION,
    MAIN,
    cooldown,
    effects,
    fires,
    hurt,
    lines,
    pass_all,
    pay,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


@pytest.mark.parametrize(("line", "healed", "hourglasses"), [(0, 2, 1), (1, 4, 2), (2, 6, 3)])
@rule("SS-43.11", "SS-Q80")
def test_heal_wounds(line: int, healed: int, hourglasses: int) -> None:
    """TH1: a hero within 1, the user too; never above full, and not who is unhurt or too far."""
    q = scene("14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.b", Ben="assassin 14B.c", Cat="archer 14B.a")
    skilled(q, "Thorgar", 5, "heal-wounds")
    skilled(q, "Ann", 7)
    hurt(q, "Ann", 9)
    hurt(q, "Ben", 5)
    hurt(q, "Thorgar", 1)
    q.turn("Thorgar")
    assert {target for _line, target in lines(q, "heal-wounds")} == {q["Thorgar"], q["Ann"]}
    normal = q.s.agenda[-1].normal  # type: ignore[attr-defined]
    q.do("power", "heal-wounds", line, "Ann")
    assert (q.wounds("Ann"), q.wounds("Ben")) == (9 - healed, 5)
    assert cooldown(q, "Thorgar", "heal-wounds") == hourglasses
    assert q.s.agenda[-1].normal == normal - 1  # type: ignore[attr-defined]


@rule("SS-43.4")
def test_battle_rune() -> None:
    """TH2: attacks of heroes from its area count MAGIC that is not spent as HIT; until the Time Phase."""
    q = scene(
        "14B",
        Thorgar="runemaster 14B.b",
        Ann="black-rose 14B.b battle-axe",
        Ben="assassin 14B.a",
        r="raider red 1 14B.b",
    )
    skilled(q, "Thorgar", 1, "battle-rune")
    q.turn("Thorgar")
    q.do("power", "battle-rune", 0, -1)
    assert things(q, "battle-rune") == ["14B.b"]
    assert cooldown(q, "Thorgar", "battle-rune") == 2
    q.do("end")
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r6 b1 b1 b1 b1")
    assert effects(q) == [t.E_IGNORE_ARMOUR]
    pay(q)
    q.quiet()
    assert q.wounds("r") == 1 + 1 + 1 + 1 - 1  # sure, HIT, MAGIC, supremacy; armour 1
    q.do("end")
    q.time_phase()
    assert things(q, "battle-rune") == []


def test_battle_rune_is_for_who_stands_there_and_pays_nothing_else() -> None:
    q = scene(
        "14B",
        Thorgar="runemaster 14B.b",
        Ann="black-rose 14B.b battle-axe",
        Ben="assassin 14B.a",
        r="raider red 1 14B.b",
    )
    skilled(q, "Thorgar", 1, "battle-rune")
    q.turn("Thorgar")
    q.do("power", "battle-rune", 0, -1)
    q.do("end")
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r6 b1 b1 b1 b1")
    pay(q, t.E_IGNORE_ARMOUR)
    pass_all(q)
    assert q.wounds("r") == 1 + 1 + 1  # the MAGIC is spent
    q = scene("14B", Thorgar="runemaster 14B.a", Ann="archer 14B.b short-bow", r="raider red 1 14B.a")
    skilled(q, "Thorgar", 1, "battle-rune")
    q.turn("Thorgar")
    q.do("power", "battle-rune", 0, -1)
    q.do("end")
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r6 b2")
    pass_all(q)
    assert q.wounds("r") == 0  # two hits, resists one, armour 1: she stands elsewhere


@pytest.mark.parametrize(("rank", "targets"), [(1, "ac"), (4, "abc")])
@rule("SS-43.8", "SS-Q59")
def test_command_is_for_the_lowly(rank: int, targets: str) -> None:
    """TH3: a green enemy, from rank IV on a blue one, with another beside it."""
    q = scene(
        "14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.a", a="raider green 1 14B.b", b="raider blue 1 14B.b",
        c="orc-warrior green 1 14B.b", d="orc-warrior red 1 14B.b",
    )  # fmt: skip
    skilled(q, "Thorgar", rank, "command")
    q.turn("Thorgar")
    assert {target for _line, target in lines(q, "command")} == {q[one] for one in targets}


@rule("SS-43.8")
def test_command_makes_an_enemy_strike_another() -> None:
    q = scene(
        "14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.a", a="orc-warrior green 1 14B.b", b="gremlin green 1 14B.b",
        c="raider green 1 14B.b",
    )  # fmt: skip
    skilled(q, "Thorgar", 1, "command")
    q.turn("Thorgar")
    q.do("power", "command", 0, "a")
    assert sorted(q.options()) == [q["b"], q["c"]]
    q.do("b", dice="r8 b1")
    q.quiet()
    assert q.where("b") == ""
    assert (q.wounds("a"), q.wounds("c")) == (0, 0)
    assert cooldown(q, "Thorgar", "command") == 2
    assert things(q, "crowns") == ["14B.b"]


def test_command_of_a_blue_enemy_cools_longer() -> None:
    q = scene(
        "14B", Thorgar="runemaster 14B.a", Ann="black-rose 14B.a", a="raider blue 1 14B.b", b="gremlin green 1 14B.b"
    )
    skilled(q, "Thorgar", 4, "command")
    q.turn("Thorgar")
    assert lines(q, "command") == [(0, q["b"]), (1, q["a"]), (1, q["b"])]
    q.do("power", "command", 1, "a", dice="r2 b2 b2 b1")
    assert q.where("b") == ""
    assert cooldown(q, "Thorgar", "command") == 3


@rule("SS-50.13", "SS-25.10")
def test_command_needs_a_victim_and_somebody_awake() -> None:
    q = scene(
        "14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.a", a="raider green 1 14B.b", b="orc-warrior green 1 14B.c"
    )
    skilled(q, "Thorgar", 1, "command")
    q.turn("Thorgar")
    assert lines(q, "command") == []
    q.s.figures.edit(q["b"]).area = q.area("14B.b")
    atoms.give_condition(q.s, q["a"], t.STUN)
    q.do("end")
    q.turn("Thorgar")
    assert lines(q, "command") == [(0, q["b"])]


@pytest.mark.parametrize(("line", "first", "hourglasses"), [(0, 0, 2), (1, 1, 3)])
@rule("SS-7.42")
def test_blessing(line: int, first: int, hourglasses: int) -> None:
    """TH4: a die again in each attack; from rank IV +1 HIT in the first. Until the Time Phase."""
    q = scene("14B", Thorgar="cleric 14B.a", Ann="archer 14B.b longsword", r="raider red 1 14B.b")
    skilled(q, "Thorgar", 4, "blessing")
    skilled(q, "Ann", 5)
    q.turn("Thorgar")
    assert {target for _line, target in lines(q, "blessing")} == {q["Thorgar"], q["Ann"]}
    q.do("power", "blessing", line, "Ann")
    assert cooldown(q, "Thorgar", "blessing") == hourglasses
    q.do("end")
    q.turn("Ann")
    wounds = 0
    for more in (first, 0):
        q.do("attack", "main", "r", dice="r1 b1")
        assert (q.choice.kind, q.choice.options.most) == ("reroll", 1)  # type: ignore[attr-defined]
        q.do((0,), dice="r8 b1 b1 b1")
        pass_all(q)
        q.dice = []
        wounds += 1 + 2 + more - 1
        assert q.wounds("r") == wounds


@pytest.mark.parametrize("line", [0, 1])
def test_a_blessing_ends_with_the_time_phase(line: int) -> None:
    q = scene("14B", Thorgar="runemaster 14B.a", Ann="archer 14B.b longsword", r="raider red 1 14B.b")
    skilled(q, "Thorgar", 4, "blessing")
    q.turn("Thorgar")
    q.do("power", "blessing", line, "Ann")
    q.do("end")
    assert len(q.s.lasting) == 1 + line
    q.time_phase()
    assert q.s.lasting == ()


def test_blessing_blesses_companions() -> None:
    """SS-20.4 l: a companion may receive what heroes receive."""
    q = scene("14B", Thorgar="cleric 14B.a", Ann="archer 14B.b", r="raider red 1 14B.b")
    skilled(q, "Thorgar", 2, "blessing")
    atoms.summon(q.s, q["Ann"], 0, 2, q.area("14B.b"))
    q.names["Fenrir"] = COMPANION
    q.s.happened = []
    q.turn("Thorgar")
    q.do("power", "blessing", 0, "Fenrir")
    q.do("end")
    q.begin(Attack(COMPANION, q["r"], BY_WEAPON, MAIN), "r1 b1")
    assert (q.choice.kind, q.choice.seat) == ("reroll", q["Ann"])


def test_protective_rune() -> None:
    """TH5: heroes who defend there count MAGIC as SHIELD; until the Time Phase."""
    q = scene("14B", Thorgar="runemaster 14B.b", Ann="black-rose 14B.b", r="orc-warrior green 1 14B.b")
    skilled(q, "Thorgar", 2, "protective-rune")
    q.turn("Thorgar")
    q.do("power", "protective-rune", 0, -1)
    assert things(q, "protective-rune") == ["14B.b"]
    assert cooldown(q, "Thorgar", "protective-rune") == 2
    q.do("end")
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2 b5")
    assert q.wounds("Ann") == 1
    q.time_phase()
    assert things(q, "protective-rune") == []
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2 b5")
    assert q.wounds("Ann") == 1 + 2


@pytest.mark.parametrize(
    ("line", "dice", "offered", "hourglasses"),
    [
        (0, "r4 r6 b1 b1", [t.E_AOE, t.E_KNOCK_DOWN], 3),
        (1, "r4 r6 r6 b1 b1 b1", [t.E_AOE, t.E_KNOCK_DOWN, t.E_LETHAL], 4),
    ],
)
@rule("SS-43.7", "SS-19.9")
def test_call_lightning(line: int, dice: str, offered: list[int], hourglasses: int) -> None:
    """TH6: 1/2/2, M: AoE 0, S: Knock-down; at rank V 1/3/3 and MM: Lethal 3."""
    q = scene(
        "14B", Thorgar="runemaster 14B.a", Ann="black-rose 14B.a", a="raider red 1 14B.b", b="gremlin red 1 14B.b"
    )
    skilled(q, "Thorgar", 5, "call-lightning")
    q.turn("Thorgar")
    assert lines(q, "call-lightning")[-1] == (1, q["b"])
    q.do("power", "call-lightning", line, "a", dice=dice)
    assert effects(q) == offered
    pay(q, t.E_AOE, t.E_KNOCK_DOWN, dice="b1 b1 b1 b1")
    q.quiet()
    hits = 3 + line
    assert [q.wounds(one) for one in "ab"] == [hits, hits]  # no armour for who lies on the ground
    assert [q.has(one, t.DOWN) for one in "ab"] == [True, True]
    assert cooldown(q, "Thorgar", "call-lightning") == hourglasses


@pytest.mark.parametrize(("line", "fire", "wounds"), [(0, (1, 0), 1), (1, (0, 1), 2)])
def test_rune_of_ruin(line: int, fire: tuple[int, int], wounds: int) -> None:
    """TH7: the next attack sets on fire; at rank V with Fire II and −1 armour."""
    q = scene("14B", Thorgar="runemaster 14B.b hammer", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Thorgar", 5, "rune-of-ruin")
    q.turn("Thorgar")
    q.do("power", "rune-of-ruin", line, -1)
    assert cooldown(q, "Thorgar", "rune-of-ruin") == 2
    q.do("attack", "main", "r", dice="r2 b1 b1 b1")
    q.dice = []
    assert (fires(q, "r"), q.wounds("r")) == (fire, wounds)


@pytest.mark.parametrize(("line", "dice", "wounds", "hourglasses"), [(0, "r2 b1", 1, 2), (1, "r2 r2 b1", 2, 3)])
def test_stone_curse(line: int, dice: str, wounds: int, hourglasses: int) -> None:
    """TH8: 1/1/1 or 1/2/1 and Slow; within 2."""
    q = scene(
        "14B", Thorgar="runemaster 14B.a", Ann="black-rose 14B.a", r="raider red 1 14B.b", g="gremlin green 1 14B.b"
    )
    skilled(q, "Thorgar", 6, "stone-curse")
    q.turn("Thorgar")
    q.do("power", "stone-curse", line, "r", dice=f"{dice} b1 b1")
    q.dice = []
    assert (q.has("r", t.SLOW), q.has("g", t.SLOW), q.wounds("r")) == (True, False, wounds)
    assert cooldown(q, "Thorgar", "stone-curse") == hourglasses
