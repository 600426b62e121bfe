"""SS-G4 EC1 to EC8: the powers of Ecarus."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    answer,
    answers,
    cooldown,
    effects,
    hurt,
    lines,
    pass_all,
    pay,
    skilled,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


def struck(q: Scene, by: str, whom: str, dice: str) -> None:
    """An enemy strikes with its main weapon."""
    q.begin(Attack(q[by], q[whom], BY_WEAPON, MAIN), dice)


def test_shield_bash_needs_a_shield() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Ann="rogue 14B.b", r="raider blue 1 14B.b")
    skilled(q, "Ecarus", 5, "shield-bash")
    q.turn("Ecarus")
    assert lines(q, "shield-bash") == []


@pytest.mark.parametrize(
    ("rank", "line", "dice", "wounds", "hourglasses"),
    [(1, 0, "b2", 1, 1), (3, 1, "r2 b2", 2, 1), (5, 2, "r4 r2 b1", 3, 2)],
)
@rule("SS-24.7", "SS-24.9")
def test_shield_bash_pushes(rank: int, line: int, dice: str, wounds: int, hourglasses: int) -> None:
    """EC1: 1/0/1, 1/1/1 or 1/2/1 and S: Knock-down; the target falls back."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword shield", Ann="rogue 14B.a", r="raider blue 1 14B.b")
    skilled(q, "Ecarus", rank, "shield-bash")
    q.s.figures.edit(q["r"]).came = q.area("14B.c")
    q.turn("Ecarus")
    assert [target for at, target in lines(q, "shield-bash") if at == line] == [q["r"]]
    q.do("power", "shield-bash", line, "r", dice=f"{dice} b1")
    if rank == 5:
        assert effects(q) == [t.E_KNOCK_DOWN]
        pay(q, t.E_KNOCK_DOWN)
    q.quiet()
    assert q.where("r") == "14B.c"
    assert q.wounds("r") == wounds  # armour 1, which does not count for who lies on the ground
    assert q.has("r", t.DOWN) == (rank == 5)
    assert cooldown(q, "Ecarus", "shield-bash") == hourglasses


@pytest.mark.parametrize(("line", "second", "hourglasses"), [(0, 2, 2), (1, 1, 3)])
@rule("SS-18.8")
def test_rallying_cry(line: int, second: int, hourglasses: int) -> None:
    """EC2: +1 SHIELD in the next defence, or in every one, for heroes within 1; until the Time Phase."""
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a", Ben="runemaster 14B.c", r="raider green 1 14B.a")
    skilled(q, "Ecarus", 4, "rallying-cry")
    q.turn("Ecarus")
    q.do("power", "rallying-cry", line, -1)
    assert cooldown(q, "Ecarus", "rallying-cry") == hourglasses
    q.do("end")
    struck(q, "r", "Ann", "r2 b1")
    assert q.wounds("Ann") == 1  # two hits, one SHIELD
    struck(q, "r", "Ann", "r2 b1")
    assert q.wounds("Ann") == 1 + second
    q.time_phase()
    struck(q, "r", "Ann", "r2 b1")
    assert q.wounds("Ann") == 1 + second + 2


def test_a_cry_that_was_not_needed_ends_with_the_time_phase() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a", r="orc-warrior green 1 14B.a")
    skilled(q, "Ecarus", 1, "rallying-cry")
    q.turn("Ecarus")
    q.do("power", "rallying-cry", 0, -1)
    q.do("end")
    q.time_phase()
    struck(q, "r", "Ann", "r2 b1")
    assert q.wounds("Ann") == 2


def test_the_oath_shields_once() -> None:
    """EC5 at rank V: +1 SHIELD for this attack."""
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a", o="orc-warrior green 1 14B.a")
    skilled(q, "Ecarus", 5, "guardians-oath")
    struck(q, "o", "Ann", "r2")
    answer(q, "guardians-oath", 1, dice="b1")
    assert q.wounds("Ecarus") == 1
    struck(q, "o", "Ecarus", "r2 b1")
    assert q.wounds("Ecarus") == 1 + 2


