"""SS-G18 Q4, The Chained Giant: braziers, the merchant, the Troll's two sides."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import look, settle, shadow
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import arrives, comes, count, is_in_play, lay, lies, row_of, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import GATE
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule

TORCH, TRADE = ("action", 0), ("action", 1)


@pytest.fixture
def q() -> Scene:
    return prologue(2, quest="Q4")


def hurt(q: Scene, figure: int, wounds: int) -> None:
    atoms.wound(q.s, figure, wounds, q["Ann"])
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    settle(q)


@rule("SS-G18", "SS-37.2")
def test_the_troll_is_there_when_the_first_hero_enters_its_hall(q: Scene) -> None:
    arrives(q, "Ann", "4B.a")
    assert is_in_play(q, "troll") and "Q4.7" in read(q.s)
    assert q.s.figures.rows[q.s.plan.figures[row_of(q, "troll")][0]].area == q.area("4B.d")
    assert q.s.threatened == 1


@rule("SS-G18", "SS-8.6")
def test_each_brazier_sets_a_near_troll_alight_and_rests_for_three_rounds(q: Scene) -> None:
    troll = comes(q, "troll", "4B.d")
    stands(q, "Ann", "4B.a")
    stands(q, "Ben", "4B.a")
    q.turn("Ann")
    q.do(TORCH)
    assert q.s.figures.rows[troll].fires == (0, 1)
    q.do("end")
    q.turn("Ben")
    refused = why_not(q.s, q.choice, TORCH)
    assert refused is not None and refused.rule == "SS-8.6", "the brazier rests, not the hero"
    q.do("end")
    for place, later, offered in (("4B.c", 0, True), ("4B.a", 2, False), ("4B.a", 3, True)):
        stands(q, "Ben", place)
        q.s.round += later
        q.turn("Ben")
        assert q.offers(TORCH) == offered
        q.do("end")
        q.s.round -= later


@rule("SS-G18")
def test_a_brazier_does_nothing_to_a_troll_that_is_far(q: Scene) -> None:
    troll = comes(q, "troll", "4B.e")
    stands(q, "Ann", "4B.a")
    q.turn("Ann")
    q.do(TORCH)
    assert q.s.figures.rows[troll].fires == (0, 0)


@rule("SS-G18", "SS-50.9")
@pytest.mark.parametrize(("fires", "phases"), [((0, 0), (2, 0)), ((1, 0), (5, 3)), ((0, 1), (5, 6)), ((1, 1), (6, 7))])
def test_it_does_not_regenerate_in_a_time_phase_that_it_begins_burning(
    q: Scene, fires: tuple[int, int], phases: tuple[int, int]
) -> None:
    """Two heroes heal it by 2. Fire I burns for one Time Phase, also if it goes out in it, Fire II for two; what it burns stays."""
    troll = comes(q, "troll", "4B.d")
    q.s.figures.edit(troll).wounds = 4
    q.s.figures.edit(troll).fires = fires
    for wounds in phases:
        q.time_phase()
        settle(q)
        assert q.s.figures.rows[troll].wounds == wounds


@rule("SS-G18", "SS-27.4")
def test_the_merchant_stays_and_trades_once(q: Scene) -> None:
    stands(q, "Ann", "6B.d")
    shadow(q, "6B.d", "man")
    look(q)
    settle(q)
    assert len(lies(q, "merchant", "6B.d")) == 1 and "Q4.3" in read(q.s)
    stands(q, "Ben", "12B.c")
    q.turn("Ann")
    q.do(TRADE)
    q.do(q.options()[0])
    assert q.choice.kind == "branch"
    q.do(0)
    q.do(q.options()[0])
    assert q.choice.kind == "visit" and [choice.seat for choice in q.s.pending] == [q["Ann"]], "Ben is two areas away"
    q.do("done")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert lies(q, "merchant", "6B.d") == [] and count(q, "mercy") == 1
    assert read(q.s).count("Q4.12") == 1
    assert not q.offers(TRADE)


@rule("SS-G18", "SS-16.12")
def test_nobody_trades_while_engaged(q: Scene) -> None:
    stands(q, "Ann", "6B.d")
    lay(q, "merchant", "6B.d")
    comes(q, "raider green 1", "6B.d")
    q.turn("Ann")
    assert not q.offers(TRADE)


@rule("SS-G18", "SS-G19", "SS-G20")
def test_half_of_the_second_side_opens_the_gate_and_its_end_wins(q: Scene) -> None:
    troll = comes(q, "troll", "4B.d")
    gate = next(n for n, thing in enumerate(q.s.things.rows) if thing.kind == GATE)
    hurt(q, troll, hp_of(q.s, troll) // 2 + 1)
    assert "Q4.9" not in read(q.s) and q.s.things.rows[gate].state == 0, "half of the first side is nothing"
    hurt(q, troll, 99)
    assert "Q4.8" in read(q.s) and q.s.foes.rows[row_of(q, "troll")].side == 1 and q.s.ended == ""
    hurt(q, troll, (hp_of(q.s, troll) + 1) // 2)
    assert "Q4.9" in read(q.s) and q.s.things.rows[gate].state == 1
    hurt(q, troll, 99)
    assert q.s.ended == "won" and "second-shrine" in q.s.flags


@rule("SS-G18")
def test_there_is_no_second_shrine_where_somebody_is_a_ghost(q: Scene) -> None:
    troll = comes(q, "troll", "4B.d")
    q.s.heroes.edit(q["Ben"]).ghost = True
    for _side in range(2):
        hurt(q, troll, 99)
    assert q.s.ended == "won" and "second-shrine" not in q.s.flags
