"""SS-7.5, SS-26.5, SS-28.8, SS-50.13: what can do nothing is not done, nor offered; whoever is dead by then gets nothing more."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import hit_by
from tests.sword_and_sorcery.rules.cards.table import any_way, critical, die, give_power, hurt, lines, skilled
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.testing import rule


def acts(q: Scene, name: str, dice: str) -> None:
    q.begin(Activation(q.foe(name)), dice)
    any_way(q)
    q.quiet()


@rule("SS-28.8", "SS-40.5n")
@pytest.mark.parametrize(("wounds", "dice", "charges"), [(0, "r1 b1 b6 r1 b1 b6", 0), (8, "r1 b1 b1", 1)])
def test_no_charge_goes_for_an_attack_on_the_dead(wounds: int, dice: str, charges: int) -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", o="orc-warrior blue 1 98A.a")
    hurt(q, "Ann", wounds)
    acts(q, "o", dice)
    assert q.s.heroes.rows[q["Ann"]].ghost == (wounds > 0)
    assert q.s.foes.rows[q.foe("o")].charges == charges


@rule("SS-26.5", "SS-40.5u", "SS-24.2")
def test_no_critical_token_for_whom_the_swing_has_killed() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", m="troll 98A.a")
    atoms.move_threat(q.s, q["Ann"], 1)
    q.s.happened = []
    hurt(q, "Ann", 8)
    q.stack("critical", critical(q, "critical-minus-hit"))
    acts(q, "m", "r9 b5 b2 b1")  # SKILL SKILL for Critical, MAGIC for Swing, and a save that fails
    assert q.s.heroes.rows[q["Ann"]].ghost
    assert q.s.figures.rows[q["Ann"]].criticals == ()
    assert q.s.piles.rows[12].cards[0] == critical(q, "critical-minus-hit"), "none was drawn"


@rule("SS-26.5", "SS-24.2")
def test_no_second_critical_token_for_whom_the_first_has_killed() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", o="orc-warrior red 1 98A.a")
    hurt(q, "Ann", 8)
    give_power(q, "o", "savage")
    q.stack("critical", critical(q, "critical-wound-1"), critical(q, "critical-minus-hit"))
    acts(q, "o", "r9 r9")
    assert q.s.heroes.rows[q["Ann"]].ghost
    assert q.s.figures.rows[q["Ann"]].criticals == ()


@rule("SS-28.13", "SS-6.4")
def test_a_wounded_figure_of_a_horde_mends() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", p="gremlin-pack green 1 98A.d")
    give_power(q, "p", "mending")
    first, second = q.s.plan.figures[q.foe("p")]
    q.s.figures.edit(second).wounds = 2
    q.time_phase()
    any_way(q)
    assert (q.s.figures.rows[first].wounds, q.s.figures.rows[second].wounds) == (0, 1)


@rule("SS-50.13", "SS-25.5")
@pytest.mark.parametrize("down", [False, True])
def test_who_lies_on_the_ground_has_no_quick_step(down: bool) -> None:
    q = scene("98A", Ann="ranger 98A.a", Ben="cleric 98A.g")
    skilled(q, "Ann", 4, "quick-step")
    if down:
        hit_by(q, "Ann", t.DOWN)
    q.turn("Ann")
    assert bool(lines(q, "quick-step")) == (not down)


@rule("SS-50.13", "SS-26.11")
@pytest.mark.parametrize("version", ["archer", "ranger", "cleric"])
@pytest.mark.parametrize("near", [False, True])
def test_a_ghost_with_nobody_around_does_not_shout(version: str, near: bool) -> None:
    q = scene("98A", Ann=f"{version} 98A.a", Ben="black-rose " + ("98A.a" if near else "98A.g"))
    hurt(q, "Ben", 1)
    die(q, "Ann")
    q.turn("Ann")
    assert any([deed[0] == "shout" for deed in q.options() if isinstance(deed, tuple)]) == near