def test_rallying_cry_does_not_reach_farther() -> None:
    q = scene("1B", Ecarus="white-rose 1B.e", Ann="assassin 1B.d", r="raider green 1 1B.d")
    skilled(q, "Ecarus", 1, "rallying-cry")
    q.turn("Ecarus")
    q.do("power", "rallying-cry", 0, -1)
    q.do("end")
    struck(q, "r", "Ann", "r2 b1")
    assert q.wounds("Ann") == 2


@pytest.mark.parametrize(("line", "wounds", "hourglasses"), [(0, 1, 1), (1, 2, 2), (2, 3, 2)])
def test_crushing_blow(line: int, wounds: int, hourglasses: int) -> None:
    """EC3: −1 armour, armour ignored, and +1 HIT besides; for the next melee attack only."""
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Ann="assassin 14B.a", o="orc-warrior red 1 14B.b")
    skilled(q, "Ecarus", 5, "crushing-blow")
    q.turn("Ecarus")
    q.do("power", "crushing-blow", line, -1)
    q.do("attack", "main", "o", dice="r2 b1 b1 b1 b1")
    assert q.wounds("o") == wounds  # two hits, armour 2
    assert cooldown(q, "Ecarus", "crushing-blow") == hourglasses
    q.dice = []
    q.do("attack", "main", "o", dice="r2 b1")
    q.quiet()
    assert q.wounds("o") == wounds


