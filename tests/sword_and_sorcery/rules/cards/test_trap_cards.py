"""SS-46, SS-G9: the thirteen traps."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import any_way, fires, things, trap
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Trap
from reverie.games.sword_and_sorcery.rules.plan import Door
from reverie.games.sword_and_sorcery.rules.state import ENEMIES
from reverie.testing import rule

HEROES = ("Ann", "Ben", "Cat")


def sprung(card: str, dice: str) -> Scene:
    """A trap in 1B.c, where Ann is; Ben is next door, Cat two areas away, Dan three."""
    q = scene(
        "1B 14B",
        Ann="black-rose 1B.c",
        Ben="assassin 1B.d",
        Cat="archer 14B.a",
        Dan="enchantress 14B.b",
        g="gremlin green 1 14B.c",
    )
    atoms.take_away(q.s, q["g"])
    atoms.leave_play(q.s, q.foe("g"), False)
    q.s.happened = []
    row = q.s.piles.edit(ENEMIES)
    row.cards, row.known = (q.foe("g"),), (0,)
    q.stack("trap", trap(q, card))
    q.begin(Trap(q["Ann"], q.area("1B.c")), dice)
    any_way(q)
    q.quiet()
    assert q.s.piles.rows[5].cards == (trap(q, card),)
    return q


def state(q: Scene, name: str) -> tuple[int, int, int, tuple[int, int]]:
    """Conditions, poison, wounds, fire."""
    row = q.s.figures.rows[q[name]]
    return row.conditions, row.poison, row.wounds, row.fires


NOTHING = (0, 0, 0, (0, 0))
FAILED = {
    "poison-gas": (1, (0, 1, 0, (0, 0))),
    "venom-spray": (0, (0, 2, 0, (0, 0))),
    "flames": (1, (0, 0, 0, (1, 0))),
    "shock": (2, (0, 0, 1, (0, 0))),
    "flash": (1, (t.BLIND, 0, 0, (0, 0))),
    "glue": (1, (t.SLOW, 0, 0, (0, 0))),
    "swinging-log": (1, (t.DOWN, 0, 0, (0, 0))),
}
"""How far each reaches, and what becomes of who does not save."""


def test_thirteen_traps() -> None:
    assert len(GAME.cast.traps) == 13


@pytest.mark.parametrize("card", FAILED)
@rule("SS-11.3", "SS-46.1")
def test_a_trap_with_a_radius(card: str) -> None:
    """Everybody within saves; who fails suffers, who is farther away does not save."""
    reach, harm = FAILED[card]
    q = sprung(card, " ".join(["b1"] * (reach + 1)))
    for far, name in enumerate(HEROES):
        assert state(q, name) == (harm if far <= reach else NOTHING)
    assert state(q, "Dan") == NOTHING


@pytest.mark.parametrize("card", FAILED)
@rule("SS-13.12")
def test_a_save_against_a_trap(card: str) -> None:
    reach, _harm = FAILED[card]
    q = sprung(card, " ".join(["b8"] * (reach + 1)))
    assert [state(q, name) for name in HEROES] == [NOTHING] * 3


def test_oil_burst() -> None:
    """Fire I on the area of the trap: no save."""
    q = sprung("oil-burst", "")
    assert things(q, "fire") == ["1B.c"]
    assert (fires(q, "Ann"), fires(q, "Ben")) == ((1, 0), (0, 0))


@rule("SS-8.5")
def test_needle() -> None:
    q = sprung("needle", "")
    assert [q.wounds(name) for name in HEROES] == [1, 0, 0]


@pytest.mark.parametrize(("face", "stunned"), [("b1", True), ("b6", False)])
def test_stun_rune(face: str, stunned: bool) -> None:
    q = sprung("stun-rune", face)
    assert (q.has("Ann", t.STUN), q.has("Ben", t.STUN)) == (stunned, False)


@rule("SS-46.5", "SS-32.1")
def test_alarm() -> None:
    """An encounter card is drawn even where no enemy is in play."""
    q = sprung("alarm", "")
    assert len(q.s.piles.rows[3].cards) == 1


@pytest.mark.parametrize(("face", "where"), [("b1", "1B.c"), ("b6", "")])
def test_pentagram(face: str, where: str) -> None:
    """The top enemy comes onto the trap's area, unless the opener saves."""
    q = sprung("pentagram", face)
    assert q.where("g") == where


def test_click() -> None:
    q = sprung("click", "")
    assert [state(q, name) for name in (*HEROES, "Dan")] == [NOTHING] * 4
    assert q.where("g") == ""


@pytest.mark.parametrize(
    ("card", "dice", "reached"),
    [("venom-spray", "", ()), ("flames", "b1 b1", ("Ann", "Ben")), ("shock", "b1 b1 b1", ("Ann", "Ben", "Cat"))],
)
@rule("SS-11.4")
def test_a_trap_of_a_door(card: str, dice: str, reached: tuple[str, ...]) -> None:
    """Both areas of the edge are at 1; nobody is at 0."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.b", Cat="archer 14B.c")
    a, b = q.area("14B.a"), q.area("14B.b")
    q.s.plan.doors = (Door(0, 0, q.layout.between("14B.a", "14B.b"), a, b, False),)
    q.stack("trap", trap(q, card))
    q.begin(Trap(q["Ann"], a, 0), dice)
    any_way(q)
    q.quiet()
    assert tuple([name for name in HEROES if state(q, name) != NOTHING]) == reached


def test_oil_burst_and_pentagram_of_a_door_come_to_the_opener() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.b")
    a, b = q.area("14B.a"), q.area("14B.b")
    q.s.plan.doors = (Door(0, 0, q.layout.between("14B.a", "14B.b"), a, b, False),)
    q.stack("trap", trap(q, "oil-burst"))
    q.begin(Trap(q["Ann"], a, 0))
    assert things(q, "fire") == ["14B.a"]
    assert (fires(q, "Ann"), fires(q, "Ben")) == ((1, 0), (0, 0))
