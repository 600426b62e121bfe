"""SS-G4 TA1 to TA7: the talents."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import MAIN, answer, answers, pass_all, skilled
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.rules.frames import Trap
from reverie.games.sword_and_sorcery.rules.queries import hp_of, room_for
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack, Save
from reverie.testing import rule


@pytest.mark.parametrize(("rank", "more"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3)])
@rule("SS-43.3")
def test_toughness(rank: int, more: int) -> None:
    """TA1: the line of the rank that is reached."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a")
    skilled(q, "Ann", rank)
    plain = hp_of(q.s, 0)
    skilled(q, "Ann", rank, "toughness")
    assert hp_of(q.s, 0) == plain + more


@rule("SS-43.13")
def test_lucky() -> None:
    """TA2: two dice on every save, one good one is enough."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a")
    skilled(q, "Ann", 1, "lucky")
    q.s.listening = True
    q.begin(Save(0, False), "b1 b6")
    q.quiet()
    assert [event.data["passed"] for event in q.s.events if event.kind == "saved"] == [True]


@pytest.mark.parametrize(("rank", "more"), [(1, 1), (4, 1), (5, 2)])
def test_packrat(rank: int, more: int) -> None:
    """TA3: room for one more item, at rank V for two."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a")
    skilled(q, "Ann", rank, "packrat")
    assert room_for(q.s, 0) == 2 + more


def test_fleet() -> None:
    """TA4: one movement point more in a move action."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a")
    skilled(q, "Ann", 1, "fleet")
    q.turn("Ann")
    for area in ("14B.b", "14B.c", "14B.b", "14B.c"):
        q.do("go", area)
    assert not q.offers("go", "14B.b")


@rule("SS-7.42", "SS-7.45")
def test_steady_hand() -> None:
    """TA5: one attack or defence die again, once per round."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b longsword",
        Ben="assassin 14B.a",
        r="raider red 1 14B.b",
        o="orc-warrior green 1 14B.b",
    )
    skilled(q, "Ann", 1, "steady-hand")
    q.begin(Attack(q["o"], q["Ann"], BY_WEAPON, MAIN), "r1 b1")
    assert answers(q) == ["steady-hand"]
    answer(q, "steady-hand")
    q.do((0,), dice="b6")
    assert q.wounds("Ann") == 1  # two hits with supremacy, one die
    q.begin(Attack(q["o"], q["Ann"], BY_WEAPON, MAIN), "r1 b1")
    assert q.choice.kind == "deed"
    q.s.round += 1
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r1 b1")
    answer(q, "steady-hand")
    assert q.choice.options.most == 1  # type: ignore[attr-defined]
    q.do((0,), dice="r8 b1 b1")
    pass_all(q)
    assert q.wounds("r") == 1 + 2 - 1


@rule("SS-16.3")
def test_focused_mind() -> None:
    """TA6: Focus adds 2 HIT."""
    q = scene("14B", Ann="black-rose 14B.b longsword", Ben="assassin 14B.a", r="raider red 1 14B.b")
    skilled(q, "Ann", 1, "focused-mind")
    q.turn("Ann")
    q.do("focus")
    q.do("attack", "main", "r", dice="r1 b1 b1 b1")
    q.quiet()
    assert q.wounds("r") == 1 + 2 - 1


@rule("SS-7.46")
def test_iron_will() -> None:
    """TA7: once per round a save that fails counts as made."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    skilled(q, "Ann", 1, "iron-will")
    glue = next(one.number for one in q.s.cast.traps if one.id == "stun-rune")
    q.stack("trap", glue)
    q.begin(Trap(0, q.area("14B.b")), "b1")
    assert answers(q) == ["iron-will"]
    answer(q, "iron-will")
    assert q.s.figures.rows[0].conditions == 0
    q.stack("trap", glue)
    q.begin(Trap(0, q.area("14B.b")), "b1")
    assert q.choice.kind == "deed"
    assert q.s.figures.rows[0].conditions != 0


def test_iron_will_is_not_asked_where_a_save_is_made() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    skilled(q, "Ann", 1, "iron-will")
    q.begin(Save(0, False), "b6")
    assert q.choice.kind == "deed"
