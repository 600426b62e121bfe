"""SS-G4 LA1 to LA8: the powers of Laegon."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    COMPANION,
    answer,
    answers,
    cooldown,
    critical,
    hurt,
    lines,
    pass_all,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.queries import hp_of, weapon_range
from reverie.testing import rule


@pytest.mark.parametrize(("line", "hits", "hourglasses"), [(0, 0, 2), (1, 1, 2), (2, 2, 3)])
@rule("SS-43.9", "SS-24.2")
def test_precise_strike(line: int, hits: int, hourglasses: int) -> None:
    """LA1: the next attack deals a Critical, with +1 or +2 HIT."""
    q = scene("14B", Laegon="ranger 14B.b longsword", Ann="rogue 14B.a", r="raider red 1 14B.b")
    skilled(q, "Laegon", 5, "precise-strike")
    q.turn("Laegon")
    q.do("power", "precise-strike", line, -1)
    assert cooldown(q, "Laegon", "precise-strike") == hourglasses
    q.stack("critical", critical(q, "critical-wound-2"))
    q.do("attack", "main", "r", dice="r2 b1 b1 b1 b1 b1")
    pass_all(q)
    q.dice = []
    assert q.wounds("r") == 2 + hits + 1  # two wounds of the token; two hits, armour 1
    q.do("attack", "main", "r", dice="r1 b1 b1")
    pass_all(q)
    assert q.wounds("r") == 2 + hits + 1


@pytest.mark.parametrize(("line", "wounds", "hourglasses"), [(0, 1, 2), (1, 2, 3)])
def test_hunters_snare(line: int, wounds: int, hourglasses: int) -> None:
    """LA2: the first enemy that enters stops, is slow and wounded; the snare is gone."""
    q = scene("14B", Laegon="ranger 14B.a", Ann="black-rose 14B.a", r="raider blue 1 14B.c")
    skilled(q, "Laegon", 3, "hunters-snare")
    q.turn("Laegon")
    q.do("power", "hunters-snare", line, -1)
    assert sorted(q.options()) == [q.area("14B.a"), q.area("14B.b")]
    q.do("14B.b")
    assert things(q, "snare") == ["14B.b"]
    assert cooldown(q, "Laegon", "hunters-snare") == hourglasses
    q.do("end")
    q.begin(Activation(q.foe("r"), plus=True), "b6")
    q.quiet()
    assert (q.where("r"), q.wounds("r"), things(q, "snare")) == ("14B.b", wounds, [])
    assert q.has("r", t.SLOW)  # for its next activation: this one goes on with its dagger


def test_only_one_snare_lies_on_the_map() -> None:
    q = scene("14B", Laegon="ranger 14B.b", Ann="black-rose 14B.a")
    skilled(q, "Laegon", 4, "hunters-snare")
    q.turn("Laegon")
    q.do("power", "hunters-snare", 0, -1)
    q.do("14B.a")
    atoms.set_cooldown(q.s, q["Laegon"], q.s.cast.power_ids["hunters-snare"], 0)
    q.do("end")
    q.turn("Laegon")
    q.do("power", "hunters-snare", 1, -1)
    q.do("14B.c")
    assert things(q, "snare") == ["14B.c"]
    q.do("end")
    q.time_phase()
    assert things(q, "snare") == ["14B.c"]  # it waits


def test_a_hero_does_not_spring_the_snare() -> None:
    q = scene("14B", Laegon="ranger 14B.a", Ann="black-rose 14B.a")
    skilled(q, "Laegon", 3, "hunters-snare")
    q.turn("Laegon")
    q.do("power", "hunters-snare", 1, -1)
    q.do("14B.b")
    q.do("go", "14B.b")
    assert (q.wounds("Laegon"), q.has("Laegon", t.SLOW), things(q, "snare")) == (0, False, ["14B.b"])


@pytest.mark.parametrize(("line", "steps"), [(0, ["14B.b"]), (1, ["14B.b", "14B.c"])])
def test_quick_step(line: int, steps: list[str]) -> None:
    """LA3: one area, or two, without evading; the move action is left."""
    q = scene("14B", Laegon="ranger 14B.a", Ann="black-rose 14B.c", a="raider green 1 14B.a", b="gremlin green 1 14B.b")
    skilled(q, "Laegon", 4, "quick-step")
    q.turn("Laegon")
    q.do("power", "quick-step", line, -1)
    for area in steps:
        q.do(area)
    assert q.choice.kind == "deed"
    q.quiet()
    assert (q.where("Laegon"), q.wounds("Laegon")) == (steps[-1], 0)
    assert cooldown(q, "Laegon", "quick-step") == 2
    assert q.offers("go", "14B.b" if steps[-1] == "14B.c" else "14B.a")


@pytest.mark.parametrize(("line", "hits", "hourglasses"), [(0, 0, 3), (1, 1, 4)])
@rule("SS-43.10", "SS-24.18")
def test_rain_of_arrows(line: int, hits: int, hourglasses: int) -> None:
    """LA4: the next bow attack hits the whole area; at rank V with +1 HIT."""
    q = scene(
        "14B", Laegon="ranger 14B.a longbow", Ann="rogue 14B.a", a="orc-warrior green 1 14B.b", b="raider green 1 14B.b",
        c="gremlin green 1 14B.c",
    )  # fmt: skip
    skilled(q, "Laegon", 5, "rain-of-arrows")
    q.turn("Laegon")
    q.do("power", "rain-of-arrows", line, -1)
    assert cooldown(q, "Laegon", "rain-of-arrows") == hourglasses
    q.do("attack", "main", "a", dice="r8 b2 b1 b1")
    pass_all(q)
    q.dice = []
    assert [q.wounds(one) for one in "abc"] == [2 + hits, 1 + hits, 0]


def test_rain_of_arrows_waits_for_a_bow() -> None:
    q = scene(
        "14B",
        Laegon="ranger 14B.b longsword",
        Ann="rogue 14B.a",
        a="orc-warrior green 1 14B.b",
        b="raider green 1 14B.b",
    )
    skilled(q, "Laegon", 2, "rain-of-arrows")
    q.turn("Laegon")
    q.do("power", "rain-of-arrows", 0, -1)
    q.do("attack", "main", "a", dice="r8 b2 b1")
    pass_all(q)
    assert q.wounds("b") == 0


@rule("SS-7.50", "SS-50.15")
def test_twin_fang() -> None:
    """LA5: after the next melee weapon attack one with the other weapon on the same enemy."""
    q = scene("14B", Laegon="archer 14B.b stiletto pocket-knife", Ann="rogue 14B.a", r="raider red 1 14B.b")
    skilled(q, "Laegon", 2, "twin-fang")
    q.turn("Laegon")
    q.do("power", "twin-fang", 0, -1)
    assert cooldown(q, "Laegon", "twin-fang") == 2
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "window"
    q.do(q.options()[0], dice="r8 r1")
    q.quiet()
    assert q.choice.kind == "deed"
    assert q.wounds("r") == 0  # two hits, resists one, armour 1


def fenrir(q: Scene) -> int:
    q.names["Fenrir"] = COMPANION
    return COMPANION


@pytest.mark.parametrize(("line", "hp", "hits", "rank"), [(0, 3 + 5, 1, 2), (1, 5 + 5, 2, 3)])
@rule("SS-20.1", "SS-20.3", "SS-20.6", "SS-43.14")
def test_summon_fenrir(line: int, hp: int, hits: int, rank: int) -> None:
    """LA6, SS-G12: he comes into the own area and acts at once: five points, one attack of 1/1/SR/2 or 1/2/SR/2."""
    q = scene("14B", Laegon="ranger 14B.b", Ann="rogue 14B.a", r="raider red 1 14B.b")
    skilled(q, "Laegon", 5, "summon-fenrir")
    q.turn("Laegon")
    q.do("power", "summon-fenrir", line, -1)
    figure = fenrir(q)
    assert q.where("Fenrir") == "14B.b"
    assert hp_of(q.s, figure) == hp
    assert q.s.companions.rows[0].rank == rank
    assert cooldown(q, "Laegon", "summon-fenrir") == 0
    dice = " ".join(["r2"] * hits + ["b1"] * 3)  # SR/2 of rank V is 3
    q.do(("attack", q["r"]), dice=f"{dice} b1 b1")
    pass_all(q)
    q.dice = []
    assert q.wounds("r") == 1 + hits + 1 - 2  # heroes dominate; it resists one, armour 1
    assert not [deed for deed in q.options() if deed[0] == "attack"]
    q.do("end")
    assert lines(q, "summon-fenrir") == []  # once per round, by either line


@rule("SS-20.2")
def test_the_summons_cools_down_from_fenrirs_death() -> None:
    q = scene("14B", Laegon="ranger 14B.b", Ann="rogue 14B.a")
    skilled(q, "Laegon", 3, "summon-fenrir")
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 0, -1)
    fenrir(q)
    q.do(("go", q.area("14B.a")))
    q.do("end")
    q.do("end")
    q.time_phase()
    assert cooldown(q, "Laegon", "summon-fenrir") == 0
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 0, -1)
    assert q.where("Fenrir") == "14B.a"  # he acts again, where he stands
    q.do("end")
    q.do("end")
    atoms.wound(q.s, COMPANION, 9)
    q.turn("Ann")
    assert q.where("Fenrir") == ""
    assert cooldown(q, "Laegon", "summon-fenrir") == 3


@rule("SS-50.13", "SS-25.14")
def test_a_stunned_fenrir_is_not_called() -> None:
    q = scene("14B", Laegon="ranger 14B.b", Ann="rogue 14B.a")
    skilled(q, "Laegon", 3, "summon-fenrir")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.a"))
    atoms.give_condition(q.s, COMPANION, t.STUN)
    q.turn("Laegon")
    assert lines(q, "summon-fenrir") == []


@rule("SS-12.2")
def test_hawk_eye() -> None:
    """LA7: the bow reaches one area farther, and enemies do not block its line; nothing else changes."""
    q = scene("1B", Laegon="archer 1B.e short-bow", Ann="rogue 1B.e", a="raider green 1 1B.c", b="raider green 2 1B.b")
    q.turn("Laegon")
    assert (q.offers("attack", "main", "a"), q.offers("attack", "main", "b")) == (True, False)
    q.do("end")
    skilled(q, "Laegon", 3, "hawk-eye")
    q.turn("Laegon")
    assert (q.offers("attack", "main", "a"), q.offers("attack", "main", "b")) == (True, True)


def test_hawk_eye_is_for_bows() -> None:
    q = scene("14B", Laegon="archer 14B.a short-bow", Ann="black-rose 14B.a")
    skilled(q, "Laegon", 3, "hawk-eye")
    ranges = []
    for item in ("short-bow", "longbow", "hand-crossbow", "wand"):
        weapon = q.s.cast.items[q.s.cast.item_ids[item]].sides[0].weapon
        assert weapon is not None
        ranges.append(weapon_range(q.s, q["Laegon"], weapon))
    assert ranges == [(4, True), (5, True), (2, False), (2, False)]


@rule("SS-21.10")
def test_hawk_eye_reaches_one_area_farther() -> None:
    q = scene("1B 14B", Laegon="archer 1B.f short-bow", Ann="rogue 1B.e", a="raider green 1 14B.b")
    q.turn("Laegon")
    assert not q.offers("attack", "main", "a")
    q.do("end")
    skilled(q, "Laegon", 3, "hawk-eye")
    q.turn("Laegon")
    assert q.offers("attack", "main", "a")


def test_hawk_eye_helps_twin_arrows() -> None:
    """The second arrow flies as far as the first."""
    q = scene("1B", Laegon="archer 1B.e short-bow", Ann="rogue 1B.e", a="raider green 1 1B.c", b="raider green 2 1B.b")
    skilled(q, "Laegon", 3, "hawk-eye")
    q.turn("Laegon")
    q.do("attack", "main", "a", dice="r1 b1")
    assert answers(q) == ["twin-arrows"]
    answer(q, "twin-arrows", dice="r8 b2")
    q.quiet()
    assert q.wounds("b") == 1  # three hits, resists one, armour 1


@pytest.mark.parametrize(("line", "healed", "hourglasses"), [(0, 2, 2), (1, 4, 3)])
@rule("SS-25.3")
def test_wild_healing(line: int, healed: int, hourglasses: int) -> None:
    """LA8: a hero or companion of the own area heals and discards one condition."""
    q = scene("14B", Laegon="ranger 14B.b", Ann="rogue 14B.b", Ben="cleric 14B.a")
    skilled(q, "Laegon", 6, "wild-healing")
    hurt(q, "Ann", 5)
    hurt(q, "Ben", 5)
    atoms.give_condition(q.s, q["Ann"], t.SLOW)
    atoms.give_poison(q.s, q["Ann"], 1)
    q.turn("Laegon")
    assert {target for _line, target in lines(q, "wild-healing")} == {q["Ann"]}
    q.do("power", "wild-healing", line, "Ann")
    assert sorted(q.options()) == ["poison", "slow"]
    q.do("slow")
    assert q.wounds("Ann") == 5 - healed
    assert (q.has("Ann", t.SLOW), q.s.figures.rows[q["Ann"]].poison) == (False, 1)
    assert cooldown(q, "Laegon", "wild-healing") == hourglasses


@rule("SS-20.4")
def test_wild_healing_heals_fenrir() -> None:
    """The card says so, although heroes do not heal companions."""
    q = scene("14B", Laegon="ranger 14B.b", Ann="rogue 14B.a")
    skilled(q, "Laegon", 4, "wild-healing")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    fenrir(q)
    q.s.figures.edit(COMPANION).wounds = 3
    q.s.happened = []
    q.turn("Laegon")
    q.do("power", "wild-healing", 0, "Fenrir")
    assert q.wounds("Fenrir") == 1