@pytest.mark.parametrize(("rank", "line", "wounds", "hourglasses"), [(2, 0, 0, 3), (4, 1, 2, 4), (5, 1, 3, 4)])
@rule("SS-43.1", "SS-8.7")
def test_rose_strike(rank: int, line: int, wounds: int, hourglasses: int) -> None:
    """EC4: all enemies of the own area are blind, at rank IV they receive a wound for each SR/2."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Ann="rogue 14B.a",
        a="raider green 1 14B.b",
        b="raider red 1 14B.b",
        c="gremlin blue 1 14B.a",
    )
    skilled(q, "Ecarus", rank, "rose-strike")
    q.turn("Ecarus")
    normal = q.s.agenda[-1].normal  # type: ignore[attr-defined]
    q.do("power", "rose-strike", line, -1)
    assert [q.has(one, t.BLIND) for one in "abc"] == [True, True, False]
    assert [q.wounds(one) for one in "abc"] == [wounds, wounds, 0]
    assert q.s.agenda[-1].normal == normal - 1  # type: ignore[attr-defined]
    assert cooldown(q, "Ecarus", "rose-strike") == hourglasses


@rule("SS-50.13")
def test_rose_strike_needs_somebody_to_strike() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="rogue 14B.a", c="gremlin blue 1 14B.a")
    skilled(q, "Ecarus", 2, "rose-strike")
    q.turn("Ecarus")
    assert lines(q, "rose-strike") == []


@pytest.mark.parametrize(("line", "wounds"), [(0, 2), (1, 1)])
@rule("SS-7.43", "SS-Q106")
def test_guardians_oath(line: int, wounds: int) -> None:
    """EC5: the knight defends for a hero in range, with his own armour; at rank V with +1 SHIELD."""
    q = scene("14B", Ecarus="white-rose 14B.b +old-hauberk", Ann="assassin 14B.a", o="orc-warrior green 1 14B.a")
    skilled(q, "Ecarus", 5, "guardians-oath")
    q.s.listening = True
    struck(q, "o", "Ann", "r8")
    assert (q.choice.seat, answers(q)) == (0, ["guardians-oath", "guardians-oath"])
    answer(q, "guardians-oath", line, dice="b1 b1")
    q.quiet()
    assert (q.wounds("Ecarus"), q.wounds("Ann")) == (wounds, 0)  # three hits, armour 1
    assert cooldown(q, "Ecarus", "guardians-oath") == 2
    assert [event.data for event in q.s.events if event.kind == "attack-taken"] == [
        {"by": q["Ecarus"], "instead": q["Ann"]}
    ]


def test_guardians_oath_draws_what_follows_upon_the_knight() -> None:
    """The knight is the target now: Double Strike is for him."""
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a", r="raider red 1 14B.a")
    skilled(q, "Ecarus", 2, "guardians-oath")
    struck(q, "r", "Ann", "r1")
    answer(q, "guardians-oath", dice="b1 b1")
    q.quiet()
    assert (q.wounds("Ecarus"), q.wounds("Ann")) == (3 + 2, 0)
    assert q.s.figures.rows[q["Ecarus"]].poison == 1


def test_guardians_oath_is_for_others() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a", o="orc-warrior green 1 14B.b")
    skilled(q, "Ecarus", 5, "guardians-oath")
    struck(q, "o", "Ecarus", "r8 b1")
    assert q.choice.kind == "deed"
    assert q.wounds("Ecarus") == 3


@rule("SS-43.12")
def test_cleave() -> None:
    """EC6: the next melee weapon attack hits up to two enemies of the area."""
    q = scene(
        "14B", Ecarus="black-rose 14B.b longsword shield", Ann="assassin 14B.a", a="raider red 1 14B.b",
        b="orc-warrior red 1 14B.b", c="gremlin red 1 14B.b",
    )  # fmt: skip
    skilled(q, "Ecarus", 3, "cleave", "shield-bash")
    q.turn("Ecarus")
    q.do("power", "cleave", 0, -1)
    assert cooldown(q, "Ecarus", "cleave") == 2
    q.do("attack", "main", "a", dice="r8 b2")
    assert {q["b"], q["c"]} <= set(q.options())
    q.do("b", dice="b1 b1 b1 b1 b1")
    q.dice = []
    assert [q.wounds(one) for one in "abc"] == [3, 2, 0]  # four hits; armour 1 and 2


def test_cleave_is_no_help_to_a_shield_bash() -> None:
    """A power is no weapon attack."""
    q = scene(
        "14B",
        Ecarus="black-rose 14B.b longsword shield",
        Ann="assassin 14B.a",
        a="raider red 1 14B.b",
        b="orc-warrior red 1 14B.b",
    )
    skilled(q, "Ecarus", 3, "cleave", "shield-bash")
    q.turn("Ecarus")
    q.do("power", "cleave", 0, -1)
    q.do("power", "shield-bash", 1, "a", dice="r8 b2 b1 b1 b1 b1")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert q.wounds("b") == 0


@pytest.mark.parametrize(("line", "wounds"), [(0, 1), (1, 2)])
@rule("SS-7.48")
def test_bloodied_rose(line: int, wounds: int) -> None:
    """EC7: after an enemy of the own area has wounded him he strikes it with his main weapon; at rank V with +1 HIT."""
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Ann="assassin 14B.a", r="raider red 1 14B.b")
    skilled(q, "Ecarus", 5, "bloodied-rose")
    q.begin(Attack(q["r"], q["Ecarus"], BY_WEAPON, MAIN), "r1 b1 b1 b1")
    while answers(q) != ["bloodied-rose", "bloodied-rose"]:
        pass_all(q)
    q.dice = []
    answer(q, "bloodied-rose", line, dice="r2 b1 b1 b1")
    q.dice = []
    assert q.wounds("r") == wounds  # two hits, armour 1
    assert cooldown(q, "Ecarus", "bloodied-rose") == 2


def test_bloodied_rose_is_not_for_shots() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Ann="assassin 14B.a", o="orc-shaman green 1 14B.a")
    skilled(q, "Ecarus", 3, "bloodied-rose")
    q.begin(Attack(q["o"], q["Ecarus"], BY_WEAPON, MAIN), "r2 b1 b1 b1")
    assert q.choice.kind == "deed"
    assert q.wounds("Ecarus") == 1


@rule("SS-7.40")
def test_unbroken_ignores_the_first_of_each_round() -> None:
    """EC8: Knock-down, Stun or Slow, once per round; Blind comes."""
    q = scene("14B", Ecarus="white-rose 14B.b", Ann="assassin 14B.a")
    skilled(q, "Ecarus", 4, "unbroken")
    atoms.give_condition(q.s, 0, t.BLIND)
    atoms.give_condition(q.s, 0, t.STUN)
    assert (q.has("Ecarus", t.BLIND), q.has("Ecarus", t.STUN)) == (True, False)
    atoms.give_condition(q.s, 0, t.SLOW)
    assert q.has("Ecarus", t.SLOW)
    q.s.round += 1
    atoms.give_condition(q.s, 0, t.DOWN)
    assert not q.has("Ecarus", t.DOWN)
    hurt(q, "Ecarus", 0)
